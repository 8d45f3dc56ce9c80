import type { KrakatoaThrowSet } from '../krakatoa.js';
import { nineNumber } from './lying.js';
import { type KrakatoaSpot, wholeSpot } from './spot.js';
import { setsToThrow } from './throw-odds.js';
import { STAGES, type Stage, TurnValues } from './turn-values.js';

/** What a side can do, and what it comes to. */
export interface KrakatoaChoice {
  /** `'keep'` accepts throw 1; otherwise it says what is thrown. */
  readonly choice: 'keep' | KrakatoaThrowSet;
  /** Expected points of this throw alone. */
  readonly points: number;
  /**
   * Expected points from now to the end of the turn, bonus throws included, if the side plays for that: what marks do in
   * the turn is counted; those that run on into the next round are not.
   */
  readonly turn: number;
}

/**
 * What the side to throw can do, the best for its turn first.
 *
 * @throws RangeError for a spot that cannot be
 */
export function choicesIn(given: KrakatoaSpot): readonly KrakatoaChoice[] {
  const spot = wholeSpot(given);
  const { throwNumber, faces, awaitsKeep, total, marks, nextMarks, bonusBoxes, options } = spot;
  const isBonus = throwNumber === 'bonus';
  // A bonus throw with n boxes after it stands n boxes before the last of three.
  const stage = isBonus ? STAGES - 1 - (bonusBoxes ?? 0) : throwNumber;
  const values = new TurnValues({ bonusBoxes: isBonus ? 3 : bonusBoxes, options });
  const nine = faces === null ? 0 : nineNumber(faces);
  const from: Stage = { stage, nine, total: total % 100, marks, nextMarks };
  const choices = setsToThrow(spot).map((set): KrakatoaChoice => {
    const worth = set === 'all' ? values.throwingAll(from, !awaitsKeep) : values.throwing(set, from);
    return { choice: set, ...worth };
  });
  if (awaitsKeep) choices.unshift({ choice: 'keep', ...values.after(nine, from) });
  return choices.sort((one, other) => other.turn - one.turn);
}
