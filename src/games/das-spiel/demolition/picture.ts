import type { GameResult } from '../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../picture/picture.js';
import { countDice } from '../../../pyramid/board.js';
import { type Colour, colourName, colours } from '../../../pyramid/stock.js';
import { nameOf, type TableLine, tablePicture } from '../kit/picture.js';
import type { Collection } from './collections.js';
import { pointsOf, type Valued } from './valued.js';

/** The text under the picture of a demolition: how many dice everybody has taken of each colour that plays. */
export function takenLines(taken: readonly Collection[], playing: readonly Colour[]): TableLine[] {
  return playing.map((colour, index) => {
    const name = colourName(colour);
    return {
      label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      values: taken.map((collection) => collection[index] ?? 0),
    };
  });
}

/** How many dice are left of the pyramid, as a sentence. */
export function diceLeft(board: string): string {
  const left = countDice(board);
  return left === 1 ? 'One die is left.' : `${left} dice are left.`;
}

/** What a picture needs to know about a game. */
interface Pictured<View> {
  readonly title: string;
  readonly playersToAct: (view: View) => readonly number[];
  readonly result: (view: View) => GameResult | null;
}

/** The picture of a game in which colours have values; what a player does on their turn is given as a verb. */
export function valuedPicture<View extends Valued>(
  game: Pictured<View>,
  view: View,
  does: string,
  options: PictureOptions,
): Picture {
  const { phase, board, taken, toPlay, players } = view;
  const name = nameOf(toPlay ?? 0, options);
  return tablePicture(
    {
      title: game.title,
      players,
      acting: game.playersToAct(view),
      result: game.result(view),
      todo: phase === 'build' ? `${name} builds the pyramid.` : `${name} ${does}. ${diceLeft(board)}`,
      board,
      lines: [...takenLines(taken, colours), { label: 'Points', values: pointsOf(view) }],
    },
    options,
  );
}
