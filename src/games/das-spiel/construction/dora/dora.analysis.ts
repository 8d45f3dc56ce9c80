/** The mathematics of DoRa: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { placeDie } from '../../../../pyramid/board.js';
import { openedBy } from '../../../../pyramid/heap.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import type { DoraAction, DoraState } from './dora.js';
import { readFunnel } from './funnels.js';

/** Bots of DoRa, by the names by which tournaments know them. */
export const doraBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<DoraState, DoraAction>(
    'Lay dice so that the funnels that they complete are yours to fill, and not those of others.',
    ({ board, poses, players, rolled, options }, action) => {
      if (action.type === 'roll') return 0;
      const cell = cellNamed(action.cell);
      const pose = action.type === 'fill' ? action.pose : (rolled ?? '');
      const laid = placeDie(board, cell, playerColours[action.player] as Colour);
      const table = { board: laid, poses: placeDie(poses, cell, pose), players, hand: options.hand };
      const owners = openedBy(laid, cell).map((funnel) => readFunnel(table, funnel).owner ?? action.player);
      return owners.reduce((sum, owner) => sum + (owner === action.player ? 1 : -1), 0);
    },
  ),
};
