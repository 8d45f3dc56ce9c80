import { oneLine } from '../kernel/plain.js';
import { checkOf } from '../kernel/schemas/schema.js';
import * as z from '../kernel/schemas/zod.js';
import { type Cell, PYRAMID_CELLS } from './lattice.js';
import { cellName } from './names.js';

/** The letter of an empty cell. */
export const EMPTY = '.';
/** The character code of {@link EMPTY}; letters and digits have greater ones. */
export const DOT = 46;

/**
 * A board being changed: one character code per cell. Made by {@link editBoard}, made a string again by {@link boardText}.
 * An action that changes many cells changes one buffer and makes the string once. (No Uint8Array: engines make strings from
 * an array several times as fast.)
 */
export type BoardBuffer = number[];

/**
 * What can be read as a board: a string with one letter per cell in the order of cells (165 letters, or 45 where only the
 * base plate is used), or an edit buffer. Cells beyond it are neither empty nor occupied. (Geometry §1.)
 */
export type BoardLike = string | Readonly<BoardBuffer>;

/** An empty board. */
export function emptyBoard(cells: number = PYRAMID_CELLS): string {
  return EMPTY.repeat(cells);
}

/** The code of the letter in a cell; beyond the board, nothing that equals or exceeds a code. @internal */
export function codeAt(board: BoardLike, cell: Cell): number {
  return typeof board === 'string' ? board.charCodeAt(cell) : (board[cell] as number);
}

/** The character code of a letter. @internal */
export function codeOf(letter: string): number {
  return letter.charCodeAt(0);
}

/** The letter in the cell, `.` where no die lies; `''` beyond the board. */
export function dieAt(board: BoardLike, cell: Cell): string {
  if (typeof board === 'string') return board.charAt(cell);
  const code = board[cell];
  return code === undefined ? '' : String.fromCharCode(code);
}

export function isOccupied(board: BoardLike, cell: Cell): boolean {
  return codeAt(board, cell) > DOT;
}

/** The first cell in which no die lies, -1 when there is none. */
export function firstEmpty(board: BoardLike): Cell {
  return typeof board === 'string' ? board.indexOf(EMPTY) : board.indexOf(DOT);
}

/** Whether the cell is on the board and no die lies there. */
export function isEmpty(board: BoardLike, cell: Cell): boolean {
  return codeAt(board, cell) === DOT;
}

function onBoard(board: BoardLike, cell: Cell): void {
  if (Number.isInteger(cell) && cell >= 0 && cell < board.length) return;
  const got = typeof cell === 'number' ? cell : typeof cell;
  throw new RangeError(`expected a cell of the board, from 0 to ${board.length - 1}, not ${got}`);
}

/**
 * The board with the letter in the cell, whatever was there: whether the rules allow it is for the game to say. Works
 * for boards of colours and of poses alike.
 *
 * @throws RangeError for a cell beyond the board
 */
export function placeDie(board: string, cell: Cell, letter: string): string {
  onBoard(board, cell);
  return board.slice(0, cell) + letter + board.slice(cell + 1);
}

/** The board with the cell emptied. @throws RangeError for a cell beyond the board */
export function removeDie(board: string, cell: Cell): string {
  return placeDie(board, cell, EMPTY);
}

/** The board with a cell's letter in another cell and the first cell emptied. @throws RangeError as {@link placeDie} */
export function moveDie(board: string, from: Cell, to: Cell): string {
  return placeDie(removeDie(board, from), to, dieAt(board, from));
}

/** The board with the letters of two cells exchanged. @throws RangeError as {@link placeDie} */
export function swapDice(board: string, one: Cell, other: Cell): string {
  return placeDie(placeDie(board, one, dieAt(board, other)), other, dieAt(board, one));
}

/** The board with the letter in all the cells: a layout. @throws RangeError as {@link placeDie} */
export function placeDice(board: string, cells: Iterable<Cell>, letter: string): string {
  const buffer = editBoard(board);
  for (const cell of cells) {
    onBoard(buffer, cell);
    buffer[cell] = codeOf(letter);
  }
  return heldText(buffer);
}

/** How many dice lie on the board; only those of a colour, where one is given. */
export function countDice(board: BoardLike, colour?: string): number {
  const code = colour === undefined ? undefined : codeOf(colour);
  let count = 0;
  for (let cell = 0; cell < board.length; cell++) {
    const found = codeAt(board, cell);
    if (code === undefined ? found > DOT : found === code) count++;
  }
  return count;
}

/** The cells in which dice lie, in order; those of a colour (or `.` ones), where a letter is given. */
export function diceCells(board: BoardLike, letter?: string): Cell[] {
  const code = letter === undefined ? undefined : codeOf(letter);
  const cells: Cell[] = [];
  for (let cell = 0; cell < board.length; cell++) {
    const found = codeAt(board, cell);
    if (code === undefined ? found > DOT : found === code) cells.push(cell);
  }
  return cells;
}

