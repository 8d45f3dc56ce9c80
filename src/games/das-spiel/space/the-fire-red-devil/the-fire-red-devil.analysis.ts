/** The mathematics of The Fire Red Devil: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { moveDie, placeDie } from '../../../../pyramid/board.js';
import { axes, coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { TheFireRedDevilState } from './position.js';
import { ANGEL, cellOfPlayer, DEVIL, isOnto, isSeized, jumpsOfPlayer } from './position.js';
import type { TheFireRedDevilAction } from './the-fire-red-devil.js';

/** How far apart angel and devil are, in steps. */
function distance(board: string): number {
  const [angel, devil] = [cellOfPlayer(board, ANGEL), cellOfPlayer(board, DEVIL)];
  return axes.reduce((sum: number, axis) => sum + Math.abs(coordinate(angel, axis) - coordinate(devil, axis)), 0);
}

/** Bots of The Fire Red Devil, by the names by which tournaments know them. */
export const theFireRedDevilBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TheFireRedDevilState, TheFireRedDevilAction>(
    "The angel jumps out of the devil's reach and keeps most jumps; the devil seizes the angel, or jumps nearest to it.",
    (view, action) => {
      if (action.type !== 'move') return 0;
      const { player, to } = action;
      const from = cellOfPlayer(view.board, player);
      const board = placeDie(moveDie(view.board, from, cellNamed(to)), from, 'g');
      const after = { board, options: view.options };
      if (player === DEVIL) return isSeized(board) ? 100 : -distance(board);
      const isReached = jumpsOfPlayer(after, DEVIL).some((jump) => isOnto(board, jump.to, ANGEL));
      return jumpsOfPlayer(after, ANGEL).length - (isReached ? 100 : 0);
    },
  ),
};
