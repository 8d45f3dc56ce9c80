/** The mathematics of Race: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { BORDER, type RaceState, scoresOf } from './position.js';
import { type RaceAction, race } from './race.js';

/** How many rows from the starting line the cell is. */
const rowOf = (cell: string): number => coordinate(cellNamed(cell), 0);

/** Bots of Race, by the names by which tournaments know them. */
export const raceBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<RaceState, RaceAction>(
    'Roll where you gain most points; where there are none to gain, the last of your dice towards the finish.',
    (view, action) => {
      if (action.type === 'place') return rowOf(action.cell);
      if (action.type !== 'tumble') return 0;
      const { player, from, to } = action;
      const points = scoresOf(race.reduce(view, action))[player] as number;
      const steps = BORDER.includes(cellNamed(from)) ? 0 : 10 * (rowOf(to) - rowOf(from)) - rowOf(from);
      return 100 * points + steps;
    },
  ),
};
