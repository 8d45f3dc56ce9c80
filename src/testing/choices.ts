import type { RandomGenerator } from '../kernel/dice/random.js';

const OFFSET = 0x8000_0000;

/** Whoever draws so many numbers for one choice waits for one that does not come; a heap that is built anew 2,000 times takes a twentieth. */
const MAX_DRAWS = 4_000_000;

/** A generator whose numbers are given, and which remembers those it used. */
export interface ChoiceGenerator extends RandomGenerator {
  readonly used: readonly number[];
}

/**
 * A generator that draws what a list of choices says. A choice is a natural number below 2³²; a draw from *k* values
 * takes value `choice mod k`, so a lower choice is a lower face, an earlier action, a deck less shuffled, and that is
 * what makes the things drawn shrink.
 *
 * @param more - where choices come from when the list is used up; nothing but zeros, unless given
 * @throws Error (from `next`) when more than 4,000,000 numbers are drawn
 */
export function choiceRng(choices: readonly number[], more: () => number = () => 0): ChoiceGenerator {
  const used: number[] = [];
  return {
    used,
    next() {
      if (used.length === MAX_DRAWS) throw new Error(`no choice is made after ${MAX_DRAWS} numbers were drawn for it`);
      const choice = used.length < choices.length ? (choices[used.length] as number) : more();
      used.push(choice);
      return choice - OFFSET;
    },
    clone: () => choiceRng(choices.slice(used.length), more),
    getState: () => choices.slice(used.length),
  };
}
