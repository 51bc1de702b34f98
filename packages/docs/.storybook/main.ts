import type { StorybookConfig } from '@storybook/web-components-vite';
import { CHAPTERS } from '../learn/contents.js';
import { learningIndexer } from '../site/stories.js';

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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
