import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { embedFiles } from './site/embed.js';
import { bookPages } from './site/plugin.js';

const root = fileURLToPath(new URL('pages', import.meta.url));

/** The plain pages for players. Storybook is built beside them, see package.json. */
export default defineConfig({
  root: 'pages',
  base: './',
  appType: 'mpa',
  resolve: { conditions: ['@schafkopf/source', ...defaultClientConditions] },
  plugins: [bookPages(root), embedFiles()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // A link for each module that an element needs would hold up a phone longer than to find them.
    modulePreload: {
      resolveDependencies: (_, needs, { hostType }) => (hostType === 'html' ? needs : []),
    },
    rolldownOptions: { input: ['index.html', 'en/index.html'].map((page) => `${root}/${page}`) },
  },
});
