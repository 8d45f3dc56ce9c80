/** The mathematics of Flea Chase: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { moveDie } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { FleaChaseAction } from './flea-chase.js';
import type { FleaChaseState } from './position.js';
import { advance, facesOf } from './position.js';

/** Bots of Flea Chase, by the names by which tournaments know them. */
export const fleaChaseBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<FleaChaseState, FleaChaseAction>(
    'Jump where you gain most: a row towards the target counts one, a face on its outside two; of such, with the rearmost die.',
    ({ board }, action) => {
      if (action.type !== 'move') return 0;
      const { player } = action;
      const [from, to] = [cellNamed(action.from), cellNamed(action.to)];
      const faces = (on: string): number => facesOf(on)[player] as number;
      const gained = faces(moveDie(board, from, to)) - faces(board);
      return 10 * (advance(to) - advance(from) + 2 * gained) - advance(from);
    },
  ),
};
