import type { Chance } from '../../kernel/dice/chance.js';
import type { RandomGenerator } from '../../kernel/dice/random.js';
import { isRecord } from '../../kernel/plain.js';

/** How often each face came, by part: the named parts of an outcome are kept apart. */
export type Faces = Map<string, Map<string, number>>;

function addFaces(faces: Faces, outcome: unknown, name: string): void {
  if (Array.isArray(outcome)) {
    for (const part of outcome) addFaces(faces, part, name);
  } else if (isRecord(outcome)) {
    for (const [key, part] of Object.entries(outcome)) addFaces(faces, part, name === '' ? key : `${name}.${key}`);
  } else {
    const own = faces.get(name) ?? new Map<string, number>();
    const face = String(outcome);
    faces.set(name, own.set(face, (own.get(face) ?? 0) + 1));
  }
}

/** The faces of an outcome. */
export function facesOf(outcome: unknown): Faces {
  const faces: Faces = new Map();
  addFaces(faces, outcome, '');
  return faces;
}

/** What an event gives on average, and how much it varies; pairs of faces have keys of two parts. */
export interface Moments {
  readonly mean: ReadonlyMap<string, number>;
  readonly products: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Outcomes that were drawn; `null` where all were gone through. */
  readonly drawn: number | null;
}

/** More outcomes are not gone through. */
const LISTED = 50_000;
/** This many are drawn for each that fell, */
const DRAWN = 100;
/** but no fewer, */
const FEWEST = 1_000;
/** and no more. */
const MOST = 200_000;

class Sums {
  readonly mean = new Map<string, number>();
  readonly products = new Map<string, Map<string, number>>();

  add(faces: ReadonlyMap<string, number>, share: number): void {
    for (const [face, count] of faces) {
      this.mean.set(face, (this.mean.get(face) ?? 0) + share * count);
      const row = this.products.get(face) ?? new Map<string, number>();
      this.products.set(face, row);
      for (const [other, times] of faces) row.set(other, (row.get(other) ?? 0) + share * count * times);
    }
  }
}

/**
 * What an event gives, by the names of its parts.
 *
 * @param times - how often it came: what can't be gone through is drawn in proportion
 * @param rng - the same for all events: their errors must not be the same
 */
export function momentsOf(chance: Chance<unknown>, times: number, rng: RandomGenerator): ReadonlyMap<string, Moments> {
  const sums = new Map<string, Sums>();
  const add = (outcome: unknown, share: number): void => {
    for (const [name, faces] of facesOf(outcome)) {
      const own = sums.get(name) ?? new Sums();
      sums.set(name, own);
      own.add(faces, share);
    }
  };
  const { total } = chance;
  let drawn: number | null = null;
  if (total !== null && total <= LISTED) {
    for (const { outcome, weight } of chance.outcomes()) add(outcome, weight / total);
  } else {
    drawn = Math.min(MOST, Math.max(FEWEST, DRAWN * times));
    for (let i = 0; i < drawn; i++) add(chance.sample(rng), 1 / drawn);
  }
  return new Map([...sums].map(([name, { mean, products }]) => [name, { mean, products, drawn }] as const));
}
