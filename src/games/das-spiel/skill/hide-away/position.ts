import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import {
  type BoardBuffer,
  type BoardLike,
  countDice,
  dieAt,
  EMPTY,
  editBoard,
  putDie,
} from '../../../../pyramid/board.js';
import { isHeap, loadOn, openFaces } from '../../../../pyramid/heap.js';
import { type Cell, levelCells, PLATE_CELLS, pointOf } from '../../../../pyramid/lattice.js';
import { carried, supports } from '../../../../pyramid/neighbours.js';
import { pyramidUnder } from '../../../../pyramid/shapes.js';
import { type Colour, colourName } from '../../../../pyramid/stock.js';
import { limitReached } from '../../turn-limit.js';

/** Options of Hide Away, as given to `setup`. */
export interface HideAwayOptions {
  /** Whose pyramid players want to hide: the first one hidden wins, or the last one that isn't (HID-12). Default `'own'`. */
  readonly object?: 'own' | 'others' | undefined;
  /**
   * The players' skill in their order, 0 to 1 in steps of 0.001, for play without a table (HID-11). Default `[]`: 0.5
   * for everybody who is not named.
   */
  readonly skill?: readonly number[] | undefined;
  /** After so many finished turns the game ends (HID-14). Default `null`: it doesn't. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Hide Away. */
export interface HideAwayState extends Envelope<'hide-away', Resolved<HideAwayOptions>> {
  /** The board: 165 letters, `g`, `r`, `b` the small pyramids of players 0, 1, 2, `k` black dice, `.` empty. */
  readonly board: string;
  /** What is done now: pyramids are founded, or dice thrown. */
  readonly phase: 'found' | 'throw';
  /** In which turn each player's pyramid was hidden, counted from 1; `null` as long as it isn't. */
  readonly hidden: readonly (number | null)[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of all players, each a throw. */
  readonly turns: number;
}

type State = DeepReadonly<HideAwayState>;

/** The players' colours (HID-2). */
export const hideAwayColours: readonly Colour[] = ['g', 'r', 'b'];
export const BLACK = 'k';
/** Black dice of the common stock (HID-2). */
export const BLACK_DICE = 90;
/** Dice of a small pyramid (HID-3). */
const SMALL = 4;

/** The colour of a player (HID-2). */
export const colourOf = (player: number): Colour => hideAwayColours[player] as Colour;

/** The cells in which the top of a small pyramid may lie (HID-4). */
export function topCells(): Cell[] {
  // The three below it differ from it by one in one coordinate, so none of them is at the border.
  return levelCells(1).filter((cell) => !pointOf(cell).includes(0));
}

/** The cells of a small pyramid, the top last. */
export const smallPyramid = (top: Cell): Cell[] => [...supports(top), top];

/** The 18 cells that hide a small pyramid when dice lie in all of them, in order (HID-10). */
export function cellsRound(top: Cell): Cell[] {
  const own = smallPyramid(top);
  const before = own.flatMap((cell) => carried(cell));
  const round = new Set(before.flatMap((cell) => pyramidUnder(cell)));
  for (const cell of own) round.delete(cell);
  return [...round].sort((one, other) => one - other);
}

/** Where the top of the player's pyramid lies; -1 as long as he has none. */
export function topOf(board: string, player: number): Cell {
  return board.indexOf(colourOf(player), PLATE_CELLS);
}

/** How many faces of a small pyramid can be seen, 0 to 9 (HID-10). */
export function facesToSee(board: BoardLike, top: Cell): number {
  return smallPyramid(top).reduce((sum, cell) => sum + openFaces(board, cell).length, 0);
}

/** The black dice that stand on a small pyramid, directly or on other dice (HID-9). */
export function diceOn(board: BoardLike, top: Cell): Cell[] {
  const load = new Set(smallPyramid(top).flatMap((cell) => loadOn(board, cell)));
  load.delete(top);
  return [...load];
}

/** The board when these pyramids were destroyed and rebuilt (HID-9). */
export function rebuilt(board: string, destroyed: readonly number[]): BoardBuffer {
  const buffer = editBoard(board);
  for (const player of destroyed) {
    for (const cell of diceOn(buffer, topOf(board, player))) putDie(buffer, cell, EMPTY);
  }
  return buffer;
}

/** Black dice that can be thrown (HID-2). */
export const blackLeft = (board: BoardLike): number => BLACK_DICE - countDice(board, BLACK);

/** The players whose pyramids aren't hidden. */
export function playersIn(hidden: readonly (number | null)[]): number[] {
  return hidden.flatMap((turn, player) => (turn === null ? [player] : []));
}

/** Whether the object is reached (HID-12). */
function isDecided({ hidden, options }: Pick<State, 'hidden' | 'options'>): boolean {
  const left = playersIn(hidden).length;
  return options.object === 'own' ? left < hidden.length : left <= 1;
}

/** Who has won; nobody as long as the object isn't reached (HID-12). */
export function winnersOf({ hidden, options }: Pick<State, 'hidden' | 'options'>): number[] {
  if (!isDecided({ hidden, options })) return [];
  const left = playersIn(hidden);
  if (options.object === 'others' && left.length === 1) return left;
  // Those of the last turn: of the only one in which any were hidden, where that was the object.
  const last = Math.max(...hidden.map((turn) => turn ?? 0));
  return hidden.flatMap((turn, player) => (turn === last ? [player] : []));
}

/** Whether the game is over after a throw: HID-12, with the last black die HID-13, at the turn limit HID-14. */
export function isOver(state: Pick<State, 'board' | 'hidden' | 'turns' | 'options'>): boolean {
  return isDecided(state) || blackLeft(state.board) === 0 || limitReached(state.turns, state.options.turnLimit);
}

/** A player's four dice form a small pyramid, off the border (HID-3, HID-4). */
function pyramidProblem(board: string, player: number): string | undefined {
  const name = `the pyramid of player ${player}`;
  const top = topOf(board, player);
  if (top < 0) return `${name} has no top`;
  if (!topCells().includes(top)) return `${name} stands at the border or not on the plate`;
  const isWhole = smallPyramid(top).every((cell) => dieAt(board, cell) === colourOf(player));
  return isWhole && countDice(board, colourOf(player)) === SMALL ? undefined : `${name} has not just its four dice`;
}

function boardProblem(board: string, founded: number): string | undefined {
  for (const [player, colour] of hideAwayColours.entries()) {
    if (player >= founded) {
      if (countDice(board, colour) > 0) return `no ${colourName(colour)} dice can lie yet`;
      continue;
    }
    const problem = pyramidProblem(board, player);
    if (problem !== undefined) return problem;
  }
  if (!isHeap(board)) return 'a die lies on nothing';
  return blackLeft(board) < 0 ? `at most ${BLACK_DICE} black dice can lie` : undefined;
}

function hiddenProblem({ hidden, players, turns, options }: State): string | undefined {
  if (hidden.length !== players) return `expected to know of ${players} pyramids, got ${hidden.length}`;
  const when = hidden.filter((turn) => turn !== null);
  if (when.some((turn) => turn > turns)) return `a pyramid can’t have been hidden after turn ${turns}`;
  if (options.object === 'own' && new Set(when).size > 1) return 'the game ends with the first pyramid hidden';
  const last = Math.max(0, ...when);
  if (!isDecided({ hidden, options })) return undefined;
  if (last < turns) return `the game ended in turn ${last}, not ${turns}`;
  // With others out before, at least two must have been left.
  const before = hidden.filter((turn) => turn === null || turn === last).length;
  return options.object === 'own' || before > 1 ? undefined : 'the game ended before the last pyramid was hidden';
}

/** What a state from outside must fulfil beside its schema. */
export function positionProblem(state: State): string | undefined {
  const { board, phase, hidden, players, toPlay, turns } = state;
  const problem = hiddenProblem(state);
  if (problem !== undefined) return problem;
  if (toPlay !== null && toPlay >= players) return `there is no player ${toPlay}`;
  if (phase === 'found') {
    if (toPlay === null) return 'somebody has still to build a pyramid';
    if (turns > 0 || blackLeft(board) < BLACK_DICE) return 'no die is thrown before all pyramids stand';
    return boardProblem(board, toPlay);
  }
  if ((toPlay === null) !== isOver(state)) return 'somebody is to play exactly until the game is over';
  if (toPlay !== null && hidden[toPlay] !== null) return `player ${toPlay} is out`;
  return boardProblem(board, players);
}
