/**
 * What only this repository reads is left out of the packages: the export condition that leads
 * from one package to the source of the other, and what is needed to build and test.
 */
module.exports = {
  hooks: {
    beforePacking(manifest) {
      const { devDependencies: _tools, scripts: _tasks, ...published } = manifest;
      const exports = Object.entries(published.exports ?? {}).map(([name, target]) => {
        if (typeof target === 'string') return [name, target];
        const { '@schafkopf/source': _source, ...conditions } = target;
        return [name, conditions];
      });
      const { sideEffects } = published;
      return {
        ...published,
        exports: Object.fromEntries(exports),
        sideEffects: Array.isArray(sideEffects)
          ? sideEffects.filter((file) => !file.startsWith('./src/'))
          : sideEffects,
      };
    },
  },
};
