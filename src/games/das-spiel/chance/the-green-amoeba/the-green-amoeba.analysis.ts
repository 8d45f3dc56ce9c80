/** The mathematics of The Green Amoeba: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { type Axis, coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { TheGreenAmoebaAction, TheGreenAmoebaState } from './the-green-amoeba.js';

/** Bots of The Green Amoeba, by the names by which tournaments know them. */
export const theGreenAmoebaBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TheGreenAmoebaState, TheGreenAmoebaAction>(
    'Bring the rearmost die to the front, as seen from your corner.',
    (_, action) => {
      if (action.type !== 'move') return 0;
      const row = (cell: string): number => coordinate(cellNamed(cell), action.player as Axis);
      return 2 * row(action.to) - row(action.from);
    },
  ),
};
