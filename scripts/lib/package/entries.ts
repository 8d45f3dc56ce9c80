/**
 * The public entries of the package: subpath of `exports` → source file. The build, the aliases of the tests, the
 * generated documentation and the package checks all start here; `package.test.ts` compares package.json and
 * tsconfig.json with it.
 */
export const publicEntries = {
  '.': 'src/index.ts',
  './kiriki': 'src/games/kiriki/index.ts',
  './krakatoa': 'src/games/krakatoa/index.ts',
  './calavera': 'src/games/calavera/index.ts',
  './das-spiel': 'src/games/das-spiel/index.ts',
  './games': 'src/catalogue.ts',
  './pyramid': 'src/pyramid/index.ts',
  './record': 'src/record/index.ts',
  './record/core': 'src/record/core.ts',
  './match': 'src/match/index.ts',
  './analysis': 'src/analysis/index.ts',
  './choosing': 'src/choosing/index.ts',
  './render': 'src/render/index.ts',
  './react': 'src/adapters/react/index.ts',
  './postgres': 'src/adapters/postgres/index.ts',
  './boardgame.io': 'src/adapters/boardgame-io/index.ts',
  './queue': 'src/adapters/pg-boss/index.ts',
  './testing': 'src/testing/index.ts',
} as const satisfies Record<string, string>;

/** The command's entry; no library entry, so it has no types. */
export const commandEntry = 'src/cli/main.ts';

/**
 * What runs in Node only, or otherwise there than in browsers: `#platform` of package.json's `imports`, and the modules of
 * the process, the threads and the pages' workers, which lie beside it. They are ESM for all: what they get and give is data.
 */
export const platformEntries = {
  'platform/node': 'src/platform/node.ts',
  'platform/browser': 'src/platform/browser.ts',
  'platform/worker-process': 'src/platform/worker-process.ts',
  'platform/page-worker': 'src/platform/page-worker.ts',
  'platform/bot-worker': 'src/platform/bot-worker.ts',
  'platform/tournament-worker': 'src/platform/tournament-worker.ts',
} as const satisfies Record<string, string>;

/** `'.'` → `'index'`, `'./kiriki'` → `'games/kiriki/index'`: the built file in dist, without ending. */
export const distName = (subpath: keyof typeof publicEntries): string =>
  publicEntries[subpath].replace(/^src\//, '').replace(/\.ts$/, '');

/** `'.'` → `'dicewright'`, `'./kiriki'` → `'dicewright/kiriki'`: how a consumer imports it. */
export const specifier = (subpath: string): string => `dicewright${subpath.slice(1)}`;
