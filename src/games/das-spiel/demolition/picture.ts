import { countDice } from '../../../pyramid/board.js';
import { type Colour, colourName } from '../../../pyramid/stock.js';
import type { TableLine } from '../picture.js';
import type { Collection } from './collections.js';

/** What stands under the picture of a demolition: how many dice everybody has taken of each colour that plays. */
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
