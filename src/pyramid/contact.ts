import { type BoardLike, codeAt, codeOf, codesOf, DOT } from './board.js';
import { type Cell, noSuchCell, type Point } from './lattice.js';
import { type CellLists, listNeighbours } from './neighbours.js';

/** How close two dice must be to touch: by a face, at least along an edge, or at least at a corner. (Geometry §1.) */
export type Contact = 'face' | 'edge' | 'corner';

/** The kinds of contact, the closest first. */
export const contacts: readonly Contact[] = /* @__PURE__ */ Object.freeze(['face', 'edge', 'corner'] as const);

const sizeOf = (offset: Point): number => offset.reduce((sum, part) => sum + Math.abs(part), 0);

/** The offsets to dice that touch by a face (6), along an edge (12) or at a corner (8) and no closer. */
function offsetsOf(contact: Contact): Point[] {
  const size = contacts.indexOf(contact) + 1;
  const units = [-1, 0, 1];
  const cube = units.flatMap((x) => units.flatMap((y) => units.map((z): Point => [x, y, z])));
  return cube.filter((offset) => sizeOf(offset) === size);
}

/** The offsets to dice that touch in this way or more closely. */
function closerOffsets(contact: Contact): Point[] {
  return contacts.slice(0, contacts.indexOf(contact) + 1).flatMap(offsetsOf);
}

const exactly = new Map<Contact, CellLists>();
const atLeast = new Map<Contact, CellLists>();

function listed(table: Map<Contact, CellLists>, contact: Contact, offsets: (contact: Contact) => Point[]): CellLists {
  let lists = table.get(contact);
  if (lists === undefined) {
    lists = listNeighbours(offsets(contact));
    table.set(contact, lists);
  }
  return lists;
}

/**
 * The cells whose dice touch a die in the cell in exactly this way: 6 by a face, 12 along an edge (six of them the row
 * neighbours), 8 at a corner, fewer at the border. The table is made when first asked for.
 */
export function contactCells(cell: Cell, contact: Contact): readonly Cell[] {
  return listed(exactly, contact, offsetsOf)[cell] ?? noSuchCell(cell);
}

/** The cells that touch the cell in this way or more closely: up to 6, 18, 26. */
export function touchingCells(cell: Cell, contact: Contact): readonly Cell[] {
  return listed(atLeast, contact, closerOffsets)[cell] ?? noSuchCell(cell);
}

/** How dice in two cells touch, `undefined` when they don't. */
export function contactOf(one: Cell, other: Cell): Contact | undefined {
  return contacts.find((contact) => contactCells(one, contact).includes(other));
}

/**
 * The empty cells that touch a die on the board in this way or more closely, in order: what can come into contact.
 *
 * @param counts - which dice count, by their cells; all of them unless given
 */
export function emptyTouching(board: BoardLike, contact: Contact, counts?: (die: Cell) => boolean): Cell[] {
  const codes = codesOf(board);
  const lists = listed(atLeast, contact, closerOffsets);
  const touchesDie = (cell: Cell): boolean => {
    for (const near of lists[cell] ?? noSuchCell(cell)) {
      if ((codes[near] as number) > DOT && (counts === undefined || counts(near))) return true;
    }
    return false;
  };
  const cells: Cell[] = [];
  for (let cell = 0; cell < codes.length; cell++) if (codes[cell] === DOT && touchesDie(cell)) cells.push(cell);
  return cells;
}

/**
 * Whether a die in the cell touches a die on the board; only dice of the colour count, where one is given.
 *
 * @param board - a board as string or edit buffer
 * @param contact - how close: `'edge'` is along an edge or by a face
 */
export function touches(board: BoardLike, cell: Cell, contact: Contact, colour?: string): boolean {
  const code = colour === undefined ? undefined : codeOf(colour);
  for (const near of touchingCells(cell, contact)) {
    const found = codeAt(board, near);
    if (code === undefined ? found > DOT : found === code) return true;
  }
  return false;
}
