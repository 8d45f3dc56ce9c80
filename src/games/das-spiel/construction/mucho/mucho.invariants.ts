import type { Invariant } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { meetingNumbers } from '../../../../pyramid/funnel.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { diceStay, posesStay } from '../../kit/invariants.js';
import type { MuchoAction } from './mucho.js';
import { lateRounds, type MuchoState } from './position.js';

/** What holds in every position of Mucho and in every step between two. */
export const muchoInvariants: readonly Invariant<MuchoState, MuchoAction>[] = [
  diceStay('MUC-7'),
  posesStay('MUC-7'),
  {
    name: 'the die that is placed lies as it was rolled',
    clause: 'MUC-7',
    holds: ({ poses }, step) =>
      step?.action.type !== 'place' || poses[cellNamed(step.action.cell)] === step.before.rolled,
  },
  {
    name: 'with dominoes every die above the plate matches one below it',
    clause: 'MUC-9',
    holds: ({ board, poses, options }) =>
      options.variant === 'plain' ||
      diceCells(board).every((cell) => {
        if (cell < PLATE_CELLS) return true;
        const pairs = meetingNumbers(poses, cell, poses.charAt(cell), options.hand);
        return pairs.some(({ own, other }) =>
          options.match === 'any' ? pairs.some((pair) => pair.own === other) : own === other,
        );
      }),
  },
  {
    name: 'without dominoes everybody places a die in every round',
    clause: 'MUC-8',
    holds: ({ supply, rounds, toPlay, options }) =>
      options.variant === 'domino' ||
      supply.every((left, player) => 20 - left === rounds + (player < (toPlay ?? 0) ? 1 : 0)),
  },
  {
    name: 'a turn is a roll and what is done with the die, by one player',
    clause: 'MUC-4',
    holds: ({ rolled, toPlay }, step) =>
      step === undefined ||
      (step.action.type === 'roll'
        ? rolled !== null && toPlay === step.action.player
        : rolled === null && step.before.rolled !== null),
  },
  {
    name: 'no round counts against anybody before the first has finished, nor against the first',
    clause: 'MUC-13',
    holds: (state) => {
      const late = lateRounds(state);
      return state.finished.every((round) => round === null) ? late.every((count) => count === 0) : late.includes(0);
    },
  },
];
