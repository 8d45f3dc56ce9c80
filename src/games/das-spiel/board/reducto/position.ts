import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, isEmpty } from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { posesProblem } from '../../kit/positions.js';
import { limitReached } from '../../kit/turn-limit.js';
import { canEverJump, canMove, FEW, hopsAfterRoll } from './hops.js';

/** The colours of the dice, in the order of counts, and what a die is worth (RED-2, RED-16). */
export const COLOURS = ['r', 'g', 'k'] as const;
export const VALUES: readonly number[] = [2, 3, 1];
/** Dice of each colour (RED-2). */
export const DICE = 15;

/** Options of Reducto, as given to `setup`. */
export interface ReductoOptions {
  /** When a die must pass over another: in its whole move, the default, or in each hop but a 1 (RED-8). */
  readonly crossing?: 'move' | 'hop' | undefined;
  /** The finished turns after which the most points win (RED-17). Default `null`: no limit. */
  readonly turnLimit?: number | null | undefined;
  /** How 1, 2, 3 run round their corner on the dice: `'right'`, counter-clockwise, the default, or `'left'` (RED-2). */
  readonly hand?: 'right' | 'left' | undefined;
}

/** A position of Reducto. */
export interface ReductoState extends Envelope<'reducto', Resolved<ReductoOptions>> {
  /** The base plate: 45 letters, `r`, `g` and `k` dice, `.` empty. */
  readonly board: string;
  /** How its dice lie: a pose `a` to `x` for each, `.` where none lies. */
  readonly poses: string;
  /** What is to be done: fill the plate, take a first die away, or play. */
  readonly phase: 'build' | 'remove' | 'play';
  /** How many red, green and black dice each player has taken. */
  readonly taken: readonly (readonly number[])[];
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** The funnel of the die that was rolled anew in this turn and may jump now; `null` when none was. */
  readonly rolled: string | null;
  /** Finished turns of all players. */
  readonly turns: number;
}

type State = DeepReadonly<ReductoState>;

/** What each player's dice are worth (RED-16). */
export function pointsOf({ taken }: Pick<State, 'taken'>): number[] {
  return taken.map((counts) => counts.reduce((sum, count, colour) => sum + count * (VALUES[colour] ?? 0), 0));
}

/** Whether no more can happen on the plate: one die is left, or none could ever jump over another (RED-15). */
export const isPlayedOut = ({ board, options }: Pick<State, 'board' | 'options'>): boolean =>
  !canEverJump(board, options);

/** What is wrong with the numbers of dice (RED-2, RED-3). */
function diceProblem({ board, taken, phase, players }: State): StateProblem {
  if (taken.length !== players || taken.some((counts) => counts.length !== COLOURS.length))
    return `expected ${COLOURS.length} numbers of dice for each of ${players} players`;
  const known = COLOURS.map((colour, i) => {
    return countDice(board, colour) + taken.reduce((sum, counts) => sum + (counts[i] ?? 0), 0);
  });
  if (known.some((count) => count > DICE)) return illegal('RED-3', `there are ${DICE} dice of each colour`);
  const away = DICE * COLOURS.length - known.reduce((sum, count) => sum + count, 0);
  const expected = { build: PLATE_CELLS, remove: 0, play: 1 }[phase];
  if (away !== expected)
    return illegal('RED-3', `expected ${expected} dice to be nobody's and off the plate, got ${away}`);
  const hasNone = taken.every((counts) => counts.every((count) => count === 0));
  return phase === 'play' || hasNone ? undefined : 'nobody has taken dice before the game';
}

/** What a state from outside must meet besides its schema (RED-2, RED-3, RED-4, RED-12, RED-15, RED-17). */
export function checkState(state: State): StateProblem {
  const { board, poses, phase, toPlay, rolled, turns, players, options } = state;
  const problem = diceProblem(state) ?? posesProblem('RED-2', board, poses);
  if (problem !== undefined) return problem;
  if (phase !== 'play') {
    if (turns > 0 || toPlay !== 0) return 'Player 1 prepares the game, before all turns';
    return rolled === null ? undefined : 'no die is rolled anew before the game';
  }
  if (toPlay !== null && toPlay >= players) return `expected one of ${players} players, got Player ${toPlay + 1}`;
  const isOver = isPlayedOut(state) || limitReached(turns, options.turnLimit);
  if ((toPlay === null) !== isOver)
    return illegal('RED-15', isOver ? 'somebody is to play in a game that is over' : 'nobody is to play');
  return rolled === null ? undefined : rolledProblem(state, rolled);
}

/** What is wrong with a die that was rolled anew and is to jump (RED-10, RED-12, RED-14). */
function rolledProblem({ board, poses, toPlay, options }: State, rolled: string): string | undefined {
  const [cell, dice] = [cellNamed(rolled), countDice(board)];
  if (toPlay === null || dice > FEW) return 'the turn ends when a die is rolled anew';
  if (isEmpty(board, cell)) return `no die lies in ${rolled}`;
  const canGoOn = canMove(board, cell, dieAt(poses, cell), options, hopsAfterRoll(dice));
  return canGoOn ? undefined : `the die of ${rolled} can't jump, so the turn is over`;
}
