import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly, Envelope, Resolved } from '../../../../kernel/types.js';
import { countDice, dieAt, isOccupied } from '../../../../pyramid/board.js';
import { funnelTotal } from '../../../../pyramid/funnel.js';
import { diceFunnels, isDiceFunnel, isHeap } from '../../../../pyramid/heap.js';
import { type Cell, PLATE_CELLS, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed } from '../../../../pyramid/names.js';
import { limitReached } from '../../kit/turn-limit.js';
import { DICE, PLAYED_DICE, shareOf } from './table.js';

/** Options of Spotted Cow, as given to `setup`. */
export interface SpottedCowOptions {
  /** What a wrong claim of a funnel costs (COW-11). Default `'penalty'`. */
  readonly wrongClaim?: 'penalty' | 'nothing' | undefined;
  /** Whether a player's last die is given away as a penalty (COW-13). Default `'kept'`. */
  readonly lastDie?: 'kept' | 'paid' | undefined;
  /** How a placed die lies: as it falls, or as the player likes (COW-14). Default `'rolled'`. */
  readonly poses?: 'rolled' | 'chosen' | undefined;
  /** How the dice are numbered (COW-5). Default `'right'`. */
  readonly hand?: 'right' | 'left' | undefined;
  /** After this many rolls the fewest dice win (COW-17). Default `null`: no limit. */
  readonly turnLimit?: number | null | undefined;
}

/** A position of Spotted Cow. */
export interface SpottedCowState extends Envelope<'spotted-cow', Resolved<SpottedCowOptions>> {
  /** The pyramid: 165 letters, `k` on the plate; above it `r`, `g`, `k` show who placed a die, and mean nothing. */
  readonly board: string;
  /** How the dice lie: 165 letters `a` to `x`, `.` empty. */
  readonly poses: string;
  /** Dice that each player has left. */
  readonly supply: readonly number[];
  /** What is to be done: the plate is filled, the dice are rolled, a funnel is looked for, a die is laid as chosen. */
  readonly phase: 'setup' | 'roll' | 'claim' | 'lay' | 'over';
  /** The three numbers of this round; empty when none is on. */
  readonly rolled: readonly number[];
  /** Who has called wrongly in this round. */
  readonly out: readonly boolean[];
  /** Who has called rightly, and the funnel for the die, until it is laid as chosen (COW-14). */
  readonly called: { readonly player: number; readonly cell: string } | null;
  /** Rounds that are finished. */
  readonly turns: number;
}

type State = DeepReadonly<SpottedCowState>;

/** The plate is full of black dice once it is built; 120 dice lie above or are still to be placed (COW-3, COW-4). */
function diceProblem({ board, poses, supply, phase, players }: State): StateProblem {
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    if (isOccupied(board, cell) !== isOccupied(poses, cell)) {
      return illegal('COW-14', `expected a die with a pose, or neither, in ${cellName(cell)}`);
    }
    const expected = phase === 'setup' ? '.' : 'k';
    if (cell < PLATE_CELLS && dieAt(board, cell) !== expected) return `expected "${expected}" in ${cellName(cell)}`;
  }
  if (!isHeap(board)) return illegal('COW-7', 'a die lies on nothing');
  const placed = countDice(board.slice(PLATE_CELLS));
  const left = supply.reduce((sum, dice) => sum + dice, 0);
  if (placed + left !== PLAYED_DICE)
    return illegal('COW-3', `expected ${PLAYED_DICE} dice on the pyramid and with the players`);
  const isStart = supply.every((dice) => dice === shareOf(players));
  return phase === 'setup' && !isStart ? `expected ${shareOf(players)} dice each` : undefined;
}

/** The total of a round. */
const totalOf = ({ rolled }: Pick<State, 'rolled'>): number => rolled.reduce((sum, number) => sum + number, 0);

/** Whether the funnel shows the total of this round (COW-7). */
export const fits = (state: Pick<State, 'poses' | 'rolled' | 'options'>, cell: Cell): boolean =>
  funnelTotal(state.poses, cell, state.options.hand) === totalOf(state);

/** Whether no funnel shows the total (COW-9). */
export const isBlank = (state: Pick<State, 'board' | 'poses' | 'rolled' | 'options'>): boolean =>
  !diceFunnels(state.board).some((cell) => fits(state, cell));

/** A die waits to be laid after a right call, by a player who was in, and only where that is chosen (COW-14). */
function calledProblem(state: State): string | undefined {
  const { phase, called, out, board, options } = state;
  if ((called === null) === (phase === 'lay')) return 'a funnel is called exactly while a die is to be laid';
  if (called === null) return undefined;
  if (options.poses !== 'chosen') return 'dice lie as they fall';
  if (out[called.player] !== false) return 'a player who has called wrongly is out';
  const cell = cellNamed(called.cell);
  const isRight = isDiceFunnel(board, cell) && (fits(state, cell) || isBlank(state));
  return isRight ? undefined : `${called.cell} was not called rightly`;
}

/** What a state from outside must fulfil besides its schema. */
export function checkState(state: State): StateProblem {
  const { players, supply, out, phase, rolled, turns, options, board } = state;
  if (supply.length !== players || out.length !== players) return `expected ${players} supplies`;
  const problem = diceProblem(state);
  if (problem !== undefined) return problem;
  // A round places one die at most.
  if (countDice(board.slice(PLATE_CELLS)) > turns) return 'more dice are placed than rounds are over';
  if (phase === 'setup' && turns > 0) return 'the plate is filled before the first round';
  const isOver = supply.includes(0) || limitReached(turns, options.turnLimit);
  if ((phase === 'over') !== isOver) return illegal('COW-16', `the game is ${isOver ? '' : 'not '}over`);
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} rounds`;
  const empty = supply.filter((dice) => dice === 0).length;
  if (empty > 1 && options.lastDie === 'kept') return 'the first without dice ends the game';
  if (empty === players) return 'somebody has placed the last die';
  const isRound = phase === 'claim' || phase === 'lay';
  if (rolled.length !== (isRound ? DICE : 0)) return `expected ${DICE} numbers while funnels are looked for`;
  if (!isRound && out.includes(true)) return 'nobody is out between rounds';
  return out.includes(false) ? calledProblem(state) : 'a round in which all are out is over';
}
