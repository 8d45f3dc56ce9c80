import { GameError } from './errors.js';
import { type Json, plainCopy } from './plain.js';

/** Whom a sentence is for, and what the players are called. */
export interface Listener {
  /** A player's index; `null` (default) for a spectator. */
  readonly viewer?: number | null | undefined;
  /** Names by player index; `Player 1` and so on where there is none. */
  readonly names?: readonly string[] | undefined;
}

/**
 * @param value - a {@link Listener} from outside, or the viewer alone, which is not looked at here
 * @throws {@link GameError} `INVALID_ACTION` for any other object
 */
export function listenerOf(value: unknown = null): {
  readonly viewer: unknown;
  readonly names?: readonly string[] | undefined;
} {
  if (typeof value !== 'object' || value === null) return { viewer: value };
  const { viewer = null, names = [], ...rest } = plainCopy(value, 'INVALID_ACTION', 'describe') as Record<string, Json>;
  if (
    Array.isArray(names) &&
    [...names, ...Object.keys(rest)].every((one, i) => typeof one === 'string' && i < names.length)
  )
    return { viewer, names: names as string[] };
  throw new GameError('INVALID_ACTION', 'describe: expected { viewer, names }');
}

/** What stands for a person in a sentence, where a verb in the third person would be wrong or mean someone else. */
const PRONOUN = /^\s*(i|me|you|we|us)\s*$/i;

/** Nothing that anybody could read. */
const BLANK = /^[\s\p{C}]*$/u;

/** A player's name, as a heading says it; `Player 1` and so on where there is none. */
export function playerName(player: number, names: readonly string[] | undefined): string {
  const name = names?.[player] ?? '';
  return BLANK.test(name) ? `Player ${player + 1}` : name;
}

/** A player's name, as a sentence uses it. A player called `You` becomes `Player 1 (You)`: `You rolls` is not English. */
export function playerInSentence(player: number, names: readonly string[] | undefined): string {
  const name = playerName(player, names);
  return PRONOUN.test(name) ? `${playerName(player, [])} (${name.trim()})` : name;
}

/** A sentence of a game with names in the place of `Player 1`, `player 2`; those that have none stay as they are. */
export function withNames(text: string, names: readonly string[] = []): string {
  return text.replace(/\bplayer ([1-9]\d*)\b/gi, (words, number: string) =>
    BLANK.test(names[+number - 1] ?? '') ? words : playerInSentence(+number - 1, names),
  );
}

/** A name of a program as a person reads it: `fullHouse` → `full house`. */
export function nameInWords(name: string): string {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
}
