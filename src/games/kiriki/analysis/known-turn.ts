/**
 * A turn of a player who knows beforehand what the dice will show.
 *
 * @module
 */
import type { KirikiAction } from '../kiriki.js';
import { placesToRoll } from './advice.js';
import { FIRST_ROLL, keeps, partsOf, withFace } from './keeps.js';

const FACES = 6;
const COUNTS = [0, 1, 2, 3, 4, 5] as const;
const DICE = 5;
/** Rolls of a turn. */
export const ROLLS_PER_TURN = 3;

/** The faces of that many dice rolled as the roll with this number. */
export type Fall = (dice: number, roll: number) => readonly number[];

/** How dice lie, and how they came to. */
export interface Lying {
  /** As a keep: nothing before the first roll of a turn, then five. */
  readonly dice: number;
  /** What was kept of those that lay there before; `null` before the first roll. */
  readonly of: { readonly kept: number; readonly before: Lying } | null;
}

/** How many dice each keep lacks. */
const missing: readonly number[] = /* @__PURE__ */ (() =>
  keeps.map((counts) => counts.reduce((left, count) => left - count, DICE)))();

/** What can be kept of dice while others are rolled. */
const keptOf = (dice: number): readonly number[] =>
  dice < FIRST_ROLL ? [dice] : partsOf(dice - FIRST_ROLL).filter((keep) => keep < FIRST_ROLL);

/** All that can lie there after one, two and three rolls of a turn, each once, by its keep. */
export function turnFrom(fall: Fall, first: number): readonly ReadonlyMap<number, Lying>[] {
  let lying: readonly Lying[] = [{ dice: 0, of: null }];
  return Array.from({ length: ROLLS_PER_TURN }, (_, i) => {
    const falls = COUNTS.map((count) => fall(count, first + i));
    const next = new Map<number, Lying>();
    for (const before of lying) {
      for (const kept of keptOf(before.dice)) {
        let dice = kept;
        for (const face of falls[missing[kept] as number] as readonly number[])
          dice = withFace[dice * FACES + face - 1] as number;
        if (!next.has(dice)) next.set(dice, { dice, of: { kept, before } });
      }
    }
    lying = [...next.values()];
    return next;
  });
}

/** The rolls of a lone player after which the dice lie like this, the first of them with this number. */
export function rollsTo({ of }: Lying, fall: Fall, first: number): KirikiAction[] {
  const keptDice: number[] = [];
  for (let at = of; at !== null; at = at.before.of) keptDice.unshift(at.kept);
  let shown: number[] = [0, 0, 0, 0, 0];
  return keptDice.map((kept, i) => {
    const dice = placesToRoll(shown, kept);
    const faces = fall(dice.length, first + i);
    shown = shown.map((face, place) => (dice.includes(place) ? (faces[dice.indexOf(place)] as number) : face));
    return { type: 'roll', player: 0, dice };
  });
}
