/** The mathematics of Ruins: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { placeDie } from '../../../../pyramid/board.js';
import { openedBy } from '../../../../pyramid/heap.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import { diceRound } from '../filling.js';
import type { RuinsAction, RuinsState } from './ruins.js';

/** Bots of Ruins, by the names by which tournaments know them. */
export const ruinsBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<RuinsState, RuinsAction>(
    'Complete no funnel unless it has all three colours: others would fill it.',
    ({ board, players }, { player, cell }) => {
      const laid = placeDie(board, cellNamed(cell), playerColours[player] as Colour);
      const filled = openedBy(laid, cellNamed(cell)).filter((funnel) => diceRound(laid, funnel, players).includes(0));
      return -filled.length;
    },
  ),
};
