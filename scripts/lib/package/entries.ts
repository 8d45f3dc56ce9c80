import { fileURLToPath } from 'node:url';
import { collectionOf } from '../games/collections.js';
import { findGameFolders } from '../games/game-folders.js';

/**
 * The public entries of the package: subpath of `exports` → source file. The build, the aliases of the tests, the
 * generated documentation and the package checks all start here; `package.test.ts` compares package.json and
 * tsconfig.json with it.
 */
export const publicEntries = {
  '.': 'src/index.ts',
  './define': 'src/define.ts',
  './kiriki': 'src/games/kiriki/index.ts',
  './krakatoa': 'src/games/krakatoa/index.ts',
  './calavera': 'src/games/calavera/index.ts',
  './das-spiel': 'src/games/das-spiel/index.ts',
  './games': 'src/catalogue.ts',
  './pyramid': 'src/pyramid/index.ts',
  './record': 'src/record/index.ts',
  './match': 'src/match/index.ts',
  './host': 'src/host/index.ts',
  './analysis': 'src/analysis/index.ts',
  './choosing': 'src/choosing/index.ts',
  './env': 'src/env/index.ts',
  './render': 'src/render/index.ts',
  './react': 'src/adapters/react/index.ts',
  './postgres': 'src/adapters/postgres/index.ts',
  './boardgame.io': 'src/adapters/boardgame-io/index.ts',
  './queue': 'src/adapters/pg-boss/index.ts',
  './testing': 'src/testing/index.ts',
} as const satisfies Record<string, string>;

/** The command's entry; no library entry, so it has no types. */
export const commandEntry = 'src/cli/main.ts';

/** What names of package.json's `imports` stand for, in Node and in pages. */
export const choices = {
  '#platform': { node: 'src/platform/node.ts', browser: 'src/platform/browser.ts' },
  '#worker': { node: 'src/platform/node-worker.ts', browser: 'src/platform/start-page-worker.ts' },
} as const;

/** Each of the names with its source, in Node or in pages. */
export const chosenSources = (where: 'node' | 'browser'): readonly (readonly [name: string, source: string])[] =>
  Object.entries(choices).map(([name, sources]) => [name, sources[where]]);

/** What runs in Node only: the platform, and beside it the modules of its processes and threads. */
export const nodeEntries = [
  ...Object.values(choices).map(({ node }) => node),
  'src/platform/worker-process.ts',
  'src/platform/bot-worker.ts',
  'src/platform/tournament-worker.ts',
];

/** What runs in pages instead. */
export const browserEntries = [...Object.values(choices).map(({ browser }) => browser), 'src/platform/page-worker.ts'];

/** `'.'` → `'dicewright'`, `'./kiriki'` → `'dicewright/kiriki'`: how a consumer imports it. */
export const specifier = (subpath: string): string => `dicewright${subpath.slice(1)}`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Each game of a collection alone, `'./das-spiel/rasanto'`: its own module is the entry. */
export const gameEntries: Readonly<Record<string, string>> = Object.fromEntries(
  findGameFolders('src/games', root).flatMap((game) => {
    const collection = collectionOf(game);
    return collection ? [[`.${collection.specifier.slice('dicewright'.length)}/${game.id}`, game.module]] : [];
  }),
);

/** All entries: subpath → source file. */
export const allEntries: Readonly<Record<string, string>> = { ...publicEntries, ...gameEntries };

/**
 * What a consumer imports → the source file, for those who let the name stand for the sources. Longer names come first:
 * some of them take the first with which a name begins.
 */
export const entrySources: readonly (readonly [name: string, file: string])[] = Object.entries(allEntries)
  .map(([subpath, file]) => [specifier(subpath), file] as const)
  .sort(([one], [other]) => other.length - one.length);

/** `'src/games/kiriki/index.ts'` → `'games/kiriki/index'`: what is built of it, in each format's folder, without ending. */
export const distName = (source: string): string => source.replace(/^src\//, '').replace(/\.ts$/, '');
