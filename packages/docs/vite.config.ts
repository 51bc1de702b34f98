import { defaultClientConditions, defineConfig } from 'vite';

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
    rolldownOptions: { input: ['pages/index.html', 'pages/en/index.html'] },
  },
});
