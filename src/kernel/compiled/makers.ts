import type { Shape } from '../schemas/schema.js';
import type { Structure } from './structure.js';

/** A copy of an action from outside that passes as it is; `undefined` for all else. */
export type Reading = (value: unknown) => unknown;

/**
 * Whether plain data passes a schema just as it is, keys in the order of the schema. What isn't accepted may still pass,
 * changed: only the schema can say.
 */
export type Acceptor = (value: unknown) => boolean;

/** A schema or a check of zod, as it describes itself. */
export interface Asked {
  readonly def: object;
  readonly values?: ReadonlySet<unknown> | undefined;
}

/** What makes code for the schemas of a game; each gives `null` where it makes none, or none may be made. */
export interface Makers {
  readonly structure: (shape: Shape, keys: readonly string[]) => Structure | null;
  /** What is quicker than zod; `undefined` where nothing is. */
  readonly acceptor: (asked: Asked) => Acceptor | undefined;
  readonly reading: (shapes: readonly (readonly [type: string, shape: Shape])[]) => Reading | null;
}

let offered: Makers | null = null;

/**
 * Offers them to all games. Only modules whose members play many games do so: an application that uses none of these,
 * such as a page with one game, saves 3 kB in its bundle.
 */
export function offer(makers: Makers): void {
  offered = makers;
}

/** The makers, where there are some. */
export const makersHere = (): Makers | null => offered;
