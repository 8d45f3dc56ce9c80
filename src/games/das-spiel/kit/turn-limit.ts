import { integer } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';

/** The most turns that `turnLimit` can ask for. */
const MAX_TURNS = 1_000_000;

/**
 * The schema of the option `turnLimit`, of games that their rules don't force to an end: finished turns of all players,
 * or `null`, which is the default unless another is given. (Common ground of the games.)
 */
export function turnLimit(byDefault: number | null = null): z.$ZodDefault<z.$ZodNullable<z.$ZodNumber<number>>> {
  return z._default(z.nullable(integer(1, MAX_TURNS)), byDefault);
}

/** Whether the finished turns reach the limit. */
export function limitReached(turns: number, limit: number | null): boolean {
  return limit !== null && turns >= limit;
}
