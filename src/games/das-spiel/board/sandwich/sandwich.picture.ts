import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { diceOf, type SandwichState } from './position.js';
import { sandwich } from './sandwich.js';

/** What is to be done in each phase. */
function task({ phase, left, options }: DeepReadonly<SandwichState>): string {
  const moves = options.mustMove ? 'moves a die' : 'may move a die';
  switch (phase) {
    case 'place':
      return 'places a die on the plate.';
    case 'move':
      return `${moves}.`;
    case 'last':
      return `${moves}, the last time only one.`;
    case 'double':
      return left === 2 ? 'moves up to twice.' : 'may move once more.';
  }
}

/** A position of Sandwich as a picture: the plate, and the dice that everybody has on it and beside it. */
export function sandwichPicture(view: DeepReadonly<SandwichState>, options: PictureOptions = {}): Picture {
  const { board, supply, players, toPlay, phase } = view;
  return tablePicture(
    {
      title: sandwich.title,
      colours: playerColours,
      players,
      acting: sandwich.playersToAct(view),
      result: sandwich.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${task(view)}`,
      board,
      lines: [
        { label: 'Dice on the plate', values: diceOf(board, players) },
        ...(phase === 'place' ? [{ label: 'Dice to place', values: supply }] : []),
      ],
    },
    options,
  );
}
