import type { StorybookConfig } from '@storybook/web-components-vite';
import { CHAPTERS } from '../learn/contents.js';
import { learningIndexer } from '../site/stories.js';

/** A page of the frame that stands alone has the site's icon. */
const ICON = '<link rel="icon" href="../icon.svg" type="image/svg+xml" />';

/** Until its own styles are there, the page waits in the reader's scheme, not in white. */
const WAITING = `<meta name="color-scheme" content="light dark" />
<style>
  body .sb-wrapper:is(.sb-preparing-story, .sb-preparing-docs) {
    background: light-dark(#fbf7ee, #221c17);
  }
  body :is(.sb-previewBlock, .sb-argstableBlock-body) {
    background: none;
  }
</style>`;

/** The icons of the list are of the colour of its words. */
const LISTED = `<style>
  [data-nodetype] svg {
    color: currentColor !important;
  }
</style>`;

const config: StorybookConfig = {
  stories: [
    '../stories/**/*.mdx',
    // One by one, so that they are listed in the order of the learning path.
    ...CHAPTERS.flatMap(({ pages }) => pages.map((page) => `../learn/en/${page}.md`)),
    '../stories/**/*.stories.ts',
    '../../elements/src/**/*.stories.ts',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/web-components-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  experimental_indexers: (indexers) => [...(indexers ?? []), learningIndexer],
  previewHead: (head) => `${head}${ICON}${WAITING}`,
  managerHead: (head) => `${head}${LISTED}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
