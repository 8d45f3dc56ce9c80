import { type Chance, combined, mapped, mixture, repeated, reported, weighted } from '../../kernel/dice/chance.js';
import type { ChanceSpec } from '../../kernel/dice/spec.js';
import * as z from '../../kernel/schemas/zod.js';
import { colours, type KrakatoaFace, type KrakatoaFaces, type KrakatoaSet, sets } from './scoring.js';

/** How a throw came out: whether it was a scratch (KRK-24), and how all nine dice lie after it (KRK-23). */
export interface KrakatoaThrow {
  /** The throw struck none of the six other dice. */
  readonly scratch: boolean;
  /** All nine faces as they lie after the throw. */
  readonly faces: KrakatoaFaces;
}

/** How likely mishaps are when outcomes are drawn; 0 to 1 in steps of 0.001. */
export interface KrakatoaOdds {
  /** KRK-27. */
  readonly scratchChance: number;
  /** KRK-28. */
  readonly knockChance: number;
}

type Faces = readonly KrakatoaFace[];

/** How many of the twelve faces of a dodeca have the colour (KRK-2). */
const FACE_COUNTS = { Y: 3, R: 4, B: 5 } as const;

const dodeca = weighted(colours.map((colour) => [colour, FACE_COUNTS[colour]] as const));

/** The three dice of a set, rolled: the throw of the throw-off (KRK-11). */
export const setRoll: Chance<Faces> = repeated<KrakatoaFace>(dodeca, 3);

const nineDice = combined({ steam: setRoll, ash: setRoll, lava: setRoll });

/** The schema of any throw at all. */
export const throwSchema = () => z.strictObject({ scratch: z.boolean(), faces: nineDice.schema });

function hasKeys<K extends string>(value: unknown, keys: readonly K[]): value is Readonly<Record<K, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => Object.hasOwn(value, key))
  );
}

const THROW_KEYS = ['scratch', 'faces'] as const;

/** The outcome, when it is one of any throw at all. */
function asThrow(outcome: unknown): KrakatoaThrow | undefined {
  if (!hasKeys(outcome, THROW_KEYS) || typeof outcome.scratch !== 'boolean') return undefined;
  return nineDice.includes(outcome.faces) ? (outcome as KrakatoaThrow) : undefined;
}

const withoutScratch = (faces: ChanceSpec): ChanceSpec => ({
  kind: 'combined',
  of: [
    ['scratch', { kind: 'always', outcome: false }],
    ['faces', faces],
  ],
});

/** Throw 1 and its rethrow: all nine dice, never a scratch (KRK-18, KRK-25). */
export const nineThrow: Chance<KrakatoaThrow> = mapped(
  nineDice,
  (faces) => ({ scratch: false, faces }),
  (outcome) => asThrow(outcome)?.faces,
  throwSchema,
  () => withoutScratch(nineDice.spec),
);

