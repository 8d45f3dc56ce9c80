import { posix } from 'node:path';
import { type Collection, collectionOf, collections, offeredNames } from './collections.js';
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
  const path = 'src/catalogue/games.generated.ts';
  const typeImports = games.flatMap(({ folder, hasAnalysis }) => [
    [folder.module, `{ ${folder.exportName} }`] as const,
    ...(hasAnalysis ? [[folder.analysis, `* as ${folder.exportName}Analysis`] as const] : []),
  ]);
  const types = typeImports
    .map(([file, names]) => [importPath(path, file), names] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, names]) => `import type ${names} from '${file}';`);
  const members = games.map(({ folder, game, hasAnalysis, hasHeuristic }) => {
    const analysis = hasAnalysis ? `typeof ${folder.exportName}Analysis` : 'undefined';
    const beside = hasHeuristic ? [analysis, "'worth'"] : hasAnalysis ? [analysis] : [];
    return `/** ${game.title}, ${playersText(game.playerCount)}. */
      readonly '${folder.id}': BuiltIn<${[`typeof ${folder.exportName}`, ...beside].join(', ')}>;`;
  });
  const entries = games.map((listed) => {
    const { folder, game } = listed;
    const traits = Object.fromEntries(traitNames.map((name) => [name, game.traits[name]]));
    const load = (file: string, member?: string): string =>
      `() => import('${importPath(path, file)}')${member === undefined ? '' : `.then((module) => module.${member})`}`;
    const parts: readonly (readonly [has: boolean, part: string, load: string])[] = [
      [listed.hasPicture, 'picture', load(folder.picture, `${folder.exportName}Picture`)],
      [listed.hasInvariants, 'invariants', load(folder.invariants, `${folder.exportName}Invariants`)],
      [listed.hasHeuristic, 'worth', load(folder.heuristic, `${folder.exportName}Worth`)],
      [listed.hasAnalysis, 'analysis', load(folder.analysis)],
      [true, 'rulesPage', `() => textAt(new URL('${importPath(path, folder.rulesPage)}', import.meta.url))`],
    ];
    return `'${folder.id}': {
      id: ${JSON.stringify(game.id)},
      title: ${JSON.stringify(game.title)},
      rules: ${game.rules},
      playerCount: ${JSON.stringify(game.playerCount)},
      traits: ${JSON.stringify(traits)},
      facts: ${JSON.stringify(game.facts)},
      load: ${load(folder.module, folder.exportName)},
      parts: { ${parts.flatMap(([has, part, how]) => (has ? [`${part}: ${how}`] : [])).join(', ')} },
    },`;
  });
  return {
    path,
    text: `${header}
${types.join('\n')}
import { type BuiltIn, builtInEntries } from './built-in.js';
import { textAt } from './text-at.js';

declare const URL: new (path: string, base: string) => { readonly href: string };

/** All games by id. */
export interface Games {
${members.join('\n')}
}

/** The id of a built-in game. */
export type GameId = keyof Games;

/** The built-in games, each with what belongs to it; nothing of a game is loaded before it is asked for. */
export const games: Games = /* @__PURE__ */ builtInEntries<Games>({
${entries.join('\n')}
});
`,
  };
}

const exportsOf = (lines: readonly string[]): string =>
  lines.length === 0 ? 'export {};' : [...lines].sort().join('\n');

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
    .map(({ folder }) => `export { ${offeredNames(folder).join(', ')} } from '${importPath(barrel, folder.module)}';`);
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
    analysesModule(games.filter(({ hasAnalysis }) => hasAnalysis)),
    ...games.filter(({ hasInvariants, hasPicture }) => hasInvariants && hasPicture).map(gameTest),
    ...collections.map((collection) =>
      collectionModule(
        collection,
        games.filter(({ folder }) => collectionOf(folder) === collection),
      ),
    ),
  ];
}
