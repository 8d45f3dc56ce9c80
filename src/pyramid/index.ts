/**
 * The dice pyramid of Das Spiel, for your own games: 165 cells on a base plate of 45 funnels. Cells are numbers inside and
 * names (`'3c2'`) at the border; boards are strings with one letter per cell, and a second string gives the poses of their
 * dice where numbers matter.
 *
 * @example
 * ```ts
 * import { boardPicture, cellNamed, cellsNamed, emptyBoard, freeCells, namesOf, placeableCells, placeDice, placeDie } from 'dicewright/pyramid';
 *
 * // Three red dice in a corner, and a green one on them.
 * let board = placeDice(emptyBoard(), cellsNamed(['a1', 'a2', 'b1']), 'r');
 * board = placeDie(board, cellNamed('1a1'), 'g');
 * console.log(namesOf(freeCells(board))); // → [ '1a1' ]
 * console.log(placeableCells(board).length); // → 42
 * console.log(boardPicture(board, { title: 'Four dice' }).parts.length); // → 1
 * ```
 *
 * @module dicewright/pyramid
 */
export {
  boardString,
  countDice,
  diceCells,
  emptyBoard,
  placeDice,
  placeDie,
  removeDie,
} from './board.js';
export { isConnected } from './connected.js';
export { touchingCells } from './contact.js';
export { countBelow } from './funnel.js';
export { freeCells, isHeap, isPlaceable, placeableCells } from './heap.js';
export { levelCells, levelOf } from './lattice.js';
export { anyCell, cellName, cellNamed, cellsNamed, namesOf } from './names.js';
export { rowNeighbours, supports } from './neighbours.js';
export { boardPart, boardPicture } from './picture.js';
export { upperNumbers } from './pose.js';
export { playerColours } from './stock.js';
