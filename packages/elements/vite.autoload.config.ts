import { defineConfig } from 'vite';
import { bundled } from './tools/bundled.js';

/** `autoload.js`, a module, and its parts in a folder beside it. */
export default defineConfig(
  bundled({
    lib: { entry: 'src/autoload.ts', formats: ['es'], fileName: () => 'autoload.js' },
    rolldownOptions: {
      // A library’s modules keep their white space unless told not to.
      output: { minify: true, chunkFileNames: 'parts/[name]-[hash].js' },
    },
  }),
);
