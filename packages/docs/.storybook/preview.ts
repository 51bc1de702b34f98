import type { Preview } from '@storybook/web-components-vite';
import '@schafkopf/elements/define';
import './preview.css';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: {
      description: 'Language of the elements',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'de', title: 'Deutsch' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // The page tests run axe on every story; the panel waits until it is asked.
  initialGlobals: { language: 'en', a11y: { manual: true } },
  decorators: [
    (story, { globals }) => {
      document.documentElement.lang = String(globals['language']);
      return story();
    },
  ],
  parameters: {
    options: { storySort: { order: ['Schafkopf', 'Contracts', 'Settlements', 'Elements'] } },
  },
};

export default preview;
