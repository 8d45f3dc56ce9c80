import type { GameResult } from 'dicewright';
import type { GameRecord } from 'dicewright/record';
import type { Seat } from './address.js';

/** A game as the browser keeps it: the host's own save, with the seed. */
export interface SavedGame {
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
  /** How it ended; games that were kept before it was told have none. */
  readonly result?: GameResult;
  /** What was found out about it, of whatever shape. */
  readonly review?: unknown;
}

/** A game that is kept, with the hash of the page's address under which it is. */
export type Kept = readonly [hash: string, game: SavedGame];

const PREFIX = 'dicewright-table ';
/** So many finished games are kept; running ones all are. */
const MOST = 30;

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'string');

/** Whether it has what is shown of a game before it is opened; whether it can be played, opening it tells. */
function isSaved(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.record)) return false;
  const { record, seats, at, result } = value;
  return (
    typeof record.game === 'string' &&
    typeof record.players === 'number' &&
    Array.isArray(record.actions) &&
    (record.names === undefined || areTexts(record.names)) &&
    areTexts(seats) &&
    typeof at === 'number' &&
    (result === undefined || (isObject(result) && Array.isArray(result.winners)))
  );
}

/** `null` for what is not there, or is no game: another program, or an older page, may have left it. */
function read(key: string): SavedGame | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSaved(value) ? (value as SavedGame) : null;
  } catch {
    return null;
  }
}

/** The games that are kept, the newest first. */
export function savedGames(): readonly Kept[] {
  return keys()
    .flatMap((key) => {
      const game = read(key);
      return game ? [[key.slice(PREFIX.length), game] as const] : [];
    })
    .sort(([, one], [, other]) => other.at - one.at);
}

/** The hashes under which something is kept that can't be read. */
export const unreadableGames = (): readonly string[] =>
  keys().flatMap((key) => (read(key) === null ? key.slice(PREFIX.length) : []));

export const savedGame = (hash: string): SavedGame | null => read(PREFIX + hash);

/** Puts a game under its hash, or none. Finished ones make room, the oldest first. @returns whether there was room */
function put(hash: string, text: string): boolean {
  const finished = savedGames().flatMap(([one, { isOver }]) => (isOver && one !== hash ? one : []));
  for (const one of finished.splice(MOST)) forgetGame(one);
  for (;;) {
    try {
      localStorage.setItem(PREFIX + hash, text);
      return true;
    } catch {
      const oldest = finished.pop();
      if (oldest === undefined) return false;
      forgetGame(oldest);
    }
  }
}

/**
 * Keeps a game. Finished ones make room, the oldest first.
 *
 * @returns `false` where there is no room all the same, or a page may keep nothing: what was kept of the game before is still there
 */
export const saveGame = (hash: string, game: SavedGame): boolean => put(hash, JSON.stringify(game));

export const forgetGame = (hash: string): void => localStorage.removeItem(PREFIX + hash);

/**
 * Keeps what is kept under a hash under one of its own, so that another game can begin there.
 *
 * @throws Error where there is no room for that: then it is still where it was
 */
export function setAside(hash: string): void {
  const text = localStorage.getItem(PREFIX + hash);
  if (text === null) return;
  const [place = '', query = ''] = hash.split(/\?(.*)/s);
  const words = query.split('&').filter((word) => word !== '' && !word.startsWith('kept='));
  let count = 1;
  const other = (): string => `${place}?${[...words, `kept=${count}`].join('&')}`;
  while (localStorage.getItem(PREFIX + other()) !== null) count++;
  // First gone, then there: a full store has room for it.
  forgetGame(hash);
  if (put(other(), text)) return;
  localStorage.setItem(PREFIX + hash, text);
  throw new Error(
    'This browser has no room left for another game: forget one of those that are kept, on the first page.',
  );
}
