import type { Part } from '../../../kernel/schemas/part.js';
import * as z from '../../../kernel/schemas/zod.js';
import { type Handedness, upperNumbers } from '../../../pyramid/pose.js';

/**
 * The schema of the option `hand`, of games in which it matters how the numbers of a die lie to each other: 1, 2, 3
 * counter-clockwise round their corner (`'right'`, the default, as on dice of Europe) or clockwise (`'left'`).
 * (Geometry, 1.)
 */
export function handOption(): z.$ZodDefault<z.$ZodLiteral<Handedness>> {
  return z._default(z.literal(['right', 'left']), 'right');
}

/** The numbers that a die shows in a pose that can be chosen, as the `label` of an action. */
export function poseLabel(
  { options }: { readonly options: { readonly hand: Handedness } },
  _player: number,
  part: Part,
  field: string,
): string | undefined {
  return field === 'pose' ? upperNumbers(part.slice('pose:'.length), options.hand).join(', ') : undefined;
}
