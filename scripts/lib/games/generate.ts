import { posix } from 'node:path';
import { playersText } from '../../../src/cli/tracing/rules-card.js';
import { type Collection, collectionOf, collections, offeredNames } from './collections.js';
import { camelCase, type GameFolder } from './game-folders.js';
import { traitNames } from './game-words.js';
import type { GameFacts } from './project.js';

/** One game to be listed, and which of its files exist yet. */
export interface GameToList {
  readonly folder: GameFolder;
  readonly game: Pick<GameFacts, 'id' | 'title' | 'rules' | 'playerCount' | 'traits' | 'facts'>;
  readonly hasBarrel: boolean;
  /** Whether its options are its own, and not those of all games of its kind. */
  readonly hasOptions?: boolean;
  readonly hasInvariants: boolean;
  readonly hasPicture: boolean;
  /** Whether it has mathematics of its own; most have none. */
  readonly hasAnalysis: boolean;
  /** Whether that is a rule of thumb and nothing else. */
  readonly hasOnlyThumb: boolean;
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

/** A list of loaders: how something of each of the games is loaded that have it, by id. */
const loadersOf = (games: readonly GameToList[], load: (folder: GameFolder) => string): string =>
  `{\n${games.map(({ folder }) => `'${folder.id}': () => ${load(folder)},`).join('\n')}\n}`;

function catalogue(games: readonly GameToList[]): GeneratedFile {
  const path = 'src/catalogue/games.generated.ts';
  const alone = games.filter(({ folder }) => collectionOf(folder) === undefined);
  const analysed = games.filter(({ hasAnalysis }) => hasAnalysis);
  // What offers a rule of thumb and nothing else is of one type, so that the package need not declare each.
  const typed = analysed.filter(({ hasOnlyThumb }) => !hasOnlyThumb);
  const thumbs = analysed.filter(({ hasOnlyThumb }) => hasOnlyThumb).map(({ folder }) => `'${folder.id}'`);
  const together = collections.filter((one) => games.some(({ folder }) => collectionOf(folder) === one));
  const types = [
    ...together.map(({ barrel, folder }) => [barrel, `* as ${camelCase(posix.basename(folder))}`] as const),
    ...alone.map(({ folder }) => [folder.module, `{ ${folder.exportName} }`] as const),
    ...typed.map(({ folder }) => [folder.analysis, `* as ${folder.exportName}Analysis`] as const),
  ]
    .map(([file, names]) => [importPath(path, file), names] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, names]) => `import type ${names} from '${file}';`);
  const rows = games.map(({ folder, game }) => {
    const { min, max, withGroups } = game.playerCount;
    const players = [min, max, ...(withGroups === undefined ? [] : [withGroups])];
    const traits = traitNames.filter((name) => game.traits[name]).join(' ');
    const more = Object.keys(game.facts).length === 0 ? [] : [game.facts];
    const told = [game.title, game.rules, players, traits, ...more].map((value) => JSON.stringify(value)).join(', ');
    return `/** ${game.title}, ${playersText(game.playerCount)}. */\n'${folder.id}': facts(${told}),`;
  });
  const module = (file: keyof GameFolder) => (folder: GameFolder) => `import('${importPath(path, folder[file])}')`;
  const modules = [
    ...together.map(({ folder }) => `typeof ${camelCase(posix.basename(folder))}`),
    `{ ${alone.map(({ folder }) => `${folder.exportName}: typeof ${folder.exportName}`).join('; ')} }`,
  ];
  const analyses = typed.map(({ folder }) => `'${folder.id}': typeof ${folder.exportName}Analysis`);
  return {
    path,
    text: `${header}
${types.join('\n')}
import type { NamedBot } from '../advice/named-bot.js';
import type { Entry, GameParts, PartName } from '../entry/entry.js';
import { builtInEntries, type ExportName, facts, type Loaders, loaders } from './built-in.js';

declare const URL: new (path: string, base: string) => { readonly href: string };

const list = {
${rows.join('\n')}
};

const worth = /* @__PURE__ */ loaders(${loadersOf(
      games.filter(({ hasHeuristic }) => hasHeuristic),
      module('heuristic'),
    )});

type Modules = ${modules.join(' & ')};
type Analyses = { ${analyses.join('; ')} };
type OnlyThumb = ${thumbs.length === 0 ? 'never' : thumbs.join(' | ')};
type WithWorth = typeof worth extends Loaders<infer Id> ? Id : never;

type Module<Id> = Modules[ExportName<Id> & keyof Modules];

/**
 * All games by id, in entries that list which parts they have. None has golden games, which would be larger than the rest of
 * the package, or versions: the games themselves bring older saves and records up to today's rules.
 */
// Written out: what an app exports of it can be declared only where every type in it has a name that is exported.
export type Games = {
  readonly [Id in keyof typeof list]: Entry<
    Module<Id>,
    {
      readonly [Name in PartName]: Name extends 'analysis'
        ? Id extends keyof Analyses
          ? Analyses[Id]
          : Id extends OnlyThumb
            ? { readonly [Bots in \`\${ExportName<Id>}Bots\`]: Readonly<Record<'thumb', NamedBot>> }
            : undefined
        : Name extends 'picture' | 'invariants' | 'rulesPage' | (Id extends WithWorth ? 'worth' : never)
          ? GameParts<Module<Id>>[Name]
          : undefined;
    }
  >;
};

/** The id of a built-in game. */
export type GameId = keyof Games;

/** The built-in games, each with what belongs to it; nothing of a game is loaded before it is asked for. */
export const games: Games = /* @__PURE__ */ builtInEntries<Games>(list, {
  game: ${loadersOf(games, module('module'))},
  picture: ${loadersOf(
    games.filter(({ hasPicture }) => hasPicture),
    module('picture'),
  )},
  invariants: ${loadersOf(
    games.filter(({ hasInvariants }) => hasInvariants),
    module('invariants'),
  )},
  worth,
  analysis: ${loadersOf(analysed, module('analysis'))},
  rulesPage: ${loadersOf(games, ({ rulesPage }) => `new URL('${importPath(path, rulesPage)}', import.meta.url)`)},
});
`,
  };
}

const exportsOf = (lines: readonly string[]): string =>
  lines.length === 0 ? 'export {};' : [...lines].sort().join('\n');

function collectionModule({ title, barrel, specifier }: Collection, games: readonly GameToList[]): GeneratedFile {
  const lines = games
    .filter(({ hasBarrel }) => hasBarrel)
    .map(
      ({ folder, hasOptions }) =>
        `export { ${offeredNames(folder, hasOptions).join(', ')} } from '${importPath(barrel, folder.module)}';`,
    );
  return {
    path: barrel,
    text: `${header}
/**
 * The games of ${title}, each with the types of its actions, options and states; a bundler takes only those that are
 * asked for. One alone loads sooner from an entry of its own, \`${specifier}/rasanto\`.
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
  return [
    catalogue(games),
    ...games.filter(({ hasInvariants, hasPicture }) => hasInvariants && hasPicture).map(gameTest),
    ...collections.map((collection) =>
      collectionModule(
        collection,
        games.filter(({ folder }) => collectionOf(folder) === collection),
      ),
    ),
  ];
}
