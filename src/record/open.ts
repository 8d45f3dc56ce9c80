import { attempt } from '../kernel/attempt.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, isInteger, isRecord, type Json, plainCopy } from '../kernel/plain.js';
import type { AnyAction } from '../kernel/types.js';
import { type Complaint, headerFields, isAction, onlyNoted, type Plain, readFields } from './fields.js';
import { footerFields } from './footer-fields.js';
import { areNotesOf, NOTES, readNote } from './notes.js';
import { recordError } from './record-error.js';
import { MAX_ACTIONS, type Note, RECORD_FORMAT, type RecordFooter, type RecordHeader } from './types.js';

/** A record being read: the header is checked, the actions are looked at one by one. */
export interface OpenRecord {
  readonly header: RecordHeader;
  readonly footer: RecordFooter;
  /** The number of actions. */
  readonly length: number;
  /** A frozen copy of an action. @throws `GameError` `INVALID_RECORD` for what can't be one in any game */
  readonly actionAt: (index: number) => AnyAction;
  /** What is said about its actions, by their indices. */
  readonly notes: readonly Note[];
}

/** Complains by throwing: for readers that stop at the first mistake. */
export const refuse: Complaint = (error) => {
  throw error;
};

/** Runs code that touches a foreign object; what that throws is not looked at. */
function guarded<T>(what: string, run: () => T): T {
  try {
    return run();
  } catch {
    throw new GameError('INVALID_RECORD', `${what} could not be read`);
  }
}

/** The plain data, frozen, if it may be an action of some game. @throws `GameError` `INVALID_RECORD` */
export function asAction(plain: Json, where: string): AnyAction {
  if (isAction(plain)) return deepFreeze(plain);
  throw new GameError('INVALID_RECORD', `${where}: expected an action { type, player, … }`);
}

/** A frozen copy of what may be an action of some game. @throws `GameError` `INVALID_RECORD` */
export function readAction(value: unknown, where: string): AnyAction {
  return asAction(plainCopy(value, 'INVALID_RECORD', where), where);
}

/** An action at a place in a record; errors say where. */
function actionOf(actions: readonly unknown[], index: number): AnyAction {
  const where = `record: action ${index}`;
  try {
    return readAction(
      guarded(where, () => actions[index]),
      where,
    );
  } catch (error) {
    const { code, message, path = [] } = error as GameError;
    throw new GameError(code, message, { path: ['actions', index, ...path] });
  }
}

/** How many properties besides its actions a record could have: all that don't belong to it are complained about. */
const MAX_PROPERTIES = 1_000;

interface Parts {
  readonly actions: unknown;
  readonly notes: unknown;
  readonly rest: object;
}

/** A value's own properties: accessors are asked once, here. */
function partsOf(value: unknown): Parts {
  const parts = guarded('record:', () => {
    if (!isRecord(value)) return undefined;
    // Not spread before it is known how many there are.
    if (Object.keys(value).length > MAX_PROPERTIES) return undefined;
    const { actions, notes, ...rest } = value as Partial<Parts>;
    return { actions, notes, rest };
  });
  if (parts) return parts;
  throw recordError('expected an object { format, game, rules, players, …, actions }');
}

function lengthOf(list: unknown, what: 'actions' | 'notes'): number {
  const length = guarded(`record: ${what}:`, () => (Array.isArray(list) ? (list.length as unknown) : undefined));
  if (isInteger(length, 0, MAX_ACTIONS)) return length;
  const message = `${what}: expected an array of at most ${MAX_ACTIONS} ${what}`;
  throw recordError(message, what);
}

function notesOf(list: unknown, length: number): readonly Note[] {
  const notes = Array.from({ length: lengthOf(list, 'notes') }, (_, i) => {
    const where = `record: note ${i}`;
    return readNote(
      guarded(where, () => (list as readonly unknown[])[i]),
      where,
    );
  });
  if (areNotesOf(length, notes)) return deepFreeze(notes);
  throw recordError(`notes: expected ${NOTES}`, 'notes');
}

/** A copy of a header, whose state may be as large as states may be. */
export function plainHeader(value: object, where: string): { [key: string]: Json } {
  const { from, ...rest } = value as { readonly from?: unknown };
  const head = plainCopy(rest, 'INVALID_RECORD', where) as { [key: string]: Json };
  return from === undefined ? head : { ...head, from: plainCopy(from, 'INVALID_RECORD', `${where}: from`) };
}

/** The header in plain data. @returns `undefined` after a complaint about something that prevents a replay */
export function readHeader(value: Plain, where: string, complain: Complaint): RecordHeader | undefined {
  return deepFreeze(readFields(headerFields, value, where, complain)) as RecordHeader | undefined;
}

/** The footer in plain data. */
export function readFooter(
  value: Plain,
  where: string,
  complain: Complaint,
  header: RecordHeader | undefined,
): RecordFooter {
  return deepFreeze(readFields(footerFields, value, where, complain, { ...header })) as RecordFooter;
}

/**
 * Opens a record from anywhere.
 *
 * @param complain - receives every mistake except those in the actions
 * @returns `undefined` after a mistake that prevents a replay
 */
export function openRecord(value: unknown, complain: Complaint): OpenRecord | undefined {
  const record = attempt((): OpenRecord | undefined => {
    const { actions, notes: said, rest } = partsOf(value);
    const { ended, result, seed, links, ...head } = plainHeader(rest, 'record');
    const header = readHeader(head, 'record', complain);
    const footer = readFooter({ ended, result, seed, links }, 'record', complain, header);
    const length = lengthOf(actions, 'actions');
    const notes = attempt(() => {
      if (said !== undefined && header?.format === RECORD_FORMAT) throw onlyNoted('notes', 'record');
      return said === undefined ? [] : notesOf(said, length);
    });
    if (notes instanceof GameError) complain(notes);
    return (
      header && {
        header,
        footer,
        length,
        notes: notes instanceof GameError ? [] : notes,
        actionAt: (index) => actionOf(actions as readonly unknown[], index),
      }
    );
  });
  if (!(record instanceof GameError)) return record;
  complain(record);
  return undefined;
}

/** {@link openRecord} that throws at the first mistake. @throws `GameError` `INVALID_RECORD` */
export function openStrictly(value: unknown): OpenRecord {
  return openRecord(value, refuse) as OpenRecord;
}
