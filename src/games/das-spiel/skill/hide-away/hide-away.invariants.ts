import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { countDice, isEmpty, placeDie } from '../../../../pyramid/board.js';
import { loadOn } from '../../../../pyramid/heap.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { pyramidUnder } from '../../../../pyramid/shapes.js';
import type { HideAwayAction, HideAwayState } from './hide-away.js';

type State = DeepReadonly<HideAwayState>;

const COLOURS = ['g', 'r', 'b'];

/** The players whose pyramids stand. */
const founded = ({ phase, toPlay, players }: State): number => (phase === 'found' ? (toPlay ?? 0) : players);

const cellsOf = (board: string, player: number): number[] =>
  [...board].flatMap((die, cell) => (die === COLOURS[player] ? [cell] : []));

const out = ({ hidden }: State): number => hidden.filter((turn) => turn !== null).length;

type Step = Parameters<Invariant<HideAwayState, HideAwayAction>['holds']>[1];

function isDecided(state: State, step: Step): boolean {
  const { options, players } = state;
  if (options.object === 'own') return out(state) > 0;
  const hidden = step?.action.type === 'attempt' ? (step.action.outcome?.hidden ?? []) : [];
  const hidesAnother = hidden.some((player) => player !== step?.action.player);
  return out(state) >= players - 1 || (options.object === 'another' && hidesAnother);
}

/** What holds in every position of Hide Away and in every step between two. */
export const hideAwayInvariants: readonly Invariant<HideAwayState, HideAwayAction>[] = [
  {
    name: 'of the handfuls no die is made or lost, a player throws one of their own, and passes without any',
    clause: 'HID-2',
    holds: ({ board, hands, players, options }, step) => {
      if (hands === null || options.handful === null) return hands === options.handful;
      const all = hands.reduce((sum, dice) => sum + dice, countDice(board, 'k'));
      if (all !== players * options.handful) return false;
      const had = step?.before.hands ?? [];
      return (
        step === undefined ||
        (hands.every((dice, player) => player === step.action.player || dice === had[player]) &&
          (step.action.type === 'found' || (had[step.action.player] === 0) === (step.action.type === 'pass')))
      );
    },
  },
  {
    name: 'a small pyramid stands whole once it is built, and stays where it is',
    clause: 'HID-9',
    holds: (state, step) =>
      COLOURS.every((_, player) => {
        const cells = cellsOf(state.board, player);
        if (player >= founded(state)) return cells.length === 0;
        const before = step === undefined ? [] : cellsOf(step.before.board, player);
        const isSmall = cells.join(' ') === pyramidUnder(cells.at(-1) ?? 0).join(' ');
        return cells.length === 4 && isSmall && (before.length === 0 || before.join(' ') === cells.join(' '));
      }),
  },
  {
    name: 'a throw adds its die where it landed, and takes only dice from destroyed pyramids',
    clause: 'HID-9',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'attempt' || step.action.outcome === undefined) return true;
      const { landed, destroyed } = step.action.outcome;
      let expected = step.before.board;
      for (const player of destroyed) {
        const own = cellsOf(step.before.board, player);
        for (const cell of own.flatMap((one) => loadOn(step.before.board, one)))
          if (!own.includes(cell)) expected = placeDie(expected, cell, '.');
      }
      if (landed !== null && !isEmpty(expected, cellNamed(landed))) return false;
      return board === (landed === null ? expected : placeDie(expected, cellNamed(landed), 'k'));
    },
  },
  {
    name: 'a pyramid is hidden by a throw that says so, and for good',
    clause: 'HID-10',
    holds: ({ hidden, turns }, step) => {
      if (step === undefined) return hidden.every((turn) => turn === null);
      const named = step.action.type === 'attempt' ? (step.action.outcome?.hidden ?? []) : [];
      return hidden.every((turn, player) => {
        const before = step.before.hidden[player];
        return named.includes(player) ? before === null && turn === turns : turn === before;
      });
    },
  },
  {
    name: 'a die is thrown at a pyramid that can be seen, or at none',
    clause: 'HID-6',
    holds: (_, step) => {
      if (step?.action.type !== 'attempt' || step.action.at === undefined) return true;
      return step.before.hidden[step.action.at] === null;
    },
  },
  {
    name: 'it is the turn of the next player who isn’t out',
    clause: 'HID-6',
    holds: ({ toPlay, hidden, players, phase }, step) => {
      if (step === undefined) return toPlay === 0 && phase === 'found';
      if (toPlay === null) return true;
      if (hidden[toPlay] !== null) return false;
      // Between the one who played and the next one all are out.
      for (let one = (step.action.player + 1) % players; one !== toPlay; one = (one + 1) % players)
        if (hidden[one] === null) return false;
      return true;
    },
  },
  {
    name: 'the game is over when its object is reached, no black die is left, or its turns are over',
    clause: 'HID-12',
    holds: (state, step) => {
      const { board, hands, hidden, toPlay, turns, options } = state;
      const thrown = (hands ?? []).filter((dice, player) => hidden[player] === null && dice > 0).length === 0;
      const isUsedUp = hands === null ? countDice(board, 'k') === 90 : thrown;
      const isLate = options.turnLimit !== null && turns >= options.turnLimit;
      return (toPlay === null) === (isDecided(state, step) || isUsedUp || isLate);
    },
  },
];
