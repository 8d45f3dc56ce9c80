import type { Invariant } from '../../../../kernel/types.js';
import { emptyTouching } from '../../../../pyramid/contact.js';
import { isComplete } from '../../../../pyramid/heap.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellNamed, cellsNamed } from '../../../../pyramid/names.js';
import { sideOf } from '../../kit/groups.js';
import { diceStay, facesAddUp, groupsTakeTurns } from '../../kit/invariants.js';
import { buildableChunks } from '../chunks.js';
import { mainHeap } from './building.js';
import { stockOf, type TriopsState } from './position.js';
import type { TriopsAction } from './triops.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Dice that the player can place. */
const leftOf = (state: Pick<TriopsState, 'supply' | 'players' | 'options'>, player: number): number =>
  state.supply[stockOf(state, player)] ?? 0;

/** Whether three cells differ in one coordinate only. */
function isColumn(names: readonly string[]): boolean {
  const points = cellsNamed(names).map(pointOf);
  const same = [0, 1, 2].filter((axis) => new Set(points.map((point) => point[axis])).size === 1);
  return names.length === 3 && same.length === 2;
}

/** What holds in every position of Triops and in every step between two. */
export const triopsInvariants: readonly Invariant<TriopsState, TriopsAction>[] = [
  facesAddUp('TRI-14'),
  diceStay('TRI-6'),
  {
    name: 'what is built hangs together with the start die',
    clause: 'TRI-7',
    holds({ board, start }, step) {
      if (step?.action.type !== 'build' || start === null) return true;
      const main = mainHeap(board, cellNamed(start));
      return cellsNamed(step.action.cells).every((cell) => main.has(cell));
    },
  },
  {
    name: 'fewer than three dice are built only where no more fit',
    clause: 'TRI-8',
    holds(_, step) {
      if (step?.action.type !== 'build' || step.before.start === null) return true;
      const { board, start } = step.before;
      const { player, cells } = step.action;
      if (cells.length >= Math.min(3, leftOf(step.before, player))) return true;
      const main = mainHeap(board, cellNamed(start));
      const starts = emptyTouching(board, 'face', (die) => main.has(die));
      return (
        buildableChunks(board, cells.length + 1, starts)
          [Symbol.iterator]()
          .next().done === true
      );
    },
  },
  {
    name: 'a column of three, and nothing else, brings a bonus die while dice and cells last',
    clause: 'TRI-10',
    holds(state, step) {
      const { phase, toPlay, board } = state;
      if (step === undefined) return phase === 'start';
      const { action } = step;
      const earned = action.type === 'build' && isColumn(action.cells);
      const due = earned && leftOf(state, action.player) > 0 && !isComplete(board);
      return (phase === 'bonus') === due && (!due || toPlay === action.player);
    },
  },
  groupsTakeTurns('TRI-1'),
  {
    name: 'the dice that an action places have the side’s colour, and come out of the player’s own stock',
    clause: 'TRI-15',
    holds(state, step) {
      if (step === undefined) return true;
      const { before, action } = step;
      const cells = action.type === 'build' ? action.cells : action.type === 'place' ? [action.cell] : [];
      const used = sum(before.supply) - sum(state.supply);
      const own = leftOf(before, action.player) - leftOf(state, action.player);
      const colours = new Set(cellsNamed(cells).map((cell) => state.board[cell]));
      const isOfSide = cells.length === 0 || [...colours].join() === 'rgk'[sideOf(state, action.player)];
      return used === cells.length && own === cells.length && isOfSide;
    },
  },
  {
    name: 'members of a group have as many dice at the start, but for one',
    clause: 'TRI-15',
    holds({ supply, options: { groups, groupDice, dice } }, step) {
      if (step !== undefined || groups.length === 0 || groupDice === 'shared') return true;
      return supply.every((left) =>
        groups.some((size) => left >= Math.floor(dice / size) && left <= Math.ceil(dice / size)),
      );
    },
  },
];
