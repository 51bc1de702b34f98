import manifest from '@schafkopf/elements/custom-elements.json';
import '@schafkopf/elements/define';
import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { attributeControl } from './attribute-control.js';
import Element from './Element.mdx';
import { listedManifest } from './listed-manifest.js';
import './preview.css';
import { theme, wantsDark } from './theme.js';

setCustomElementsManifest(listedManifest(manifest));

// Storybook's own frame says nothing of where the text of a page of docs is.
document.getElementById('storybook-docs')?.setAttribute('role', 'main');

// A page of docs is dressed once, and so has to be drawn anew; a story follows by itself.
wantsDark.addEventListener('change', () => {
  if (new URLSearchParams(location.search).get('viewMode') === 'docs') location.reload();
});

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
  // Whatever the manifest knows is listed, and every attribute can be changed.
  argTypesEnhancers: [
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, type]) => {
          if (type.table?.category === 'attributes') {
            return [name, { ...attributeControl(name, type.table.type?.summary ?? ''), ...type }];
          }
          return [name, name in initialArgs ? type : { ...type, control: { disable: true } }];
        }),
      ),
  ],
  parameters: {
    docs: { theme: theme(), page: Element },
    options: {
      storySort: { order: ['Schafkopf', 'Learn', 'Settlements', 'Elements'] },
    },
  },
};

export default preview;
