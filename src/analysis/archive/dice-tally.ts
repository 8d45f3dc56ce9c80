import type { Chance } from '../../kernel/dice/chance.js';
import { createRng } from '../../kernel/dice/random.js';
import { count } from '../statistics.js';
import { chiSquareTail, corrected, distanceOf } from './chi-square.js';
import { facesOf, MOST_FACES, type Moments, momentsOf } from './faces.js';

/** A face: how often it fell, and how often it should have on average. */
export interface FaceCount {
  readonly face: string;
  readonly fell: number;
  readonly expected: number;
}

/** Whether dice fell as they should. */
export interface DiceTest {
  /** What fell: `ordinary dice`, or game, action and part of the outcome. */
  readonly what: string;
  /** Whose they were; `null` for everybody's. */
  readonly player: string | null;
  /** Faces that were counted. */
  readonly dice: number;
  readonly faces: readonly FaceCount[];
  readonly chiSquare: number;
  readonly freedom: number;
  /** How likely fair dice are to be as far from what is expected, or further. */
  readonly p: number;
  /** The same, corrected for all tests that were made (Holm). */
  readonly corrected: number;
}

/** Dice of any game that are alike: cubes with the numbers from 1 to 6. */
const ORDINARY = 'ordinary dice';
const ORDINARY_FACES = '1 2 3 4 5 6';
/** Rarer faces, by the variance of their number, are counted together. */
const LEAST_VARIANCE = 5;

/** Made once: it takes longer than to compare. */
const byNumbers = /* @__PURE__ */ new Intl.Collator('en', { numeric: true });

/** What fell for one part of an action's outcomes, and in which events. */
interface Fallen {
  readonly kind: string;
  readonly part: string;
  readonly player: string;
  readonly counts: Map<string, number>;
  readonly events: Map<Chance<unknown>, number>;
}

/** Counts what fell, and tests whether it should have. Events of skill must be left out by the caller. */
export class DiceTally {
  readonly #fallen = new Map<string, Fallen>();
  readonly #events = new Map<Chance<unknown>, number>();

