import type { AnyGame, Envelope } from 'dicewright';
import { useMemo } from 'react';
import type { GameSession, Seen, Step } from './game-session.js';

/** Dice that were thrown, and what was to be seen then. */
interface Thrown {
  readonly step: Step;
  readonly view: Envelope;
}

/** The last of the steps in which dice were thrown. */
export const lastThrow = (steps: readonly Step[], count: number): Step | undefined =>
  steps.slice(0, count).findLast(({ action }) => 'outcome' in action);

/** A position of the game, and how it came about. */
export interface Shown extends Pick<Seen, 'view' | 'toAct' | 'result'> {
  /** So many actions were played. */
  readonly at: number;
  readonly before: Envelope | undefined;
  /** The last action; `undefined` at the beginning. */
  readonly step: Step | undefined;
  /** The last dice that were thrown. */
  readonly thrown: Thrown | undefined;
  /** Who looks on; `undefined` where the game is over, and everything may be seen. */
  readonly viewer: number | null | undefined;
}

/**
 * The position that is looked at: that of the game, or an earlier one. When the game is over nothing is hidden any more.
 *
 * @param at - after so many actions; `null` for the position that is played in
 */
export function useShown(
  game: AnyGame,
  session: GameSession,
  seen: Seen,
  looksOn: number | null,
  at: number | null,
): Shown {
  return useMemo(() => {
    const { steps } = session;
    const viewer = session.isOver ? undefined : looksOn;
    const of = (state: Envelope): Envelope => (viewer === undefined ? state : game.view(state, viewer));
    const count = at ?? steps.length;
    const step = steps[count - 1];
    const thrown = lastThrow(steps, count);
    const state = step?.after ?? steps[0]?.before ?? session.state;
    const isNow = at === null && viewer !== undefined;
    return {
      at: count,
      view: isNow ? seen.view : of(state),
      before: step && of(step.before),
      step,
      thrown: thrown && { step: thrown, view: of(thrown.after) },
      viewer,
      toAct: at === null ? seen.toAct : game.playersToAct(state),
      result: at === null ? seen.result : game.result(state),
    };
  }, [game, session, seen, looksOn, at]);
}
