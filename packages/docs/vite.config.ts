import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const page = (path: string) => fileURLToPath(new URL(`pages/${path}`, import.meta.url));

/** The plain pages for players. Storybook is built beside them, see package.json. */
export default defineConfig({
  root: 'pages',
  base: './',
  appType: 'mpa',
  resolve: { conditions: ['@schafkopf/source', ...defaultClientConditions] },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { input: ['index.html', 'en/index.html'].map(page) },
  },
});
