import { posix } from 'node:path';
import { type Collection, collectionOf, collections } from './collections.js';
import type { GameFolder } from './game-folders.js';
import { playersText, traitNames } from './game-words.js';
import type { GameFacts } from './project.js';

/** One game to be listed, and which of its files exist yet. */
export interface GameToList {
  readonly folder: GameFolder;
  readonly game: Pick<GameFacts, 'id' | 'title' | 'rules' | 'playerCount' | 'traits' | 'facts'>;
  readonly hasBarrel: boolean;
  readonly hasInvariants: boolean;
  readonly hasPicture: boolean;
  /** Whether it has mathematics of its own; most have none. */
  readonly hasAnalysis: boolean;
  /** Whether it says what is worth heading for; games that soon end by themselves need not. */
  readonly hasHeuristic: boolean;
}

/** A generated file: its path from the project's root and its text, still to be formatted. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

const header = '// Generated from the game folders by `npm run gen`; changes by hand are lost.\n';

const importPath = (from: string, to: string): string => {
  const path = posix.relative(posix.dirname(from), to).replace(/\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
};

function catalogue(games: readonly GameToList[]): GeneratedFile {
  const path = 'src/catalogue.ts';
  const types = [...games]
    .sort((one, other) => (one.folder.module < other.folder.module ? -1 : 1))
    .map(({ folder }) => `import type { ${folder.exportName} } from '${importPath(path, folder.module)}';`);
  const members = games.map(
    ({ folder, game }) =>
      `/** ${game.title}, ${playersText(game.playerCount)}. */
      readonly '${folder.id}': CatalogueEntry<typeof ${folder.exportName}>;`,
  );
  const entries = games.map(({ folder, game }) => {
    const traits = Object.fromEntries(traitNames.map((name) => [name, game.traits[name]]));
    return `'${folder.id}': {
      id: ${JSON.stringify(game.id)},
      title: ${JSON.stringify(game.title)},
      rules: ${game.rules},
      playerCount: ${JSON.stringify(game.playerCount)},
      traits: ${JSON.stringify(traits)},
      facts: ${JSON.stringify(game.facts)},
      load: () => import('${importPath(path, folder.module)}').then((module) => module.${folder.exportName}),
    },`;
  });
  return {
    path,
    text: `${header}
/**
 * The built-in games: facts about each, and how to load it.
 *
 * @module dicewright/games
 */
import { type CatalogueEntry, frozenEntries } from './catalogue-entry.js';
${types.join('\n')}

export type { BesideGame, CatalogueEntry } from './catalogue-entry.js';
export { type CatalogueWith, catalogueOf, type OwnGame } from './catalogue-of.js';
export { type ExportedGame, gamesOf } from './games-of.js';

/** All games by id. */
export interface Games {
${members.join('\n')}
}

/** The id of a built-in game. */
export type GameId = keyof Games;

/** Facts about every game, and how to load it; no game is loaded before it is asked for. */
export const games: Games = /* @__PURE__ */ frozenEntries({
${entries.join('\n')}
});

/** Whether the value is the id of a built-in game. */
export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(games, value);
`,
  };
}

function lazyList(
  path: string,
  name: string,
  doc: string,
  games: readonly GameToList[],
  file: (folder: GameFolder) => string,
  suffix?: string,
): GeneratedFile {
  const entries = games.map(({ folder }) => {
    const load = `import('${importPath(path, file(folder))}')`;
    const member = `.then((module) => module.${folder.exportName}${suffix})`;
    // A whole module's type has a name, so that the declarations do not speak of it by a file.
    return suffix === undefined
      ? `'${folder.id}': (): Promise<typeof ${folder.exportName}> => ${load},`
      : `'${folder.id}': () => ${load}${member},`;
  });
  const types = games
    .filter(() => suffix === undefined)
    .map(({ folder }) => `import type * as ${folder.exportName} from '${importPath(path, file(folder))}';\n`);
  const list = `export const ${name} = {\n${entries.join('\n')}\n};\n`;
  return { path, text: `${header}\n${types.join('')}\n/** ${doc} */\n${list}` };
}

const exportsOf = (lines: readonly string[]): string =>
  lines.length === 0 ? 'export {};' : [...lines].sort().join('\n');

function rulesPages(games: readonly GameToList[]): GeneratedFile {
  const path = 'src/cli/rules-pages.generated.ts';
  const entries = games.map(({ folder }) => `'${folder.id}': '${importPath(path, folder.rulesPage)}',`);
  const doc = "The built-in games' rules pages by id of the game, from here.";
  return { path, text: `${header}\n/** ${doc} */\nexport const rulesPages = {\n${entries.join('\n')}\n};\n` };
}

function analysesModule(games: readonly GameToList[]): GeneratedFile {
  const path = 'src/analysis/games.generated.ts';
  const lines = games.map(({ folder }) => `export * from '${importPath(path, folder.analysis)}';`);
  return {
    path,
    text: `${header}
