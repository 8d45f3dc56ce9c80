import { quoted } from '../entry/given-game.js';
import { DICE_VERSION } from '../kernel/dice/dice.js';
import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord, MAX_STRING } from '../kernel/plain.js';
import { kindOf } from '../kernel/schemas/schema.js';
import type { AnyAction } from '../kernel/types.js';
import { NOTED_FORMAT, RECORD_FORMAT } from './types.js';

/** How many characters a player's name may have. */
export const MAX_NAME = 100;

export type Plain = Readonly<Record<string, unknown>>;

/** A text that stays as it is in a file of lines. */
export const COMMENT = {
  pattern: /^[\t\n -~\u00a0-\ud7ff\ue000-\u{10ffff}]+$/u,
  expected: `a comment of at most ${MAX_STRING} characters, none of them a control character`,
};

/** Whether it is a text of a pattern. */
export const isTextOf =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value);

export const isComment = /* @__PURE__ */ isTextOf(COMMENT.pattern);

/** Whether it may be an action of some game. */
export const isAction = (value: unknown): value is AnyAction =>
  isRecord(value) && typeof value.type === 'string' && isInteger(value.player, 0);

/** What a record says besides its actions, and what it must look like. */
export interface Field {
  readonly expected: string;
  readonly accepts: (value: unknown, record: Plain) => boolean;
}

/** Without these nothing can be replayed. */
const needed: readonly string[] = ['format', 'game', 'rules', 'players', 'options'];
/** What only records of the second form can have. */
export const noted: readonly string[] = ['headers', 'from', 'comment', 'lot', 'commitments', 'ended', 'links'];

/** What a commitment looks like. */
export const COMMITMENT = 'sha256: and 64 hexadecimal digits';
/** Whether it has the shape of one. */
export const isCommitment = /* @__PURE__ */ isTextOf(/^sha256:[0-9a-f]{64}$/);
/** Lists with one for each player, and one for the host. */
export const oneEach = (isIt: (one: unknown) => boolean): Field => ({
  expected: 'one for each player and one for the host',
  accepts: (value, { players }) =>
    Array.isArray(value) && value.length === (players as number) + 1 && value.every(isIt),
});
/** Whether it can be the index of a player; of how many is unknown where the header does not say. */
export const isSeat = (value: unknown, { players }: Plain): value is number =>
  isInteger(value, 0, Number(players ?? Infinity) - 1);
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_NAME;
const count: Field = { expected: 'an integer from 1', accepts: (value) => isInteger(value, 1) };
export const isName = (value: unknown): boolean => value !== '' && isShort(value);

/** The fields of a header, in the order in which a record lists them. */
export const headerFields: Readonly<Record<string, Field>> = {
  format: {
    expected: `"${RECORD_FORMAT}" or "${NOTED_FORMAT}"`,
    accepts: (value) => value === RECORD_FORMAT || value === NOTED_FORMAT,
  },
  game: {
    expected: 'the id of a game',
    accepts: isName,
  },
  rules: count,
  headers: {
    expected: `texts by names of at most ${MAX_NAME} characters`,
    accepts: (value) =>
      isRecord(value) && Object.entries(value).every(([name, text]) => isName(name) && typeof text === 'string'),
  },
  players: count,
  options: { expected: 'an object', accepts: isRecord },
  dice: {
    expected: `2 or ${DICE_VERSION}`,
    accepts: (value) => value === 2 || value === DICE_VERSION,
  },
  names: {
    expected: `one name a player, of at most ${MAX_NAME} characters`,
    accepts: (value, { players }) => Array.isArray(value) && value.length === players && value.every(isShort),
  },
  match: {
    expected: `a text of at most ${MAX_NAME} characters`,
    accepts: isShort,
  },
  lot: {
    expected: 'who begins by lot, from 0',
    accepts: isSeat,
  },
  commitment: {
    expected: COMMITMENT,
    accepts: isCommitment,
  },
  commitments: oneEach(isCommitment),
  from: { expected: 'a state', accepts: isRecord },
  comment: { expected: COMMENT.expected, accepts: isComment },
};

/** Receives what is wrong with a record. One that throws makes reading stop at the first mistake. */
export type Complaint = (error: GameError) => void;

const errorOf = (key: string, message: string): GameError => new GameError('INVALID_RECORD', message, { path: [key] });

export const onlyNoted = (key: string, where: string): GameError =>
  errorOf(key, `${where}: ${key}: only "${NOTED_FORMAT}" has it`);

/**
 * The good fields of a value that is already plain data; complains about each of the others.
 *
 * @returns `undefined` when something needed is missing
 */
export function readFields(
  fields: Readonly<Record<string, Field>>,
  value: Plain,
  where: string,
  complain: Complaint,
  context: Plain = value,
): Plain | undefined {
  const read: Record<string, unknown> = {};
  let usable = true;
  for (const [key, { expected, accepts }] of Object.entries(fields)) {
    const given = Object.hasOwn(value, key) ? value[key] : undefined;
    const isNeeded = needed.includes(key);
    if (given === undefined && !isNeeded) continue;
    if (context.format === RECORD_FORMAT && noted.includes(key)) complain(onlyNoted(key, where));
    else if (given !== undefined && accepts(given, context)) read[key] = given;
    else {
      complain(errorOf(key, `${where}: ${key}: expected ${expected}, got ${kindOf(given)}`));
      usable &&= !isNeeded;
    }
  }
  // That it is no record at all is reported before its first odd property.
  for (const key of Object.keys(value))
    if (!Object.hasOwn(fields, key)) complain(errorOf(key, `${where}: unknown property ${quoted(key)}`));
  return usable ? read : undefined;
}
