import { dieAt, isOccupied } from '../../../../pyramid/board.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { pyramidUnder } from '../../../../pyramid/shapes.js';
import { rememberLast } from '../remember.js';
import { isRaised, landingsOf } from './moving.js';
import { colourOf, rowsOf, type Table } from './position.js';

// How long a row may lie on others. (TGL-10)

/** A way of a piece that lies on others. */
export interface Lift {
  readonly piece: readonly Cell[];
  /** In the order of its dice. */
  readonly to: readonly Cell[];
}

/** What dice of the player in these cells block, directly or not: rows of others, or dice where rows are free. */
function blockedBy({ board, pieces, options }: Table, player: number, cells: readonly Cell[]): Set<string> {
  const under = cells.flatMap(pyramidUnder).filter((cell) => isOccupied(board, cell));
  const others = under.filter((cell) => dieAt(board, cell) !== colourOf(player));
  return new Set(
    others.map((cell) => (options.rows === 'free' ? String(cell) : dieAt(board, cell) + dieAt(pieces, cell))),
  );
}

const areApart = (one: readonly Cell[], other: readonly Cell[]): boolean => one.every((cell) => !other.includes(cell));

/** The ways of the player's raised rows that give up what they block as far as can be; none when none of them can move. */
function findLifts(table: Table, player: number): readonly Lift[] {
  const raised = rowsOf(table, player).filter(isRaised);
  const all = raised.flatMap((piece) => [...landingsOf(table, piece)].map((to) => ({ piece, to })));
  const blocked = (cells: readonly Cell[]): Set<string> => blockedBy(table, player, cells);
  const frees = ({ piece, to }: Lift): boolean => {
    const before = blocked(piece);
    return [...blocked(to)].every((row) => !before.has(row));
  };
  // Another of the player's rows waits to be lifted: if this one could begin new blockades, it would wait forever.
  const isNotLast = ({ piece }: Lift): boolean => all.some((other) => areApart(other.piece, piece));
  const best = all.filter((lift) => (isNotLast(lift) ? blocked(lift.to).size === 0 : frees(lift)));
  if (best.length > 0) return best;
  const good = all.filter(frees);
  return good.length > 0 ? good : all;
}

/** The ways out of which a player must take one; none when none of their rows lies on others and can move (TGL-10). */
export const liftsOf = /* @__PURE__ */ rememberLast(
  ({ board, pieces, options: { rows, jumps, shift } }: Table, player: number) =>
    [board, pieces, rows, jumps, shift, player] as const,
  findLifts,
);

/** Whether the player has a row on others that can move, so that it must (TGL-10). */
export const mustLift = (table: Table, player: number): boolean => liftsOf(table, player).length > 0;
