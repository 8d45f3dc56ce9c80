import { playerInSentence } from '../kernel/naming.js';
import { deepFreeze } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import type { Step } from './journal.js';
import type { MatchFrame } from './types.js';

type Names = readonly string[] | undefined;

/** A step as a seat, or a spectator (`null`), is told it. */
export function frameOf(
  game: AnyGame,
  names: Names,
  { before, entry, after }: Step,
  viewer: number | null,
): MatchFrame {
  const { seat, undo } = entry;
  const view = game.traits.hiddenInformation && { view: game.view(after.state, viewer) };
  const told =
    undo === undefined
      ? {
          action: game.viewAction(before.state, entry.action, viewer),
          text: game.describe(before.state, entry.action, after.state, { viewer, names }),
        }
      : { action: null, undo, text: `${playerInSentence(seat, names)} takes the last action back.` };
  return deepFreeze({ version: after.version, seat, ...told, ...view });
}
