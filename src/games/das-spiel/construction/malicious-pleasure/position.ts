import { illegal, type StateProblem } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice, dieAt, EMPTY, editBoard, putDie } from '../../../../pyramid/board.js';
import { isFree, isHeap } from '../../../../pyramid/heap.js';
import { cellName } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { posesProblem } from '../../kit/positions.js';
import { limitReached } from '../../kit/turn-limit.js';
import { bonusCells, bonusNumbers, touchesLaid } from './bonus.js';
import type { MaliciousPleasureState } from './state.js';

type State = DeepReadonly<MaliciousPleasureState>;

/** Whether the dice of the turn can have been laid in their order (MAL-13, MAL-14). */
function laidProblem({ board, laid, options }: State, colour: string | undefined): StateProblem {
  const buffer = editBoard(board);
  for (const [i, cell] of [...laid.entries()].reverse()) {
    if (dieAt(buffer, cell) !== colour) return `no die of this turn lies in ${cellName(cell)}`;
    if (!isFree(buffer, cell)) return `the die in ${cellName(cell)} cannot have been laid then`;
    if (i > 0 && !touchesLaid(cell, laid.slice(0, i), options.contact))
      return illegal('MAL-14', `the die in ${cellName(cell)} touches none of this turn`);
    putDie(buffer, cell, EMPTY);
  }
  return undefined;
}

/** What the turn has come to must follow from where the thrown die lies (MAL-10 to MAL-12, MAL-17). */
function turnProblem(state: State, toPlay: number): StateProblem {
  const { board, poses, supply, phase, laid, left, options } = state;
  if (phase === 'throw') return laid.length > 0 || left > 0 ? 'a turn begins without dice of its own' : undefined;
  const [thrown] = laid;
  if (thrown === undefined) return 'no die was thrown';
  const colour = playerColours[toPlay];
  const problem = laidProblem(state, colour);
  if (problem !== undefined) return problem;
  const numbers = bonusNumbers({ board, poses, hand: options.hand }, thrown, colour ?? EMPTY);
  if (phase === 'choose')
    return laid.length === 1 && left === 0 && numbers.length > 1 ? undefined : 'there is no number to choose';
  const isBrought = numbers.some((number) => left === Math.min(number - laid.length, supply[toPlay] as number));
  if (left === 0 || !isBrought)
    return illegal('MAL-10', `none of the player’s own dice brings ${laid.length + left} dice`);
  return bonusCells(board, laid, options.contact).length > 0 ? undefined : 'no die finds a place';
}

/** What a state from outside must fulfil besides its schema. */
export function positionProblem(state: State, share: number): StateProblem {
  const { players, board, poses, supply, toPlay, turns, options } = state;
  if (!isHeap(board)) return illegal('MAL-4', 'a die lies on nothing');
  if (supply.length !== players) return `expected ${players} supplies, got ${supply.length}`;
  for (const [player, colour] of playerColours.entries()) {
    const expected = (player < players ? share : 0) - countDice(board, colour);
    if ((supply[player] ?? 0) !== expected)
      return illegal('MAL-2', `expected Player ${player + 1} to have ${expected} dice left`);
  }
  const fit = posesProblem('MAL-4', board, poses);
  if (fit !== undefined) return fit;
  if (options.turnLimit !== null && turns > options.turnLimit) return `there are ${options.turnLimit} turns`;
  const isOver = supply.includes(0) || limitReached(turns, options.turnLimit);
  if (supply.indexOf(0) !== supply.lastIndexOf(0)) return 'only one player can be the first without dice';
  if (isOver !== (toPlay === null)) return illegal('MAL-19', 'somebody is to play exactly until the game is over');
  if (toPlay !== null && toPlay >= players) return `there is no Player ${toPlay + 1}`;
  return turnProblem(state, toPlay ?? 0);
}
