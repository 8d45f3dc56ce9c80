import { pick, type RandomGenerator, uniformInt } from '../../src/kernel/dice/random.js';
import { HOSTILE_VALUES, type HostileValue, hostileValue } from '../../src/testing/hostile.js';

/** A place in a value, from the outside in; the empty one is the value itself. */
export type Place = readonly (string | number)[];

/** Indices by name. Of values that share one, the later ones are numbered: names in files outlive the order here. */
const indices: ReadonlyMap<string, number> = (() => {
  const found = new Map<string, number>();
  for (let index = 0; index < HOSTILE_VALUES; index++) {
    const { name } = hostileValue(index);
    let unique = name;
    for (let i = 2; found.has(unique); i++) unique = `${name} (${i})`;
    found.set(unique, index);
  }
  return found;
})();
const names = [...indices.keys()];

/** A new hostile value of that name. */
export function hostileNamed(name: string): HostileValue {
  const index = indices.get(name);
  if (index === undefined) throw new Error(`there is no hostile value "${name}" any more`);
  return hostileValue(index);
}

/** A hostile value to put somewhere. */
export interface Planting {
  readonly place: Place;
  /** Name of the hostile value. */
  readonly value: string;
}

function randomPlace(value: unknown, rng: RandomGenerator): Place {
  if (typeof value !== 'object' || value === null || uniformInt(rng, 0, 3) === 0) return [];
  if (uniformInt(rng, 0, 7) === 0) return ['another'];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const key = pick<string | number>(rng, keys);
  return key === undefined ? [] : [key, ...randomPlace((value as Record<string | number, unknown>)[key], rng)];
}

/** A random hostile value for a random place in a good value. */
export function drawPlanting(good: unknown, rng: RandomGenerator): Planting {
  return { place: randomPlace(good, rng), value: pick(rng, names) as string };
}

/** A copy of a good value with something else at the place. */
export function planted(good: unknown, place: Place, thing: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return thing;
  const copy = (Array.isArray(good) ? [...good] : { ...(good as object) }) as Record<string | number, unknown>;
  copy[key] = planted(copy[key], rest, thing);
  return copy;
}

/** In words, for messages. */
export const plantingText = ({ place, value }: Planting): string =>
  place.length === 0 ? value : `${value} at ${place.join('.')}`;
