import type { ExactChance } from '../../../advice/advice.js';
import { type CalaveraChoice, type CalaveraFace, choices, countOf, DICE } from '../dice.js';
import { BOXES } from '../sheet.js';
import { FALLS } from './keeps.js';

/** So many skulls are the curse (CAL-11). */
const CURSE = 3;
const SIDES = 6;

function whole(value: number, least: number, most: number, what: string): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  throw new RangeError(`expected ${what} from ${least} to ${most}`);
}

/** In how many ways `count` of the dice can be chosen. */
function choose(dice: number, count: number): number {
  let chosen = 1;
  for (let i = 0; i < count; i++) chosen = (chosen * (dice - i)) / (i + 1);
  return chosen;
}

/**
 * The exact chance that the next roll brings the third skull.
 *
 * @param skulls - that lie already, 0 to 2
 * @param dice - that are rolled, 1 to 6, no more than the others
 * @throws RangeError for other numbers
 */
export function curseOdds(skulls: number, dice: number): ExactChance {
  whole(skulls, 0, CURSE - 1, 'skulls');
  whole(dice, 1, DICE - skulls, 'dice to roll');
  let favourable = 0;
  for (let more = CURSE - skulls; more <= dice; more++) favourable += choose(dice, more) * (SIDES - 1) ** (dice - more);
  return { favourable, total: SIDES ** dice };
}

/** What a plan leads to. */
export interface CalaveraPlanOdds {
  /** The sum of all weights: 46,656 for each roll that is left. */
  readonly total: number;
  /** The weight of the curse: a third skull, so that nothing is marked (CAL-27). */
  readonly cursed: number;
  /** Weights of 0 to 6 crosses when there is no curse. */
  readonly crosses: readonly number[];
  /** The expected crosses; 0 under the curse. */
  readonly mean: number;
}

/** What a plan starts from. */
export interface CalaveraPlan {
  /** The six dice as they lie; none before the first roll. */
  readonly dice: readonly CalaveraFace[];
  /** Rolls that are left, 0 to 3. */
  readonly rollsLeft: number;
  /** The colour that is wanted, or the jokers. */
  readonly target: CalaveraChoice;
  /** Boxes that are left in the row (13): more crosses are lost (CAL-19). */
  readonly boxes?: number | undefined;
}

/**
 * The plan to collect one colour, or jokers: every die that shows neither it nor a skull is rolled again, as long as
 * there are rolls and such dice, and then all dice of the kind are taken.
 *
 * @throws RangeError for other numbers of dice or rolls
 */
export function planOdds({ dice, rollsLeft, target, boxes = BOXES }: CalaveraPlan): CalaveraPlanOdds {
  whole(rollsLeft, 0, 3, 'rolls left');
  whole(boxes, 0, BOXES, 'boxes');
  if (dice.length !== DICE && !(dice.length === 0 && rollsLeft === 3)) {
    throw new RangeError('expected six dice, or none when three rolls are left');
  }
  if (!choices.includes(target)) throw new RangeError(`expected to collect one of ${choices.join(', ')}`);
  // Weights by dice of the kind and skulls; three skulls stand for more.
  const width = DICE + 1;
  let weights = new Map<number, number>();
  const start = Math.min(countOf(dice, 'skull'), CURSE) * width + countOf(dice, target);
  weights.set(start, 1);
  for (let roll = 0; roll < rollsLeft; roll++) {
    const after = new Map<number, number>();
    const add = (skulls: number, kept: number, weight: number): void => {
      const key = Math.min(skulls, CURSE) * width + kept;
      after.set(key, (after.get(key) ?? 0) + weight);
    };
    for (const [key, weight] of weights) {
      const skulls = Math.floor(key / width);
      const kept = key % width;
      const rolled = skulls >= CURSE ? 0 : DICE - skulls - kept;
      const scale = weight * (FALLS / SIDES ** rolled);
      for (let more = 0; more <= rolled; more++) {
        for (let hits = 0; hits <= rolled - more; hits++) {
          // First which dice show skulls; the others have five faces left, one of them wanted.
          const rest = rolled - more;
          const fallen = choose(rolled, more) * choose(rest, hits) * (SIDES - 2) ** (rest - hits);
          add(skulls + more, kept + hits, scale * fallen);
        }
      }
    }
    weights = after;
  }
  const total = FALLS ** rollsLeft;
  const crosses = new Array<number>(width).fill(0);
  let cursed = 0;
  let sum = 0;
  for (const [key, weight] of weights) {
    const made = Math.min(key % width, boxes);
    if (key >= CURSE * width) cursed += weight;
    else {
      crosses[made] = (crosses[made] ?? 0) + weight;
      sum += made * weight;
    }
  }
  return { total, cursed, crosses, mean: sum / total };
}
