/** The mathematics of Favourite: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt, removeDie } from '../../../../pyramid/board.js';
import { freeCells } from '../../../../pyramid/heap.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { type FavouriteAction, type FavouriteState, VALUES } from './favourite.js';

/** Bots of Favourite, by the names by which tournaments know them. */
export const favouriteBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<FavouriteState, FavouriteAction>(
    'Of two, leave the other the best dice that you can; of more, leave the next player the worst.',
    ({ board, players }, action) => {
      if (action.type === 'build') return 0;
      const left = removeDie(board, cellNamed(action.cell));
      const values = freeCells(left).map((cell) => VALUES[dieAt(left, cell) as keyof typeof VALUES]);
      const best = Math.max(0, ...values);
      return players === 2 ? best : -best;
    },
  ),
};
