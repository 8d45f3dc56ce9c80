import type { Invariant } from '../../../../kernel/types.js';
import { freeCells } from '../../../../pyramid/heap.js';
import { diceOnlyGo, emptied, takerKeeps, takesFreeDie } from '../invariants.js';
import type { FavouriteAction, FavouriteState } from './favourite.js';

/** What holds in every position of Favourite and in every step between two. */
export const favouriteInvariants: readonly Invariant<FavouriteState, FavouriteAction>[] = [
  diceOnlyGo('FAV-2'),
  takesFreeDie('FAV-4'),
  takerKeeps('FAV-4'),
  {
    name: 'no black die is taken while a green one is free, and no red one while another is',
    clause: 'FAV-5',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'remove') return true;
      const before = step.before.board;
      const [cell = -1] = emptied(before, board);
      const free = freeCells(before).map((one) => before[one]);
      if (before[cell] === 'k') return !free.includes('g');
      return before[cell] === 'g' || free.every((colour) => colour === 'r');
    },
  },
  {
    name: 'every turn takes just one die, and turns go round',
    clause: 'FAV-3',
    holds: ({ board, toPlay, players }, step) => {
      if (step?.action.type !== 'remove') return true;
      const next = toPlay === null || toPlay === (step.action.player + 1) % players;
      return next && emptied(step.before.board, board).length === 1;
    },
  },
];
