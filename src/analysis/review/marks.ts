import { optionsIn } from '../../kernel/plain.js';

/** How bad an action was. */
export type ReviewMark = 'inaccuracy' | 'mistake' | 'blunder';

/** The share of the victory (alone: of the spread of the points) given away from which an action is marked. */
export type MarkLimits = Readonly<Record<ReviewMark, number>>;

/** Stricter than chess sites are, as backgammon players are used to. */
export const USUAL_LIMITS: MarkLimits = { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 };

const worstFirst = ['blunder', 'mistake', 'inaccuracy'] as const;

/** @throws RangeError for limits that aren't shares */
export function limitsOf(given?: Partial<MarkLimits>): MarkLimits {
  const limits = { ...USUAL_LIMITS, ...optionsIn(given, 'marks') };
  for (const mark of worstFirst) {
    if (typeof limits[mark] !== 'number' || !(limits[mark] > 0))
      throw new RangeError(`expected the limit of ${mark} to be above 0`);
  }
  return limits;
}

/** @param unit - what a whole victory is: 1; alone the spread of the points, 0 where that isn't known */
export function markOf(loss: number, limits: MarkLimits, unit: number): ReviewMark | null {
  return worstFirst.find((mark) => unit > 0 && loss >= limits[mark] * unit) ?? null;
}
