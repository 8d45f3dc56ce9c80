import { type Chance, die, mapped, reported } from '../../../../kernel/dice/chance.js';
import * as z from '../../../../kernel/schemas/zod.js';
import { isPlaceable } from '../../../../pyramid/heap.js';
import { anyCell } from '../../../../pyramid/names.js';
import { hasKeys, keptChances, landing, reportedCell, tried } from '../../kit/skill-model.js';

/** How a throw came out. */
export interface DishingUpThrow {
  /** Where the die came to rest, such as `'c4'` or `'3a2'` (DIS-6); `null` when a die fell off (DIS-7, DIS-8). */
  readonly landed: string | null;
  /** What the die that fell off shows, 1 to 6 (DIS-10); `null` when none fell. */
  readonly number: number | null;
}

const number = die(6);

/** The schema of a throw. */
export const throwSchema = () => z.strictObject({ landed: z.nullable(anyCell()), number: z.nullable(number.schema) });

/** Whether a throw at the board can have come out like this (DIS-6 to DIS-8). */
function isPossible(board: string, outcome: unknown): boolean {
  if (!hasKeys(outcome, ['landed', 'number'])) return false;
  if (outcome.landed === null) return number.includes(outcome.number);
  const cell = reportedCell(outcome.landed);
  return outcome.number === null && cell !== undefined && isPlaceable(board, cell);
}

const fallen: Chance<DishingUpThrow> = mapped(
  number,
  (shown) => ({ landed: null, number: shown }),
  () => undefined,
  throwSchema,
);

/** A throw at the board with the skill, 0 to 1 (DIS-9). */
export const throwAt: (board: string, skill: number) => Chance<DishingUpThrow> = keptChances(
  (board: string, skill: number) => {
    const lies = mapped(
      landing(board),
      (landed): DishingUpThrow => ({ landed, number: null }),
      () => undefined,
      throwSchema,
    );
    return reported(tried(skill, lies, fallen), (outcome) => isPossible(board, outcome), throwSchema);
  },
);
