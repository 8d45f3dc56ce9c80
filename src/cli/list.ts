import { gamesOfModule } from '../analysis/own-module.js';
import type { GameFacts } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame, PlayerCount, Traits } from '../kernel/types.js';
import { type InstalledPackage, installedPackages, KEYWORD } from '../platform/installed.js';
import { platform } from '../platform/node.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { gameArg, readArgs } from './args.js';
import type { Command } from './command.js';
import { UsageError } from './errors.js';
import { catalogueIn, type WithGames } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { type OptionSchema, optionSchemas, valuesText } from './option-values.js';
import { columns } from './output.js';
import { moduleFlag, moduleHere } from './own-games.js';
import { styleOf, withHeading } from './style.js';

const TRAITS: Readonly<Record<keyof Traits, string>> = {
  chance: 'chance',
  hiddenInformation: 'hidden parts',
  simultaneous: 'simultaneous',
  dexterity: 'dexterity',
  enumerable: 'enumerable',
  purposeful: 'purposeful',
};

const traitNames = Object.keys(TRAITS) as (keyof Traits)[];

/** A place for each trait: its letter where the game has it, as in `c---e`. */
const traitsText = (traits: Traits): string =>
  traitNames.map((name) => (traits[name] ? TRAITS[name].charAt(0) : '-')).join('');

const letters = traitNames.map((name) => `${TRAITS[name].charAt(0)} ${TRAITS[name]}`);
/** Traits per line of the legend. */
const ON_A_LINE = 4;
const legend = `Traits: ${letters.slice(0, ON_A_LINE).join(', ')},\n        ${letters.slice(ON_A_LINE).join(', ')}\n`;

const numberOf = ({ facts: { number } }: GameFacts): number => (typeof number === 'number' ? number : 0);

/** The games by family, those without one first; in the order of their numbers, where they have numbers. */
function byFamily(entries: readonly GameFacts[]): Map<string, GameFacts[]> {
  const families = new Map<string, GameFacts[]>([['game', []]]);
  for (const entry of [...entries].sort((one, other) => numberOf(one) - numberOf(other))) {
    const family = `${entry.facts.family ?? 'game'}`;
    families.set(family, [...(families.get(family) ?? []), entry]);
  }
  return families;
}

/** `'2-4'`, `'1'`, `'2/groups'`. */
function playersText({ min, max, withGroups }: PlayerCount): string {
  const players = min === max ? `${min}` : `${min}-${max}`;
  return withGroups === undefined ? players : `${players}/groups`;
}

/** A table for each family; each line begins with the id of the game, so that `grep` finds it. */
function gameTables(entries: readonly GameFacts[], style: TerminalStyle): string {
  const tables: string[] = [];
  for (const [family, members] of byFamily(entries)) {
    if (members.length === 0) continue;
    const hasNumbers = members.some(({ facts }) => facts.number !== undefined);
    const row = (id: string, title: string, number: string, players: string, traits: string): string[] =>
      hasNumbers ? [id, title, number, players, traits] : [id, title, players, traits];
    const rows = members.map(({ id, title, playerCount, traits, facts }) =>
      row(id, title, `${facts.number ?? ''}`, playersText(playerCount), traitsText(traits)),
    );
    const table = columns([row(family.toUpperCase(), 'TITLE', 'NO', 'FOR', 'TRAITS'), ...rows]);
    tables.push(withHeading(table, style));
  }
  return tables.join('\n');
}

function optionsTable(all: readonly AnyGame[], style: TerminalStyle): string {
  const rows = all.flatMap((game) =>
    Object.entries(optionSchemas(game)).map(([name, option]) => [
      game.id,
      name,
      JSON.stringify(option.default),
      valuesText(option),
    ]),
  );
  if (rows.length === 0) return '';
  return `\n${withHeading(columns([['GAME', 'OPTION', 'DEFAULT', 'VALUES'], ...rows]), style)}`;
}

/** Options as `--options` takes them: `apart=red-red,contact=corner`. */
const pairsText = (options: object): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(',');

function editionsTable(all: readonly AnyGame[], style: TerminalStyle): string {
  const rows = all.flatMap((game) =>
    Object.entries(game.editions).map(([name, options]) => [game.id, name, pairsText(options)]),
  );
  if (rows.length === 0) return '';
  return `\n${withHeading(columns([['GAME', 'EDITION', 'OPTIONS'], ...rows]), style)}`;
}

