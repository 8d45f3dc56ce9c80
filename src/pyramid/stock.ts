import type { Axis } from './lattice.js';

/** The letter of a colour: red, green, black, blue, gold. */
export type Colour = 'r' | 'g' | 'k' | 'b' | 'y';

/** All colours, in the order of their letters in a board's documentation. */
export const colours: readonly Colour[] = /* @__PURE__ */ Object.freeze(['r', 'g', 'k', 'b', 'y'] as const);

/** How many dice of each colour the game has. (Geometry §1.) */
export const stock: Readonly<Record<Colour, number>> = /* @__PURE__ */ Object.freeze({
  r: 90,
  g: 90,
  k: 90,
  b: 10,
  y: 1,
});

const names: Readonly<Record<Colour, string>> = { r: 'red', g: 'green', k: 'black', b: 'blue', y: 'gold' };

/** A colour in English. */
export function colourName(colour: Colour): string {
  return names[colour];
}

/** The colours of players 0, 1, 2, unless a game says otherwise. (Common ground of the games.) */
export const playerColours: readonly Colour[] = /* @__PURE__ */ Object.freeze(['r', 'g', 'k'] as const);

/** Player i has corner and wall i: A and x = 0, B and y = 0, C and z = 0. (Common ground of the games.) */
export function playerAxis(player: number): Axis {
  if (player === 0 || player === 1 || player === 2) return player;
  throw new RangeError(`only players 0, 1, 2 have a corner and a wall, not ${player}`);
}

/** What each player gets of dice shared out evenly; the rest is put aside. `evenShare(165, 2)` → 82. */
export function evenShare(dice: number, players: number): number {
  return Math.floor(dice / players);
}
