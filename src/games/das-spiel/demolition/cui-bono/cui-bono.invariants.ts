import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { openFaces } from '../../../../pyramid/heap.js';
import { axes, levelOf } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { faceNeighbour, supports } from '../../../../pyramid/neighbours.js';
import type { CuiBonoAction } from './cui-bono.js';
import type { CuiBonoState } from './position.js';

const allOf = ({ taken }: { readonly taken: CuiBonoState['taken'] }): number =>
  taken.reduce((sum, collection) => sum + collection.reduce((dice, count) => dice + count, 0), 0);

/** What holds in every position of Cui Bono? and in every step between two. */
export const cuiBonoInvariants: readonly Invariant<CuiBonoState, CuiBonoAction>[] = [
  {
    name: 'a die is taken from the plate, and shows two faces there',
    clause: 'CUI-4',
    holds: (_, step) => {
      if (step?.action.type !== 'take') return true;
      const cell = cellNamed(step.action.cell);
      return levelOf(cell) === 0 && openFaces(step.before.board, cell).length >= 2;
    },
  },
  {
    name: 'taking empties one cell; whatever else changes lies in line above the die that was taken',
    clause: 'CUI-5',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'take') return true;
      const { board: before } = step.before;
      const cell = cellNamed(step.action.cell);
      const columns = axes.map((axis) => {
        const cells = [cell];
        for (const one of cells) {
          const above = faceNeighbour(one, axis);
          if (above !== undefined) cells.push(above);
        }
        return cells;
      });
      const changed = [...board].flatMap((die, one) => (die === before[one] ? [] : [one]));
      const inLine = columns.some((cells) => changed.every((one) => cells.includes(one)));
      return inLine && countDice(board) === countDice(before) - 1;
    },
  },
  {
    name: 'a die is put into a funnel of three colours, or of one that is not its own',
    clause: 'CUI-8',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'put') return true;
      const cell = cellNamed(step.action.cell);
      const below = supports(cell).map((one) => board[one]);
      const different = new Set(below).size;
      return board[cell] === step.before.held && (different === 3 || (different === 1 && below[0] !== board[cell]));
    },
  },
  {
    name: 'no die that is put makes an edge of one colour down to the plate',
    clause: 'CUI-11',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'put') return true;
      const top = cellNamed(step.action.cell);
      return axes.every((axis) => {
        const below = [top];
        for (const one of below) {
          const next = supports(one)[axis];
          if (next !== undefined) below.push(next);
        }
        return below.slice(1).some((one) => board[one] !== board[top] || openFaces(board, one).length !== 2);
      });
    },
  },
  {
    name: 'every turn ends with one more die for the player, or with one put back',
    clause: 'CUI-6',
    holds: (state, step) => {
      if (step === undefined || step.action.type === 'build') return allOf(state) === 0;
      const { before, action } = step;
      const isKept = state.held === null && action.type !== 'put';
      const own = (taken: CuiBonoState['taken']) => (taken[action.player] ?? []).reduce((sum, count) => sum + count, 0);
      const more = allOf(state) - allOf(before);
      return more === Number(isKept) && own(state.taken) - own(before.taken) === more;
    },
  },
  {
    name: 'puts are counted, afresh after each die kept, and never exceed the limit',
    clause: 'CUI-14',
    holds: ({ puts, held, options }, step) => {
      const limit = options.putsInRow ?? Number.POSITIVE_INFINITY;
      if (puts > limit || (held !== null && puts === limit)) return false;
      if (step === undefined) return puts === 0;
      return puts === (step.action.type === 'put' ? step.before.puts + 1 : held === null ? 0 : step.before.puts);
    },
  },
];
