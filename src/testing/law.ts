import * as fc from 'fast-check';
import { playout } from '../kernel/playout.js';
import { createRng, type RandomGenerator, uniformInt } from '../kernel/random.js';
import type { AnyGame, Invariant } from '../kernel/types.js';
import { type Counterexample, LawError, lawErrorOf, type PlainAction, reasonOf } from './counterexample.js';
import { sampleArbitrary, seatsOf } from './game-arbitrary.js';
import type { Sample } from './game-sample.js';
import type { Action, State } from './types.js';

/** What a law that holds has done. */
export interface LawReport {
  /** How many single facts were checked; 0 only for a law that does not apply. */
  readonly checks: number;
}

/** A law, ready to be run by any test runner: `for (const law of gameLaws(game)) it(law.name, () => void law.run())`. */
export interface Law {
  /** What holds, as a short statement. */
  readonly name: string;
  /** What is promised, in full. */
  readonly source: string;
  /** Whether the law concerns the game at all. */
  readonly applies: boolean;
  /** Why it does not; `null` when it applies. */
  readonly exemption: string | null;
  /**
   * Checks the law on random games, under every variant. A law that does not apply checks nothing.
   *
   * @throws {@link LawError} when the law does not hold, with the game on which it fails, made as short as possible;
   * and when it applies but saw nothing to check
   */
  readonly run: () => LawReport;
}

/** One action of a game that was played. */
export interface Step {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
}

/** What a law has at hand while it looks at one game. */
export interface Bench {
  readonly game: AnyGame;
  readonly invariants: readonly Invariant<State, Action>[];
  /** How many actions a game may take. */
  readonly actionBound: number;
  /** Random numbers that depend on the law and the game alone. */
  readonly rng: RandomGenerator;
  /** What a law keeps from one game of a run to the next, such as which Chances it knows. */
  readonly memory: WeakSet<object>;
  /** Notes what the law does beside looking at the sample: actions that it plays, or as much work as they are. */
  readonly spend: (actions: number) => void;
  /** Whether that was enough: then the law does the rest of it no more, or less of it. Never so while a game is shrunk. */
  readonly hasSpentAll: () => boolean;
  /** Counts a check, or several. */
  readonly count: (checks?: number) => void;
  /** Counts a check and fails unless it holds; `why` is only asked for when it does not. */
  readonly expect: (holds: boolean, why: () => string) => void;
}

/** A law before it is given a game. */
export interface LawSpec {
  readonly name: string;
  readonly source: string;
  /** Why the law does not concern a game; `null` when it does. Every game, unless given. */
  readonly exemption?: (game: AnyGame, invariants: readonly Invariant<State, Action>[]) => string | null;
  /** Share of the runs that the law takes; less than 1 for laws that cost more than others. Default 1. */
  readonly share?: number;
  /** Checks one game; throws when the law does not hold. */
  readonly check: (sample: Sample, bench: Bench) => void;
}

/** What a battery of laws is run with. */
export interface LawSettings {
  readonly game: AnyGame;
  readonly invariants: readonly Invariant<State, Action>[];
  readonly variants: readonly object[];
  readonly runs: number;
  readonly seed: number;
  readonly actionBound: number;
  readonly maxActions: number;
  readonly meanActions: number;
}

/** Shrinking stops after so many tries: what is found by then is short enough. */
const SHRINK_TRIES = 1_500;

/** The steps of a game. */
export function stepsOf({ states, actions }: Sample): Step[] {
  return actions.map((action, i) => ({ before: states[i] as State, action, after: states[i + 1] as State }));
}

/** Some of a list, in its order, all when there are no more than wanted. Always with the last: that is where a shrunk game fails. */
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
 * Positions, or steps, of a game for a law that costs too much to look at all of them: of a long game more than are
 * wanted of a usual one, and always the first; of a short one fewer. Always with the last.
 */
