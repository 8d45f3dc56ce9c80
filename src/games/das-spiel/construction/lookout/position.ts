import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { isHeap } from '../../../../pyramid/heap.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { limitReached } from '../../kit/turn-limit.js';
import { ableLate, allowed, countingDice } from './counting.js';
import type { LookoutState } from './state.js';
import { thrownDice } from './throws.js';

type State = DeepReadonly<LookoutState>;

/** What was thrown must be as many dice as each had, and what was placed must be among them (LOO-5 to LOO-10). */
function thrownProblem(state: State, gold: number): StateProblem {
  const { players, supply, rolled, placed, phase, options } = state;
  if (rolled === null) return 'nothing was thrown';
  const before = supply.map((left, player) => left + (placed[player] as number));
  const dice = thrownDice(before, gold);
  if (rolled.own.length !== players || rolled.foreign.length !== players)
    return `expected throws of ${players} players`;
  for (const [player, expected] of dice.entries()) {
    const thrown = rolled.own[player]?.length;
    if (thrown !== expected)
      return illegal('LOO-6', `expected Player ${player + 1} to have thrown ${expected} dice, got ${thrown}`);
    const isLate = phase === 'late' && options.lateDice === 'any' && player !== gold;
    const most = isLate ? expected : countingDice(state, player);
    if ((placed[player] as number) > most)
      return illegal('LOO-7', `Player ${player + 1} may place ${most} dice in this round`);
  }
  return undefined;
}

/** After a stop others may still place dice, at most as many as were left unplaced (LOO-12). */
function lateProblem(state: State, gold: number): StateProblem {
  const { late, options } = state;
  const unplaced = allowed(state, gold);
  if (late[gold] !== 0) return illegal('LOO-12', 'the player who called the stop places no more');
  if (late.some((dice) => dice > unplaced)) return illegal('LOO-12', `${unplaced} dice were left unplaced`);
  const shared = new Set(late.filter((dice) => dice > 0));
  if (options.late === 'together' && shared.size > 1) return 'the others share what they may place';
  return ableLate(state).length > 0 ? undefined : 'nobody can place a die';
}

function roundProblem(state: State, gold: number): StateProblem {
  const { phase, rolled, placed, late } = state;
  if (phase === 'throw')
    return rolled === null && [...placed, ...late].every((dice) => dice === 0)
      ? undefined
      : 'a round begins with nothing thrown or placed';
  const problem = thrownProblem(state, gold);
  if (problem !== undefined) return problem;
  if (phase === 'late') return lateProblem(state, gold);
  return late.every((dice) => dice === 0) ? undefined : illegal('LOO-12', 'nobody has called a stop');
}

/** What a state from outside must fulfil besides its schema. */
export function positionProblem(state: State, share: number): StateProblem {
  const { players, board, supply, placed, late, gold, turns, options } = state;
  if (!isHeap(board)) return illegal('LOO-9', 'a die lies on nothing');
  if ([supply, placed, late].some(({ length }) => length !== players)) return `expected numbers of ${players} players`;
  for (const [player, colour] of playerColours.entries()) {
    const expected = (player < players ? share : 0) - countDice(board, colour);
    if ((supply[player] ?? 0) !== expected)
      return illegal('LOO-2', `expected Player ${player + 1} to have ${expected} dice left`);
  }
  if (supply.indexOf(0) !== supply.lastIndexOf(0)) return 'only one player can be the first without dice';
  const isOver = supply.includes(0) || limitReached(turns, options.turnLimit);
  if (isOver !== (gold === null))
    return illegal('LOO-16', 'somebody has the golden die exactly until the game is over');
  if (gold !== null && gold >= players) return `there is no Player ${gold + 1}`;
  return roundProblem(state, gold ?? 0);
}
