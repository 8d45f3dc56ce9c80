import { nameAt } from './das-spiel.js';
import {
  add,
  cross,
  depthOf,
  indexOf,
  looks,
  type Pile,
  pileOf,
  type Spot,
  spotOf,
  spots,
  textOf,
  times,
  units,
} from './pyramid-by-hand.js';

// Chunks of dice that are added to a heap, from nothing but what a die rests on and what it touches. Nothing here uses
// src/pyramid.

/** The spots face to face with one, as texts. */
export const facesOf = (text: string): string[] =>
  looks.map((look) => add(spotOf(text), look)).flatMap((spot) => (indexOf(spot) < 0 ? [] : [textOf(spot)]));

/** How many dice lack under a spot, the one in it counted. */
function lacking(pile: Pile, spot: Spot): number {
  const missing = new Set([textOf(spot)]);
  for (const text of missing) {
    const one = spotOf(text);
    if (depthOf(one) === 8) continue;
    for (const below of units.map((unit) => textOf(add(one, unit)))) if (!pile.has(below)) missing.add(below);
  }
  return missing.size;
}

/** Whether everything in the spots rests on the plate, on the pile, or on each other. */
export function standsOn(pile: Pile, texts: readonly string[]): boolean {
  const all = new Set([...pile, ...texts]);
  return texts.every((text) => {
    const spot = spotOf(text);
    return depthOf(spot) === 8 || units.every((unit) => all.has(textOf(add(spot, unit))));
  });
}

/** Every set of the size that grows from the starts by neighbours, once, each as a sorted list. */
export function grownSets(
  starts: readonly string[],
  size: number,
  near: (text: string) => readonly string[],
): string[][] {
  let sets = new Set(starts);
  for (let i = 1; i < size; i++) {
    const larger = new Set<string>();
    for (const set of sets) {
      const members = set.split(';');
      for (const one of members.flatMap(near))
        if (!members.includes(one)) larger.add([...members, one].sort().join(';'));
    }
    sets = larger;
  }
  return [...sets].map((set) => set.split(';'));
}

/** Every chunk of so many dice that hang together by their faces and can be added to the board: texts of spots. */
export function chunksByHand(board: string, size: number): string[][] {
  const pile = pileOf(board);
  // What lacks more dice below than a chunk has can't be in one.
  const open = new Set(spots.filter((spot) => !pile.has(textOf(spot)) && lacking(pile, spot) <= size).map(textOf));
  return grownSets([...open], size, (text) => facesOf(text).filter((one) => open.has(one))).filter((set) =>
    standsOn(pile, set),
  );
}

/** Names of spots, in the order of cells, with blanks between them. */
export const namesOfTexts = (texts: readonly string[]): string =>
  texts
    .map((text) => indexOf(spotOf(text)))
    .sort((one, other) => one - other)
    .map(nameAt)
    .join(' ');

/** The point turned so that the units point where these do. */
export const turnedTo = ([x, y, z]: readonly [Spot, Spot, Spot], point: Spot): Spot =>
  add(add(times(point[0], x), times(point[1], y)), times(point[2], z));

/** The 24 rotations of the cube as images of the three units. */
export const cubeTurns: readonly (readonly [Spot, Spot, Spot])[] = looks.flatMap((x) =>
  looks.filter((y) => x.every((part, i) => part === 0 || y[i] === 0)).map((y) => [x, y, cross(x, y)] as const),
);

/** The same text for all sets of points that are alike when moved and turned. */
export function shapeByHand(points: readonly Spot[]): string {
  const texts = cubeTurns.map((turn) => {
    const turned = points.map((point) => turnedTo(turn, point));
    const least = [0, 1, 2].map((axis) => Math.min(...turned.map((point) => point[axis] as number)));
    return turned
      .map((point) => point.map((part, axis) => part - (least[axis] as number)).join())
      .sort()
      .join(';');
  });
  return texts.sort()[0] as string;
}