// The mathematics of the built-in games; a bundler takes only what is asked for.
${exportsOf(lines)}
`,
  };
}

function collectionModule({ title, barrel, specifier }: Collection, games: readonly GameToList[]): GeneratedFile {
  const lines = games
    .filter(({ hasBarrel }) => hasBarrel)
    .map(({ folder }) => `export * from '${importPath(barrel, `${folder.folder}/index.ts`)}';`);
  return {
    path: barrel,
    text: `${header}
/**
 * The games of ${title}, each with its picture; a bundler takes only those that are asked for.
 *
 * @module ${specifier}
 */
${exportsOf(lines)}
`,
  };
}

/** Where the tests of a game stand that are the same for every game. */
export const testFolder = 'test/games';

function gameTest({ folder, hasHeuristic }: GameToList): GeneratedFile {
  const { id, exportName } = folder;
  const path = `${testFolder}/${id}.test.ts`;
  const beside = [
    ['module', exportName],
    ['invariants', `${exportName}Invariants`],
    ['picture', `${exportName}Picture`],
    ...(hasHeuristic ? [['heuristic', `${exportName}Worth`] as const] : []),
  ] as const;
  // In the order in which the formatter would have them.
  const imports = beside
    .map(([file, name]) => [importPath(path, folder[file]), name] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, name]) => `import { ${name} } from '${file}';`);
  const [game, invariants, draw, worth] = beside.map(([, name]) => name);
  return {
    path,
    text: `${header}
${imports.join('\n')}
import { testGame } from '../suites/game.js';

testGame({ game: ${game}, folder: '${folder.folder}', invariants: ${invariants}, draw: ${draw}, worth: ${worth} });
`,
  };
}

/** The generated sources for these games, in the order of their ids. */
export function generate(games: readonly GameToList[]): GeneratedFile[] {
  const analysed = games.filter(({ hasAnalysis }) => hasAnalysis);
  return [
    catalogue(games),
    lazyList(
      'src/testing/invariants.generated.ts',
      'invariants',
      "The built-in games' invariants by id of the game, loaded when asked for.",
      games.filter(({ hasInvariants }) => hasInvariants),
      ({ invariants }) => invariants,
      'Invariants',
    ),
    lazyList(
      'src/render/pictures.generated.ts',
      'pictures',
      "The built-in games' pictures by id of the game, loaded when asked for.",
      games.filter(({ hasPicture }) => hasPicture),
      ({ picture }) => picture,
      'Picture',
    ),
    lazyList(
      'src/analysis/analyses.generated.ts',
      'analyses',
      'The mathematics of built-in games by id of the game, loaded when asked for.',
      analysed,
      ({ analysis }) => analysis,
    ),
    rulesPages(games),
    analysesModule(analysed),
    lazyList(
      'src/analysis/heuristics.generated.ts',
      'heuristics',
      'What is worth heading for in built-in games, by id of the game, loaded when asked for.',
      games.filter(({ hasHeuristic }) => hasHeuristic),
      ({ heuristic }) => heuristic,
      'Worth',
    ),
    ...games.filter(({ hasInvariants, hasPicture }) => hasInvariants && hasPicture).map(gameTest),
    ...collections.map((collection) =>
      collectionModule(
        collection,
        games.filter(({ folder }) => collectionOf(folder) === collection),
      ),
    ),
  ];
}
