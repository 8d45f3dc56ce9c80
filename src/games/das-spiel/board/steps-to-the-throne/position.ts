import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt, emptyBoard, isEmpty, placeDice, placeDie } from '../../../../pyramid/board.js';
import { type Cell, cellOf, coordinate, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import type { Pose } from '../../../../pyramid/pose.js';
import { cornerTriangle } from '../../../../pyramid/shapes.js';
import { limitReached } from '../../kit/turn-limit.js';
import { type PointedMove, type PointingRules, pointedMoves, stepsTowards } from '../pointing.js';

/** The black dice (THR-2). */
export const BLACK_DICE = 41;
/** The funnels of the throne (THR-2). */
export const THRONE: readonly Cell[] = /* @__PURE__ */ cornerTriangle(0, 2);
/** The middle of the edge opposite (THR-2). */
const START: Cell = /* @__PURE__ */ cellOf([0, 4, 4]);

/** The plate at the beginning of a game (THR-2). */
export const FIRST_BOARD: string = /* @__PURE__ */ (() =>
  placeDie(placeDice(emptyBoard(PLATE_CELLS), THRONE, 'r'), START, 'g'))();

/** Options of Steps to the Throne, as given to `setup`. */
export interface StepsToTheThroneOptions {
  /** Two games with the roles exchanged, and what decides them, by default `'fastest'`, or a single game (THR-14). */
  readonly variant?: 'fastest' | 'captures' | 'blacks' | 'single' | undefined;
  /** Whether green has to move when it can (THR-9). Default `false`. */
  readonly mustMove?: boolean | undefined;
  /** Which number opens the throne: the one that points at it, the default, or any that is seen (THR-10). */
  readonly throne?: 'pointing' | 'any' | undefined;
  /** The finished turns after which a game is over (THR-15), from 1, or `null` for no limit. Default 100. */
  readonly turnLimit?: number | null | undefined;
  /** How 1, 2, 3 run round their corner on the blue die: `'right'`, counter-clockwise, the default, or `'left'` (THR-5). */
  readonly hand?: 'right' | 'left' | undefined;
}

/** How the first of two games went, in which player 0 was green. */
export interface StepsToTheThroneResult {
  /** Whether green reached the throne. */
  readonly arrived: boolean;
  /** Turns that green had. */
  readonly turns: number;
  /** Black dice that green captured. */
  readonly captured: number;
  /** Black dice that were placed. */
  readonly placed: number;
}

/** A position of Steps to the Throne. */
export interface StepsToTheThroneState extends Envelope<'steps-to-the-throne', Resolved<StepsToTheThroneOptions>> {
  /** The base plate: 45 letters, the green die `g`, black ones `k`, the throne's red ones `r`, `.` empty. */
  readonly board: string;
  /** What is to be done: green rolls, then moves, then black blocks. */
  readonly phase: 'roll' | 'move' | 'block';
  /** Whose turn it is; `null` when all is over. */
  readonly toPlay: number | null;
  /** How the blue die lies in phase `'move'`, else `null`. */
  readonly rolled: Pose | null;
  /** In phase `'block'`: whether green could neither move nor capture. */
  readonly stuck: boolean;
  /** Black dice that can be placed. */
  readonly supply: number;
  /** Black dice that were placed in this game. */
  readonly placed: number;
  /** Finished turns of this game. */
  readonly turns: number;
  /** The first game, when the second is played; else `null`. */
  readonly first: StepsToTheThroneResult | null;
}

type State = DeepReadonly<StepsToTheThroneState>;

/** The player of green in this game (THR-1, THR-14). */
export const greenPlayer = ({ first }: Pick<State, 'first'>): number => (first === null ? 0 : 1);
/** Where the green die is. */
export const greenCell = (board: string): Cell => board.indexOf('g');
/** Whether it has reached the throne (THR-3). */
export const hasArrived = (board: string): boolean => THRONE.includes(greenCell(board));
/** Black dice that green has captured in this game (THR-8). */
export const capturedIn = ({ board, placed }: Pick<State, 'board' | 'placed'>): number =>
  placed - countDice(board, 'k');
/** Turns that green has had in this game: it has the first of each two. */
export const greenTurns = (turns: number): number => Math.ceil(turns / 2);
/** Where black can place a die (THR-11). */
export const blockable = (board: string): Cell[] =>
  rowNeighbours(greenCell(board)).filter((cell) => isEmpty(board, cell));

/** Whether green can take this move (THR-7, THR-8). */
export const isWay = (board: string, { to, over }: PointedMove): boolean =>
  over.every((cell) => isEmpty(board, cell)) && dieAt(board, to) !== 'r';

/**
 * Whether the number opens the throne to a die in the row before it: odd in the middle, where no coordinate is 0, else
 * even (THR-10).
 */
const opens = (from: Cell, number: number): boolean =>
  (number % 2 === 0) === (coordinate(from, 1) === 0 || coordinate(from, 2) === 0);

interface ThroneRules extends PointingRules {
  readonly throne: 'pointing' | 'any';
}

/**
 * The funnels of the throne beside green, and whether the roll opens them; none where green is not in the row before them
 * (THR-10).
 */
export function gates(board: string, pose: string, rules: ThroneRules): { cell: Cell; isOpen: boolean }[] {
  const from = greenCell(board);
  const steps = stepsTowards(from, pose, rules);
  const numbers = steps.map(({ number }) => number);
  return steps
    .filter(({ to }) => THRONE.includes(to))
    .map(({ to, number }) => {
      const isOpen = rules.throne === 'any' ? numbers.some((one) => opens(from, one)) : opens(from, number);
      return { cell: to, isOpen };
    });
}

/** Where green can move with the roll, the throne aside (THR-6 to THR-8). */
export function waysOf(board: string, pose: string, rules: PointingRules): Cell[] {
  return pointedMoves(greenCell(board), pose, rules)
    .filter((move) => isWay(board, move))
    .map(({ to }) => to);
}

/** Whether green can do anything but stay. */
export const canGo = (board: string, pose: string, rules: ThroneRules): boolean =>
  waysOf(board, pose, rules).length > 0 || gates(board, pose, rules).some(({ isOpen }) => isOpen);

/** Whether this game is over (THR-3, THR-15). */
export const isGameOver = ({ board, turns, options }: Pick<State, 'board' | 'turns' | 'options'>): boolean =>
  hasArrived(board) || limitReached(turns, options.turnLimit);

/** What is wrong with the dice (THR-2, THR-8, THR-12). */
function diceProblem({ board, supply, placed, turns }: State): StateProblem {
  if (countDice(board, 'g') !== 1) return illegal('THR-2', 'expected one green die');
  const green = greenCell(board);
  const reds = THRONE.filter((cell) => cell !== green);
  if (diceCells(board, 'r').join() !== reds.join()) return illegal('THR-2', 'the red dice lie in the throne');
  const lying = countDice(board, 'k');
  if (lying > placed || placed > Math.floor(turns / 2))
    return illegal('THR-12', `expected ${lying} to ${Math.floor(turns / 2)} dice placed`);
  if (supply + lying > BLACK_DICE) return illegal('THR-12', `there are ${BLACK_DICE} black dice`);
  return supply + placed < BLACK_DICE ? illegal('THR-12', 'black dice are missing') : undefined;
}

/** What is wrong with the game before (THR-14, THR-15). */
function firstProblem({ first, options: { variant, turnLimit } }: State): StateProblem {
  if (first === null) return undefined;
  if (variant === 'single') return illegal('THR-14', 'there is one game only');
  const { turns, captured, placed, arrived } = first;
  const most = turnLimit === null ? Number.POSITIVE_INFINITY : greenTurns(turnLimit);
  if (captured > placed || turns === 0 || turns > most) return 'the first game cannot have gone like this';
  if (!arrived && turns !== most) return 'the first game is not over';
  // Green's last turn ended it, unless a limit gave both as many.
  const answered = arrived || (turnLimit ?? 0) % 2 === 1 ? turns - 1 : turns;
  return placed > answered
    ? illegal('THR-4', `black had ${answered} turns, and cannot have placed ${placed} dice`)
    : undefined;
}

/** What a state from outside must meet besides its schema (THR-2 to THR-4, THR-12, THR-14, THR-15). */
export function checkState(state: State): StateProblem {
  const { phase, toPlay, rolled, stuck, turns, first, options } = state;
  const problem = diceProblem(state) ?? firstProblem(state);
  if (problem !== undefined) return problem;
  if ((rolled !== null) !== (phase === 'move')) return 'the blue die lies there exactly while green is to move';
  if (stuck && phase !== 'block') return 'whether green is stuck matters to black only';
  if (hasArrived(state.board) && turns % 2 === 0) return illegal('THR-3', 'the game was over when green had arrived');
  if (isGameOver(state)) {
    if (options.variant !== 'single' && first === null) return illegal('THR-14', 'the first game is over');
    return toPlay === null && phase === 'roll'
      ? undefined
      : illegal('THR-3', 'somebody is to play in a game that is over');
  }
  if ((phase === 'block') !== (turns % 2 === 1)) return illegal('THR-4', 'green and black take turns');
  const expected = phase === 'block' ? 1 - greenPlayer(state) : greenPlayer(state);
  return toPlay === expected ? undefined : illegal('THR-4', `expected Player ${expected + 1} to play`);
}
