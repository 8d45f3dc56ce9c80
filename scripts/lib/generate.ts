import { posix } from 'node:path';
import type { GameFolder } from './game-folders.js';
import type { GameFacts } from './project.js';

/** One game to be listed; `null` where the file does not exist yet. */
export interface GameToList {
  readonly folder: GameFolder;
  readonly facts: Pick<GameFacts, 'id' | 'title' | 'rules' | 'playerCount' | 'traits'>;
  readonly hasInvariants: boolean;
  readonly hasPicture: boolean;
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

const players = ({ min, max }: GameFacts['playerCount']): string =>
  min === max ? `${min} player${min === 1 ? '' : 's'}` : `${min} to ${max} players`;

const traitNames = ['chance', 'hiddenInformation', 'simultaneous', 'dexterity', 'enumerable'] as const;

function catalogue(games: readonly GameToList[]): GeneratedFile {
  const path = 'src/catalogue.ts';
  const types = games.map(
    ({ folder }) => `import type { ${folder.exportName} } from '${importPath(path, folder.module)}';`,
  );
  const members = games.map(
    ({ folder, facts }) =>
      `/** ${facts.title}, ${players(facts.playerCount)}. */
      readonly '${folder.id}': CatalogueEntry<typeof ${folder.exportName}>;`,
  );
  const entries = games.map(({ folder, facts }) => {
    const traits = Object.fromEntries(traitNames.map((name) => [name, facts.traits[name]]));
    return `'${folder.id}': {
      id: ${JSON.stringify(facts.id)},
      title: ${JSON.stringify(facts.title)},
      rules: ${facts.rules},
      playerCount: ${JSON.stringify({ min: facts.playerCount.min, max: facts.playerCount.max })},
      traits: ${JSON.stringify(traits)},
      load: () => import('${importPath(path, folder.module)}').then((module) => module.${folder.exportName}),
    },`;
  });
  return {
    path,
    text: `${header}
import type { CatalogueEntry } from './catalogue-entry.js';
${types.join('\n')}

export type { CatalogueEntry } from './catalogue-entry.js';

/** All games by id. */
export interface Games {
${members.join('\n')}
}

/** The id of a built-in game. */
export type GameId = keyof Games;

/** Facts about every game, and how to load it; no game is loaded before it is asked for. */
export const games: Games = {
${entries.join('\n')}
};

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
  suffix: string,
): GeneratedFile {
  const entries = games.map(
    ({ folder }) =>
      `'${folder.id}': () => import('${importPath(path, file(folder))}').then((module) => module.${folder.exportName}${suffix}),`,
  );
  return { path, text: `${header}\n/** ${doc} */\nexport const ${name} = {\n${entries.join('\n')}\n};\n` };
}

/** The generated files for these games, in the order of their ids. */
export function generate(games: readonly GameToList[]): GeneratedFile[] {
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
  ];
}