  /**
   * @param kind - what events of this kind are called
   * @param player - the name of whoever threw
   */
  add(chance: Chance<unknown>, outcome: unknown, kind: string, player: string): void {
    count(this.#events, chance);
    for (const [part, faces] of facesOf(outcome)) {
      const key = JSON.stringify([kind, part, player]);
      const own = this.#fallen.get(key) ?? { kind, part, player, counts: new Map(), events: new Map() };
      this.#fallen.set(key, own);
      for (const [face, times] of faces) count(own.counts, face, times);
      count(own.events, chance);
    }
  }

  /** Adds all that another has counted. */
  addAll(other: DiceTally): void {
    for (const [chance, times] of other.#events) count(this.#events, chance, times);
    for (const [key, { counts, events, ...what }] of other.#fallen) {
      const own = this.#fallen.get(key) ?? { ...what, counts: new Map(), events: new Map() };
      this.#fallen.set(key, own);
      for (const [face, times] of counts) count(own.counts, face, times);
      for (const [chance, times] of events) count(own.events, chance, times);
    }
  }

  /** The tests that there are enough dice for, the least likely first. */
  tests(): DiceTest[] {
    const rng = createRng('what should fall');
    const moments = new Map(
      [...this.#events].map(([chance, times]) => [chance, momentsOf(chance, times, rng)] as const),
    );
    const groups = new Map<string, { what: string; player: string | null; parts: Fallen[] }>();
    const add = (what: string, player: string | null, fallen: Fallen): void => {
      const key = JSON.stringify([what, player]);
      const group = groups.get(key) ?? { what, player, parts: [] };
      groups.set(key, group);
      group.parts.push(fallen);
    };
    const all = [...this.#fallen.values()];
    const players = new Set(all.map(({ player }) => player));
    const kindOf = ({ kind, part }: Fallen): string => (part === '' ? kind : `${kind}, ${part}`);
    const isOrdinary = (one: Fallen): boolean => expectedFaces(one, moments) === ORDINARY_FACES;
    const ordinary = new Set(all.filter(isOrdinary));
    const isMixed = new Set([...ordinary].map(kindOf)).size > 1;
    for (const one of all) {
      const what = ordinary.has(one) ? ORDINARY : kindOf(one);
      add(what, null, one);
      if (ordinary.has(one) && isMixed) add(kindOf(one), null, one);
      if (players.size > 1) add(what, one.player, one);
    }
    const found = [...groups.values()].flatMap(({ what, player, parts }) => {
      const test = tested(parts, moments);
      return test ? [{ what, player, ...test }] : [];
    });
    const ps = corrected(found.map(({ p }) => p));
    return found
      .map((test, i) => ({ ...test, corrected: ps[i] as number }))
      .sort((one, other) => one.p - other.p || (one.what < other.what ? -1 : 1));
  }
}

type AllMoments = ReadonlyMap<Chance<unknown>, ReadonlyMap<string, Moments>>;

/** The faces that could come. */
function expectedFaces({ part, events }: Fallen, moments: AllMoments): string {
  const faces = new Set([...events.keys()].flatMap((chance) => moments.get(chance)?.get(part)?.faces ?? []));
  return [...faces].sort().join(' ');
}

/** Rare faces together, the others each by itself. */
function groupsOf(variances: readonly number[]): number[][] {
  const often = [...variances.keys()].filter((i) => (variances[i] as number) >= LEAST_VARIANCE);
  const rare = [...variances.keys()].filter((i) => (variances[i] as number) < LEAST_VARIANCE);
  return [...often.map((i) => [i]), ...(rare.length > 0 ? [rare] : [])];
}

function tested(parts: readonly Fallen[], moments: AllMoments): Omit<DiceTest, 'what' | 'player' | 'corrected'> | null {
  const fell = new Map<string, number>();
  const expected = new Map<string, number>();
  const times = new Map<Moments, number>();
  for (const { part, counts, events } of parts) {
    for (const [face, own] of counts) count(fell, face, own);
    for (const [chance, own] of events) {
      const moment = moments.get(chance)?.get(part);
      if (moment) count(times, moment, own);
    }
  }
  for (const [{ faces, mean }, own] of times) {
    for (const [i, face] of faces.entries()) count(expected, face, own * (mean[i] as number));
  }
  const names = [...new Set([...expected.keys(), ...fell.keys()])];
  if (names.length < 2 || names.length > MOST_FACES) return null;
  names.sort(byNumbers.compare);
  const covariance = covarianceOf(names, times);
  const groups = groupsOf(names.map((_, i) => covariance[i]?.[i] ?? 0)).filter(
    (group) => sumOver(group, group, covariance) >= LEAST_VARIANCE,
  );
  const away = groups.map((group) =>
    group.reduce((sum, i) => sum + (fell.get(names[i] as string) ?? 0) - (expected.get(names[i] as string) ?? 0), 0),
  );
  const together = groups.map((one) => groups.map((other) => sumOver(one, other, covariance)));
  const { chiSquare, freedom } = distanceOf(away, together);
  if (freedom === 0) return null;
  const faces = names.map((face) => ({ face, fell: fell.get(face) ?? 0, expected: expected.get(face) ?? 0 }));
  const dice = faces.reduce((sum, { fell: own }) => sum + own, 0);
  return { dice, faces, chiSquare, freedom, p: chiSquareTail(chiSquare, freedom) };
}

const sumOver = (one: readonly number[], other: readonly number[], matrix: readonly (readonly number[])[]): number =>
  one.reduce((sum, i) => sum + other.reduce((part, j) => part + (matrix[i]?.[j] ?? 0), 0), 0);

/** Of the numbers of faces in all events together. */
function covarianceOf(names: readonly string[], times: ReadonlyMap<Moments, number>): number[][] {
  const place = new Map(names.map((name, i) => [name, i] as const));
  const found = names.map(() => names.map(() => 0));
  for (const [{ faces, mean, products, drawn }, events] of times) {
    // The expected numbers were drawn there, and vary, too.
    const factor = events + (drawn === null ? 0 : events ** 2 / drawn);
    const places = faces.map((face) => place.get(face) as number);
    for (const [i, row] of products.entries()) {
      const to = found[places[i] as number] as number[];
      for (const [j, product] of row.entries()) {
        const at = places[j] as number;
        to[at] = (to[at] as number) + factor * (product - (mean[i] as number) * (mean[j] as number));
      }
    }
  }
  return found;
}