const emptyText = /* @__PURE__ */ emptyBoard();
const emptyCodes: Readonly<BoardBuffer> = /* @__PURE__ */ Array.from(emptyText, codeOf);

// The board made last, which is usually changed next: its codes are kept until they are asked for.
let lastText = '';
let lastCodes: BoardBuffer = [];

/**
 * A buffer with a copy of the board, for many changes.
 */
export function editBoard(board: BoardLike): BoardBuffer {
  if (typeof board !== 'string') return board.slice();
  if (board === lastText) {
    lastText = '';
    return lastCodes;
  }
  // As nearly every game begins.
  if (board === emptyText) return emptyCodes.slice();
  // One by one: engines read an array that was ever longer than filled more slowly.
  const buffer: BoardBuffer = [];
  for (let cell = 0; cell < board.length; cell++) buffer.push(board.charCodeAt(cell));
  return buffer;
}

/** The board's codes, only to be read, and at once: questions about many cells are quicker with them. @internal */
export function codesOf(board: BoardLike): Readonly<BoardBuffer> {
  if (typeof board !== 'string') return board;
  if (board !== lastText) {
    lastCodes = editBoard(board);
    lastText = board;
  }
  return lastCodes;
}

/** Writes a letter into a buffer. @throws RangeError for a cell beyond the board */
export function putDie(buffer: BoardBuffer, cell: Cell, letter: string): void {
  onBoard(buffer, cell);
  buffer[cell] = codeOf(letter);
}

export function boardText(buffer: BoardBuffer): string {
  return heldText(buffer.slice());
}

/** {@link boardText} of a buffer that is no longer written to. */
function heldText(buffer: BoardBuffer): string {
  lastText = String.fromCharCode(...buffer);
  lastCodes = buffer;
  return lastText;
}

/**
 * {@link boardText} where the changes are known, and the buffer is no longer written to: it is kept as it is. @internal
 *
 * @param board - what the buffer was made from
 * @param first - the lowest cell that differs
 * @param others - the other cells that differ
 */
export function changedBoard(board: string, buffer: BoardBuffer, first: Cell, others: readonly Cell[]): string {
  if (others.length > 1) return heldText(buffer);
  lastText = betweenSlices(board, buffer, first, others.length > 0 ? others[0] : undefined);
  lastCodes = buffer;
  return lastText;
}

/** Most changes concern a die or two; putting them between slices of the board takes a third of the time. */
function betweenSlices(board: string, buffer: BoardBuffer, first: Cell, second: Cell | undefined): string {
  const start = board.slice(0, first) + String.fromCharCode(buffer[first] as number);
  if (second === undefined) return start + board.slice(first + 1);
  const middle = board.slice(first + 1, second) + String.fromCharCode(buffer[second] as number);
  return start + middle + board.slice(second + 1);
}

function lettersSchema(cells: number, letters: string, what: string): z.$ZodString<string> {
  // Letters are letters, digits and the dot, which need no escape in a class.
  const bag = { minimum: cells, maximum: cells, patterns: new Set([new RegExp(`^[${letters}]*$`)]) };
  const fits = checkOf<string>(({ value, issues }) => {
    const refuse = (got: string): void => {
      const message = `expected a ${what} of ${cells} letters out of "${letters}", got ${got}`;
      issues.push({ code: 'custom', message, input: value });
    };
    if (value.length !== cells) {
      refuse(`${value.length} letters`);
      return;
    }
    for (let cell = 0; cell < cells; cell++) {
      if (letters.includes(value.charAt(cell))) continue;
      refuse(`${oneLine(JSON.stringify(value.charAt(cell)))} in ${cell < PYRAMID_CELLS ? cellName(cell) : cell}`);
      return;
    }
  }, bag);
  return z.string(fits);
}

/**
 * The schema of a board: as many letters as cells, each one of those given.
 *
 * @param letters - letters, digits and `.`; `.rgkby` unless given
 * @param cells - 165 unless given; 45 where only the base plate is used
 * @example
 * ```ts
 * import { defineGame } from 'dicewright/define';
 * import { anyCell, boardString, cellNamed, emptyBoard, placeDie } from 'dicewright/pyramid';
 *
 * const g = defineGame({ id: 'red-only', rules: 1, options: {}, state: { board: boardString('.r') } });
 * const place = g.action({
 *   fields: { cell: anyCell() },
 *   candidates: () => [{ cell: 'a1' }],
 *   apply: (draft, { cell }) => void (draft.board = placeDie(draft.board, cellNamed(cell), 'r')),
 * });
 * console.log(typeof place, emptyBoard().length); // → object 165
 * ```
 */
export function boardString(letters: string = '.rgkby', cells: number = PYRAMID_CELLS): z.$ZodString<string> {
  return lettersSchema(cells, letters, 'board');
}

/** The schema of the poses of a board's dice: one letter `a` to `x` per cell, `.` where no die lies. */
export function poseString(cells: number = PYRAMID_CELLS): z.$ZodString<string> {
  return lettersSchema(cells, '.abcdefghijklmnopqrstuvwx', 'list of poses');
}
