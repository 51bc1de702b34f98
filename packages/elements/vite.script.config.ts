import { defineConfig } from 'vite';
import { bundled } from './tools/bundled.js';

/** `skf.js`: one classic script, everything inside. */
export default defineConfig(
  bundled({
    lib: { entry: 'src/skf.ts', formats: ['iife'], name: 'skf', fileName: () => 'skf.js' },
  }),
);
