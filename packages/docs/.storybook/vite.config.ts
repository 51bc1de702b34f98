import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  resolve: { conditions: ['@schafkopf/source', ...defaultClientConditions] },
});
