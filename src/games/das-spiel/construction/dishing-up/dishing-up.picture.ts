import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type DishingUpState, dishingUp, numbersOfPlayers } from './dishing-up.js';

/** A position of Dishing Up as a picture: the core with what was thrown on it, the players' dice and numbers. */
export function dishingUpPicture(view: DeepReadonly<DishingUpState>, options: PictureOptions = {}): Picture {
  const { board, supply, toPlay, players } = view;
  return tablePicture(
    {
      title: dishingUp.title,
      players,
      acting: dishingUp.playersToAct(view),
      result: dishingUp.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} throws a die.`,
      board,
      lines: [
        { label: 'Dice left', values: supply },
        { label: 'Numbers', values: numbersOfPlayers(players) },
      ],
    },
    options,
  );
}
