export default function (config) {
  config.addPassthroughCopy({
    'node_modules/@schafkopf/elements/dist/autoload.js': 'skf/autoload.js',
    'node_modules/@schafkopf/elements/dist/parts': 'skf/parts',
  });
  return { dir: { input: 'pages', output: 'dist' } };
}
