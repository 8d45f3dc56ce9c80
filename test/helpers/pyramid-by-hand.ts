import { type RandomGenerator, uniformInt } from '../../src/kernel/dice/random.js';

// The dice pyramid from nothing but its definition: dice are unit cubes with whole coordinates, the plate is what lies
// below depth 8. Slow, literal, and sharing no code with src/pyramid.

/** Where a die lies: its least corner; it fills the cube up to one more in each direction. */
export type Spot = readonly [x: number, y: number, z: number];

export const textOf = ([x, y, z]: Spot): string => `${x} ${y} ${z}`;
export const spotOf = (text: string): Spot => text.split(' ').map(Number) as unknown as Spot;
export const add = (one: Spot, other: Spot): Spot => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
export const times = (factor: number, [x, y, z]: Spot): Spot => [factor * x + 0, factor * y + 0, factor * z + 0];
export const dot = (one: Spot, other: Spot): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
export const cross = ([a, b, c]: Spot, [d, e, f]: Spot): Spot => [b * f - c * e, c * d - a * f, a * e - b * d];
export const depthOf = (spot: Spot): number => dot(spot, [1, 1, 1]);
export const units: readonly Spot[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
export const unit = (axis: number): Spot => units[axis] as Spot;
/** -x, -y, -z, +x, +y, +z. */
export const looks: readonly Spot[] = [...units.map((one) => times(-1, one)), ...units];

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Every spot of the pyramid in the order of cells: from the plate up, then by z, then by x. */
export const spots: readonly Spot[] = range(0, 8)
  .flatMap((x) => range(0, 8).flatMap((y) => range(0, 8).map((z): Spot => [x, y, z])))
  .filter((spot) => depthOf(spot) <= 8)
  .sort((one, other) => depthOf(other) - depthOf(one) || one[2] - other[2] || one[0] - other[0]);

const texts = spots.map(textOf);
const places = new Map(texts.map((text, place) => [text, place]));
/** The place of a spot in the order of cells, -1 for none. */
export const indexOf = (spot: Spot): number => places.get(textOf(spot)) ?? -1;

/** The spots of the dice that lie. */
export type Pile = ReadonlySet<string>;

export const pileOf = (board: string): Pile =>
  new Set(texts.filter((_, i) => board[i] !== undefined && board[i] !== '.'));
export const boardOf = (pile: Pile, letter = 'r'): string =>
  texts.map((text) => (pile.has(text) ? letter : '.')).join('');

export const holds = (pile: Pile, spot: Spot): boolean =>
  depthOf(spot) === 8 || units.every((one) => pile.has(textOf(add(spot, one))));
export const canPlace = (pile: Pile, spot: Spot): boolean =>
  places.has(textOf(spot)) && !pile.has(textOf(spot)) && holds(pile, spot);
export const isLoose = (pile: Pile, spot: Spot): boolean =>
  pile.has(textOf(spot)) && units.every((one) => !pile.has(textOf(add(spot, times(-1, one)))));
/** Every die rests on what lies below it. */
export const stands = (pile: Pile): boolean => [...pile].every((text) => holds(pile, spotOf(text)));

/** A pile of about as many dice, grown at random; all letters from those given. */
export function randomBoard(rng: RandomGenerator, dice: number, letters = 'rgk'): string {
  const board = spots.map(() => '.');
  const pile = new Set<string>();
  for (let i = 0; i < dice; i++) {
    const open = spots.filter((spot) => canPlace(pile, spot));
    if (open.length === 0) break;
    // Now and then high up, so that piles have slopes and towers.
    const high = uniformInt(rng, 0, 2) > 0 ? open.slice(-Math.ceil(open.length / 4)) : open;
    const spot = high[uniformInt(rng, 0, high.length - 1)] as Spot;
    pile.add(textOf(spot));
    board[indexOf(spot)] = letters[uniformInt(rng, 0, letters.length - 1)] as string;
  }
  return board.join('');
}
