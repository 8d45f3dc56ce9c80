import type { Budget, Json } from './plain.js';
import type { Shape } from './schema.js';
import type { Structure } from './structure.js';

/** Copies an object of some keys, which it is given, and tells whether the copy passes as it is. */
export interface Reading {
  /** The copy of what has other keys is `undefined`: nothing of it has been read then. */
  readonly read: (value: object, keys: readonly string[], budget: Budget) => Json | undefined;
  /** Whether it is the copy that was made last, and passes; of what does not only the schema can say. */
  readonly passes: (copy: Json) => boolean;
}

/** What makes code for the schemas of a game; each gives `null` where it makes none, as where none may be made. */
export interface Makers {
  readonly structure: (shape: Shape, keys: readonly string[]) => Structure | null;
  readonly reading: (shapes: readonly (readonly [type: string, shape: Shape])[]) => Reading | null;
}

let offered: Makers | null = null;

/**
 * Offers them to all games. Only modules whose members play many games do so: an application in which nobody uses one of
 * these, a page with one game, has 3 kB less in its bundle.
 */
export function offer(makers: Makers): void {
  offered = makers;
}

/** The makers, where there are some. */
export const makersHere = (): Makers | null => offered;
