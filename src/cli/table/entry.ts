import { type ActionShape, actionShapes } from '../../choosing/action-fields.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { entryText, readEntry } from '../../record/notation/entry.js';
import { Cursor } from '../../record/notation/lines.js';
import { Unreadable } from '../../record/notation/mistakes.js';
import { readWhole } from '../../record/notation/nodes.js';
import { readValue } from '../../record/notation/read-value.js';
import { seatTexts } from '../../record/notation/seats.js';
import { tokensOf } from '../../record/notation/tokens.js';
import { wholeText } from '../../record/notation/write-value.js';

/** What a line says, or why it can't be read. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

export interface Table {
  readonly game: AnyGame;
  readonly players: number;
  readonly names: readonly string[];
}

function reading<T>(read: () => T): Reading<T> {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

/** An action as the notation has it, its seat left out if it is the player's; `null` for a line that isn't one. */
export function readAction(table: Table, player: number, line: string): Reading<AnyAction> | null {
  const shapes = actionShapes(table.game);
  const [first, second] = tokensOf(line, 0);
  const isOwn = first !== undefined && shapes.has(first.value);
  if (!isOwn && (second === undefined || !shapes.has(second.value))) return null;
  const tokens = tokensOf(isOwn ? `${player + 1} ${line}` : line, 0);
  return reading(() => readEntry(new Cursor(tokens), table, shapes).action);
}

/** An action as it is typed in: without its seat. */
export function actionText({ game, players, names }: Table, action: AnyAction): string {
  const seats = seatTexts({ players, names: [...names] });
  const seat = seats[action.player] ?? '';
  return entryText(action, seats, actionShapes(game)).slice(seat.length + 1);
}

const outcomeOf = (game: AnyGame, { type }: AnyAction): ActionShape['outcome'] => actionShapes(game).get(type)?.outcome;

/** What has happened at the table, as in notation after `=`. */
export function readOutcome(game: AnyGame, action: AnyAction, line: string): Reading<unknown> {
  const tokens = tokensOf(line.replace(/^\s*=/, ''), 0);
  if (tokens.length === 0) return { problem: 'expected what has happened' };
  return reading(() => {
    const cursor = new Cursor(tokens);
    const value = readValue(readWhole(cursor), outcomeOf(game, action));
    cursor.expectEnd();
    return value;
  });
}

/** What has happened, as it is typed in. */
export const outcomeText = (game: AnyGame, action: AnyAction, outcome: unknown): string =>
  wholeText(outcome, outcomeOf(game, action));
