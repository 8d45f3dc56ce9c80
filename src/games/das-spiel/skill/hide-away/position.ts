import { illegal, type StateProblem } from '../../../../kernel/errors.js';
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
import { limitReached } from '../../kit/turn-limit.js';

/** Options of Hide Away, as given to `setup`. */
export interface HideAwayOptions {
  /**
   * What players want to hide (HID-12): their own pyramid, which wins; all the others, whose owners are out then; or any
   * other one, which wins. Default `'own'`.
   */
  readonly object?: 'own' | 'others' | 'another' | undefined;
  /** So many black dice each player has, 1 to 45 (HID-2). Default `null`: all throw dice of one stock. */
  readonly handful?: number | null | undefined;
  /**
   * The players' skill in their order, 0 to 1 in steps of 0.001, for play without a table (HID-11). Default `[]`: 0.5
   * for everybody who is not named.
   */
  readonly skill?: readonly number[] | undefined;
  /** After this many finished turns the game ends (HID-14). Default `null`: it doesn't. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Hide Away. */
export interface HideAwayState extends Envelope<'hide-away', Resolved<HideAwayOptions>> {
  /** The board: 165 letters, `g`, `r`, `b` the small pyramids of players 0, 1, 2, `k` black dice, `.` empty. */
  readonly board: string;
  /** What is done now: pyramids are founded, or dice thrown. */
  readonly phase: 'found' | 'throw';
  /** Black dice that each player has left of a handful; `null` where all throw dice of one stock (HID-2). */
  readonly hands: readonly number[] | null;
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

function listRound(top: Cell): readonly Cell[] {
  const own = smallPyramid(top);
  const before = own.flatMap((cell) => carried(cell));
  const round = new Set(before.flatMap((cell) => pyramidUnder(cell)));
  for (const cell of own) round.delete(cell);
  return [...round];
}

const rounds: (readonly Cell[] | undefined)[] = [];

/** The 18 cells that hide a small pyramid when dice lie in all of them (HID-10). */
export function cellsRound(top: Cell): readonly Cell[] {
  rounds[top] ??= listRound(top);
  return rounds[top];
}

/** Where the top of the player's pyramid lies; -1 as long as they have none. */
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

/** Who makes the throw of the turn, counted from 1: the turns go round among those who are in then (HID-6). */
export function throwerOf(turn: number, hidden: State['hidden']): number | undefined {
  // As long as the game goes on at most one of three is out.
  const out = hidden.findIndex((one) => one !== null && one < turn);
  const since = hidden[out] ?? 0;
  const seats = [...hidden.keys()];
  const next = since % seats.length;
  const left = [...seats.slice(next), ...seats.slice(0, next)].filter((player) => player !== out);
  return left[(turn - since - 1) % left.length];
}

const lastHiding = (hidden: State['hidden']): number => Math.max(...hidden.map((turn) => turn ?? 0));

/** Who has hidden another one's pyramid in the last turn in which any was hidden (HID-12). */
export function hiderOfAnother(hidden: State['hidden']): number | undefined {
  const last = lastHiding(hidden);
  const thrower = throwerOf(last, hidden);
  return hidden.some((turn, player) => turn === last && player !== thrower) ? thrower : undefined;
}

/** Whether the object is reached (HID-12). */
function isDecided({ hidden, options }: Pick<State, 'hidden' | 'options'>): boolean {
  const left = playersIn(hidden).length;
  if (options.object === 'own') return left < hidden.length;
  return left <= 1 || (options.object === 'another' && hiderOfAnother(hidden) !== undefined);
}

/** Who has won; nobody as long as the object isn't reached (HID-12). */
export function winnersOf({ hidden, options }: Pick<State, 'hidden' | 'options'>): number[] {
  if (!isDecided({ hidden, options })) return [];
  const hider = options.object === 'another' ? hiderOfAnother(hidden) : undefined;
  if (hider !== undefined) return [hider];
  const left = playersIn(hidden);
  if (options.object !== 'own' && left.length === 1) return left;
  // Those of the last turn: of the only one in which any were hidden, where that was the object.
  return hidden.flatMap((turn, player) => (turn === lastHiding(hidden) ? [player] : []));
}

/** Whether nobody who is in has a black die to throw (HID-13). */
export function isUsedUp({ board, hands, hidden }: Pick<State, 'board' | 'hands' | 'hidden'>): boolean {
  return hands === null ? blackLeft(board) === 0 : playersIn(hidden).every((player) => hands[player] === 0);
}

/** Whether the game is over after a throw: HID-12, with the last black die HID-13, at the turn limit HID-14. */
export function isOver(state: Pick<State, 'board' | 'hands' | 'hidden' | 'turns' | 'options'>): boolean {
  return isDecided(state) || isUsedUp(state) || limitReached(state.turns, state.options.turnLimit);
}

/** A player's four dice form a small pyramid, off the border (HID-3, HID-4). */
function pyramidProblem(board: string, player: number): StateProblem {
  const name = `the pyramid of Player ${player + 1}`;
  const top = topOf(board, player);
  if (top < 0) return `${name} has no top`;
  if (!topCells().includes(top)) return illegal('HID-4', `${name} stands at the border or not on the plate`);
  const isWhole = smallPyramid(top).every((cell) => dieAt(board, cell) === colourOf(player));
  return isWhole && countDice(board, colourOf(player)) === SMALL
    ? undefined
    : illegal('HID-4', `${name} does not have exactly its four dice`);
}

function boardProblem(board: string, founded: number): StateProblem {
  for (const [player, colour] of hideAwayColours.entries()) {
    if (player >= founded) {
      if (countDice(board, colour) > 0) return `no ${colourName(colour)} dice can lie yet`;
      continue;
    }
    const problem = pyramidProblem(board, player);
    if (problem !== undefined) return problem;
  }
  if (!isHeap(board)) return illegal('HID-7', 'a die lies on nothing');
  return blackLeft(board) < 0 ? illegal('HID-2', `at most ${BLACK_DICE} black dice can lie`) : undefined;
}

function hiddenProblem({ hidden, players, turns, options }: State): string | undefined {
  if (hidden.length !== players) return `expected to know of ${players} pyramids, got ${hidden.length}`;
  for (const turn of hidden.filter((one) => one !== null)) {
    if (turn > turns) return `a pyramid can’t have been hidden after turn ${turns}`;
    const then = hidden.map((one) => ((one ?? turns + 1) <= turn ? one : null));
    if (turn < turns && isDecided({ hidden: then, options })) return `the game ended in turn ${turn}, not ${turns}`;
  }
  return undefined;
}

/** Handfuls and what lies of them are what the players were given (HID-2). */
function handsProblem({ board, hands, players, options: { handful } }: State): StateProblem {
  if (hands === null || handful === null)
    return hands === handful ? undefined : 'players have hands exactly when there is a handful';
  if (hands.length !== players) return `expected ${players} hands, got ${hands.length}`;
  const dice = hands.reduce((sum, one) => sum + one, countDice(board, BLACK));
  return dice === players * handful ? undefined : `expected ${players * handful} black dice in all, got ${dice}`;
}

/** What a state from outside must fulfil besides its schema. */
export function positionProblem(state: State): StateProblem {
  const { board, phase, hands, hidden, players, toPlay, turns, options } = state;
  const problem = hiddenProblem(state) ?? handsProblem(state);
  if (problem !== undefined) return problem;
  if (phase === 'found') {
    if (toPlay === null) return 'somebody has still to build a pyramid';
    if (turns > 0 || blackLeft(board) < BLACK_DICE) return 'no die is thrown before all pyramids stand';
    if (hands?.some((dice) => dice !== options.handful)) return 'everybody begins with a whole handful';
    if (toPlay >= players) return `there is no Player ${toPlay + 1}`;
    return boardProblem(board, toPlay);
  }
  if ((toPlay === null) !== isOver(state)) return 'somebody is to play exactly until the game is over';
  if (toPlay !== null && toPlay !== throwerOf(turns + 1, hidden)) return `after ${turns} turns another player is on`;
  return boardProblem(board, players);
}
