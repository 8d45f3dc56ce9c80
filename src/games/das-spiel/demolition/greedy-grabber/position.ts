import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, isOccupied } from '../../../../pyramid/board.js';
import { isFree, isHeap } from '../../../../pyramid/heap.js';
import { type Axis, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { numberOn } from '../../../../pyramid/pose.js';
import { posesProblem } from '../../kit/positions.js';
import { limitReached } from '../../kit/turn-limit.js';

/** Players (GRE-1). */
export const PLAYERS = 3;

/** Options of Greedy Grabber, as given to `setup`. */
export interface GreedyGrabberOptions {
  /** After this many turns most dice win (GRE-14), from 1, or `null`, the default. */
  readonly turnLimit?: number | null | undefined;
  /** How the dice are numbered (GRE-3). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
}

/** What all know about a die that was grabbed too late: the number on the face towards the player who grabbed it. */
export interface GreedyGrabberShown {
  /** Where it lies. */
  readonly cell: string;
  /** The player whom the face looks at. */
  readonly side: number;
  readonly number: number;
}

interface GreedyGrabberTable extends Envelope<'greedy-grabber', Resolved<GreedyGrabberOptions>> {
  /**
   * `'build'` until the pyramid stands; `'roll'` until the player of the turn has rolled, while late grabs of the turn
   * before can still come; `'grab'` until they say stop; `'over'`.
   */
  readonly phase: 'build' | 'roll' | 'grab' | 'over';
  /** The pyramid: 165 letters, `r`, `g`, `k` dice, `.` empty. */
  readonly board: string;
  /** How many dice each player has. */
  readonly taken: readonly number[];
  /** The number rolled last, 1 to 6, also after the stop; `null` before the first roll. */
  readonly rolled: number | null;
  /**
   * Players who have given up: in the phase `grab` until another die is gone or the turn is stopped, in the phase
   * `roll`, where a late grab counts as well, until the roll.
   */
  readonly done: readonly boolean[];
  /** What late grabs have shown of dice that still lie (GRE-11). */
  readonly shown: readonly GreedyGrabberShown[];
  /** Finished turns; whose turn it is follows from them. */
  readonly turns: number;
}

/** A position of Greedy Grabber, with all that can be seen from some side. */
export interface GreedyGrabberState extends GreedyGrabberTable {
  /** How the dice lie: 165 letters `a` to `x`, `.` empty. */
  readonly poses: string;
}

/** What a player sees of a position. */
export interface GreedyGrabberView extends GreedyGrabberTable {
  /** The numbers facing the player, one digit per die: `0` where they see none, as spectators always do; `.` empty. */
  readonly poses: string;
}

/** Whose turn it is: the player who rolls and says stop (GRE-4). */
export const rollerOf = ({ turns }: { readonly turns: number }): number => turns % PLAYERS;

/** What late grabs have shown must be true of the dice (GRE-11). */
function shownProblem(state: DeepReadonly<GreedyGrabberState>): StateProblem {
  const { phase, board, poses, rolled, done, shown, turns, options } = state;
  const known = new Set(shown.map(({ cell, side }) => `${cell} ${side}`));
  if (known.size < shown.length) return 'a face is shown twice';
  if (shown.length > PLAYERS * turns) return illegal('GRE-11', 'each player can be too late once a turn');
  const wrong = shown.find(({ cell, side, number }) => {
    const at = cellNamed(cell);
    // What was free stays free: nothing is ever put on it.
    return (
      !isOccupied(board, at) || !isFree(board, at) || numberOn(dieAt(poses, at), side as Axis, options.hand) !== number
    );
  });
  if (wrong !== undefined) return illegal('GRE-11', `no free die in ${wrong.cell} shows what is said about it`);
  const roller = rollerOf(state);
  const isLate = shown.some(({ side, number }) => side === roller && number === rolled);
  return phase === 'roll' && done[roller] && !isLate
    ? illegal('GRE-11', `Player ${roller + 1} has not been too late, and is to roll`)
    : undefined;
}

/** What a state from outside must fulfil besides its schema. */
export function checkState(state: DeepReadonly<GreedyGrabberState>): StateProblem {
  const { phase, board, poses, taken, rolled, done, turns, shown, options } = state;
  if (taken.length !== PLAYERS || done.length !== PLAYERS) return `expected ${PLAYERS} players`;
  if (!isHeap(board)) return illegal('GRE-7', 'a die lies on nothing');
  const all = taken.reduce((sum, dice) => sum + dice, countDice(board));
  const expected = phase === 'build' ? 0 : PYRAMID_CELLS;
  if (all !== expected) return illegal('GRE-2', `expected ${expected} dice in all, got ${all}`);
  const isOver = phase !== 'build' && (countDice(board) === 0 || limitReached(turns, options.turnLimit));
  if ((phase === 'over') !== isOver) return illegal('GRE-12', `the game is ${isOver ? '' : 'not '}over`);
  if (phase === 'build' && turns + shown.length > 0) return 'nothing has happened before the pyramid is built';
  const hasRolled = turns > 0 || phase === 'grab' || phase === 'over';
  if ((rolled !== null) !== hasRolled) return hasRolled ? 'a number has been rolled' : 'nothing has been rolled yet';
  const canBeDone = phase === 'grab' ? [0, 1, 2].filter((player) => player !== rollerOf(state)) : [0, 1, 2];
  const wrong = done.some((one, player) => one && (rolled === null || phase === 'over' || !canBeDone.includes(player)));
  if (wrong) return 'a player has given up who had no reason to';
  return posesProblem('GRE-3', board, poses) ?? shownProblem(state);
}
