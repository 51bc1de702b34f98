import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      project: ['scripts/**'],
    },
    'packages/core': {
      entry: [
        'bench/cli.ts',
        'src/conformance/cli.ts',
        'vitest.*.config.ts',
        '{src,test}/**/*.{test,long}.ts',
      ],
      project: ['{bench,bin,src,test}/**/*.ts'],
    },
    'packages/elements': {
      entry: [
        'src/{autoload,skf}.ts',
        'src/**/*.{test,stories}.ts',
        'embed/files/*.js',
        'vite.*.config.ts',
        'web-test-runner{,.webkit}.config.mjs',
      ],
      project: ['{embed,src,test,tools}/**/*.{ts,mjs,js}'],
    },
    'packages/docs': {
      entry: ['pages/assets/*.ts', 'stories/text.ts', '.storybook/vite.config.ts'],
      project: ['{.storybook,learn,pages,site,stories,test,use}/**/*.{ts,mdx}'],
      // Only style sheets name it.
      ignoreDependencies: ['@fontsource/young-serif'],
    },
  },
  ignoreBinaries: ['apt-get', 'WebKitWebDriver'],
  // What is built for a framework refers to that framework, which only its users have.
  exclude: ['optionalPeerDependencies'],
} satisfies KnipConfig;
