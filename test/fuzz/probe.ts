import type { RandomGenerator } from '../../src/kernel/dice/random.js';
import type { Sample } from '../../src/testing/game-sample.js';
import type { Subject } from './subject.js';

/** What a run can be narrowed to. */
export const areas = ['laws', 'hostile', 'referee', 'records'] as const;
export type Area = (typeof areas)[number];

/** Counts what was checked. */
export interface Tally {
  readonly count: (checks?: number) => void;
  /** Counts a check and throws unless it holds; `why` is only asked for when it does not. */
  readonly expect: (holds: boolean, why: () => string) => void;
}

/** Something that must hold beside the laws: random inputs, and what is checked of each. */
export interface Probe<Input = unknown> {
  /** What holds, as a short statement. */
  readonly name: string;
  readonly area: Area;
  readonly applies: (subject: Subject) => boolean;
  /** Inputs that a random game leads to, as plain JSON: each is all that `check` needs. */
  readonly draw: (subject: Subject, sample: Sample, rng: RandomGenerator) => Iterable<Input>;
  /** Throws when it does not hold. */
  readonly check: (subject: Subject, input: Input, tally: Tally) => void | Promise<void>;
}

/** A probe of whose inputs nothing is known: it is only given what it has drawn. */
export const probe = <Input>(specific: Probe<Input>): Probe => specific as unknown as Probe;

export const always = (): boolean => true;

/** A tally that starts at zero. */
export function createTally(): Tally & { readonly checks: () => number } {
  let checks = 0;
  const count = (more = 1): void => {
    checks += more;
  };
  return {
    count,
    expect(holds, why) {
      count();
      if (!holds) throw new Error(why());
    },
    checks: () => checks,
  };
}