export function spread<T>(rng: RandomGenerator, list: readonly T[], wanted: number): readonly T[] {
  const { length } = list;
  if (length <= LONG) return some(rng, list, length <= SHORT ? Math.ceil(wanted / 2) : wanted);
  const [first, ...others] = list;
  return [first as T, ...some(rng, others, length > VERY_LONG ? 3 * wanted : Math.ceil(1.5 * wanted) - 1)];
}

/** Every so many-th of the indices of a list, so far apart that there are not more than `most`. */
export function* everySo(apart: number, list: readonly unknown[], most: number): Generator<number> {
  const step = Math.max(apart, Math.ceil(list.length / most));
  for (let i = 0; i < list.length; i += step) yield i;
}

/** What a law has left to play itself. */
interface Purse {
  actions: number;
}

/** What a law keeps from game to game while it runs under one variant. */
interface Run {
  readonly memory: WeakSet<object>;
  readonly purse: Purse;
}

const endlessRun = (): Run => ({ memory: new WeakSet(), purse: { actions: Number.POSITIVE_INFINITY } });

/** Runs a law on one game and counts. */
export function checkSample(
  spec: LawSpec,
  { game, invariants, actionBound }: Pick<LawSettings, 'game' | 'invariants' | 'actionBound'>,
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
    actionBound,
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

function counterexampleOf(
  spec: LawSpec,
  { game }: LawSettings,
  { players, options, actions, noise, problem }: Sample,
  { seed, counterexamplePath, errorInstance }: fc.RunDetails<[Sample]>,
): Counterexample {
  const plain: Counterexample = {
    format: 'dicewright/1 counterexample',
    game: game.id,
    rules: game.rules,
    law: spec.name,
    players,
    options,
    actions: actions as readonly PlainAction[],
    attempt: (problem?.action ?? undefined) as PlainAction | undefined,
    noise,
    seed,
    path: counterexamplePath ?? '',
    message: reasonOf(errorInstance),
  };
  return JSON.parse(JSON.stringify(plain)) as Counterexample;
}

/** The games of one variant: beginnings, and whole games, of which there are fewer the longer they are. */
interface Stock {
  readonly beginnings: fc.Arbitrary<Sample>;
  readonly whole: fc.Arbitrary<Sample>;
  /** Share of the runs that are whole games. */
  readonly wholeShare: number;
}

/** Runs a law on games of one kind; what is spent in one variant is gone in the next of its stages. */
function runStage(
  spec: LawSpec,
  settings: LawSettings,
  {
    arbitrary,
    numRuns,
    run,
  }: { readonly arbitrary: fc.Arbitrary<Sample>; readonly numRuns: number; readonly run: Run },
): number {
  let checks = 0;
  let tries = 0;
  let failed = false;
  const property = fc.property(arbitrary, (sample) => {
    if (failed && ++tries > SHRINK_TRIES) return;
    try {
      checks += checkSample(spec, settings, sample, run);
    } catch (error) {
      failed = true;
      run.purse.actions = Number.POSITIVE_INFINITY;
      throw error;
    }
  });
  const details = fc.check(property, { seed: settings.seed, numRuns, verbose: fc.VerbosityLevel.None });
  if (!details.failed) return checks;
  const [sample] = details.counterexample ?? [];
  if (!sample) throw new LawError(spec.name, `law: ${spec.name}\n${reasonOf(details.errorInstance)}`, null);
  throw lawErrorOf(counterexampleOf(spec, settings, sample, details), details.errorInstance);
}

function runVariant(spec: LawSpec, settings: LawSettings, { beginnings, whole, wholeShare }: Stock): number {
  const runs = Math.max(1, Math.ceil(settings.runs * (spec.share ?? 1)));
  const wholeRuns = Math.min(runs, Math.max(LEAST_WHOLE, Math.round(runs * wholeShare)));
  const run: Run = { memory: new WeakSet(), purse: { actions: OWN_PLAY * settings.runs * settings.meanActions } };
  const stages = [
    { arbitrary: beginnings, numRuns: runs - wholeRuns, run },
    { arbitrary: whole, numRuns: wholeRuns, run },
  ];
  return stages.reduce((checks, stage) => checks + (stage.numRuns > 0 ? runStage(spec, settings, stage) : 0), 0);
}

/** What a law may play itself, in sizes of what it is given: a playout is cheap. */
const OWN_PLAY = 2;
/** So many games are whole ones, however long they are. */
const LEAST_WHOLE = 2;
/** From so many games it is seen how long they are. */
const PILOTS = 4;
/** How much of the actions goes into whole games, as long as these are not half of all. */
const WHOLE_ACTIONS = 0.75;

/** How many actions games of the variant take, on average, up to where samples are left unfinished. */
function meanLength({ game, seed, maxActions }: LawSettings, options: object): number {
  const seats = seatsOf(game, { variants: [options] });
  let actions = 0;
  for (let i = 0; i < PILOTS; i++) {
    const { players } = seats[i % seats.length] as (typeof seats)[number];
    try {
      actions += playout(game, { players, options, seed: `length ${seed} ${i}`, maxActions }).actions.length;
    } catch {
      // A game that is broken: a law will say so.
    }
  }
  return actions / PILOTS;
}

function stockOf(settings: LawSettings, options: object): Stock {
  const { game, maxActions, meanActions } = settings;
  const games = (length: 'whole' | 'beginning') =>
    new Remembering(sampleArbitrary(game, { variants: [options], maxActions }, length));
  const wholeShare = Math.min(0.5, (WHOLE_ACTIONS * meanActions) / Math.max(1, meanLength(settings, options)));
  return { beginnings: games('beginning'), whole: games('whole'), wholeShare };
}

/** Keeps what is generated first for each state of the random numbers, so that a game is played once for all laws. */
class Remembering extends fc.Arbitrary<Sample> {
  readonly #inner: fc.Arbitrary<Sample>;
  readonly #known = new Map<string, fc.Value<Sample>>();

  constructor(inner: fc.Arbitrary<Sample>) {
    super();
    this.#inner = inner;
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<Sample> {
    const state = random.getState()?.join();
    const known = state === undefined ? undefined : this.#known.get(state);
    if (known) return known;
    const value = this.#inner.generate(random, biasFactor);
    if (state !== undefined && this.#known.size < MOST_REMEMBERED) this.#known.set(state, value);
    return value;
  }

  override canShrinkWithoutContext(value: unknown): value is Sample {
    return this.#inner.canShrinkWithoutContext(value);
  }

  override shrink(value: Sample, context: unknown): fc.Stream<fc.Value<Sample>> {
    return this.#inner.shrink(value, context);
  }
}

const MOST_REMEMBERED = 300;

function playable<T>(spec: LawSpec, samples: () => T): T {
  try {
    return samples();
  } catch (error) {
    throw new LawError(spec.name, `law: ${spec.name}\n${reasonOf(error)}`, null, error);
  }
}

/** The laws for a game. Games are played when the first law is run, and forgotten when all laws have been. */
export function lawsOf(specs: readonly LawSpec[], settings: LawSettings): readonly Law[] {
  let stocks: readonly Stock[] | undefined;
  const waiting = new Set(specs);
  const samples = () => {
    stocks ??= settings.variants.map((options) => stockOf(settings, options));
    return stocks;
  };
  return specs.map((spec) => {
    const exemption = spec.exemption?.(settings.game, settings.invariants) ?? null;
    if (exemption !== null) waiting.delete(spec);
    return Object.freeze({
      name: spec.name,
      source: spec.source,
      applies: exemption === null,
      exemption,
      run(): LawReport {
        if (exemption !== null) return { checks: 0 };
        let checks = 0;
        for (const stock of playable(spec, samples)) checks += runVariant(spec, settings, stock);
        waiting.delete(spec);
        if (waiting.size === 0) stocks = undefined;
        if (checks === 0) {
          throw new LawError(spec.name, `law: ${spec.name}\ngame: ${settings.game.id}\nsaw nothing to check`, null);
        }
        return { checks };
      },
    });
  });
}
