import type { DeepReadonly } from '../../../kernel/types.js';
import type { KrakatoaFaces, KrakatoaMarks } from '../scoring.js';
import {
  BONUS_BOXES,
  boxAt,
  type KrakatoaOptions,
  type KrakatoaState,
  openBonusBox,
  ROUNDS,
  sideToThrow,
  slotAfter,
  slotOfThrow,
} from '../state.js';

/** What the odds of a throw, and the choices of the side that makes it, depend on. What is left out is `0` or `false`. */
export interface KrakatoaSpot {
  /** The number of the throw in its round (KRK-15), or a bonus throw (KRK-47). */
  readonly throwNumber: 1 | 2 | 3 | 4 | 5 | 'bonus';
  /** How the nine dice lie; `null` before throw 1, where they don't matter. */
  readonly faces: KrakatoaFaces | null;
  /** Throw 1 lies there, to be kept or thrown once more (KRK-19). */
  readonly awaitsKeep?: boolean | undefined;
  /** The side's total before the throw. */
  readonly total?: number | undefined;
  /** Marks in the box of the throw. */
  readonly marks?: KrakatoaMarks | undefined;
  /** Marks that the box of the next throw has already. */
  readonly nextMarks?: KrakatoaMarks | undefined;
  /**
   * How many bonus boxes after this throw the side can still have: 0 to 3 in round 6 and at bonus throws; `null`, the
   * default, in rounds 1 to 5, where marks run on into the next round.
   */
  readonly bonusBoxes?: number | null | undefined;
  /** Those of the game; they decide whether there are marks, and how hands throw. */
  readonly options?: KrakatoaOptions | undefined;
}

/**
 * The spot of the side to throw; `null` in the throw-off and when the game is over.
 *
 * @param view - a state
 */
export function spotOf(view: DeepReadonly<KrakatoaState>): KrakatoaSpot | null {
  const { phase, round, throwNumber, faces, awaitsKeep, totals, options } = view;
  const side = sideToThrow(view);
  if (side === null || (phase !== 'throws' && phase !== 'bonus')) return null;
  const slot = slotOfThrow(view);
  const left = BONUS_BOXES - openBonusBox(view);
  return {
    throwNumber: phase === 'bonus' ? 'bonus' : (throwNumber as 1 | 2 | 3 | 4 | 5),
    faces,
    awaitsKeep,
    total: totals[side] ?? 0,
    marks: boxAt(view, side, slot)?.marks ?? 0,
    nextMarks: boxAt(view, side, slotAfter(view, slot))?.marks ?? 0,
    bonusBoxes: phase === 'bonus' ? left - 1 : round === ROUNDS ? left : null,
    options,
  };
}

/** Whether the marks that the next box has already are lost when the throw earns none: those of a bonus box (KRK-46). */
export const mayLoseBonusBox = ({ throwNumber, bonusBoxes, options }: WholeSpot): boolean =>
  options.bonusBoxFrom === 'final-throw' && throwNumber === 5 && bonusBoxes !== null;

/** A spot with nothing left out, and checked. */
export type WholeSpot = { readonly [K in keyof KrakatoaSpot]-?: Exclude<KrakatoaSpot[K], undefined> } & {
  readonly options: Required<{ [K in keyof KrakatoaOptions]: Exclude<KrakatoaOptions[K], undefined> }>;
};

const isThousandth = (chance: number): boolean =>
  chance >= 0 && chance <= 1 && Math.round(chance * 1000) / 1000 === chance;

/** The spot with its defaults. @throws RangeError for what cannot be */
export function wholeSpot(spot: KrakatoaSpot): WholeSpot {
  const { throwNumber, faces, awaitsKeep = false, total = 0, marks = 0, nextMarks = 0, bonusBoxes = null } = spot;
  const { rules = 'advanced', partnerships = false, scratchChance = 0, knockChance = 0 } = spot.options ?? {};
  const { bonusBoxFrom = 'final-throw' } = spot.options ?? {};
  const demand = (holds: boolean, expected: string): void => {
    if (!holds) throw new RangeError(`expected ${expected}`);
  };
  demand([1, 2, 3, 4, 5, 'bonus'].includes(throwNumber), "a throw number from 1 to 5, or 'bonus'");
  demand(Number.isSafeInteger(total) && total >= 0, 'a total from 0');
  demand([0, 1, 2].includes(marks) && [0, 1, 2].includes(nextMarks), '0, 1 or 2 marks in a box');
  demand(bonusBoxes === null || [0, 1, 2, 3].includes(bonusBoxes), '0 to 3 bonus boxes');
  demand(throwNumber === 1 || !awaitsKeep, 'that only throw 1 is kept or thrown again');
  demand(faces !== null || (throwNumber === 1 && !awaitsKeep), 'dice that lie, but before throw 1');
  demand(
    throwNumber !== 'bonus' || (bonusBoxes !== null && bonusBoxes < 3),
    'at a bonus throw 0 to 2 bonus boxes after it',
  );
  demand(rules === 'advanced' || rules === 'basic', "the rules 'advanced' or 'basic'");
  demand(
    bonusBoxFrom === 'any-throw' || bonusBoxFrom === 'final-throw',
    "bonus boxes from 'any-throw' or 'final-throw'",
  );
  demand(isThousandth(scratchChance) && isThousandth(knockChance), 'chances from 0 to 1 in steps of 0.001');
  const isBasic = rules === 'basic';
  demand(
    !isBasic || (throwNumber !== 'bonus' && marks === 0 && nextMarks === 0),
    'no marks in the basic game (KRK-10)',
  );
  const options = { rules, partnerships, bonusBoxFrom, scratchChance, knockChance };
  return { throwNumber, faces, awaitsKeep, total, marks, nextMarks, bonusBoxes, options };
}
