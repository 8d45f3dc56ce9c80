import type { Invariant } from '../../../../kernel/types.js';
import { countDice, dieAt, isEmpty } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { sideOf } from '../../kit/groups.js';
import { diceStay, facesAddUp, groupsTakeTurns } from '../../kit/invariants.js';
import type { TrullaAction, TrullaState } from './trulla.js';

const COLOURS = ['r', 'g', 'k'];

/** What holds in every position of Trulla and in every step between two. */
export const trullaInvariants: readonly Invariant<TrullaState, TrullaAction>[] = [
  diceStay('TRU-7'),
  facesAddUp('TRU-13'),
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
  groupsTakeTurns('TRU-1'),
];
