import type { AnyAction } from 'dicewright';
import type { GameSession, Seen } from '../game-session.js';

/** What somebody at the screen is asked: what they would have done at a position. */
export interface Question {
  /** Of the action that was played there. */
  readonly index: number;
  readonly player: number;
  /** The position, as the player saw it. */
  readonly seen: Seen;
  readonly answer: AnyAction | null;
}

/** The question before the action of an index; `null` where there is no such action. */
export function questionAt({ game, steps, version }: GameSession, index: number): Question | null {
  const step = steps[index];
  if (!step) return null;
  const { before, action } = step;
  const { player } = action;
  const seen = { version, view: game.view(before, player), toAct: game.playersToAct(before), result: null };
  return { index, player, seen, answer: null };
}
