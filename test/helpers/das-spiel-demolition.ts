import { nameAt } from './das-spiel.js';
import { isLoose, type Pile, pileOf, spots } from './pyramid-by-hand.js';

// What tests of demolition share; nothing here uses src/pyramid.

/** A board of 165 dice whose letters follow each other again and again. */
export const fullBoard = (letters = 'rgk'): string =>
  spots.map((_, cell) => letters[cell % letters.length] as string).join('');

/** A full board without its topmost dice, as many as are missing. */
export const lowered = (missing: number, letters = 'rgk'): string =>
  fullBoard(letters).slice(0, 165 - missing) + '.'.repeat(missing);

/** How many of the letter there are. */
export const counted = (text: string, letter: string): number => text.split(letter).length - 1;

/** The cells of the dice that carry nothing, in the order of cells. */
export function looseCells(board: string): number[] {
  const pile: Pile = pileOf(board);
  return spots.flatMap((spot, cell) => (isLoose(pile, spot) ? [cell] : []));
}

/** Their names. */
export const looseNames = (board: string): string[] => looseCells(board).map(nameAt);

/** The board without the die of the cell. */
export const without = (board: string, cell: number): string => `${board.slice(0, cell)}.${board.slice(cell + 1)}`;

/**
 * The dice that make a pyramid of 165 with those that lie, one number a letter: the last letters first, up to as many as
 * there are of each.
 */
export function missing(laid: string, letters: string, most: readonly number[]): number[] {
  let left = counted(laid, '.');
  const counts = [...letters].map(() => 0);
  for (let i = letters.length - 1; i >= 0; i--) {
    const dice = Math.min(Math.max(0, (most[i] ?? 0) - counted(laid, letters[i] ?? '')), left);
    counts[i] = dice;
    left -= dice;
  }
  return counts;
}