/** Whether a table may report this throw of a set: a scratch leaves the six other dice as they lay (KRK-24). */
function isPossible(set: KrakatoaSet, lying: KrakatoaFaces, outcome: unknown): boolean {
  const thrown = asThrow(outcome);
  if (thrown === undefined || !thrown.scratch) return thrown !== undefined;
  return sets.every((other) => other === set || thrown.faces[other].every((face, at) => face === lying[other][at]));
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** A Chance with the smallest integer weights, because products of them must stay safe integers. */
function weightedBy<O>(entries: readonly (readonly [outcome: O, weight: number])[]): Chance<O> {
  const divisor = entries.reduce((common, [, weight]) => gcd(common, weight), 0);
  return weighted(entries.map(([outcome, weight]) => [outcome, weight / divisor] as const));
}

/** A die that lies there and may be knocked onto one of its eleven other faces (KRK-28). */
function knockable(lying: KrakatoaFace, knockPermille: number): Chance<KrakatoaFace> {
  return weightedBy(
    colours.map((colour) => {
      const others = FACE_COUNTS[colour] - (colour === lying ? 1 : 0);
      return [colour, knockPermille * others + (colour === lying ? (1000 - knockPermille) * 11 : 0)] as const;
    }),
  );
}

/** The set rolled, the other dice left alone. */
function undisturbed(set: KrakatoaSet, lying: KrakatoaFaces, scratch: boolean): Chance<KrakatoaThrow> {
  const after = (each: KrakatoaSet, rolled: Faces): Faces => (each === set ? rolled : [...lying[each]]);
  return mapped(
    setRoll,
    (rolled) => ({
      scratch,
      faces: { steam: after('steam', rolled), ash: after('ash', rolled), lava: after('lava', rolled) },
    }),
    (outcome) => asThrow(outcome)?.faces[set],
    throwSchema,
  );
}

/** The set rolled, each of the six other dice knocked with the same chance. */
function striking(set: KrakatoaSet, lying: KrakatoaFaces, knockPermille: number): Chance<KrakatoaThrow> {
  if (knockPermille === 0) return undisturbed(set, lying, false);
  const ofSet = (each: KrakatoaSet): Chance<Faces> => {
    if (each === set) return setRoll;
    const place = (at: number) => knockable(lying[each][at] as KrakatoaFace, knockPermille);
    return mapped(
      combined({ first: place(0), second: place(1), third: place(2) }),
      ({ first, second, third }) => [first, second, third],
      (faces) => (Array.isArray(faces) ? { first: faces[0], second: faces[1], third: faces[2] } : undefined),
      () => setRoll.schema,
    );
  };
  const all = combined({ steam: ofSet('steam'), ash: ofSet('ash'), lava: ofSet('lava') });
  return mapped(
    all,
    (faces) => ({ scratch: false, faces }),
    (outcome) => asThrow(outcome)?.faces,
    throwSchema,
    () => withoutScratch(all.spec),
  );
}

function model(set: KrakatoaSet, lying: KrakatoaFaces, scratchPermille: number, knockPermille: number) {
  const struck = striking(set, lying, knockPermille);
  if (scratchPermille === 0) return struck;
  const divisor = gcd(scratchPermille, 1000);
  return mixture([
    [undisturbed(set, lying, true), scratchPermille / divisor],
    [struck, (1000 - scratchPermille) / divisor],
  ]);
}

/** A number below 27 for the faces of a set. */
function codeOf(faces: readonly KrakatoaFace[]): number {
  return faces.reduce((code, face) => code * 3 + colours.indexOf(face), 0);
}

// Made once a position, 2187 of them for each pair of odds. Forgetting all of them only costs the making.
const KEPT_CHANCES = 20_000;
const chances = new Map<number, Chance<KrakatoaThrow>>();

/**
 * The throw of one set at the six dice that lie there (KRK-23, KRK-24, KRK-27, KRK-28). A table may report more than
 * the model draws: any scratch that leaves the six alone, and any nine faces without a scratch.
 *
 * @param set - the set that is thrown
 * @param lying - how the nine dice lie before the throw
 */
export function setThrow(set: KrakatoaSet, lying: KrakatoaFaces, odds: KrakatoaOdds): Chance<KrakatoaThrow> {
  const scratchPermille = Math.round(odds.scratchChance * 1000);
  const knockPermille = Math.round(odds.knockChance * 1000);
  let key = scratchPermille * 1001 + knockPermille;
  for (const each of sets) key = key * 28 + (each === set ? 27 : codeOf(lying[each]));
  const known = chances.get(key);
  if (known !== undefined) return known;
  const left: KrakatoaFaces = { steam: [...lying.steam], ash: [...lying.ash], lava: [...lying.lava] };
  const chance = reported(
    model(set, left, scratchPermille, knockPermille),
    (outcome) => isPossible(set, left, outcome),
    throwSchema,
  );
  if (chances.size >= KEPT_CHANCES) chances.clear();
  chances.set(key, chance);
  return chance;
}
