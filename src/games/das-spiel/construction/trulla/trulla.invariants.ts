import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { countDice, dieAt, isEmpty } from '../../../../pyramid/board.js';
import { isComplete } from '../../../../pyramid/heap.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { diceStay, facesAddUp, heapStands } from '../../kit/invariants.js';
import type { TrullaAction, TrullaState } from './trulla.js';

type State = DeepReadonly<TrullaState>;

const COLOURS = ['r', 'g', 'k'];
const share = ({ players, options }: State): number => options.dice ?? (players === 2 ? 83 : 55);

/** What holds in every position of Trulla and in every step between two. */
export const trullaInvariants: readonly Invariant<TrullaState, TrullaAction>[] = [
  heapStands('TRU-6'),
  diceStay('TRU-7'),
  facesAddUp('TRU-13'),
  {
    name: 'a player’s dice on the board and off it are as many as he got',
    clause: 'TRU-2',
    holds: (state) =>
      state.supply.every((left, player) => left + countDice(state.board, COLOURS[player]) === share(state)),
  },
  {
    name: 'a turn lays dice of one colour where they came to rest, and no others; the rest goes back',
    clause: 'TRU-8',
    holds: ({ board, supply, turns }, step) => {
      const placed = step?.action.outcome?.placed;
      if (step === undefined || placed === undefined) return true;
      const { before, action } = step;
      const isRight = placed.every((name) => {
        const cell = cellNamed(name);
        return isEmpty(before.board, cell) && dieAt(board, cell) === COLOURS[action.player];
      });
      const used = before.supply.map((left, player) => left - (supply[player] ?? 0));
      const isShort = used.every((count, player) => count === (player === action.player ? placed.length : 0));
      return isRight && isShort && countDice(board) === countDice(before.board) + placed.length && turns > before.turns;
    },
  },
  {
    name: 'no more dice come out of the ladle than went into it',
    clause: 'TRU-5',
    holds: ({ options }, step) => {
      const outcome = step?.action.outcome;
      if (step === undefined || outcome === undefined) return true;
      const { dice, player } = step.action;
      const poured = outcome.placed.length + outcome.fell;
      return dice <= options.ladle && dice <= (step.before.supply[player] ?? 0) && poured <= dice;
    },
  },
  {
    name: 'whoever is to play has dice',
    clause: 'TRU-10',
    holds: ({ supply, toPlay }) => toPlay === null || (supply[toPlay] ?? 0) > 0,
  },
  {
    name: 'the game is over when the pyramid is complete, all dice are used up, or its turns are over',
    clause: 'TRU-11',
    holds: ({ board, supply, toPlay, turns, options }) =>
      (toPlay === null) ===
      (isComplete(board) ||
        supply.every((left) => left === 0) ||
        (options.turnLimit !== null && turns >= options.turnLimit)),
  },
];
