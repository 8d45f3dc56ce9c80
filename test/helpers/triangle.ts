import type { TriangleOptions as Options, TriangleState } from '../../src/games/das-spiel/board/triangle/position.js';
import { type TriangleAction as Action, triangle as game } from '../../src/games/das-spiel/board/triangle/triangle.js';
import type { DeepReadonly } from '../../src/kernel/types.js';
import { board as boardOf, cells, nameAt } from './das-spiel.js';
import { put } from './das-spiel-plate.js';
import {
  add,
  canPlace,
  cross,
  depthOf,
  indexOf,
  type Pile,
  pileOf,
  type Spot,
  spots,
  textOf,
  times,
  unit,
} from './pyramid-by-hand.js';

// Positions of Triangle, and its rules by hand, with spots.

export type State = DeepReadonly<TriangleState>;
export type Move = Extract<Action, { type: 'move' }>;
export type Rotate = Extract<Action, { type: 'rotate' }>;

export const COLOURS = 'rgk';
export const START = ['a9 | h1 h2 | a3 b2 c1', 'a1 | a8 b8 | g1 g2 g3', 'i1 | a2 b1 | a7 b7 c7'] as const;
export const start = (options: Options = {}): State => game.setup({ players: 3, options });
export const move = (player: number, piece: string, axes: Move['axes']): Action => ({
  type: 'move',
  player,
  piece: piece.split(' '),
  axes,
});
export const jump = (player: number, piece: string, axes: Move['axes']): Action => ({
  type: 'jump',
  player,
  piece: piece.split(' '),
  axes,
});
export const rotate = (player: number, piece: string, pivot: string, direction: Rotate['direction']): Action => ({
  type: 'rotate',
  player,
  piece: piece.split(' '),
  pivot,
  direction,
});
export const pass = (player: number): Action => ({ type: 'pass', player });

/** A position from the rows of each player, the single first; who is not named lies at the start. */
export function position(
  rows: readonly [string, string?, string?],
  change: Partial<State> = {},
  options: Options = {},
): State {
  const texts = [0, 1, 2].map((player) => rows[player] ?? START[player] ?? '');
  const lists = texts.map((text) => text.split(' | '));
  const [r = '', g = '', k = ''] = lists.map((list) => list.join(' '));
  const size = (index: number): string => lists.map((list) => list[index] ?? '').join(' ');
  const pieces = options.rows === 'free' ? '.'.repeat(165) : boardOf({ 1: size(0), 2: size(1), 3: size(2) });
  return game.load({ ...start(options), board: boardOf({ r, g, k }), pieces, ...change });
}

export interface Plain {
  readonly letters: string;
  readonly pieces: string;
  readonly player: number;
  readonly free: boolean;
  readonly lifted: boolean;
  /** Which way a row moves on by one funnel of its level; any, unless told. */
  readonly shift?: 'any' | 'sideways' | 'lengthwise';
}

const spotAt = (cell: number): Spot => spots[cell] as Spot;
const without = (letters: string, row: readonly number[]): Pile =>
  pileOf(row.reduce((left, cell) => put(left, cell, '.'), letters));

/** Three equal steps, or fewer: the dice lie side by side in a level. */
function isRowByHand(row: readonly number[]): boolean {
  const list = row.map(spotAt);
  const steps = list.slice(1).map((spot, i) => add(spot, times(-1, list[i] as Spot)));
  return steps.every((step) => textOf(step) === textOf(steps[0] as Spot) && [...step].sort().join() === '-1,0,1');
}

function rowsByHand({ letters, pieces, player, free }: Plain): number[][] {
  const own = [...letters].flatMap((die, cell) => (die === COLOURS[player] ? [cell] : []));
  if (!free) return ['1', '2', '3'].map((piece) => own.filter((cell) => pieces[cell] === piece));
  const pairs = own.flatMap((one) => own.filter((other) => other > one).map((other) => [one, other]));
  const trios = pairs.flatMap(([one = 0, other = 0]) =>
    own.filter((last) => last > other).map((last) => [one, other, last]),
  );
  return [...own.map((cell) => [cell]), ...pairs, ...trios].filter(isRowByHand);
}

