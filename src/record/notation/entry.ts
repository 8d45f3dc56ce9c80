import type { ActionShape } from '../../choosing/action-fields.js';
import { GameError } from '../../kernel/errors.js';
import type { Json } from '../../kernel/plain.js';
import type { AnyAction } from '../../kernel/types.js';
import { marks } from '../notes.js';
import { readAction } from '../open.js';
import type { Mark } from '../types.js';
import { fieldsText, moreOf, readFields } from './fields.js';
import type { Cursor } from './lines.js';
import { fail, naming, Unreadable } from './mistakes.js';
import { readWhole } from './nodes.js';
import { readValue } from './read-value.js';
import { nameText, readSeat, type Seats } from './seats.js';
import type { Token } from './tokens.js';
import { quoted } from './words.js';
import { wholeText } from './write-value.js';

type Shapes = ReadonlyMap<string, ActionShape>;

/** A frozen copy within the bounds of an action. @throws Unreadable */
function bounded(action: object, token: Token): AnyAction {
  try {
    return readAction(action, 'the action');
  } catch (error) {
    if (error instanceof GameError) throw new Unreadable(token, [`an action within its bounds (${error.message})`]);
    throw error;
  }
}

/** What is written directly after the type of an action. */
function readMark(cursor: Cursor, { line, end }: Token, begun: string): Mark | undefined {
  let signs = begun;
  let at = end;
  for (;;) {
    const token = cursor.peek();
    if (token.line !== line || token.start !== at || !/^[?!]+$/.test(token.value)) break;
    signs += cursor.next().value;
    at = token.end;
  }
  if (signs === '') return undefined;
  const mark = (Object.keys(marks) as Mark[]).find((one) => marks[one] === signs);
  return (
    mark ?? fail({ kind: 'word', value: signs, line, start: end - begun.length, end: at }, ...Object.values(marks))
  );
}

/**
 * An action: who, what, its fields and its outcome.
 *
 * @param hasMarks - whether something may be written directly after the type
 * @throws Unreadable
 */
export function readEntry(
  cursor: Cursor,
  seats: Seats,
  shapes: Shapes,
  hasMarks = false,
): { readonly action: AnyAction; readonly mark: Mark | undefined } {
  const first = cursor.peek();
  const player = readSeat(cursor, seats);
  const token = cursor.text(...shapes.keys());
  const begun = hasMarks && token.kind === 'word' && !shapes.has(token.value) ? /!*$/.exec(token.value)?.[0] : '';
  const type = token.value.slice(0, token.value.length - (begun ?? '').length);
  const shape = shapes.get(type) ?? fail(token, ...shapes.keys());
  const mark = hasMarks ? readMark(cursor, token, begun ?? '') : undefined;
  const action: { [key: string]: Json } = { type, player, ...readFields(cursor, shape) };
  const { outcome } = shape;
  if (outcome && cursor.skip('=')) {
    action.outcome = naming('outcome', () => readValue(readWhole(cursor), outcome));
    cursor.expectEnd();
  }
  cursor.expectEnd(...moreOf(shape));
  return { action: bounded(action, first), mark };
}

/** The line of an action. What the game doesn't declare is left out. */
export function entryText(action: AnyAction, seats: readonly string[], shapes: Shapes, mark?: Mark): string {
  const shape = shapes.get(action.type);
  const { outcome } = action as { readonly outcome?: unknown };
  const seat = seats[action.player] ?? String(action.player + 1);
  const fields = shape ? fieldsText({ ...action }, shape) : '';
  const happened = outcome === undefined ? '' : ` = ${wholeText(outcome, shape?.outcome)}`;
  const type = action.type.endsWith('!') ? quoted(action.type) : nameText(action.type);
  return `${seat} ${type}${mark ? marks[mark] : ''}${fields}${happened}`;
}
