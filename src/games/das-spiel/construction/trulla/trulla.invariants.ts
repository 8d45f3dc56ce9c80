import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { countDice, dieAt, isEmpty } from '../../../../pyramid/board.js';
import { isComplete } from '../../../../pyramid/heap.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { sideOf } from '../../kit/groups.js';
import { diceStay, facesAddUp, groupsTakeTurns, heapStands } from '../../kit/invariants.js';
import type { TrullaAction, TrullaState } from './trulla.js';

type State = DeepReadonly<TrullaState>;

const COLOURS = ['r', 'g', 'k'];
/** Where no number was agreed on, 90, and stand-ins after them. */
const share = ({ options }: State): number => options.dice ?? 90;
const lacks = (state: State, player: number): boolean => state.options.dice !== null && state.supply[player] === 0;

/** What holds in every position of Trulla and in every step between two. */
export const trullaInvariants: readonly Invariant<TrullaState, TrullaAction>[] = [
  heapStands('TRU-6'),
  diceStay('TRU-7'),
  facesAddUp('TRU-13'),
  {
    name: 'a player’s dice on the board and off it are as many as they got, or more lie where there are stand-ins',
    clause: 'TRU-2',
    holds: (state) =>
      state.supply.every((left, player) => {
        const lying = countDice(state.board, COLOURS[player]);
        const isBeyond = state.options.dice === null && lying > share(state) && left === 0;
        return isBeyond || left + lying === share(state);
      }),
  },
  {
    name: 'a turn lays dice of one colour where they came to rest, and no others; the rest goes back',
    clause: 'TRU-8',
    holds: ({ board, supply, turns }, step) => {
      const placed = step?.action.outcome?.placed;
      if (step === undefined || placed === undefined) return true;
      const { before, action } = step;
      const side = sideOf(before, action.player);
      const isRight = placed.every((name) => {
        const cell = cellNamed(name);
        return isEmpty(before.board, cell) && dieAt(board, cell) === COLOURS[side];
      });
      const used = before.supply.map((left, player) => left - (supply[player] ?? 0));
      const isShort = used.every((count, player) => {
        if (player !== side) return count === 0;
        return count === placed.length || (before.options.dice === null && supply[player] === 0);
      });
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
      const isThere = options.dice === null || dice <= (step.before.supply[sideOf(step.before, player)] ?? 0);
      return dice <= options.ladle && isThere && poured <= dice;
    },
  },
  {
    name: 'whoever is to play has dice',
    clause: 'TRU-10',
    holds: (state) => state.toPlay === null || !lacks(state, sideOf(state, state.toPlay)),
  },
  groupsTakeTurns('TRU-1'),
  {
    name: 'the game is over when the pyramid is complete, all dice are used up, or its turns are over',
    clause: 'TRU-11',
    holds: (state) => {
      const { board, supply, toPlay, turns, options } = state;
      const isUsedUp = supply.every((_, player) => lacks(state, player));
      const isLimit = options.turnLimit !== null && turns >= options.turnLimit;
      return (toPlay === null) === (isComplete(board) || isUsedUp || isLimit);
    },
  },
];
