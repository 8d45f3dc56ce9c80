import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { isFree } from '../../../../pyramid/heap.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { sideOf } from '../../kit/groups.js';
import { facesAddUp, groupsTakeTurns, turnsGoRound } from '../../kit/invariants.js';
import type { UpAndDownState } from './position.js';
import type { UpAndDownAction } from './up-and-down.js';

const LETTERS = ['r', 'g', 'k'] as const;

/** Dice of the complete pyramid, and those of them on the plate. */
const [ALL, ON_PLATE] = [165, 45];

type State = DeepReadonly<UpAndDownState>;
type Action = DeepReadonly<UpAndDownAction>;

const isEven = (number: number | null | undefined): boolean => (number ?? 1) % 2 === 0;

/** Whether the number is for placing. */
/** The game that is played: with three players building, unless they have said which. */
function variantOf({ options, players }: Pick<State, 'options' | 'players'>): string {
  if (options.variant !== null) return options.variant;
  return players === 3 || options.groups.length === 3 ? 'building' : 'values';
}

const places = (state: State, number: number | null | undefined): boolean =>
  isEven(number) === (variantOf(state) === 'building');

/** The free dice that the player may remove. */
function removable(state: State, player: number): number[] {
  const { board } = state;
  const letter = variantOf(state) === 'values' ? undefined : LETTERS[sideOf(state, player)];
  return diceCells(board, letter).filter((cell) => isFree(board, cell));
}

/** How many dice the roll lets the player place or remove. */
function toMove(before: State, { player, outcome = 0 }: Extract<Action, { readonly type: 'roll' }>): number {
  const { board, supply, taken, options } = before;
  if (!places(before, outcome)) {
    const free = removable(before, player).length;
    return options.freed === 'stay' ? Math.min(outcome, free) : free > 0 ? outcome : 0;
  }
  const room = ALL - countDice(board);
  if (variantOf(before) !== 'values') return Math.min(outcome, supply[sideOf(before, player)] ?? 0, room);
  // 1, 3 and 5 ask for red, green and black dice.
  const owned = taken[player]?.[(outcome - 1) / 2] ?? 0;
  return Math.min(options.addCount === 'one' ? 1 : outcome, owned, room);
}

/** Whether the aim of the variant is reached. */
function isDecided(state: State): boolean {
  const { phase, board } = state;
  const variant = variantOf(state);
  if (phase === 'build') return false;
  if (variant === 'building') return countDice(board) === ALL;
  if (variant === 'values') return countDice(board.slice(0, ON_PLATE)) === 0;
  return LETTERS.some((letter) => countDice(board, letter) === 0);
}

/** Whether the action ends the turn: by its last die, since no more can be moved, or with the game. */
function isFinished(before: State, action: Action, after: State): boolean {
  if (action.type === 'build') return false;
  if (action.type === 'roll') return toMove(before, action) === 0;
  if (action.type === 'done' || before.left === 1 || isDecided(after)) return true;
  return action.type === 'remove' && removable(after, action.player).length === 0;
}

/** What holds in every position of Up and Down and in every step between two. */
export const upAndDownInvariants: readonly Invariant<UpAndDownState, UpAndDownAction>[] = [
  facesAddUp('UPD-11'),
  {
    name: 'an action changes one cell at most, except building the pyramid: a placing fills it, a removal empties it',
    clause: 'UPD-7',
    holds: ({ board }, step) => {
      if (step === undefined || step.action.type === 'build') return true;
      const { before, action } = step;
      const changed = [...board].flatMap((die, cell) => (die === before.board[cell] ? [] : [cell]));
      const [cell = -1] = changed;
      if (action.type === 'roll' || action.type === 'done') return changed.length === 0;
      const isRight = action.type === 'place' ? before.board[cell] === '.' : board[cell] === '.';
      return changed.length === 1 && isRight && (action.type === 'place' || isFree(before.board, cell));
    },
  },
  {
    name: 'players move only their own dice, except in values',
    clause: 'UPD-8',
    holds: (state, step) => {
      const { board } = state;
      if (step === undefined || step.action.type === 'build' || variantOf(state) === 'values') return true;
      const { before, action } = step;
      return LETTERS.every(
        (letter, side) =>
          side === sideOf(state, action.player) || countDice(board, letter) === countDice(before.board, letter),
      );
    },
  },
  {
    name: 'even numbers place and odd ones remove in building; the other way round elsewhere',
    clause: 'UPD-9',
    holds: (state, step) => {
      if (step === undefined || (step.action.type !== 'place' && step.action.type !== 'remove')) return true;
      return (step.action.type === 'place') === places(state, step.before.rolled);
    },
  },
  {
    name: 'each number rolled gives that many dice, as far as there are any, and each die moved uses up one',
    clause: 'UPD-6',
    holds: (state, step) => {
      const { rolled, left } = state;
      if (step === undefined) return rolled === null ? left === 0 : left >= 1 && left <= rolled;
      const { before, action } = step;
      if (action.type === 'build' || isFinished(before, action, state)) return rolled === null && left === 0;
      if (action.type === 'roll') return rolled === action.outcome && left === toMove(before, action);
      return rolled === before.rolled && left === before.left - 1;
    },
  },
  groupsTakeTurns('UPD-1'),
  turnsGoRound<UpAndDownState, UpAndDownAction>('UPD-4', {
    isFinished,
    isOver: (state) => isDecided(state) || state.turns === state.options.turnLimit,
  }),
  {
    name: 'a turn is ended early only where it may be',
    clause: 'UPD-7',
    holds: (state, step) => {
      if (step?.action.type !== 'done') return true;
      const { mayPlaceFewer, mayRemoveFewer } = state.options;
      return isEven(step.before.rolled) && (variantOf(state) === 'building' ? mayPlaceFewer : mayRemoveFewer);
    },
  },
  {
    name: 'where freed dice stay, only dice that were free at the roll are removed',
    clause: 'UPD-7',
    holds: (state, step) => {
      if (state.options.freed === 'count' || step === undefined)
        return state.options.freed === 'stay' || state.atRoll === null;
      const { before, action } = step;
      if (action.type === 'remove' && !isFree(before.atRoll ?? '', cellNamed(action.cell))) return false;
      const removes = action.type === 'roll' ? !places(state, action.outcome) : before.atRoll !== null;
      const atRoll = action.type === 'roll' ? before.board : before.atRoll;
      return state.atRoll === (removes && !isFinished(before, action, state) ? atRoll : null);
    },
  },
];
