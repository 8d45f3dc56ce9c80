import type { AnyAction } from 'dicewright';
import { readRecord, toText } from 'dicewright/record';
import type { GameSession } from './game-session.js';

/** The game as text. */
export const textOf = ({ record, game }: GameSession): string => toText(record, game);

/**
 * The action with the outcome that a person has written down, as the notation has it: `2 5 6`.
 *
 * @throws `NotationError` for what can't be an outcome of it
 */
export function withOutcome({ game, record }: GameSession, action: AnyAction, written: string): AnyAction {
  const { rules, players, options, names } = record;
  const header = { format: 'dicewright/1', game: game.id, rules, players, options, ...(names && { names }) };
  const line = `${toText({ ...header, actions: [action] }, game).trimEnd()} = ${written}`;
  return readRecord(line, game).actions[0] as AnyAction;
}