/** Where the row lands that climbs along an axis and slides down along another. */
export function movedByHand(
  letters: string,
  row: readonly number[],
  climb: number,
  slide: number,
): number[] | undefined {
  const pile = without(letters, row);
  const step = (from: readonly Spot[], by: Spot): Spot[] => from.map((spot) => add(spot, by));
  const exist = (list: readonly Spot[]): boolean => list.every((spot) => indexOf(spot) >= 0);
  const open = (list: readonly Spot[]): boolean => list.every((spot) => !pile.has(textOf(spot)));
  let now = row.map(spotAt);
  for (;;) {
    now = step(now, times(-1, unit(climb)));
    if (!exist(now) || !open(now)) return undefined;
    const beside = step(now, unit(slide));
    if (exist(beside) && open(beside)) break;
  }
  for (let down = step(now, unit(slide)); exist(down) && open(down); down = step(now, unit(slide))) now = down;
  return now.every((spot) => canPlace(pile, spot)) ? now.map(indexOf) : undefined;
}

/** Where the row lands that is lifted along a row direction: on the first shift that clears dice in front of all of it. */
export function liftedByHand(
  letters: string,
  row: readonly number[],
  climb: number,
  slide: number,
): number[] | undefined {
  const pile = without(letters, row);
  const step = add(times(-1, unit(climb)), unit(slide));
  const shifted = (count: number): Spot[] => row.map((cell) => add(spotAt(cell), times(count, step)));
  const own = new Set(shifted(0).map(textOf));
  // Dice in front, one behind the other, of each die that has none of the row in front of it.
  const ahead = shifted(0).filter((spot) => !own.has(textOf(add(spot, step))));
  const runs = ahead.map((spot) => {
    let count = 0;
    while (pile.has(textOf(add(spot, times(count + 1, step))))) count++;
    return count;
  });
  const [dice, isLengthwise] = [Math.max(...runs), row.length > 1 && ahead.length === 1];
  if (dice < 1 || dice > 3) return undefined;
  const landings = shifted(dice + (isLengthwise ? row.length : 1));
  return landings.every((spot) => canPlace(pile, spot)) ? landings.map(indexOf) : undefined;
}

/** Where the row lands that is turned about a cell: half of the way and of its cross product with the vertical. */
function turnedByHand(
  letters: string,
  row: readonly number[],
  pivot: number,
  clockwise: boolean,
): number[] | undefined {
  const pile = without(letters, row);
  const landings = row.map((cell): Spot => {
    const way = add(spotAt(cell), times(-1, spotAt(pivot)));
    const side = times(clockwise ? 1 : -1, cross([1, 1, 1], way));
    const [x, y, z] = add(way, side);
    return add(spotAt(pivot), [x / 2, y / 2, z / 2]);
  });
  return landings.every((spot) => canPlace(pile, spot)) ? landings.map(indexOf) : undefined;
}

const carriesByHand = (letters: string, row: readonly number[]): boolean => {
  const pile = without(letters, row);
  return row.some((cell) => [0, 1, 2].some((axis) => pile.has(textOf(add(spotAt(cell), times(-1, unit(axis)))))));
};

interface Way {
  readonly name: string;
  readonly row: readonly number[];
  readonly to: readonly number[];
}

export function waysOfRow(letters: string, row: readonly number[], lifted = false): Way[] {
  if (carriesByHand(letters, row)) return [];
  const piece = row.map(nameAt).join(' ');
  const ways: Way[] = [];
  for (const [climb, slide] of ['xy', 'xz', 'yx', 'yz', 'zx', 'zy'].map((text) => [...text])) {
    const to = movedByHand(letters, row, 'xyz'.indexOf(climb ?? ''), 'xyz'.indexOf(slide ?? ''));
    if (to) ways.push({ name: `${piece} ${climb}${slide}`, row, to });
    const over = lifted
      ? liftedByHand(letters, row, 'xyz'.indexOf(climb ?? ''), 'xyz'.indexOf(slide ?? ''))
      : undefined;
    if (over) ways.push({ name: `${piece} over ${climb}${slide}`, row, to: over });
  }
  for (const pivot of row.length === 1 ? [] : [row[0] ?? 0, row[row.length - 1] ?? 0]) {
    for (const direction of ['clockwise', 'counterclockwise']) {
      const to = turnedByHand(letters, row, pivot, direction === 'clockwise');
      if (to) ways.push({ name: `${piece} ${nameAt(pivot)} ${direction}`, row, to });
    }
  }
  return ways;
}

