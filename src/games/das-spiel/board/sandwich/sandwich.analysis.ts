/** The mathematics of Sandwich: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt, isOccupied, moveDie, placeDie } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import type { SandwichState } from './position.js';
import { colourOf, sandwiched } from './position.js';
import type { SandwichAction } from './sandwich.js';

/** Bots of Sandwich, by the names by which tournaments know them. */
export const sandwichBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<SandwichState, SandwichAction>(
    'Take most dice of others between yours and lose fewest of your own; else go beside a die of theirs.',
    (view, action) => {
      if (action.type !== 'place' && action.type !== 'move') return 0;
      const colour = colourOf(action.player);
      const board =
        action.type === 'place'
          ? placeDie(view.board, cellNamed(action.cell), colour)
          : moveDie(view.board, cellNamed(action.from), cellNamed(action.to));
      const taken = sandwiched(board).reduce((sum, cell) => sum + (dieAt(board, cell) === colour ? -1 : 1), 0);
      const at = cellNamed(action.type === 'place' ? action.cell : action.to);
      const beside = rowNeighbours(at).filter((cell) => isOccupied(board, cell) && dieAt(board, cell) !== colour);
      return 10 * taken + Math.min(1, beside.length);
    },
  ),
};
