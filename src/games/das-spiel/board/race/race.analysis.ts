/** The mathematics of Race: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { RaceState } from './position.js';
import type { RaceAction } from './race.js';

/** How many rows from the starting line the cell is. */
const rowOf = (cell: string): number => coordinate(cellNamed(cell), 0);

/** Bots of Race, by the names by which tournaments know them. */
export const raceBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<RaceState, RaceAction>('Roll the last of your dice towards the finish.', (_, action) => {
    if (action.type === 'place') return rowOf(action.cell);
    if (action.type !== 'tumble') return 0;
    const steps = rowOf(action.to) - rowOf(action.from);
    return 10 * steps - rowOf(action.from);
  }),
};
