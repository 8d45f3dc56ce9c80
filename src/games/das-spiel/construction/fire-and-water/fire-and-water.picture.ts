import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type FireAndWaterState, fireAndWater } from './fire-and-water.js';
import { blackLeft, canPlace, canPlaceOwn } from './placing.js';

/** A position of Fire and Water as a picture: the pyramid, and what each player and the black stock have left. */
export function fireAndWaterPicture(view: DeepReadonly<FireAndWaterState>, options: PictureOptions = {}): Picture {
  const { board, supply, toPlay, players, options: rules } = view;
  const player = toPlay ?? 0;
  const choice =
    rules.black === 'free' && blackLeft(view) > 0 ? 'a red, a green or a black die' : 'a red or a green die';
  const own = canPlaceOwn(view, player) ? `places ${choice}.` : 'has to place a black die.';
  return tablePicture(
    {
      title: fireAndWater.title,
      players,
      acting: fireAndWater.playersToAct(view),
      result: fireAndWater.result(view),
      todo: `${nameOf(player, options)} ${canPlace(view, player) ? own : 'passes.'} Black dice left: ${blackLeft(view)}.`,
      board,
      lines: [
        { label: 'Red dice left', values: supply.map(({ red }) => red) },
        { label: 'Green dice left', values: supply.map(({ green }) => green) },
      ],
    },
    options,
  );
}
