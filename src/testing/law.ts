import type { OlderRules } from '../entry/entry.js';
import { createRng, type RandomGenerator, uniformInt } from '../kernel/dice/random.js';
import type { Worth } from '../kernel/purpose.js';
import type { AnyGame, Invariant } from '../kernel/types.js';
import type { Sample } from './game-sample.js';
import type { Golden } from './golden.js';
import { keyOf } from './plain-checks.js';
import type { Action, State } from './types.js';

export interface Step {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/** What a law has at hand while it looks at one game. */
export interface Bench {
  readonly game: AnyGame;
  readonly invariants: readonly Invariant<State, Action>[];
  /** Games as they were under these rules and older ones. */
  readonly golden: readonly Golden<State, Action>[];
  readonly versions: OlderRules;
  readonly actionBound: number;
  /** What is worth heading for, where that is known. */
  readonly worth: Worth<never> | undefined;
  /** Random numbers that depend on the law and the game alone. */
  readonly rng: RandomGenerator;
  /** What a law keeps from one game of a run to the next, such as which Chances it knows. */
  readonly memory: WeakSet<object>;
  /** Notes what the law does besides looking at the sample: actions that it plays, or equivalent work. */
  readonly spend: (actions: number) => void;
  /** Whether that was enough: then the law skips the rest, or does less. Never while a game is shrunk. */
  readonly hasSpentAll: () => boolean;
  /** Counts a check, or several. */
  readonly count: (checks?: number) => void;
  /** Counts a check and fails unless it holds; `why` is only asked for when it does not. */
  readonly expect: (holds: boolean, why: () => string) => void;
}

export interface LawSpec {
  readonly name: string;
  readonly source: string;
  /** Why the law does not concern a game; `null` when it does. Every game, unless given. */
  readonly exemption?: (game: AnyGame, given: Pick<LawSettings, 'invariants' | 'golden'>) => string | null;
  /** Why it may have seen nothing, and what to do about it. Such laws come last. */
  readonly blind?: string;
  /** Share of the runs that the law takes; less than 1 for laws that cost more than others. Default 1. */
  readonly share?: number;
  readonly check: (sample: Sample, bench: Bench) => void;
}

export interface LawSettings {
  readonly game: AnyGame;
  readonly invariants: readonly Invariant<State, Action>[];
  readonly golden: readonly Golden<State, Action>[];
  readonly versions: OlderRules;
  readonly variants: readonly object[];
  readonly runs: number;
  readonly sets: number;
  readonly seed: number;
  readonly actionBound: number;
  readonly maxActions: number;
  readonly meanActions: number;
  /** What is worth heading for, if given. */
  readonly worth: Worth<never> | undefined;
}

export function stepsOf({ states, actions }: Sample): Step[] {
  return actions.map((action, i) => ({ before: states[i] as State, action, after: states[i + 1] as State }));
}

/** Which position of a game it is, in words: by the action that led to it. */
export function whenIn({ states, actions }: Pick<Sample, 'states' | 'actions'>, state: State): string {
  const at = states.indexOf(state);
  const action = actions[at - 1];
  return action ? `after action ${at}, ${keyOf(action)}` : 'at the start';
}

/**
 * Some of a list, in order, all when there are no more than wanted. Always with the last: that is where a shrunk game fails.
 */
export function some<T>(rng: RandomGenerator, list: readonly T[], wanted: number): readonly T[] {
  if (list.length <= wanted) return list;
  const indices = new Set([list.length - 1]);
  while (indices.size < wanted) indices.add(uniformInt(rng, 0, list.length - 1));
  return list.filter((_, i) => indices.has(i));
}

/** In longer lists the positions that are looked at lie further apart, so more of them are. */
const LONG = 50;
const VERY_LONG = 500;
const SHORT = 3;

/**
 * Positions, or steps, of a game for a law that costs too much to look at all: from a long game more than are wanted from a
 * usual one, and always the first; from a short one fewer. Always with the last.
 */
export function spread<T>(rng: RandomGenerator, list: readonly T[], wanted: number): readonly T[] {
  const { length } = list;
  if (length <= LONG) return some(rng, list, length <= SHORT ? Math.ceil(wanted / 2) : wanted);
  const [first, ...others] = list;
  return [first as T, ...some(rng, others, length > VERY_LONG ? 3 * wanted : Math.ceil(1.5 * wanted) - 1)];
}

/** Evenly spaced indices of a list, at least `apart` and no more than `most` of them. */
export function* evenlySpaced(apart: number, list: readonly unknown[], most: number): Generator<number> {
  const step = Math.max(apart, Math.ceil(list.length / most));
  for (let i = 0; i < list.length; i += step) yield i;
}

/** What a law has left to play itself. */
interface Purse {
  actions: number;
}

/** What a law keeps from game to game while it runs under one variant. */
export interface Run {
  readonly memory: WeakSet<object>;
  readonly purse: Purse;
}

const endlessRun = (): Run => ({ memory: new WeakSet(), purse: { actions: Number.POSITIVE_INFINITY } });

export function checkSample(
  spec: LawSpec,
  { game, invariants, golden, versions, actionBound, worth }: LawSettings,
  sample: Sample,
  { memory, purse } = endlessRun(),
): number {
  let checks = 0;
  const count = (more = 1) => {
    checks += more;
  };
  spec.check(sample, {
    game,
    invariants,
    golden,
    versions,
    actionBound,
    worth,
    rng: createRng(`${spec.name} ${sample.noise}`),
    memory,
    spend(actions) {
      purse.actions -= actions;
    },
    hasSpentAll: () => purse.actions <= 0,
    count,
    expect(holds, why) {
      count();
      if (!holds) throw new Error(why());
    },
  });
  return checks;
}
