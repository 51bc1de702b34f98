import type { StorybookConfig } from '@storybook/web-components-vite';
import { learningIndexer } from '../site/stories.js';

const config: StorybookConfig = {
  stories: [
    '../learn/en/*.md',
    '../stories/**/*.mdx',
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
