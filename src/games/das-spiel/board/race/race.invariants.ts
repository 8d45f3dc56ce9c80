import type { Invariant } from '../../../../kernel/types.js';
import { countDice, isOccupied } from '../../../../pyramid/board.js';
import { coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import type { RaceState } from './position.js';
import type { RaceAction } from './race.js';

/** What holds in every position of Race and in every step between two. */
export const raceInvariants: readonly Invariant<RaceState, RaceAction>[] = [
  {
    name: 'nobody has more dice than their share, and dice that were placed stay on the plate',
    clause: 'RAC-2',
    holds: ({ board, players }, step) =>
      ['r', 'g', 'k', 'b'].every((colour, player) => {
        const lying = countDice(board, colour);
        const before = step === undefined ? 0 : countDice(step.before.board, colour);
        const placed = step?.action.type === 'place' && step.action.player === player ? 1 : 0;
        return lying <= (player >= players ? 0 : players === 3 ? 5 : 4) && lying === before + placed;
      }),
  },
  {
    name: 'every die has a pose, and only one that is placed or moved changes',
    clause: 'RAC-7',
    holds: ({ board, poses }, step) => {
      const touched = step?.action.type === 'place' ? [step.action.cell] : [];
      if (step?.action.type === 'tumble') touched.push(step.action.from, step.action.to);
      const cells = touched.map(cellNamed);
      return [...board].every((die, cell) => {
        if (isOccupied(board, cell) !== isOccupied(poses, cell)) return false;
        const same = die === step?.before.board[cell] && poses[cell] === step.before.poses[cell];
        return step === undefined || cells.includes(cell) || same;
      });
    },
  },
  {
    name: 'dice are placed as they were rolled, in the first two rows',
    clause: 'RAC-5',
    holds: ({ poses, options }, step) => {
      if (step?.action.type !== 'place') return true;
      const cell = cellNamed(step.action.cell);
      const pose = options.poses === 'rolled' ? step.before.rolled : step.action.pose;
      return coordinate(cell, 0) <= 1 && poses[cell] === pose;
    },
  },
  {
    name: 'a die that rolls over its edge shows one number as before and two that were below',
    clause: 'RAC-7',
    holds: ({ poses, options }, step) => {
      if (step?.action.type !== 'tumble') return true;
      const [from, to] = [cellNamed(step.action.from), cellNamed(step.action.to)];
      const before = upperNumbers(step.before.poses[from] ?? '', options.hand);
      const after = upperNumbers(poses[to] ?? '', options.hand);
      const isTurned = after.every((number, i) => {
        // The coordinate that the step leaves as it is names the face that stays.
        const isStill = coordinate(from, i as 0 | 1 | 2) === coordinate(to, i as 0 | 1 | 2);
        return number === (isStill ? before[i] : 7 - (before[i] ?? 0));
      });
      return rowNeighbours(from).includes(to) && isTurned;
    },
  },
  {
    name: 'every turn is followed by that of the next player',
    clause: 'RAC-4',
    holds: ({ toPlay, turns, players }, step) => {
      if (step === undefined) return turns === 0 && toPlay === 0;
      if (step.action.type === 'roll') return turns === step.before.turns && toPlay === step.action.player;
      return turns === step.before.turns + 1 && (toPlay === null || toPlay === turns % players);
    },
  },
  {
    name: 'the game is over exactly when twelve border funnels are full, or at the limit',
    clause: 'RAC-9',
    holds: ({ board, toPlay, turns, options }) => {
      const full = [...board].filter((die, cell) => {
        const x = coordinate(cell, 0);
        const isEdge = coordinate(cell, 1) === 0 || coordinate(cell, 2) === 0 || x === 4;
        return die !== '.' && x >= 4 && isEdge;
      }).length;
      return (toPlay === null) === (full === 12 || turns === options.turnLimit);
    },
  },
];
