import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord, plainCopy, read } from '../kernel/plain.js';
import type { AnyAction } from '../kernel/types.js';
import type { HostMessage } from './messages.js';
import type { Answer, MatchFrame, Seen } from './types.js';

/** What a host says of a match; all else of {@link Seen} the rules tell from the view. */
export type SentSeen = Pick<Seen, 'version' | 'view' | 'commitment' | 'names'>;

export type Received =
  | { readonly type: 'seen'; readonly seen: SentSeen }
  | Extract<HostMessage, { readonly type: 'frame' | 'answer' }>;

type Fields = Readonly<Record<string, unknown>>;

const notSaid = (what: string): GameError => new GameError('INVALID_STATE', `match: the host has sent ${what}`);

/** The fields of an object, each read once. @throws `GameError` `INVALID_STATE` for what has none */
function fieldsOf(value: unknown, what: string): Fields {
  const fields = read(() => (isRecord(value) ? { ...value } : undefined));
  if (fields) return fields;
  throw notSaid(what);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isAbsentOr = (value: unknown, isIt: (value: unknown) => boolean): boolean => value === undefined || isIt(value);

function seenIn(value: unknown): SentSeen {
  const { view, ...fields } = fieldsOf(value, 'nothing to be seen');
  const { version, commitment, names } = plainCopy(fields, 'INVALID_STATE', 'match: seen') as Fields;
  const areNames = isAbsentOr(names, (list) => Array.isArray(list) && list.every(isText));
  if (!isInteger(version, 0) || !(commitment === null || isText(commitment)) || !areNames) {
    throw notSaid('nothing to be seen');
  }
  return { version, view, commitment, ...(names !== undefined && { names }) } as SentSeen;
}

function frameIn(value: unknown): MatchFrame {
  const { view, action: told, ...fields } = fieldsOf(value, 'no frame');
  const { version, seat, undo, text } = plainCopy(fields, 'INVALID_STATE', 'match: frame') as Fields;
  const action = plainCopy(told, 'INVALID_STATE', 'match: frame: action');
  const isPlayed = isRecord(action) ? undo === undefined : action === null && isInteger(undo, 0);
  if (!isInteger(version, 1) || !isInteger(seat, 0) || !isText(text) || !isPlayed) throw notSaid('no frame');
  return {
    version,
    seat,
    action: action as AnyAction | null,
    text,
    ...(undo !== undefined && { undo }),
    view,
  } as MatchFrame;
}

function answerIn(value: unknown): Answer {
  const { ok, version, repeated, error } = plainCopy(
    fieldsOf(value, 'no answer'),
    'INVALID_STATE',
    'match: answer',
  ) as Fields;
  if (isInteger(version, 0)) {
    if (ok === true && typeof repeated === 'boolean') return { ok, version, repeated };
    const { code, clause, message } = isRecord(error) ? error : {};
    if (ok === false && isText(code) && isText(message) && isAbsentOr(clause, isText)) {
      return { ok, error, version } as Answer;
    }
  }
  throw notSaid('no answer');
}

/** @throws `GameError` `INVALID_STATE` for what no host says */
export function received(message: unknown): Received {
  const { type, seen, frame, key, answer } = fieldsOf(message, 'no message');
  if (type === 'seen') return { type, seen: seenIn(seen) };
  if (type === 'frame') return { type, frame: frameIn(frame) };
  if (type === 'answer' && isText(key)) return { type, key, answer: answerIn(answer) };
  throw notSaid('no message');
}
