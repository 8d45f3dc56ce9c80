import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { freeSpaces, isProtected, type SqueezingState } from './position.js';
import { squeezing } from './squeezing.js';

/** What is to be done, behind the name of the player. */
function todo({ phase, rolled, left, first }: DeepReadonly<SqueezingState>): string {
  if (phase === 'build') return `builds with a ${rolled}.`;
  if (phase === 'bonus') return `may place ${left === 1 ? 'a bonus die' : `${left} bonus dice`}.`;
  return first === null ? 'rolls: the first 4 begins.' : 'rolls.';
}

/**
 * A position of Squeezing as a picture: the pyramid, the number rolled, the dice left. The free spaces of the first
 * pyramid are marked as long as one must stay, and so are the dice of a turn that brings a bonus.
 */
export function squeezingPicture(view: DeepReadonly<SqueezingState>, options: PictureOptions = {}): Picture {
  const { board, supply, toPlay, players, rolled, first, fresh, bonus } = view;
  const free = first !== null && isProtected(view) ? freeSpaces(board, first) : [];
  return tablePicture(
    {
      title: squeezing.title,
      colours: playerColours,
      players,
      acting: squeezing.playersToAct(view),
      result: squeezing.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${todo(view)}`,
      rolled: rolled === null ? [] : [rolled],
      board,
      boardOptions: {
        latent: true,
        marks: [
          ...free.map((cell) => ({ cell, tone: 'blue' as const })),
          ...cellsNamed([...fresh, ...bonus]).map((cell) => ({ cell, tone: 'gold' as const })),
        ],
      },
      lines: [{ label: 'Dice left', values: supply }],
    },
    options,
  );
}
