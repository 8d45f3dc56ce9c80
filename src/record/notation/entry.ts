import type { ActionShape } from '../../choosing/action-fields.js';
import { GameError } from '../../kernel/errors.js';
import type { Json } from '../../kernel/plain.js';
import type { AnyAction } from '../../kernel/types.js';
import { readAction } from '../open.js';
import { fieldsText, moreOf, readFields } from './fields.js';
import type { Cursor } from './lines.js';
import { fail, naming, Unreadable } from './mistakes.js';
import { readWhole } from './nodes.js';
import { readValue } from './read-value.js';
import { nameText, readSeat, type Seats } from './seats.js';
import type { Token } from './tokens.js';
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

/** An action: who, what, its fields and its outcome. @throws Unreadable */
export function readEntry(cursor: Cursor, seats: Seats, shapes: Shapes): AnyAction {
  const first = cursor.peek();
  const player = readSeat(cursor, seats);
  const token = cursor.text(...shapes.keys());
  const shape = shapes.get(token.value) ?? fail(token, ...shapes.keys());
  const action: { [key: string]: Json } = { type: token.value, player, ...readFields(cursor, shape) };
  const { outcome } = shape;
  if (outcome && cursor.skip('=')) {
    action.outcome = naming('outcome', () => readValue(readWhole(cursor), outcome));
    cursor.expectEnd();
  }
  cursor.expectEnd(...moreOf(shape));
  return bounded(action, first);
}

/** The line of an action. What the game doesn't declare is left out. */
export function entryText(action: AnyAction, seats: readonly string[], shapes: Shapes): string {
  const shape = shapes.get(action.type);
  const { outcome } = action as { readonly outcome?: unknown };
  const seat = seats[action.player] ?? String(action.player + 1);
  const fields = shape ? fieldsText(action as unknown as Readonly<Record<string, unknown>>, shape) : '';
  const happened = outcome === undefined ? '' : ` = ${wholeText(outcome, shape?.outcome)}`;
  return `${seat} ${nameText(action.type)}${fields}${happened}`;
}
