import { defaultClientConditions, type BuildOptions, type UserConfig } from 'vite';

/** What both bundles have in common: made from source, for today's browsers, into `dist`. */
export function bundled(build: BuildOptions): UserConfig {
  return {
    resolve: { conditions: ['@schafkopf/source', ...defaultClientConditions] },
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
