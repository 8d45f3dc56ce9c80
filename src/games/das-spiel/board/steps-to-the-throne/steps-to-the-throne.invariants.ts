import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import type { StepsToTheThroneState } from './position.js';
import type { StepsToTheThroneAction } from './steps-to-the-throne.js';

const THRONE = ['a8', 'a9', 'b8'].map(cellNamed);

/** What holds in every position of Steps to the Throne and in every step between two. */
export const stepsToTheThroneInvariants: readonly Invariant<StepsToTheThroneState, StepsToTheThroneAction>[] = [
  {
    name: 'one green die, and in the throne red ones where it is not',
    clause: 'THR-2',
    holds: ({ board }) =>
      countDice(board, 'g') === 1 &&
      THRONE.every((cell) => board[cell] === 'r' || board[cell] === 'g') &&
      diceCells(board, 'r').every((cell) => THRONE.includes(cell)),
  },
  {
    name: 'the green die is in the throne only when all is over',
    clause: 'THR-3',
    holds: ({ board, toPlay }) => toPlay === null || THRONE.every((cell) => board[cell] === 'r'),
  },
  {
    name: 'black never has more than its 41 dice',
    clause: 'THR-12',
    holds: ({ board, supply, placed }) => {
      const lying = countDice(board, 'k');
      return supply + lying <= 41 && lying <= placed && supply + placed >= 41;
    },
  },
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
  {
    name: 'green and black take turns, green first',
    clause: 'THR-4',
    holds: ({ toPlay, phase, turns, first }) => {
      const green = first === null ? 0 : 1;
      return (
        toPlay === null ||
        (phase === 'block' ? turns % 2 === 1 && toPlay !== green : turns % 2 === 0 && toPlay === green)
      );
    },
  },
  {
    name: 'a second game is played only where two are asked for',
    clause: 'THR-14',
    holds: ({ first, options, toPlay }) =>
      options.variant === 'single' ? first === null : toPlay !== null || first !== null,
  },
];
