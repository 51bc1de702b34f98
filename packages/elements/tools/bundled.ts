import { minifyStyles } from './minify-styles.mjs';
import { minifyTemplates } from './minify-templates.mjs';
import { defaultClientConditions, type BuildOptions, type UserConfig } from 'vite';

/** What both bundles have in common: made from source, for today's browsers, into `dist`. */
export function bundled(build: BuildOptions): UserConfig {
  return {
    resolve: { conditions: ['@schafkopf/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'minify-styles',
        enforce: 'pre',
        // Nobody steps through a style sheet: nothing of it is on the map.
        transform: (code, id) =>
          id.endsWith('.styles.ts') ? { code: minifyStyles(code), map: { mappings: '' } } : null,
      },
      {
        name: 'minify-templates',
        transform: (code, id) => (id.includes('/src/') ? minifyTemplates(code) : null),
      },
    ],
    publicDir: false,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2022',
      minify: 'oxc',
      sourcemap: true,
      modulePreload: false,
      reportCompressedSize: false,
      ...build,
    },
  };
}
