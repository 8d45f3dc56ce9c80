import { parseArgs } from 'node:util';
import { usualPlayers } from '../analysis/seats.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { AnyGame } from '../kernel/types.js';
import type { Flags } from './command.js';
import { UsageError } from './errors.js';
import { catalogueIn, entryIn, type WithGames } from './games-at-hand.js';
import { type OptionsArgs, optionsAsked, optionsMeant } from './options-flag.js';

/** What `--players` says everywhere. */
export const playersFlag = {
  type: 'string',
  value: 'n',
  about: 'number of players (2, or as near as the game allows)',
} as const;

/** What `--edition` and `--options` say everywhere. */
export const optionsFlagsOf = <const About extends string>(about: About) =>
  ({
    edition: {
      type: 'string',
      value: 'NAME',
      kind: 'editions',
      about: 'the text to play by where the texts of the rules differ, such as english or french: see list',
    },
    options: { type: 'string', value: 'OPTIONS', kind: 'options', about },
  }) as const;

const UNKNOWN = /^Unknown option '--?([^']+)'/;

/** Flags and positional arguments. @throws UsageError for a flag that is unknown, or lacks its value */
export function readArgs<const F extends Flags>(args: readonly string[], flags: F) {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true });
  } catch (error) {
    const { message } = error as Error;
    // The rest of Node's message explains how to pass such a text as a positional argument.
    const [told = message] = message.split(/\. |\n/);
    const unknown = UNKNOWN.exec(message)?.[1] ?? '';
    throw new UsageError(`${told}${didYouMean(unknown, Object.keys(flags), (name) => `--${name}`)}`);
  }
}

/** The one positional argument of a command. @throws UsageError when there is none, or more */
export function onlyOne(positionals: readonly string[], what: string): string {
  const [first, second] = positionals;
  if (first === undefined) throw new UsageError(`${what} is missing`);
  if (second !== undefined) throw new UsageError(`expected only one ${what}, got also ${second}`);
  return first;
}

/** A natural number that a flag gives. @throws UsageError */
export function naturalFlag(value: string | undefined, flag: string, minimum: number): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= minimum) return number;
  throw new UsageError(`${flag}: expected a whole number from ${minimum}, got ${value}`);
}

const isFile = (word: string): boolean => /[\\/]|\.[cm]?[jt]s(#.*)?$/.test(word);

/** The entry of an id. @throws UsageError for another id */
export function entryArg(id: string, at: WithGames = {}): Entry {
  const entry = entryIn(at, id);
  if (entry) return entry;
  const meant = didYouMean(id, Object.keys(catalogueIn(at)));
  const how = isFile(id)
    ? `a game of your own is named by its id, with --module ${id}`
    : 'dicewright list shows the games there are';
  throw new UsageError(`there is no game ${id}${meant}; ${how}`);
}

/** The game of an id. @throws UsageError (as a rejection) for another id */
export const gameArg = async (id: string, at: WithGames = {}): Promise<AnyGame> => entryArg(id, at).load();

export interface GameArgs {
  readonly entry: Entry;
  /** Words after it that aren't flags; values of unknown flags can be among them. */
  readonly more: readonly string[];
}

/**
 * The game that a command is about, where the flags depend on the game.
 *
 * @param flags - those that all games have
 * @throws UsageError
 */
export function entryAndMore(args: readonly string[], flags: Flags, at: WithGames): GameArgs {
  const { positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: false });
  const [id, ...more] = positionals;
  if (id === undefined) throw new UsageError('GAME is missing');
  return { entry: entryArg(id, at), more };
}

export interface TableArgs {
  readonly players: number;
  readonly options: object;
}

/** Players and options as flags give them. @throws UsageError when the game can't be played that way */
export function tableFlags(game: AnyGame, flags: OptionsArgs & { readonly players?: string | undefined }): TableArgs {
  const options = optionsAsked(game, flags);
  const { min, max } = game.playerCount;
  const players = naturalFlag(flags.players, '--players', 1) ?? usualPlayers(game) ?? Math.min(Math.max(2, min), max);
  const table = { players, options };
  try {
    game.setup(table);
  } catch (error) {
    throw error instanceof GameError ? new UsageError(`${error.message}${optionsMeant(game, options)}`) : error;
  }
  return table;
}
