import { BAR, CHECKERS, type Checkers, HOME, OFF, type Position } from './board.js';

// What a network is told of a position, for the player who has just moved: the other will roll. This runs a thousand times
// for a choice, and is written for that.

/** Numbers a player's checkers are told in: four a point, the bar, those that are off. */
const OF_CHECKERS = 4 * (BAR - 1) + 2;
/** Numbers that are told of how the two stand to each other. */
const BETWEEN = 13;
/** Numbers in all. */
export const FEATURES = 2 * OF_CHECKERS + BETWEEN;

/** What is told of one player's checkers, as they number the points. */
interface Side {
  readonly pips: number;
  readonly rear: number;
  /** Points of the home board that are made. */
  readonly closed: number;
  /** The longest row of points that are made. */
  readonly prime: number;
}

/** On each point: one checker, two or more, three or more, how many more. */
function tellCheckers(checkers: Checkers, told: Float64Array, from: number): Side {
  let [pips, rear, closed, prime, length] = [0, 0, 0, 0, 0];
  for (let point = 1; point < BAR; point++) {
    const count = checkers[point] as number;
    if (count < 2) length = 0;
    if (count === 0) continue;
    const at = from + 4 * (point - 1);
    pips += point * count;
    rear = point;
    if (count === 1) told[at] = 1;
    else {
      told[at + 1] = 1;
      if (count > 2) told[at + 2] = 1;
      if (count > 3) told[at + 3] = (count - 3) / 2;
      length++;
      if (length > prime) prime = length;
      if (point <= HOME) closed++;
    }
  }
  const waiting = checkers[BAR] as number;
  if (waiting > 0) rear = BAR;
  told[from + OF_CHECKERS - 2] = waiting / 2;
  told[from + OF_CHECKERS - 1] = (checkers[OFF] as number) / CHECKERS;
  return { pips: pips + BAR * waiting, rear, closed, prime };
}

/** Of the six points before the other's rearmost checker those that are made. */
function blockade(checkers: Checkers, rear: number): number {
  let made = 0;
  for (let point = Math.max(1, rear - 6); point < rear; point++) if ((checkers[BAR - point] as number) >= 2) made++;
  return made;
}

/** Whether a roll without a double hits a checker that stands alone there, as the hitter numbers the points. */
function isHit(hitter: Checkers, target: Checkers, blot: number, one: number, two: number): boolean {
  const waiting = hitter[BAR] as number;
  if (waiting === 0) {
    if ((hitter[blot + one] ?? 0) > 0 || (hitter[blot + two] ?? 0) > 0) return true;
    if ((hitter[blot + one + two] ?? 0) === 0) return false;
    return (target[BAR - blot - one] as number) < 2 || (target[BAR - blot - two] as number) < 2;
  }
  if (BAR - one === blot || BAR - two === blot) return true;
  if (waiting > 1) return false;
  const entersOne = (target[one] as number) < 2;
  const entersTwo = (target[two] as number) < 2;
  if (blot === BAR - one - two) return entersOne || entersTwo;
  const hitsWith = (die: number): boolean => blot + die < BAR && (hitter[blot + die] as number) > 0;
  return (entersOne && hitsWith(two)) || (entersTwo && hitsWith(one));
}

/** The same with a double. */
function isHitByDouble(hitter: Checkers, target: Checkers, blot: number, die: number): boolean {
  const waiting = hitter[BAR] as number;
  if (waiting > 0 && (target[die] as number) >= 2) return false;
  for (let steps = 1; steps <= 4; steps++) {
    const from = blot + steps * die;
    if (from > BAR || (steps > 1 && (target[BAR - from + die] as number) >= 2)) return false;
    // Who waits enters first, which takes a step each.
    if ((hitter[from] as number) > 0 && steps + waiting - (from === BAR ? 1 : 0) <= 4) return true;
  }
  return false;
}

const blots: number[] = [];

/** With how many of 36 rolls the hitter hits a checker that stands alone. */
export function shots(hitter: Checkers, target: Checkers): number {
  let rear = BAR;
  while (rear > 0 && hitter[rear] === 0) rear--;
  blots.length = 0;
  for (let point = BAR - 1; BAR - point < rear; point--) if (target[point] === 1) blots.push(BAR - point);
  if (blots.length === 0) return 0;
  let rolls = 0;
  for (let one = 1; one <= 6; one++) {
    for (const blot of blots) {
      if (!isHitByDouble(hitter, target, blot, one)) continue;
      rolls++;
      break;
    }
    for (let two = 1; two < one; two++) {
      for (const blot of blots) {
        if (!isHit(hitter, target, blot, one, two)) continue;
        rolls += 2;
        break;
      }
    }
  }
  return rolls;
}

/**
 * What a network is told of a position.
 *
 * @param told - where it is written; a new list by default
 */
export function featuresOf({ own, other }: Position, told: Float64Array = new Float64Array(FEATURES)): Float64Array {
  told.fill(0);
  const mine = tellCheckers(own, told, 0);
  const theirs = tellCheckers(other, told, OF_CHECKERS);
  const lead = theirs.pips - mine.pips;
  let at = 2 * OF_CHECKERS;
  told[at++] = mine.pips / 100;
  told[at++] = theirs.pips / 100;
  told[at++] = lead / 50;
  told[at++] = mine.closed / HOME;
  told[at++] = theirs.closed / HOME;
  told[at++] = mine.prime / 6;
  told[at++] = theirs.prime / 6;
  if (mine.rear + theirs.rear > BAR) {
    told[at++] = 1;
    told[at++] = blockade(own, theirs.rear) / 6;
    told[at++] = blockade(other, mine.rear) / 6;
    told[at++] = shots(other, own) / 36;
    told[at++] = shots(own, other) / 36;
  } else told[at + 5] = (4 * (lead - 4)) / (theirs.pips + 10);
  return told;
}