/** All that `--json` gives for a game. */
interface Facts {
  readonly id: string;
  readonly title: string;
  readonly players: PlayerCount;
  readonly rules: number;
  readonly traits: Traits;
  readonly facts: GameFacts['facts'];
  readonly options: Readonly<Record<string, OptionSchema>>;
  /** The options of each edition; none where the texts of the rules don't differ. */
  readonly editions: AnyGame['editions'];
}

export function factsOf(game: AnyGame): Facts {
  const { id, title, playerCount: players, rules, traits, facts, editions } = game;
  return { id, title, players, rules, traits, facts, options: optionSchemas(game), editions };
}

const loadAll = async (ids: readonly string[], at: WithGames): Promise<AnyGame[]> => {
  const all: AnyGame[] = [];
  for (const id of ids) all.push(await gameArg(id, at));
  return all;
};

/** A package, and what can be played from it. */
interface PackageGames extends InstalledPackage {
  readonly games: readonly GameFacts[];
  /** Why its games can't be loaded. */
  readonly problem?: string;
}

async function gamesOf(found: InstalledPackage, folder: string): Promise<PackageGames> {
  try {
    const games = await gamesOfModule(moduleHere(found.name, folder), platform.loadModule);
    return { ...found, games: games.map(({ entry }) => entry) };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { ...found, games: [], problem: error.message };
  }
}

async function installedText(io: CommandIo, isJson: boolean): Promise<string> {
  const found = await Promise.all(installedPackages(io.folder).map((one) => gamesOf(one, io.folder)));
  if (isJson) {
    const told = found.map(({ games, ...rest }) => ({ ...rest, games: games.map(({ id, title }) => ({ id, title })) }));
    return `${JSON.stringify(told, null, 2)}\n`;
  }
  if (found.length === 0) return `No package with the keyword ${KEYWORD} is installed here.\n`;
  const rows = found.flatMap(({ name, version, games, problem }) =>
    games.length > 0
      ? games.map(({ id, title, playerCount }) => [id, cleanText(title), playersText(playerCount), name, version])
      : [['-', cleanText(problem ?? 'no games'), '', name, version]],
  );
  const table = withHeading(
    columns([['GAME', 'TITLE', 'FOR', 'PACKAGE', 'VERSION'], ...rows]),
    styleOf(io.stdout, io.env),
  );
  return `${table}\nTo play one: dicewright play GAME --module PACKAGE\n`;
}

const flags = {
  ...moduleFlag,
  installed: {
    type: 'boolean',
    about: `the games of packages that are installed here: those with the keyword ${KEYWORD}`,
  },
  json: {
    type: 'boolean',
    about: 'as JSON, with all traits, facts, the version of the rules, the options as a JSON Schema, and the editions',
  },
} as const;

export const list: Command = {
  name: 'list',
  summary: 'list the games and their options',
  usage: ['[GAME ...] [--json]', '--installed'],
  about: [
    'Lists the games: id, title, players and traits, by family where they have one. For named games it lists the options with their defaults, and the editions, too.',
    '--installed lists the packages with games that are installed here: their code is loaded for it.',
  ],
  flags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const style = styleOf(io.stdout, io.env);
    if (values.installed) {
      if (positionals.length > 0) throw new UsageError('--installed lists all packages: give no GAME');
      await io.stdout.write(await installedText(io, values.json === true));
      return 0;
    }
    const named = await loadAll([...new Set(positionals)], io);
    if (values.json) {
      const facts = (named.length > 0 ? named : await loadAll(Object.keys(catalogueIn(io)), io)).map(factsOf);
      await io.stdout.write(`${JSON.stringify(facts, null, 2)}\n`);
    } else if (named.length > 0) {
      await io.stdout.write(
        `${gameTables(named, style)}${optionsTable(named, style)}${editionsTable(named, style)}\n${legend}`,
      );
    } else {
      const hint = 'Options of a game: dicewright list GAME\n';
      await io.stdout.write(`${gameTables(Object.values(catalogueIn(io)), style)}\n${legend}${hint}`);
    }
    return 0;
  },
};
