import type { DeepReadonly } from '../../kernel/types.js';
import type { KirikiState } from './kiriki.js';
import { kirikiPoints } from './points-to-come.js';

/** A total so great that more is worth no more. */
const GREAT = 500;

/** How well the player will do, by {@link kirikiPoints}: from 0 to 1, which is 500 points. */
export const kirikiWorth = (view: DeepReadonly<KirikiState>, player: number): number =>
  Math.min(1, kirikiPoints(view, player) / GREAT);
