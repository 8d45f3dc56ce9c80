import type { Chance } from '../../kernel/dice/chance.js';
import type { RandomGenerator } from '../../kernel/dice/random.js';
import { isRecord } from '../../kernel/plain.js';

/** How often each face came, by part: the named parts of an outcome are kept apart. */
export type Faces = Map<string, Map<string, number>>;

/** Tells each face of an outcome, and of which part it is. */
function eachFace(outcome: unknown, name: string, tell: (name: string, face: unknown) => void): void {
  if (Array.isArray(outcome)) {
    for (const part of outcome) eachFace(part, name, tell);
  } else if (isRecord(outcome)) {
    for (const [key, part] of Object.entries(outcome)) eachFace(part, name === '' ? key : `${name}.${key}`, tell);
  } else tell(name, outcome);
}

/** The faces of an outcome. */
export function facesOf(outcome: unknown): Faces {
  const faces: Faces = new Map();
  eachFace(outcome, '', (name, value) => {
    const own = faces.get(name) ?? new Map<string, number>();
    const face = String(value);
    faces.set(name, own.set(face, (own.get(face) ?? 0) + 1));
  });
  return faces;
}

/** What has more faces is dealt rather than thrown. */
export const MOST_FACES = 200;

/** What an event gives on average, and how much it varies. */
export interface Moments {
  readonly faces: readonly string[];
  /** Of each face. */
  readonly mean: readonly number[];
  /** Of each pair of faces, by the one and then by the other; of no use where there are more than {@link MOST_FACES}. */
  readonly products: readonly (readonly number[])[];
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

/** Sums over outcomes, in lists: each has some of few faces. */
class Sums {
  readonly faces: string[] = [];
  readonly mean: number[] = [];
  readonly products: number[][] = [];
  readonly #places = new Map<unknown, number>();
  /** How often each face is in the outcome that is looked at, and which are. */
  readonly #counts: number[] = [];
  readonly #present: number[] = [];

  /** A face of the outcome that is looked at. */
  meet(face: unknown): void {
    const place = this.#places.get(face) ?? this.#placeOf(face);
    const count = this.#counts[place] as number;
    if (count === 0) this.#present.push(place);
    this.#counts[place] = count + 1;
  }

  /** Faces are told apart by their texts. */
  #placeOf(face: unknown): number {
    const text = String(face);
    const place = this.#places.get(text) ?? this.#append(text);
    this.#places.set(face, place);
    return place;
  }

  #append(text: string): number {
    this.#places.set(text, this.faces.length);
    this.mean.push(0);
    this.#counts.push(0);
    if (this.faces.length < MOST_FACES) {
      for (const row of this.products) row.push(0);
      this.products.push(this.faces.map(() => 0).concat(0));
    }
    return this.faces.push(text) - 1;
  }

  /** Adds the outcome whose faces were met. */
  end(share: number): void {
    const { mean, products } = this;
    const isFew = this.faces.length <= MOST_FACES;
    for (const place of this.#present) {
      const count = this.#counts[place] as number;
      mean[place] = (mean[place] as number) + share * count;
      if (!isFew) continue;
      const row = products[place] as number[];
      for (const other of this.#present) {
        row[other] = (row[other] as number) + share * count * (this.#counts[other] as number);
      }
    }
    for (const place of this.#present) this.#counts[place] = 0;
    this.#present.length = 0;
  }
}

/** What was gone through once: chances are made once and asked for often. */
const known = /* @__PURE__ */ new WeakMap<Chance<unknown>, ReadonlyMap<string, Moments>>();

/**
 * What an event gives, by the names of its parts.
 *
 * @param times - how often it came: what can't be gone through is drawn in proportion
 * @param rng - the same for all events: their errors must not be the same
 */
export function momentsOf(chance: Chance<unknown>, times: number, rng: RandomGenerator): ReadonlyMap<string, Moments> {
  const gone = known.get(chance);
  if (gone) return gone;
  const sums = new Map<string, Sums>();
  const meet = (name: string, face: unknown): void => {
    let own = sums.get(name);
    if (!own) {
      own = new Sums();
      sums.set(name, own);
    }
    own.meet(face);
  };
  const add = (outcome: unknown, share: number): void => {
    eachFace(outcome, '', meet);
    for (const own of sums.values()) own.end(share);
  };
  const { total } = chance;
  let drawn: number | null = null;
  if (total !== null && total <= LISTED) {
    for (const { outcome, weight } of chance.outcomes()) add(outcome, weight / total);
  } else {
    drawn = Math.min(MOST, Math.max(FEWEST, DRAWN * times));
    for (let i = 0; i < drawn; i++) add(chance.sample(rng), 1 / drawn);
  }
  const moments = new Map(
    [...sums].map(([name, { faces, mean, products }]) => [name, { faces, mean, products, drawn }] as const),
  );
  if (drawn === null) known.set(chance, moments);
  return moments;
}
