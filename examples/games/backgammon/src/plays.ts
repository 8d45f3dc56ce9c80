import { at, BAR, type Checkers, OFF, type Position, type Step, stepped, target } from './board.js';

/** The dice to play for a roll: a double is played four times (BGM-7). */
export function diceToPlay([one = 0, other = 0]: readonly number[]): number[] {
  return one === other ? [one, one, one, one] : [Math.max(one, other), Math.min(one, other)];
}

/** The dice without one of this number. */
export function without(dice: readonly number[], die: number): number[] {
  const index = dice.indexOf(die);
  return dice.filter((_, i) => i !== index);
}

/** Every step that one of the dice allows by itself, from the rear; of several dice that do the same, the smallest. */
export function stepsOf(position: Position, dice: readonly number[]): Step[] {
  const [one = 0, two = one] = dice;
  const ascending = one === two ? [one] : one < two ? [one, two] : [two, one];
  const steps: Step[] = [];
  // Nothing else moves while a checker is on the bar.
  const least = at(position.own, BAR) > 0 ? BAR : 1;
  for (let from = BAR; from >= least; from--) {
    if (at(position.own, from) === 0) continue;
    let isOff = false;
    for (const die of ascending) {
      const to = target(position, from, die);
      if (to === null || (to === OFF && isOff)) continue;
      isOff = to === OFF;
      steps.push({ from, to, die });
    }
  }
  return steps;
}

/** Whether any of the dice can be played. */
export function canPlay(position: Position, dice: readonly number[]): boolean {
  for (let from = BAR; from > OFF; from--) {
    if (at(position.own, from) === 0) continue;
    for (const die of dice) if (target(position, from, die) !== null) return true;
  }
  return false;
}

/** How many of the dice can be played one after the other; a search that ends as soon as all can. */
function mostDice(position: Position, dice: readonly number[], known: Map<string, number>): number {
  if (dice.length <= 1) return canPlay(position, dice) ? 1 : 0;
  // What is hit on the way never stands in the way: one's own checkers and the dice decide.
  const key = `${position.own}/${dice}`;
  let most = known.get(key);
  if (most !== undefined) return most;
  most = 0;
  for (const step of stepsOf(position, dice)) {
    most = Math.max(most, 1 + mostDice(stepped(position, step), without(dice, step.die), known));
    if (most === dice.length) break;
  }
  known.set(key, most);
  return most;
}

function searchSteps(position: Position, dice: readonly number[]): readonly Step[] {
  const steps = stepsOf(position, dice);
  if (dice.length === 1) return steps;
  const known = new Map<string, number>();
  const played = steps.map((step) => 1 + mostDice(stepped(position, step), without(dice, step.die), known));
  const most = Math.max(0, ...played);
  const longest = steps.filter((_, index) => played[index] === most);
  // Either die, but not both: the larger if it can be played (BGM-8).
  const largest = most === 1 ? Math.max(...longest.map(({ die }) => die)) : 0;
  return longest.filter(({ die }) => die >= largest);
}

interface Question {
  readonly own: Checkers;
  readonly other: Checkers;
  readonly dice: readonly number[];
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return one.length === other.length;
}

/** The last question and its answer: candidates, `check` and `count` ask the same one after the other. */
let last: (Question & { readonly steps: readonly Step[] }) | undefined;

const isLast = ({ own, other, dice }: Question): boolean =>
  last !== undefined && isSame(dice, last.dice) && isSame(own, last.own) && isSame(other, last.other);

/** The steps that leave as many of the dice to be played as can be played, and of one die alone the larger (BGM-8). */
export function legalSteps({ own, other }: Position, dice: readonly number[]): readonly Step[] {
  if (!last || !isLast({ own, other, dice })) {
    last = { own: [...own], other: [...other], dice: [...dice], steps: searchSteps({ own, other }, dice) };
  }
  return last.steps;
}

/** A whole turn: its steps, one way to play them, and where it leads. */
export interface Play {
  readonly steps: readonly Step[];
  readonly own: Checkers;
  readonly other: Checkers;
}

const codes: number[] = [];

/** Tells apart where a search can be: the next die, and the checkers of both. A search asks for thousands. */
function keyOf({ own, other }: Position, die: number): string {
  codes.length = 0;
  codes.push(die);
  for (let point = 0; point < own.length; point++) codes.push(own[point] as number, other[point] as number);
  return String.fromCharCode.apply(null, codes);
}

/**
 * Every position to which the dice can be played, each once, with one way to get there; the position itself when nothing
 * can be played (BGM-7, BGM-8).
 *
 * @param dice - those that are still to be played: two, or up to four of a double
 */
export function playsOf(position: Position, dice: readonly number[]): Play[] {
  const seen = new Set<string>();
  let found: Play[] = [];
  let most = 0;
  const visit = (reached: Position, left: readonly number[], steps: readonly Step[]): void => {
    const key = keyOf(reached, left[0] ?? 0);
    if (seen.has(key)) return;
    seen.add(key);
    const next = left.length === 0 ? [] : stepsOf(reached, left);
    for (const step of next) visit(stepped(reached, step), without(left, step.die), [...steps, step]);
    if (next.length > 0 || steps.length < most) return;
    // As many dice as can be played, and of one die alone the larger: what used fewer doesn't count (BGM-8).
    if (steps.length > most) found = [];
    most = steps.length;
    found.push({ ...reached, steps });
  };
  visit(position, dice, []);
  const largest = most === 1 ? Math.max(...found.map(({ steps }) => steps[0]?.die ?? 0)) : 0;
  return found.filter(({ steps }) => largest === 0 || steps[0]?.die === largest);
}
