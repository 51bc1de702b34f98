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
  initialGlobals: { language: 'en' },
  decorators: [
    (story, { globals }) => {
      document.documentElement.lang = String(globals['language']);
      return story();
    },
  ],
  parameters: {
    options: { storySort: { order: ['Schafkopf', 'Contracts', 'Settlements', 'Elements'] } },
    a11y: { test: 'error' },
  },
};

export default preview;
