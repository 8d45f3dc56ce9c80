import { plainEqual } from '../../kernel/plain.js';
import type { DeepReadonly } from '../../kernel/types.js';
import { Adviser } from './analysis/advice.js';
import { sheetPoints } from './analysis/points-to-come.js';
import { reckonedValues } from './analysis/reckoned.js';
import type { KirikiState } from './kiriki.js';
import type { KirikiSheet } from './patterns.js';

/** A total so great that more is worth no more. */
const GREAT = 500;

/** Of the options that were asked about last. */
let last: { readonly options: KirikiState['options']; readonly adviser: Adviser } | undefined;

function adviserFor(options: KirikiState['options']): Adviser {
  if (!last || !plainEqual(last.options, options)) {
    last = { options: { ...options }, adviser: new Adviser(reckonedValues({ ...options })) };
  }
  return last.adviser;
}

/**
 * The points that the player's sheet will have in the end: what its lines bring on average, and in their own turn what the dice
 * can still be made into.
 */
export function kirikiPoints(view: DeepReadonly<KirikiState>, player: number): number {
  const { sheets, toPlay, rolls, options } = view;
  const isRolling = toPlay === player && rolls > 0;
  const total = isRolling ? adviserFor(options).total(view) : null;
  return total ?? sheetPoints(sheets[player] as KirikiSheet, options);
}

/** How well the player will do, by {@link kirikiPoints}: from 0 to 1, which is 500 points. */
export const kirikiWorth = (view: DeepReadonly<KirikiState>, player: number): number =>
  Math.min(1, kirikiPoints(view, player) / GREAT);
