import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice, dieAt, isOccupied } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { PLATE_CELLS, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { limitReached } from '../../turn-limit.js';
import type { SpottedCowState } from './spotted-cow.js';
import { DICE, PLAYED_DICE, shareOf } from './table.js';

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
