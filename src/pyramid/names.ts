import { oneLine } from '../kernel/plain.js';
import { part, setOf } from '../kernel/schemas/part.js';
import { checkOf } from '../kernel/schemas/schema.js';
import * as z from '../kernel/schemas/zod.js';
import { type Cell, cellAt, levelOf, noSuchCell, PLATE_CELLS, PLATE_EDGE, PYRAMID_CELLS, points } from './lattice.js';

const ROW_A = 'a'.charCodeAt(0);
const DIGIT_0 = '0'.charCodeAt(0);

let names: readonly string[] | undefined;

function listNames(): readonly string[] {
  return points.map(([x, , z], cell) => {
    const level = levelOf(cell);
    return `${level === 0 ? '' : level}${String.fromCharCode(ROW_A + z)}${x + 1}`;
  });
}

/**
 * The cell's name: the level unless it is 0, a letter for z (`a` is 0), a number for x (`1` is 0). (Geometry §1.)
 *
 * `cellName(0)` → `'a1'`, corner B; `cellName(8)` → `'a9'`, corner A; `cellName(164)` → `'8a1'`, the apex.
 *
 * @throws RangeError for anything but a cell
 */
export function cellName(cell: Cell): string {
  names ??= listNames();
  return names[cell] ?? noSuchCell(cell);
}

/** The names of cells, in the order given. @throws RangeError for anything but a cell */
export function namesOf(cells: Iterable<Cell>): string[] {
  const list: string[] = [];
  for (const cell of cells) list.push(cellName(cell));
  return list;
}

/**
 * The cell with the name, `undefined` when there is none.
 *
 * `parseCell('i1')` → 44, corner C; `parseCell('3c2')` → the cell (1, 2, 2); `parseCell('0a1')` → `undefined`.
 */
export function parseCell(name: string): Cell | undefined {
  const elevated = name.length === 3;
  if (!elevated && name.length !== 2) return undefined;
  const level = elevated ? name.charCodeAt(0) - DIGIT_0 : 0;
  if (elevated && !(level >= 1 && level < PLATE_EDGE)) return undefined;
  const row = name.charCodeAt(name.length - 2) - ROW_A;
  const x = name.charCodeAt(name.length - 1) - DIGIT_0 - 1;
  return cellAt(x, PLATE_EDGE - 1 - level - x - row, row);
}

/** The cell of a name that a schema has let through. @throws RangeError when no cell has that name */
export function cellNamed(name: string): Cell {
  const cell = parseCell(name);
  if (cell === undefined) throw new RangeError(`expected the name of a cell, not ${shown(name)}`);
  return cell;
}

/** The cells of names that a schema has let through. @throws RangeError when no cell has a name */
export function cellsNamed(names: Iterable<string>): Cell[] {
  const cells: Cell[] = [];
  for (const name of names) cells.push(cellNamed(name));
  return cells;
}

const shown = (text: string): string => (text.length > 40 ? 'a long string' : oneLine(JSON.stringify(text)));

function cellSchema(cells: number, pattern: RegExp, expected: string): z.$ZodString<string> {
  const isName = checkOf<string>(
    ({ value, issues }) => {
      const cell = parseCell(value);
      if (cell !== undefined && cell < cells) return;
      issues.push({ code: 'custom', message: `expected ${expected}, got ${shown(value)}`, input: value });
    },
    { patterns: new Set([pattern]) },
  );
  return part('cell', z.string(isName));
}

/** The schema of a cell's name, for the fields of an action. */
export function anyCell(): z.$ZodString<string> {
  return cellSchema(PYRAMID_CELLS, /^[1-8]?[a-i][1-9]$/, 'the name of a cell such as "c4" or "3a2"');
}

/** The schema of the name of a funnel of the base plate, `a1` to `i1`. */
export function plateCell(): z.$ZodString<string> {
  return cellSchema(PLATE_CELLS, /^[a-i][1-9]$/, 'a funnel of the base plate such as "c4"');
}

/** Names as `legalActions` lists a set of cells: in the order of cells. The given list stays as it is. */
export function inCellOrder(names: readonly string[]): string[] {
  return namesOf(cellsNamed(names).sort((one, other) => one - other));
}

/** The schema of a set of `minimum` to `maximum` cells: a list of names without repeats. */
export function cellSet(minimum: number, maximum: number): z.$ZodArray<z.$ZodString<string>> {
  const different = checkOf<string[]>(({ value, issues }) => {
    const twice = value.find((name, i) => value.indexOf(name) !== i);
    if (twice === undefined) return;
    issues.push({ code: 'custom', message: `expected different cells, got ${shown(twice)} twice`, input: value });
  });
  return setOf(anyCell(), maximum, minimum, different);
}
