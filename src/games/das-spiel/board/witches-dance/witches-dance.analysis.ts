/** The mathematics of Witches' Dance: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { placeDie } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { moveTargets } from '../moves.js';
import type { WitchesDanceState } from './position.js';
import { colourOf, moverOf } from './position.js';
import type { WitchesDanceAction } from './witches-dance.js';

/** Bots of Witches' Dance, by the names by which tournaments know them. */
export const witchesDanceBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<WitchesDanceState, WitchesDanceAction>(
    'Go where your die has most ways to go on and the other one fewest.',
    (view, action) => {
      if (action.type !== 'move') return 0;
      const to = cellNamed(action.to);
      const board = placeDie(view.board, to, colourOf(action.player));
      return moveTargets(board, to).length - moveTargets(board, moverOf(view, 1 - action.player)).length;
    },
  ),
};
