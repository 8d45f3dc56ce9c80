import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, isInteger, isRecord, plainCopy, read } from '../kernel/plain.js';
import type { AnyAction } from '../kernel/types.js';
import { LINKS } from '../record/chain.js';
import { isCommitment } from '../record/fields.js';
import { footerFields, isLink } from '../record/footer-fields.js';
import { openStrictly } from '../record/open.js';
import type { GameRecord } from '../record/types.js';
import type { HostMessage } from './messages.js';
import { isName } from './submission.js';
import type { Answer, Around, MatchFrame, Seen } from './types.js';

/** What a host sends of a match; the rules derive the rest of {@link Seen} from the view. */
export type SentSeen = Pick<Seen, 'version' | 'view' | 'commitment' | 'names'> & SentAround;
/** What is sent of a match besides its game: the rules don't give the result of a match that they have not ended. */
export type SentAround = Around & Pick<MatchFrame, 'result'>;

export type Received =
  | { readonly type: 'seen'; readonly seen: SentSeen }
  | Extract<HostMessage, { readonly type: 'frame' | 'answer' | 'pong' | 'record' }>;

type Fields = Readonly<Record<string, unknown>>;

const notSaid = (what: string): GameError => new GameError('INVALID_STATE', `match: the host has sent ${what}`);

/** The fields of an object, each read once. @throws `GameError` `INVALID_STATE` for what has no fields */
function fieldsOf(value: unknown, what: string): Fields {
  const fields = read(() => (isRecord(value) ? { ...value } : undefined));
  if (fields) return fields;
  throw notSaid(what);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const accepts = (key: string, value: unknown): boolean => footerFields[key]?.accepts(value, {}) === true;
const isAbsentOr = (value: unknown, isIt: (value: unknown) => boolean): boolean => value === undefined || isIt(value);

const isIntegers = (list: unknown, min: number): list is number[] =>
  Array.isArray(list) && list.every((one) => isInteger(one, min));

const isAsked = (asked: unknown): boolean =>
  isRecord(asked) && isInteger(asked.seat, 0) && isInteger(asked.version, 1) && isIntegers(asked.agreed, 0);

const isClock = (clock: unknown): boolean =>
  isRecord(clock) &&
  (clock.now === null || isInteger(clock.now, 0)) &&
  isIntegers(clock.left, 0) &&
  isAbsentOr(clock.leftForAction, (list) => isIntegers(list, 0));

/** Lists with one more element than there are players. */
const isOf = (list: unknown, length: number, isIt: (value: unknown) => boolean): boolean =>
  Array.isArray(list) && list.length === length && list.every((one) => one === null || isIt(one));

function isDue(due: unknown, length: number): boolean {
  if (!isRecord(due) || !isOf(due.links, length, isLink)) return false;
  return due.action === null || (isRecord(due.action) && isInteger(due.action.player, 0));
}

function isShared(shared: unknown): boolean {
  if (!isRecord(shared) || !Array.isArray(shared.commitments)) return false;
  const { match, commitments, throws, links, due, missing, until, lot } = shared;
  const { length } = commitments as readonly unknown[];
  const places = length - 1;
  return (
    isName(match) &&
    places > 0 &&
    isOf(commitments, length, isCommitment) &&
    isInteger(throws, 0, LINKS) &&
    isOf(links, length, isLink) &&
    isAbsentOr(due, (one) => isDue(one, length)) &&
    isIntegers(missing, 0) &&
    isAbsentOr(until, (time) => isInteger(time, 0)) &&
    isAbsentOr(lot, (place) => place === null || isInteger(place, 0, places - 1))
  );
}

/** What is sent besides the game. @throws `GameError` `INVALID_STATE` for what no host sends */
function aroundIn({ ended, result, asked, clock, shared }: Fields): SentAround {
  const isEnded = ended === undefined || (accepts('ended', ended) && result !== undefined && accepts('result', result));
  const isKnown = isAbsentOr(asked, isAsked) && isAbsentOr(clock, isClock) && isAbsentOr(shared, isShared);
  if (!isEnded || !isKnown) throw notSaid('nothing of its match');
  return {
    ...(ended !== undefined && { ended, result }),
    ...(asked !== undefined && { asked }),
    ...(clock !== undefined && { clock }),
    ...(shared !== undefined && { shared }),
  } as SentAround;
}

function seenIn(value: unknown): SentSeen {
  const { view, ...fields } = fieldsOf(value, 'nothing to be seen');
  const { version, commitment, names, ...around } = plainCopy(fields, 'INVALID_STATE', 'match: seen') as Fields;
  const areNames = isAbsentOr(names, (list) => Array.isArray(list) && list.every(isText));
  if (!isInteger(version, 0) || !(commitment === null || isText(commitment)) || !areNames) {
    throw notSaid('nothing to be seen');
  }
  return { version, view, commitment, ...(names !== undefined && { names }), ...aroundIn(around) } as SentSeen;
}

function frameIn(value: unknown): MatchFrame {
  const { view, action: told, ...fields } = fieldsOf(value, 'no frame');
  const { version, seat, undo, text, ...around } = plainCopy(fields, 'INVALID_STATE', 'match: frame') as Fields;
  const action = plainCopy(told, 'INVALID_STATE', 'match: frame: action');
  const isPlayed = isRecord(action)
    ? undo === undefined
    : action === null && isAbsentOr(undo, (at) => isInteger(at, 0));
  if (!isInteger(version, 1) || !(seat === null || isInteger(seat, 0)) || !isText(text) || !isPlayed)
    throw notSaid('no frame');
  return {
    version,
    seat,
    action: action as AnyAction | null,
    text,
    ...(undo !== undefined && { undo }),
    ...aroundIn(around),
    view,
  } as MatchFrame;
}

function answerIn(value: unknown): Answer {
  const { ok, version, repeated, asked, error } = plainCopy(
    fieldsOf(value, 'no answer'),
    'INVALID_STATE',
    'match: answer',
  ) as Fields;
  if (isInteger(version, 0)) {
    const isRepeated = (value: unknown): boolean => typeof value === 'boolean';
    if (ok === true && asked === true && isAbsentOr(repeated, isRepeated)) {
      return { ok, version, asked, ...(repeated !== undefined && { repeated }) } as Answer;
    }
    if (ok === true && typeof repeated === 'boolean') return { ok, version, repeated };
    const { code, clause, message } = isRecord(error) ? error : {};
    if (ok === false && isText(code) && isText(message) && isAbsentOr(clause, isText)) {
      return { ok, error, version } as Answer;
    }
  }
  throw notSaid('no answer');
}

/** A copy, whose actions nobody has judged yet. */
function recordIn(value: unknown): GameRecord {
  const record = attempt(() => {
    const { header, footer, length, actionAt } = openStrictly(value);
    return { ...header, actions: Array.from({ length }, (_, index) => actionAt(index)), ...footer };
  });
  if (record instanceof GameError) throw notSaid('no record');
  return deepFreeze(record);
}

/** @throws `GameError` `INVALID_STATE` for what a host never sends */
export function received(message: unknown): Received {
  const { type, seen, frame, key, answer, version, record } = fieldsOf(message, 'no message');
  if (type === 'seen') return { type, seen: seenIn(seen) };
  if (type === 'frame') return { type, frame: frameIn(frame) };
  if (type === 'answer' && isText(key)) return { type, key, answer: answerIn(answer) };
  if (type === 'pong' && isInteger(version, 0)) return { type, version };
  if (type === 'record') return { type, record: recordIn(record) };
  throw notSaid('no message');
}
