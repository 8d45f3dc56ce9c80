import { defineConfig, type Options } from 'tsup';
import { guardProcess, writeLicences } from './scripts/lib/build/vendor.js';

// tsup makes the packages that become part of this one. Bundles of the whole would be shorter, but not to be read: the
// other modules are written one by one, with their comments, by scripts/lib/build.
const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  splitting: false,
  outExtension: () => ({ js: '.js' }),
  banner: { js: '// Of other packages: their licences are beside it.' },
  esbuildPlugins: [guardProcess, writeLicences],
  esbuildOptions(options) {
    options.conditions = ['import'];
    options.legalComments = 'none';
    // What immer calls its own, and shortens in its own production build as well.
    options.mangleProps =
      /\w_$|^(produceWithPatches|applyPatches|setUseStrict\w+|setAutoFreeze|shouldUseStrictIteration|useStrict\w+|finishDraft|createDraft)$/;
  },
};

// immer reads `process.env` as soon as it is loaded, which ends a page without bundler and many a worker.
const immer = 'src/vendor/immer.ts';

export default defineConfig([
  { ...shared, format: 'esm', entry: { 'vendor/immer': immer } },
  { ...shared, format: 'cjs', entry: { 'cjs/vendor/immer': immer } },
]);
