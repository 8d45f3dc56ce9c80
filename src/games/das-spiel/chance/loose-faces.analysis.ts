import { diceCells } from '../../../pyramid/board.js';
import { isFree } from '../../../pyramid/heap.js';
import { wallsOf } from '../../../pyramid/shapes.js';
import { playerColours } from '../../../pyramid/stock.js';

/** How much is left of a die that is free, where bad luck takes such dice off again. */
const FREE = 0.5;

/** The outer faces of each side where free dice can come off: those of free dice count half. (Games 12 and 13.) */
export const looseFaces = (board: string, sides: number): number[] =>
  playerColours
    .slice(0, sides)
    .map((colour) =>
      diceCells(board, colour).reduce((sum, cell) => sum + wallsOf(cell).length * (isFree(board, cell) ? FREE : 1), 0),
    );
