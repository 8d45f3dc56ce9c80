/** The mathematics of Ruins: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt } from '../../../../pyramid/board.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { carried, supports } from '../../../../pyramid/neighbours.js';
import { playerColours } from '../../../../pyramid/stock.js';
import type { RuinsAction, RuinsState } from './ruins.js';

/** Bots of Ruins, by the names by which tournaments know them. */
export const ruinsBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<RuinsState, RuinsAction>(
    'Place where the fewest funnels are without a die of yours, as only those can become yours to fill.',
    ({ board }, { player, cell }) => {
      const colour = playerColours[player];
      const own = (funnel: Cell): boolean => supports(funnel).some((below) => dieAt(board, below) === colour);
      return -carried(cellNamed(cell)).filter((funnel) => !own(funnel)).length;
    },
  ),
};
