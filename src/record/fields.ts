import { DICE_VERSION } from '../kernel/dice/dice.js';
import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord, type Json, MAX_STRING, oneLine } from '../kernel/plain.js';
import { kindOf } from '../kernel/schemas/schema.js';
import { NOTED_FORMAT, RECORD_FORMAT } from './types.js';

/** The characters that a player's name may have. */
export const MAX_NAME = 100;

type JsonObject = { readonly [key: string]: Json | undefined };

/** A text that stays as it is in a file of lines. */
export const COMMENT = {
  pattern: /^[\t\n -~\u00a0-\ud7ff\ue000-\u{10ffff}]+$/u,
  expected: `a comment of at most ${MAX_STRING} characters, none of them a control character`,
};
export const isComment = (value: unknown): value is string => typeof value === 'string' && COMMENT.pattern.test(value);

/** Whether it may be an action of some game. */
export const isAction = (value: unknown): boolean =>
  isRecord(value) && typeof value.type === 'string' && isInteger(value.player, 0);

/** What a record says beside its actions, and what it must look like. */
interface Field {
  readonly expected: string;
  readonly accepts: (value: Json, record: JsonObject) => boolean;
}

/** Without these nothing can be replayed. */
const needed: readonly string[] = ['format', 'game', 'rules', 'players', 'options'];
/** What only records of the second form have. */
export const noted: readonly string[] = ['headers', 'from', 'comment', 'lot', 'commitments', 'ended', 'links'];

/** What a commitment looks like. */
export const COMMITMENT = 'sha256: and 64 hexadecimal digits';
/** Whether it has the shape of one. */
export const isCommitment = (value: unknown): value is string =>
  typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value);
/** Lists with one for each player, and one for the host. */
const oneEach = (isIt: (one: unknown) => boolean): Field => ({
  expected: 'one for each player and one for the host',
  accepts: (value, { players }) =>
    Array.isArray(value) && value.length === (players as number) + 1 && value.every(isIt),
});
/** Whether it has the shape of a link of a chain. */
export const isLink = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_NAME;
const isCount = (value: Json): boolean => isInteger(value, 1);
export const isHeaderName = (name: string): boolean => name !== '' && name.length <= MAX_NAME;
const isNumberList = (value: Json): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function isResult(value: Json, { players }: JsonObject): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 3) return false;
  const { winners, scores, reason } = value;
  if (winners === undefined || scores === undefined || typeof reason !== 'string') return false;
  return (
    isNumberList(winners) &&
    winners.every((winner, i) => Number.isInteger(winner) && winner > (winners[i - 1] ?? -1)) &&
    (players === undefined || winners.every((winner) => winner < (players as number))) &&
    (scores === null || (isNumberList(scores) && (players === undefined || scores.length === players)))
  );
}

/** By the first two nobody loses; by the last two one does, who is named; and who runs out of time, unless several do at once. */
const ends: readonly unknown[] = ['abandon', 'adjudicate', 'clock', 'resign', 'forfeit'];

/** Whether it is one line that says why a match was ended. */
export const isReason = (value: unknown): value is string =>
  isComment(value) && value.length <= 500 && !value.includes('\n');

function isEnded(value: Json, { players }: JsonObject): boolean {
  const { by, reason, seat, ...rest } = isRecord(value) ? value : {};
  const end = ends.indexOf(by);
  const isSeat =
    seat === undefined ? end >= 0 && end <= 2 : end >= 2 && isInteger(seat, 0, Number(players ?? Infinity) - 1);
  return isSeat && isReason(reason) && Object.keys(rest).length === 0;
}

/** The fields of a header, in the order in which a record lists them. */
export const headerFields: Readonly<Record<string, Field>> = {
  format: {
    expected: `"${RECORD_FORMAT}" or "${NOTED_FORMAT}"`,
    accepts: (value) => value === RECORD_FORMAT || value === NOTED_FORMAT,
  },
  game: {
    expected: 'the id of a game',
    accepts: (value) => typeof value === 'string' && value !== '' && value.length <= MAX_NAME,
  },
  rules: { expected: 'an integer from 1', accepts: isCount },
  headers: {
    expected: `texts by names of at most ${MAX_NAME} characters`,
    accepts: (value) =>
      isRecord(value) && Object.entries(value).every(([name, text]) => isHeaderName(name) && typeof text === 'string'),
  },
  players: { expected: 'an integer from 1', accepts: isCount },
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
    accepts: (value, { players }) => isInteger(value, 0, Number(players ?? Infinity) - 1),
  },
  commitment: {
    expected: COMMITMENT,
    accepts: isCommitment,
  },
  commitments: oneEach(isCommitment),
  from: { expected: 'a state', accepts: isRecord },
  comment: { expected: COMMENT.expected, accepts: isComment },
};

/** The fields of a footer, in the order in which a record lists them. */
export const footerFields: Readonly<Record<string, Field>> = {
  ended: {
    expected: 'by, a reason on one line, and the seat that has lost by it',
    accepts: isEnded,
  },
  result: {
    expected: '{ winners, scores, reason }, winners ascending, scores one number a player or null',
    accepts: isResult,
  },
  seed: {
    expected: `a string of at most ${MAX_STRING} characters, without lone surrogates`,
    accepts: (value) => typeof value === 'string' && !/\p{Surrogate}/u.test(value),
  },
  links: oneEach(isLink),
};

/** Hears what is wrong with a record. One that throws makes reading stop at the first mistake. */
export type Complaint = (error: GameError) => void;

const errorOf = (key: string, message: string): GameError => new GameError('INVALID_RECORD', message, { path: [key] });

function unknownKey(key: string, where: string): GameError {
  const name = key.length > 40 ? 'a long name' : oneLine(JSON.stringify(key));
  return errorOf(key, `${where}: unknown property ${name}`);
}

export const onlyNoted = (key: string, where: string): GameError =>
  errorOf(key, `${where}: ${key}: only "${NOTED_FORMAT}" has it`);

/**
 * The good fields of a value that is already plain data; complains about each of the others.
 *
 * @returns `undefined` when something is missing that is needed
 */
export function readFields(
  fields: Readonly<Record<string, Field>>,
  value: JsonObject,
  where: string,
  complain: Complaint,
  context: JsonObject = value,
): { readonly [key: string]: Json } | undefined {
  const read: { [key: string]: Json } = {};
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
  // What is no record at all is told so before its first odd property is.
  for (const key of Object.keys(value)) if (!Object.hasOwn(fields, key)) complain(unknownKey(key, where));
  return usable ? read : undefined;
}
