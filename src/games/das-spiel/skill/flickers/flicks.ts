import { type Chance, combined, reported, uniform } from '../../../../kernel/dice/chance.js';
import { list } from '../../../../kernel/schemas/schema.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import { hasKeys, keptChances, takingAlong, tried } from '../../kit/skill-model.js';

/** How a flick came out. */
export interface FlickersFlick {
  /** Whether the flicked die lies on the base plate in the end (FLK-6, FLK-7). */
  readonly on: boolean;
  /** The colours of lying dice that it pushed off, `'r'`, `'g'`, `'k'`, one for each die; the flicked one never (FLK-8). */
  readonly knockedOff: readonly Colour[];
}

/** The schema of a flick at `dice` dice at most. */
export const flickSchema = (dice: number) =>
  z.strictObject({ on: z.boolean(), knockedOff: list(z.literal(playerColours), dice) });

/** Whether a flick at these dice, a letter each, can have come out like this (FLK-6 to FLK-8). */
function isPossible(lying: string, outcome: unknown): boolean {
  if (!hasKeys(outcome, ['on', 'knockedOff']) || typeof outcome.on !== 'boolean') return false;
  const { knockedOff } = outcome;
  if (!Array.isArray(knockedOff) || knockedOff.length > lying.length) return false;
  let rest = lying;
  // Not `every`: it passes over the holes of a sparse array.
  for (let i = 0; i < knockedOff.length; i++) {
    const colour: unknown = knockedOff[i];
    if (typeof colour !== 'string' || colour.length !== 1 || !rest.includes(colour)) return false;
    rest = rest.replace(colour, '');
  }
  return true;
}

/**
 * A flick with the skill, 0 to 1 (FLK-9). A table may report more than the model draws: any dice that lay.
 *
 * @param lying - the dice on the plate, the letter of its colour for each
 */
export const flickAt: (lying: string, skill: number) => Chance<FlickersFlick> = keptChances(
  (lying: string, skill: number) => {
    const dice = playerColours.map((colour) => [colour, lying.split(colour).length - 1] as const);
    const model = combined({ on: tried(skill, uniform([true]), uniform([false])), knockedOff: takingAlong(dice) });
    return reported<FlickersFlick>(
      model,
      (outcome) => isPossible(lying, outcome),
      () => flickSchema(lying.length),
    );
  },
);
