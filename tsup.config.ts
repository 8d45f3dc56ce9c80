import { existsSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { commandEntry, distName, platformEntries, publicEntries } from './scripts/lib/entries.js';
import { findGameFolders } from './scripts/lib/game-folders.js';

const library = Object.fromEntries(Object.entries(publicEntries).map(([subpath, file]) => [distName(subpath), file]));

// Each game is a JavaScript entry of its own, so that a bundler that keeps whole files still takes one game only.
// Types are built for the public subpaths alone: a declaration entry for every game would cost minutes.
const folders = findGameFolders('src/games');
const games = Object.fromEntries(folders.map(({ id, module }) => [`games/${id}`, module]));
// And so is the mathematics of each: a bundler that does not ask for it leaves out the whole file.
const analyses = Object.fromEntries(
  folders.filter(({ analysis }) => existsSync(analysis)).map(({ id, analysis }) => [`games/${id}.analysis`, analysis]),
);

/**
 * The entry of the analysis is two stars, and what they stand for stays in files of its own: esbuild takes whatever an
 * entry names from files into every bundle that is split, once `loadAnalysis` makes entries of these files.
 */
const starred = { './tools.js': 'analysis/tools', './games.generated.js': 'analysis/games' };
const keepStars: Plugin = {
  name: 'keep-stars',
  setup({ initialOptions, onResolve }) {
    const extension = initialOptions.outExtension?.['.js'] ?? '.js';
    onResolve({ filter: /^\./ }, ({ path, importer }) => {
      if (!/src[\\/]analysis[\\/]index\.ts$/.test(importer)) return null;
      const name = starred[path as keyof typeof starred];
      if (name === undefined) throw new Error(`what the entry of the analysis offers is in its two lists, not ${path}`);
      return { path: `./${name}${extension}`, external: true };
    });
  },
};

export default defineConfig({
  entry: {
    ...library,
    ...games,
    ...analyses,
    ...platformEntries,
    'analysis/tools': 'src/analysis/tools.ts',
    'analysis/games': 'src/analysis/games.generated.ts',
    cli: commandEntry,
  },
  // What package.json's `imports` choose between.
  external: [/^#/],
  esbuildPlugins: [keepStars],
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'node',
  // Without splitting a CommonJS consumer of two entries would hold two copies of the kernel.
  splitting: true,
  treeshake: true,
  sourcemap: false,
  clean: true,
  // Whether it compiles is not asked again here: `npm run typecheck` and the tests do that.
  dts: { entry: library, compilerOptions: { ignoreDeprecations: '6.0', noCheck: true, types: [] } },
});
