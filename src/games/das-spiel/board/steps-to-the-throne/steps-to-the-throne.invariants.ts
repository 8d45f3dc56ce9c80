import type { Invariant } from '../../../../kernel/types.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import type { StepsToTheThroneState } from './position.js';
import type { StepsToTheThroneAction } from './steps-to-the-throne.js';

/** What holds in every position of Steps to the Throne and in every step between two. */
export const stepsToTheThroneInvariants: readonly Invariant<StepsToTheThroneState, StepsToTheThroneAction>[] = [
  {
    name: 'a black die is placed beside the green one, and nothing else changes then',
    clause: 'THR-11',
    holds: ({ board, first }, step) => {
      if (step?.action.type !== 'place' || first !== step.before.first) return true;
      const cell = cellNamed(step.action.cell);
      const green = step.before.board.indexOf('g');
      const others = [...board].every((die, i) => (i === cell ? die === 'k' : die === step.before.board[i]));
      return rowNeighbours(green).includes(cell) && step.before.board[cell] === '.' && others;
    },
  },
  {
    name: 'green captures at most the die on which it lands, and leaves its funnel empty',
    clause: 'THR-8',
    holds: ({ board, first }, step) => {
      if (step?.action.type !== 'move' || first !== step.before.first) return true;
      const [from, to] = [step.before.board.indexOf('g'), cellNamed(step.action.to)];
      return [...board].every((die, i) => {
        if (i === from) return die === '.';
        return i === to ? die === 'g' && step.before.board[i] !== 'r' : die === step.before.board[i];
      });
    },
  },
  {
    name: 'the throne is entered from the row before it',
    clause: 'THR-10',
    holds: (_, step) => {
      if (step?.action.type !== 'enter') return true;
      return ['a7', 'b7', 'c7'].map(cellNamed).includes(step.before.board.indexOf('g'));
    },
  },
];
