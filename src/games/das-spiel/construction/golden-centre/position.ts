import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { cellName } from '../../../../pyramid/names.js';
import { limitReached } from '../../kit/turn-limit.js';
import { countIn, ownPyramid } from '../corners.js';
import { ownerOf } from '../filling.js';
import { supplyProblem } from '../supplies.js';

export const PLAYERS = 3;

/** Options of Golden Centre, as given to `setup`. */
export interface GoldenCentreOptions {
  /** Dice of each player, which make their pyramid (GOC-2): 20, the default, 10 or 4. */
  readonly dice?: 20 | 10 | 4 | undefined;
  /** How many dice a triple takes: the number that was rolled, the default, or one (GOC-8). */
  readonly triple?: 'number' | 'one' | undefined;
  /** Finished rounds after which the game ends (GOC-12), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Golden Centre. */
export interface GoldenCentreState extends Envelope<'golden-centre', Resolved<GoldenCentreOptions>> {
  /** What is to be done: all roll, one places a die, or everybody in turn removes some. */
  readonly phase: 'roll' | 'place' | 'remove';
  /** The pyramids: 165 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** Dice that each player has not placed. */
  readonly supply: readonly number[];
  /** The player to act (player 0 rolls for all); `null` when the game is over. */
  readonly toPlay: number | null;
  /** The numbers of this round, in the order of players; `null` before they are rolled. */
  readonly rolled: readonly number[] | null;
  /** Dice that the player still has to place or to remove. */
  readonly left: number;
  /** Finished rounds. */
  readonly rounds: number;
}

type State = DeepReadonly<GoldenCentreState>;

/** The levels of a pyramid of that many dice. */
export const levelsOf = (dice: 20 | 10 | 4): number => ({ 20: 4, 10: 3, 4: 2 })[dice];

/** Who places a die after the roll: the middle number, or the one outside a double (GOC-5, GOC-6); `null`: a triple. */
export function placerOf(rolled: readonly number[]): number | null {
  const single = rolled.findIndex((number) => rolled.filter((other) => other === number).length === 1);
  if (single < 0) return null;
  const isMiddle = (number: number): boolean => number !== Math.min(...rolled) && number !== Math.max(...rolled);
  const middle = rolled.findIndex(isMiddle);
  return middle < 0 ? single : middle;
}

/** How many dice everybody removes after a triple (GOC-7, GOC-8). */
export const takenBy = (rolled: readonly number[], triple: 'number' | 'one'): number =>
  triple === 'one' ? 1 : (rolled[0] ?? 0);

/** What is wrong with whose task it is, and with the task (GOC-3 to GOC-9). */
function phaseProblem(state: State): StateProblem {
  const { phase, toPlay, rolled, left } = state;
  if (toPlay === null || phase === 'roll') {
    if (phase !== 'roll' || rolled !== null || left !== 0)
      return illegal('GOC-3', 'nothing is rolled or left to do between rounds');
    return (toPlay ?? 0) === 0 ? undefined : illegal('GOC-3', 'Player 1 rolls for all');
  }
  if (rolled?.length !== PLAYERS) return `expected the numbers of ${PLAYERS} players`;
  const placer = placerOf(rolled);
  if (phase === 'place')
    return placer === toPlay && left === 1 ? undefined : illegal('GOC-5', 'who places one die is decided by the roll');
  return placer === null && left >= 1
    ? removingProblem(state, toPlay, takenBy(rolled, state.options.triple))
    : illegal('GOC-7', `Player ${toPlay + 1} is not to remove ${left} dice`);
}

/** What is wrong while the player removes: those before them have taken all they had to, and they themselves some of it. */
function removingProblem({ board, supply, left, options }: State, player: number, taken: number): StateProblem {
  const lying = (one: number): number => countIn(board, one, levelsOf(options.dice));
  // Whoever had fewer dice than they were to take has none left at the end; nobody's pyramid was complete.
  const canHaveTaken = (one: number, dice: number): boolean => (supply[one] as number) > dice;
  for (let before = 0; before < player; before++) {
    if (lying(before) > 0 && !canHaveTaken(before, taken))
      return illegal('GOC-7', `Player ${before + 1} has not removed ${taken} dice`);
  }
  const isRight = left === lying(player) || (left < lying(player) && canHaveTaken(player, taken - left));
  return isRight && left <= taken ? undefined : illegal('GOC-7', `Player ${player + 1} is not to remove ${left} dice`);
}

/** What a state from outside must fulfil besides its schema. */
export function checkState(state: State): StateProblem {
  const { board, supply, toPlay, rounds, options } = state;
  if (!isHeap(board)) return illegal('GOC-9', 'a die lies on nothing');
  const wrong = supplyProblem('GOC-2', state, options.dice);
  if (wrong !== undefined) return wrong;
  for (const cell of diceCells(board)) {
    const owner = ownerOf(board, cell);
    if (!ownPyramid(owner, levelsOf(options.dice)).includes(cell))
      return illegal('GOC-2', `${cellName(cell)} is not in the pyramid of Player ${owner + 1}`);
  }
  const complete = supply.filter((number) => number === 0).length;
  if (complete > 1) return illegal('GOC-10', 'the game was over when the first pyramid was complete');
  const isOver = complete === 1 || limitReached(rounds, options.turnLimit);
  if (isOver !== (toPlay === null))
    return illegal('GOC-10', 'somebody is to act exactly until a pyramid is complete or the limit is reached');
  return phaseProblem(state);
}
