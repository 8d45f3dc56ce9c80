import type { Invariant } from '../../../../kernel/types.js';
import { countDice, isOccupied } from '../../../../pyramid/board.js';
import { meetingNumbers } from '../../../../pyramid/funnel.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { diceStay, posesStay } from '../../kit/invariants.js';
import type { DoraAction } from './dora.js';
import type { DoraState } from './position.js';

const less = (now: readonly number[], before: readonly number[]): number[] =>
  before.map((number, player) => number - (now[player] ?? 0));

/** What holds in every position of DoRa and in every step between two. */
export const doraInvariants: readonly Invariant<DoraState, DoraAction>[] = [
  diceStay('DOR-6'),
  posesStay('DOR-6'),
  {
    name: 'a player who lays a die lays one of their own, and only rolling lays none',
    clause: 'DOR-2',
    holds: ({ board, supply }, step) => {
      if (step === undefined) return true;
      const { before, action } = step;
      if (action.type === 'roll') return board === before.board;
      const laid = cellNamed(action.cell);
      const own = board[laid] === playerColours[action.player] && !isOccupied(before.board, laid);
      return (
        own && countDice(board) === countDice(before.board) + 1 && less(supply, before.supply)[action.player] === 1
      );
    },
  },
  {
    name: 'the die that is placed lies as it was rolled',
    clause: 'DOR-6',
    holds: ({ poses }, step) =>
      step?.action.type !== 'place' || poses[cellNamed(step.action.cell)] === step.before.rolled,
  },
  {
    name: 'a filler touches one of its three dice with the same number',
    clause: 'DOR-12',
    holds: ({ poses, options }, step) => {
      if (step?.action.type !== 'fill') return true;
      const { cell, pose } = step.action;
      return meetingNumbers(poses, cellNamed(cell), pose, options.hand).some(({ own, other }) => own === other);
    },
  },
  {
    name: 'the player who fills goes on while they have a funnel to fill',
    clause: 'DOR-14',
    holds: ({ toPlay, open }, step) => {
      if (step === undefined || toPlay === null || !open.some(({ owner }) => owner === step.action.player)) return true;
      return toPlay === step.action.player;
    },
  },
  {
    name: 'a turn ends when no funnel is open, with its player’s left neighbour',
    clause: 'DOR-3',
    holds: ({ turn, open, players, toPlay }, step) => {
      if (step === undefined || toPlay === null) return true;
      const ends = step.action.type !== 'roll' && open.length === 0;
      return turn === (ends ? (step.before.turn + 1) % players : step.before.turn);
    },
  },
];
