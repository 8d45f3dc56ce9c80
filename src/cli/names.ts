import type { Violation } from '../kernel/errors.js';
import { withNames } from '../kernel/naming.js';
import { cleanText } from '../render/clean.js';
import { messageOf } from './errors.js';

export interface Names {
  /** One for each player; `Player 1` and so on where the record has none. */
  readonly all: readonly string[];
  /** A sentence of the game, with names in place of `Player 1`. */
  readonly inText: (text: string) => string;
  /** `Ada, Ben and Cleo`, `nobody`. */
  readonly join: (players: readonly number[]) => string;
}

export const refusalText = (violation: Violation, { inText }: Names): string => inText(messageOf(violation));

/** @param given - the names of a record, from anyone */
export function namesOf(players: number, given: readonly string[] = []): Names {
  const all = Array.from({ length: players }, (_, player) => cleanText(given[player] ?? '') || `Player ${player + 1}`);
  return {
    all,
    inText: (text) => cleanText(withNames(text, given)),
    join(players) {
      const named = players.map((player) => all[player] ?? `Player ${player + 1}`);
      const last = named.pop();
      if (last === undefined) return 'nobody';
      return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
    },
  };
}
