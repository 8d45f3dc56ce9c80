import type { GameRecord } from 'dicewright/record';
import type { Seat } from './address.js';

/** A game as the browser keeps it: the host's own save, with the seed. */
export interface SavedGame {
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isOver: boolean;
  /** What was found out about it, of whatever shape. */
  readonly review?: unknown;
}

const PREFIX = 'dicewright-table ';
/** So many games are kept. */
const MOST = 30;

const keys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

function read(key: string): SavedGame | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as SavedGame | null;
  } catch {
    return null;
  }
}

/** The games that are kept, the newest first, by the hash of the page's address. */
export function savedGames(): readonly (readonly [hash: string, game: SavedGame])[] {
  return keys()
    .flatMap((key) => {
      const game = read(key);
      return game ? [[key.slice(PREFIX.length), game] as const] : [];
    })
    .sort(([, one], [, other]) => other.at - one.at);
}

export const savedGame = (hash: string): SavedGame | null => read(PREFIX + hash);

export function saveGame(hash: string, game: SavedGame): void {
  const text = JSON.stringify(game);
  const old = savedGames().map(([one]) => one);
  for (const one of old.slice(MOST)) forgetGame(one);
  for (;;) {
    try {
      localStorage.setItem(PREFIX + hash, text);
      return;
    } catch {
      // The store is full: the oldest game makes room, and a page that may keep nothing plays on without.
      const oldest = old.filter((one) => one !== hash).at(-1);
      if (oldest === undefined) return;
      old.splice(old.indexOf(oldest), 1);
      forgetGame(oldest);
    }
  }
}

export const forgetGame = (hash: string): void => localStorage.removeItem(PREFIX + hash);
