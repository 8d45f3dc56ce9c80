import { useMemo } from 'react';
import type { Step } from '../game-session.js';
import { lastThrow, type Shown } from '../use-shown.js';
import type { RemoteSeen } from './clocks.js';
import type { RemoteGame } from './remote-game.js';
import type { Ending } from './use-ending.js';

/**
 * The position that is looked at: that of the match, or an earlier one. When it is over, and the record is there, nothing is hidden any
 * more.
 *
 * @param at - after so many steps; `null` for the position that is played in
 */
export function useMatchShown(
  { game, seat }: RemoteGame,
  steps: readonly Step[],
  seen: RemoteSeen,
  ending: Ending | null,
  at: number | null,
): Shown {
  return useMemo(() => {
    const count = at ?? steps.length;
    const step = steps[count - 1];
    const throwing = lastThrow(steps, count);
    const thrown = throwing && { step: throwing, view: throwing.after };
    if (at !== null) {
      const view = step?.after ?? steps[0]?.before ?? seen.view;
      const [toAct, result] = [game.playersToAct(view), game.result(view)];
      return { at, view, before: step?.before, step, thrown, viewer: seat, toAct, result };
    }
    const { toAct, result } = seen;
    const isShown = ending?.session && game.traits.hiddenInformation;
    if (isShown) {
      const { state } = ending.session;
      return { at: count, view: state, before: undefined, step, thrown, viewer: undefined, toAct, result };
    }
    return { at: count, view: seen.view, before: step?.before, step, thrown, viewer: seat, toAct, result };
  }, [game, seat, steps, seen, ending, at]);
}
