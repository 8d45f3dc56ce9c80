import { defineConfig } from 'tsup';
import { commandEntry, distName, publicEntries } from './scripts/lib/entries.js';
import { findGameFolders } from './scripts/lib/game-folders.js';

const library = Object.fromEntries(Object.entries(publicEntries).map(([subpath, file]) => [distName(subpath), file]));

// Each game is a JavaScript entry of its own, so that a bundler that keeps whole files still takes one game only.
// Types are built for the public subpaths alone: a declaration entry for every game would cost minutes.
const games = Object.fromEntries(findGameFolders('src/games').map((game) => [`games/${game.id}`, game.module]));

export default defineConfig({
  entry: { ...library, ...games, cli: commandEntry },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'node',
  // Without splitting a CommonJS consumer of two entries would hold two copies of the kernel.
  splitting: true,
  treeshake: true,
  sourcemap: false,
  clean: true,
  dts: { entry: library, compilerOptions: { ignoreDeprecations: '6.0' } },
});
