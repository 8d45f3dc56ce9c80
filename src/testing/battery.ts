import * as fc from 'fast-check';
import { type Counterexample, LawError, lawErrorOf, type PlainAction, reasonOf } from './counterexample.js';
import type { Sample } from './game-sample.js';
import { checkSample, type LawSettings, type LawSpec, type Run } from './law.js';
import { type Stock, stockOf } from './stock.js';

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

const SHRINK_TRIES = 1_500;

/** What a law may play itself, in multiples of what it is given: a playout is cheap. */
const OWN_PLAY = 2;
/** At least this many games are whole ones, however long they are. */
const LEAST_WHOLE = 2;
/** Why most laws may have seen nothing. */
const NOTHING_PLAYED = 'none of the games that were played came to what it looks at; with more of them (runs) one may';
/** Far apart, so that the sets of neighbouring seeds differ. */
const SET_STRIDE = 0x3504f333;

function counterexampleOf(
  spec: LawSpec,
  { game, seed }: LawSettings,
  { players, options, actions, noise, problem }: Sample,
  { counterexamplePath, errorInstance }: fc.RunDetails<[Sample]>,
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

/** Runs a law on games of one kind; what is spent on one variant is gone for the next of its stages. */
function runStage(
  spec: LawSpec,
  settings: LawSettings,
  {
    arbitrary,
    numRuns,
    run,
  }: { readonly arbitrary: fc.Arbitrary<Sample>; readonly numRuns: number; readonly run: Run },
  seed: number,
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
  const details = fc.check(property, { seed, numRuns, verbose: fc.VerbosityLevel.None });
  if (!details.failed) return checks;
  const [sample] = details.counterexample ?? [];
  if (!sample) throw new LawError(spec.name, `law: ${spec.name}\n${reasonOf(details.errorInstance)}`, null);
  throw lawErrorOf(counterexampleOf(spec, settings, sample, details), details.errorInstance);
}

function runVariant(
  spec: LawSpec,
  settings: LawSettings,
  { beginnings, whole, wholeShare }: Stock,
  seed: number,
): number {
  const runs = Math.max(1, Math.ceil(settings.runs * (spec.share ?? 1)));
  const wholeRuns = Math.min(runs, Math.max(LEAST_WHOLE, Math.round(runs * wholeShare)));
  const run: Run = { memory: new WeakSet(), purse: { actions: OWN_PLAY * settings.runs * settings.meanActions } };
  const stages = [
    { arbitrary: beginnings, numRuns: runs - wholeRuns, run },
    { arbitrary: whole, numRuns: wholeRuns, run },
  ];
  return stages.reduce((checks, stage) => checks + (stage.numRuns > 0 ? runStage(spec, settings, stage, seed) : 0), 0);
}

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
  return specs.map((spec, index) => {
    const seed = (settings.seed + (index % settings.sets) * SET_STRIDE) | 0;
    const exemption = spec.exemption?.(settings.game, settings) ?? null;
    if (exemption !== null) waiting.delete(spec);
    return Object.freeze({
      name: spec.name,
      source: spec.source,
      applies: exemption === null,
      exemption,
      run(): LawReport {
        if (exemption !== null) return { checks: 0 };
        let checks = 0;
        for (const stock of playable(spec, samples)) checks += runVariant(spec, settings, stock, seed);
        waiting.delete(spec);
        if (waiting.size === 0) stocks = undefined;
        if (checks === 0) {
          const { name, blind = NOTHING_PLAYED } = spec;
          const lines = [`law: ${name}`, `game: ${settings.game.id}`, `saw nothing to check: ${blind}`];
          throw new LawError(name, lines.join('\n'), null);
        }
        return { checks };
      },
    });
  });
}
