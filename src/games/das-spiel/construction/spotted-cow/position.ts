import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, isOccupied } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { PLATE_CELLS, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { limitReached } from '../../kit/turn-limit.js';
import { DICE, PLAYED_DICE, shareOf } from './table.js';

/** Options of Spotted Cow, as given to `setup`. */
export interface SpottedCowOptions {
  /** What a wrong claim of a funnel costs (COW-11). Default `'penalty'`. */
  readonly wrongClaim?: 'penalty' | 'nothing' | undefined;
  /** Whether a player's last die is given away as a penalty (COW-13). Default `'kept'`. */
  readonly lastDie?: 'kept' | 'paid' | undefined;
  /** How the dice are numbered (COW-5). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
  /** After so many rolls the fewest dice win (COW-17). Default `null`: no limit. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Spotted Cow. */
export interface SpottedCowState extends Envelope<'spotted-cow', Resolved<SpottedCowOptions>> {
  /** The pyramid: 165 letters, `k` on the plate; above it `r`, `g`, `k` tell who placed a die, and mean nothing. */
  readonly board: string;
  /** How the dice lie: 165 letters `a` to `x`, `.` empty. */
  readonly poses: string;
  /** Dice that each player has left. */
  readonly supply: readonly number[];
  /** What is to be done: the plate is filled, the dice are rolled, a funnel is looked for. */
  readonly phase: 'setup' | 'roll' | 'claim' | 'over';
  /** The three numbers of this round; empty when none is on. */
  readonly rolled: readonly number[];
  /** Who has called wrongly in this round. */
  readonly out: readonly boolean[];
  /** Rounds that are finished. */
  readonly turns: number;
}

type State = DeepReadonly<SpottedCowState>;

/** The plate is full of black dice once it is built; 120 dice lie above or are still to be placed (COW-3, COW-4). */
function diceProblem({ board, poses, supply, phase, players }: State): string | undefined {
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    if (isOccupied(board, cell) !== isOccupied(poses, cell)) {
      return `expected a die with a pose, or neither, in ${cellName(cell)}`;
    }
    const expected = phase === 'setup' ? '.' : 'k';
    if (cell < PLATE_CELLS && dieAt(board, cell) !== expected) return `expected "${expected}" in ${cellName(cell)}`;
  }
  if (!isHeap(board)) return 'a die lies on nothing';
  const placed = countDice(board.slice(PLATE_CELLS));
  const left = supply.reduce((sum, dice) => sum + dice, 0);
  if (placed + left !== PLAYED_DICE) return `expected ${PLAYED_DICE} dice on the pyramid and with the players`;
  const isStart = supply.every((dice) => dice === shareOf(players));
  return phase === 'setup' && !isStart ? `expected ${shareOf(players)} dice each` : undefined;
}

/** What a state from outside must fulfil beside its schema. */
export function checkState(state: State): string | undefined {
  const { players, supply, out, phase, rolled, turns, options, board } = state;
  if (supply.length !== players || out.length !== players) return `expected ${players} supplies`;
  const problem = diceProblem(state);
  if (problem !== undefined) return problem;
  // A round places one die at most.
  if (countDice(board.slice(PLATE_CELLS)) > turns) return 'more dice are placed than rounds are over';
  if (phase === 'setup' && turns > 0) return 'the plate is filled before the first round';
  const isOver = supply.includes(0) || limitReached(turns, options.turnLimit);
  if ((phase === 'over') !== isOver) return `the game is ${isOver ? '' : 'not '}over`;
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} rounds`;
  const empty = supply.filter((dice) => dice === 0).length;
  if (empty > 1 && options.lastDie === 'kept') return 'the first without dice ends the game';
  if (empty === players) return 'somebody has placed the last die';
  if (rolled.length !== (phase === 'claim' ? DICE : 0)) return `expected ${DICE} numbers while funnels are looked for`;
  if (phase !== 'claim' && out.includes(true)) return 'nobody is out between rounds';
  return out.includes(false) ? undefined : 'a round in which all are out is over';
}
