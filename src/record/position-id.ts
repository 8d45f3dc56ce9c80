import { GameError } from '../kernel/errors.js';
import { isRecord, type Json, plainCopy } from '../kernel/plain.js';
import type { DeepReadonly, Envelope } from '../kernel/types.js';
import { digestOf } from './commit.js';

/** As JSON, independent of the order of keys. */
function ordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, ordered((value as Record<string, Json>)[key] as Json)]));
}

/**
 * A name for a position, the same on every machine: two states have the same name if all that the game can still know is the
 * same. The number of random events (`events`) is not part of it. It has at most 200 characters, without blanks.
 *
 * @param state - a state, or a view, which has a different name where something is hidden; it is not judged
 * @throws `GameError` `INVALID_STATE` for anything else
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { positionId } from 'dicewright/record';
 *
 * console.log(positionId(kiriki.setup({ players: 2 })).slice(0, 9)); // → kiriki/1/
 * ```
 */
export function positionId(state: DeepReadonly<Envelope>): string {
  const plain = plainCopy(state, 'INVALID_STATE', 'positionId');
  if (!isRecord(plain) || typeof plain.game !== 'string') {
    throw new GameError('INVALID_STATE', 'positionId: expected a state');
  }
  const { events: _, ...position } = plain as { [key: string]: Json };
  return `${plain.game.slice(0, 100)}/${plain.rules}/${digestOf(JSON.stringify(ordered(position)))}`;
}