/** What lies under the cells, at any depth, and is another's: rows by colour and number, or dice where rows are free. */
export function underByHand({ letters, pieces, player, free }: Plain, row: readonly number[]): Set<string> {
  const deeper = (spot: Spot): boolean => row.some((cell) => spotAt(cell).every((part, i) => part <= (spot[i] ?? 0)));
  const others = spots.flatMap((spot, cell) => {
    const die = letters[cell] ?? '.';
    return die !== '.' && die !== COLOURS[player] && deeper(spot)
      ? [free ? nameAt(cell) : `${die}${pieces[cell]}`]
      : [];
  });
  return new Set(others);
}

/** Whether the row moves along a right angle to the next funnels of its level, in a way that is not the wanted one. */
function isOtherShift({ name, row, to }: Way, wanted: Plain['shift'] = 'any'): boolean {
  const [first, second] = row.map(spotAt);
  if (wanted === 'any' || first === undefined || second === undefined || !/ [xyz]{2}$/.test(name)) return false;
  if (name.includes(' over ')) return false;
  const step = add(spotAt(to[0] ?? 0), times(-1, first));
  if ([...step].sort().join() !== '-1,0,1') return false;
  const along = add(second, times(-1, first));
  const isLengthwise = [along, times(-1, along)].some((way) => textOf(way) === textOf(step));
  return isLengthwise !== (wanted === 'lengthwise');
}

export function waysByHand(plain: Plain): Way[] {
  const every = rowsByHand(plain).flatMap((row) => waysOfRow(plain.letters, row, plain.lifted));
  const all = every.filter((way) => !isOtherShift(way, plain.shift));
  const raised = all.filter(({ row }) => row.some((cell) => depthOf(spotAt(cell)) < 8));
  if (raised.length === 0) return all;
  const giveUp = raised.filter(({ row, to }) => {
    const before = underByHand(plain, row);
    return [...underByHand(plain, to)].filter((one) => before.has(one)).length === 0;
  });
  const goOnElsewhere = ({ row }: Way): boolean =>
    raised.some((other) => other.row.every((cell) => !row.includes(cell)));
  const wanted = raised.filter((way) =>
    goOnElsewhere(way) ? underByHand(plain, way.to).size === 0 : giveUp.includes(way),
  );
  return [wanted, giveUp, raised].find((ways) => ways.length > 0) ?? [];
}

function takenOver(letters: string, { row, to }: Way): string {
  const lifted = row.reduce((left, cell) => put(left, cell, '.'), letters);
  return to.reduce((left, cell, i) => put(left, cell, letters[row[i] ?? 0] ?? ''), lifted);
}

export const after = (plain: Plain, way: Way): Plain => ({
  ...plain,
  letters: takenOver(plain.letters, way),
  pieces: takenOver(plain.pieces, way),
  player: (plain.player + 1) % 3,
});

/** Whether six dice fill a triangle: the three rows of each direction have three, two and one of them. */
export function isTriangleByHand(letters: string, colour: string): boolean {
  const own = spots.filter((_, cell) => letters[cell] === colour);
  const counts = [0, 1, 2].map((axis) => {
    const parts = own.map((spot) => spot[axis] ?? 0);
    const least = Math.min(...parts);
    return [0, 1, 2].map((i) => parts.filter((part) => part === least + i).length).join('');
  });
  return (
    own.every((spot) => depthOf(spot) === 8) && ['321', '123'].some((way) => counts.every((count) => count === way))
  );
}

export const listed = (state: State): string[] =>
  [...game.legalActions(state)].map((action) => {
    if (action.type === 'pass') return 'pass';
    const piece = action.piece.join(' ');
    if (action.type === 'rotate') return `${piece} ${action.pivot} ${action.direction}`;
    return action.type === 'jump' ? `${piece} over ${action.axes}` : `${piece} ${action.axes}`;
  });
export const plainOf = (state: State): Plain => ({
  letters: state.board,
  pieces: state.pieces,
  player: state.toPlay ?? 0,
  free: state.options.rows === 'free',
  lifted: state.options.jumps === 'lifted',
  shift: state.options.shift,
});
/** Where the dice of a colour are after the action. */
export const landed = (state: State, action: Action): string => {
  const next = game.reduce(state, action);
  const still = cells(state.board, COLOURS[action.player] ?? '').split(' ');
  const moved = action.type === 'pass' ? [] : action.piece;
  const now = cells(next.board, COLOURS[action.player] ?? '').split(' ');
  return now.filter((name) => !still.includes(name) || moved.includes(name)).join(' ');
};
