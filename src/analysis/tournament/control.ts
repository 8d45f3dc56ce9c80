import * as z from 'zod/mini';
import { natural } from '../../kernel/schemas/schema.js';
import type { Sample } from '../statistics.js';

// Luck as a control variate: its mean is 0 whoever plays, so that what a result shares with it can be taken away.

/** The games are split into this many parts: how much luck is taken from one part's games is fitted on the others'. */
const FOLDS = 8;

/** Values and luck are counted in whole multiples of this: sums of whole numbers are the same in any order. */
const UNIT = 2 ** -20;

/** Fewer games say nothing about what luck does: then nothing is taken away. */
const FEWEST = 32;

/** A fit counts the less, the less it stands out from chance: not at all at this many standard errors squared. */
const DOUBT = 4;

/** Sums over games, whose parts add up to the whole exactly. */
interface Sums {
  games: number;
  luck: bigint;
  value: bigint;
  luckSquared: bigint;
  valueSquared: bigint;
  product: bigint;
}

/** A value of the games, and the luck in it. */
export type Control = readonly Sums[];

const none = (): Sums => ({ games: 0, luck: 0n, value: 0n, luckSquared: 0n, valueSquared: 0n, product: 0n });

export const noControl = (): Control => Array.from({ length: FOLDS }, none);

/** @param round - games of a round go together, as each bot has each seat once in it */
export function control(sums: Control, round: number, value: number, luck: number): void {
  const [y, x] = [BigInt(Math.round(value / UNIT)), BigInt(Math.round(luck / UNIT))];
  addTo(sums[round % FOLDS] as Sums, {
    games: 1,
    luck: x,
    value: y,
    luckSquared: x * x,
    valueSquared: y * y,
    product: x * y,
  });
}

function addTo(sums: Sums, others: Sums): void {
  sums.games += others.games;
  sums.luck += others.luck;
  sums.value += others.value;
  sums.luckSquared += others.luckSquared;
  sums.valueSquared += others.valueSquared;
  sums.product += others.product;
}

export function addControl(sums: Control, others: Control): void {
  for (const [fold, own] of sums.entries()) addTo(own, others[fold] as Sums);
}

/** {@link Control} as JSON has it. */
export type PlainControl = readonly (Readonly<Record<Exclude<keyof Sums, 'games'>, string>> & {
  readonly games: number;
})[];

const names = ['luck', 'value', 'luckSquared', 'valueSquared', 'product'] as const;

export const plainControl = (sums: Control): PlainControl =>
  sums.map((own) => ({
    games: own.games,
    ...(Object.fromEntries(names.map((name) => [name, `${own[name]}`])) as Record<(typeof names)[number], string>),
  }));

export const controlFrom = (plain: PlainControl): Control =>
  plain.map((own) => ({
    games: own.games,
    ...(Object.fromEntries(names.map((name) => [name, BigInt(own[name])])) as Record<(typeof names)[number], bigint>),
  }));

export const controlSchema = () => {
  const whole = z.string().check(z.regex(/^(0|-?[1-9]\d{0,60})$/));
  const sums = z.strictObject({
    games: natural(),
    luck: whole,
    value: whole,
    luckSquared: whole,
    valueSquared: whole,
    product: whole,
  });
  return z.array(sums).check(z.length(FOLDS));
};

/** Sums in ordinary numbers. */
interface Moments {
  readonly games: number;
  readonly luck: number;
  readonly value: number;
  readonly luckSquared: number;
  readonly valueSquared: number;
  readonly product: number;
}

const momentsOf = ({ games, luck, value, luckSquared, valueSquared, product }: Sums): Moments => ({
  games,
  luck: Number(luck) * UNIT,
  value: Number(value) * UNIT,
  luckSquared: Number(luckSquared) * UNIT ** 2,
  valueSquared: Number(valueSquared) * UNIT ** 2,
  product: Number(product) * UNIT ** 2,
});

/** How much of the luck is in the value, by games; drawn towards 0 where that could be chance. */
function shareOfLuck({ games, luck, value, luckSquared, valueSquared, product }: Moments): number {
  if (games < FEWEST) return 0;
  const spread = luckSquared - luck ** 2 / games;
  const common = product - (luck * value) / games;
  const rest = valueSquared - value ** 2 / games - common ** 2 / spread;
  if (!(spread > 0 && common !== 0)) return 0;
  const doubt = (DOUBT * Math.max(0, rest) * spread) / ((games - 2) * common ** 2);
  return (common / spread) * Math.max(0, 1 - doubt);
}

/** A mean without the luck in the values, and what that gains. */
export interface WithoutLuck {
  /** Has the same expectation as the plain mean; `null` for no values. */
  readonly mean: number | null;
  /** How many times narrower than the plain mean's its interval is; 1 where no luck can be taken away. */
  readonly factor: number;
}

const less = (one: Sums, other: Sums): Sums => ({
  games: one.games - other.games,
  luck: one.luck - other.luck,
  value: one.value - other.value,
  luckSquared: one.luckSquared - other.luckSquared,
  valueSquared: one.valueSquared - other.valueSquared,
  product: one.product - other.product,
});

/**
 * The mean of the values without the luck in them.
 *
 * From each value its luck is taken, times how much of luck is in the values of the other folds. Luck has mean 0 and doesn't
 * depend on those, so that what is taken has mean 0, too, however badly luck is known.
 */
export function withoutLuck(sums: Control, { count, sum }: Pick<Sample, 'count' | 'sum'>): WithoutLuck {
  if (count === 0) return { mean: null, factor: 1 };
  const all = none();
  for (const own of sums) addTo(all, own);
  let taken = 0;
  let squares = 0;
  for (const own of sums) {
    const share = shareOfLuck(momentsOf(less(all, own)));
    const { luck, luckSquared, valueSquared, product } = momentsOf(own);
    taken += share * luck;
    squares += valueSquared - 2 * share * product + share ** 2 * luckSquared;
  }
  const { value, valueSquared } = momentsOf(all);
  const before = valueSquared - value ** 2 / count;
  // No less than what counting in whole numbers leaves.
  const after = Math.max(squares - (value - taken) ** 2 / count, count * UNIT ** 2);
  return { mean: (sum - taken) / count, factor: taken === 0 ? 1 : Math.sqrt(before / after) };
}
