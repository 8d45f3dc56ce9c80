import type { Invariant } from '../../../../kernel/types.js';
import { countDice, isOccupied } from '../../../../pyramid/board.js';
import { meetingNumbers } from '../../../../pyramid/funnel.js';
import { diceFunnels } from '../../../../pyramid/heap.js';
import { cellNamed, namesOf } from '../../../../pyramid/names.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { diceConserved, diceStay, heapStands, posesStay } from '../../kit/invariants.js';
import { isPlateConnected } from '../plate.js';
import type { DoraAction } from './dora.js';
import type { DoraState } from './position.js';

const less = (now: readonly number[], before: readonly number[]): number[] =>
  before.map((number, player) => number - (now[player] ?? 0));

/** What holds in every position of DoRa and in every step between two. */
export const doraInvariants: readonly Invariant<DoraState, DoraAction>[] = [
  heapStands('DOR-7'),
  diceStay('DOR-6'),
  posesStay('DOR-6'),
  diceConserved<DoraState>(
    'DOR-2',
    ({ players }) => (players === 2 ? 2 * 83 : 3 * 55),
    ({ supply }) => supply.reduce((sum, left) => sum + left, 0),
  ),
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
    name: 'the dice of the plate hang together',
    clause: 'DOR-5',
    holds: ({ board }) => isPlateConnected(board),
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
    name: 'the open funnels are those of the board, and only while they are filled',
    clause: 'DOR-14',
    holds: ({ board, open, rolled }) =>
      namesOf(diceFunnels(board)).join() === open.map(({ cell }) => cell).join() &&
      (rolled === null || open.length === 0),
  },
  {
    name: 'who is to play has a funnel to fill while there is one, else it is his turn',
    clause: 'DOR-14',
    holds: ({ toPlay, turn, open }) =>
      toPlay === null || (open.length === 0 ? toPlay === turn : open.some(({ owner }) => owner === toPlay)),
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
  {
    name: 'the game is over exactly when one player has no dice',
    clause: 'DOR-16',
    holds: ({ toPlay, supply }) => supply.filter((left) => left === 0).length === (toPlay === null ? 1 : 0),
  },
];
