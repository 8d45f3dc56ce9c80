import { GameError } from '../kernel/errors.js';
import type { AnyAction } from '../kernel/types.js';
import { openStrictly } from './open.js';
import { type LogReading, readLines } from './read-lines.js';
import type { GameRecord } from './types.js';

/**
 * A frozen record of a value from anywhere, without regard to its game: the header, the shape of the actions, the
 * result. Whether the actions were legal is for {@link replay} and {@link verifyRecord}, which take unparsed values, too.
 *
 * @throws `GameError` `INVALID_RECORD`; `path` says where
 */
export function parseRecord(value: unknown): GameRecord {
  const { header, footer, length, actionAt } = openStrictly(value);
  const actions: AnyAction[] = [];
  for (let index = 0; index < length; index++) actions.push(actionAt(index));
  return Object.freeze({ ...header, actions: Object.freeze(actions), ...footer });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A record from the text of a file: JSON as `JSON.stringify` writes it, or a log of lines.
 *
 * @throws `GameError` `INVALID_RECORD` as {@link parseRecord} and {@link readLines}
 */
export function parseRecordText(text: string): LogReading {
  if (typeof text !== 'string') throw new GameError('INVALID_RECORD', `record: expected text, got ${typeof text}`);
  const value = jsonOf(text.replace(/^\uFEFF/, ''));
  // A log of nothing but its header is a whole JSON text, too.
  const isLog =
    value === undefined || (typeof value === 'object' && value !== null && !Object.hasOwn(value, 'actions'));
  return isLog ? readLines(text) : { record: parseRecord(value), torn: false };
}
