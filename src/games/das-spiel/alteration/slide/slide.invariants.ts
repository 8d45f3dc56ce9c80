import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { parseCell } from '../../../../pyramid/names.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { oneSparSlides, takenGoesOnTop } from '../invariants.js';
import type { SlideState } from './position.js';
import type { SlideAction } from './slide.js';

type State = DeepReadonly<SlideState>;

// The walls from left to right as names say it: level by level, since both ends of a level's row on a wall are green.
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];
const nameAt = (level: number, z: number, x: number): string =>
  `${level === 0 ? '' : level}${'abcdefghi'.charAt(z)}${x + 1}`;
/** The end of a level's row on a wall that lies towards an axis, or `inwards` dice from it. */
function endOf(level: number, wall: number, towards: number, inwards = 0): string {
  const point = [0, 0, 0];
  point[towards] = 8 - level - inwards;
  point[3 - wall - towards] = inwards;
  return nameAt(level, point[2] ?? 0, point[0] ?? 0);
}

const number = ({ poses, options }: State, name: string, wall: number): number =>
  upperNumbers(poses.charAt(parseCell(name) ?? -1), options.hand)[wall] ?? 0;

/** The numbers up one end of the wall and down the other, and whether each is that of its black neighbour. */
function lineOf(state: State, player: number): { shown: number[]; paired: boolean[] } {
  const [one, other] = [(player + 1) % 3, (player + 2) % 3];
  const side = (towards: number) => LEVELS.map((level) => number(state, endOf(level, player, towards), player));
  const pairs = (towards: number) =>
    LEVELS.map(
      (level) =>
        level < 7 &&
        number(state, endOf(level, player, towards), player) ===
          number(state, endOf(level, player, towards, 1), player),
    );
  return {
    shown: [...side(one), number(state, '8a1', player), ...side(other).reverse()],
    paired: [...pairs(one), false, ...pairs(other).reverse()],
  };
}

/** Whether a roof has what wins, read as a text. */
function wins(state: State, player: number): boolean {
  const { objects, together, order, pairs } = state.options;
  const { shown, paired } = lineOf(state, player);
  const text = shown.join('');
  const both = [text, [...text].reverse().join('')];
  const digits = [...'123456'];
  return objects.some((object) => {
    if (object === 'pairs' && pairs === 'one-number') {
      const marks = shown.map((one, i) => (paired[i] ? one : '-')).join('');
      return digits.some((digit) =>
        together ? marks.includes(digit.repeat(3)) : [...marks].filter((mark) => mark === digit).length >= 3,
      );
    }
    if (object === 'pairs') {
      const marks = paired.map((one) => (one ? 'p' : '-')).join('');
      return together ? marks.includes('pppppp') : [...marks].filter((mark) => mark === 'p').length >= 6;
    }
    if (object === 'same') {
      return digits.some((digit) =>
        together ? text.includes(digit.repeat(6)) : [...text].filter((one) => one === digit).length >= 6,
      );
    }
    if (order === 'rising') {
      return both.some((line) => (together ? line.includes('123456') : /1.*2.*3.*4.*5.*6/.test(line)));
    }
    const windows = together ? shown.map((_, first) => text.slice(first, first + 6)) : [text];
    return windows.some((window) => digits.every((digit) => window.includes(digit)));
  });
}

/** What holds in every position of Slide and in every step between two. */
export const slideInvariants: readonly Invariant<SlideState, SlideAction>[] = [
  oneSparSlides('SLI-8'),
  takenGoesOnTop('SLI-9'),
  {
    name: 'what is taken lies on an edge of the own wall',
    clause: 'SLI-7',
    holds: (_, step) => {
      if (step?.action.type !== 'take') return true;
      const { cell, player } = step.action;
      return LEVELS.some((level) => [1, 2].some((side) => endOf(level, player, (player + side) % 3) === cell));
    },
  },
  {
    name: 'the game is over as soon as somebody has attained an object, or with the last turn',
    clause: 'SLI-15',
    holds: (state) => {
      if (state.phase === 'build') return state.toPlay === 0;
      const attained = [0, 1, 2].slice(0, state.players).some((player) => wins(state, player));
      return (state.toPlay === null) === (attained || state.turns === state.options.turnLimit);
    },
  },
  {
    name: 'all know which die was taken last',
    clause: 'SLI-7',
    holds: ({ last, turns }, step) =>
      step?.action.type === 'take'
        ? last === step.action.cell
        : last === null || (turns > 0 && step?.action.type !== 'pass'),
  },
];
