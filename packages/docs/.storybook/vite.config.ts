import { defaultClientConditions, defineConfig } from 'vite';
import { learningStories } from '../site/stories.js';

export default defineConfig({
  resolve: { conditions: ['@schafkopf/source', ...defaultClientConditions] },
  plugins: [learningStories()],
});
