import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt, emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { isFree, isHeap } from '../../../../pyramid/heap.js';
import { type Jump, jumpsFrom } from '../../../../pyramid/jump.js';
import { type Cell, cellOf, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { pyramidUnder, turnedCell } from '../../../../pyramid/shapes.js';
import { limitReached } from '../../kit/turn-limit.js';

export const PLAYERS = 2;
/** The player of the golden die (DEV-1). */
export const ANGEL = 0;
/** The player of the red die (DEV-1). */
export const DEVIL = 1;
/** Green dice of each player (DEV-3). */
export const DICE = 45;
/** The most that there is room for: 150 besides the 12 black dice and the two that jump. */
export const MOST_DICE = 75;

/** Options of The Fire-Red Devil, as given to `setup`. */
export interface TheFireRedDevilOptions {
  /** Green dice of each player (DEV-3), 1 to 75. Default 45. */
  readonly dice?: number | undefined;
  /** Whether an angel that can't jump is caught or passes (DEV-13). Default `'caught'`. */
  readonly walled?: 'caught' | 'pass' | undefined;
  /** Whether the angel may jump onto the devil (DEV-12). Default `'forbidden'`. */
  readonly ontoDevil?: 'allowed' | 'forbidden' | undefined;
  /** Finished turns after which the game is a draw (DEV-16), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of The Fire-Red Devil. */
export interface TheFireRedDevilState extends Envelope<'the-fire-red-devil', Resolved<TheFireRedDevilOptions>> {
  /** `'setup'` until the two dice have landed, `'play'` from then on. */
  readonly phase: 'setup' | 'play';
  /** 165 letters: `y` the angel, `r` the devil, twelve `k` dice, `g` dice where they were, `.` empty. */
  readonly board: string;
  /** Green dice left in the common stock. */
  readonly supply: number;
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** Finished turns of both players; the angel's come first. */
  readonly turns: number;
}

type State = DeepReadonly<TheFireRedDevilState>;
type Standing = Pick<State, 'board' | 'supply' | 'turns' | 'options'>;

/** The letter of a player's die. */
export const letterOf = (player: number): string => (player === ANGEL ? 'y' : 'r');

/** Where a player's die is, -1 before it has landed. */
export const cellOfPlayer = (board: string, player: number): Cell => board.indexOf(letterOf(player));

/** The three black pyramids (DEV-2). */
export function startBoard(): string {
  const tops = [0, 1, 2].map((thirds) => turnedCell(cellOf([5, 1, 1]), thirds));
  return placeDice(emptyBoard(), tops.flatMap(pyramidUnder), 'k');
}

/** Funnels in which a die can land: those of the plate that are empty (DEV-4). */
export const landingCells = (): Cell[] => diceCells(startBoard().slice(0, PLATE_CELLS), '.');

/** Whether a die in the cell would lie on the player's die. */
export const isOnto = (board: string, cell: Cell, player: number): boolean =>
  supports(cell).includes(cellOfPlayer(board, player));

/** The jumps of a player's die (DEV-6 to DEV-9, DEV-12). */
export function jumpsOfPlayer({ board, options }: Pick<State, 'board' | 'options'>, player: number): Jump[] {
  const jumps = jumpsFrom(board, cellOfPlayer(board, player));
  return options.ontoDevil === 'allowed' ? jumps : jumps.filter(({ to }) => !isOnto(board, to, DEVIL));
}

/** Whether a player's die can jump. */
export const canMove = (state: Pick<State, 'board' | 'options'>, player: number): boolean =>
  jumpsOfPlayer(state, player).length > 0;

/** Whether the devil lies on the angel (DEV-11). */
export const isSeized = (board: string): boolean => isOnto(board, cellOfPlayer(board, DEVIL), ANGEL);

/** How a game ended. */
export type Ending = 'seized' | 'escaped' | 'walled' | 'stuck' | 'limit';

/** How the game has ended before the next turn, `undefined` when it goes on (DEV-11 to DEV-16). */
export function endingOf(state: Standing): Ending | undefined {
  const { board, supply, turns, options } = state;
  if (isSeized(board)) return 'seized';
  if (supply === 0) return 'escaped';
  const angelIsNext = turns % PLAYERS === ANGEL;
  if (options.walled === 'caught' && angelIsNext && !canMove(state, ANGEL)) return 'walled';
  if (options.walled === 'pass' && !canMove(state, ANGEL) && !canMove(state, DEVIL)) return 'stuck';
  return limitReached(turns, options.turnLimit) ? 'limit' : undefined;
}

/** Why the position isn't that before the landing (DEV-4). */
function setupProblem({ board, supply, toPlay, turns, options }: State): StateProblem {
  if (board !== startBoard()) return illegal('DEV-3', 'nothing but the black pyramids lies there before the landing');
  if (supply !== 2 * options.dice) return illegal('DEV-3', `expected ${2 * options.dice} green dice, got ${supply}`);
  return toPlay !== ANGEL || turns > 0 ? 'the landing comes before the first turn' : undefined;
}

/** What a state from outside must meet besides its schema. */
export function checkState(state: State): StateProblem {
  const { phase, board, supply, toPlay, turns, options } = state;
  if (phase === 'setup') return setupProblem(state);
  if (!isHeap(board)) return illegal('DEV-8', 'a die lies on nothing');
  for (const player of [ANGEL, DEVIL]) {
    const dice = countDice(board, letterOf(player));
    if (dice !== 1) return illegal('DEV-3', `expected one die of Player ${player + 1}, got ${dice}`);
  }
  const moved = diceCells(startBoard()).some((cell) => dieAt(board, cell) !== 'k');
  if (moved || countDice(board, 'k') !== countDice(startBoard()))
    return illegal('DEV-3', 'the black pyramids are not as they were built');
  // A die can lie on the devil only where the angel has been.
  if (options.ontoDevil === 'forbidden' && !isFree(board, cellOfPlayer(board, DEVIL)))
    return illegal('DEV-12', 'a die lies on the devil, where the angel may not go');
  const green = countDice(board, 'g');
  if (green + supply !== 2 * options.dice)
    return illegal('DEV-3', `expected ${2 * options.dice} green dice, got ${green + supply}`);
  if (green > turns) return `${green} green dice can't have been placed in ${turns} turns`;
  const over = endingOf(state) !== undefined;
  if ((toPlay === null) !== over)
    return illegal('DEV-14', over ? 'somebody is to play in a game that is over' : 'nobody is to play');
  return toPlay !== null && toPlay !== turns % PLAYERS
    ? illegal('DEV-5', `it is not the turn of Player ${toPlay + 1}`)
    : undefined;
}
