import type { GivenGame, OlderRules } from '../entry/entry.js';
import { asOlderRules, gameAtHand } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { listIn, numberOrType, optionsIn, plainCopy } from '../kernel/plain.js';
import type { Worth } from '../kernel/purpose.js';
import type { AnyAction, AnyGame, Invariant } from '../kernel/types.js';
import { type Law, type LawReport, lawsOf } from './battery.js';
import { type Counterexample, lawErrorOf, reasonOf } from './counterexample.js';
import { sampleOf } from './game-sample.js';
import { asGolden } from './golden.js';
import { checkSample, type LawSettings, type LawSpec } from './law.js';
import { allLaws } from './laws/all.js';
import { optionSetsOf } from './seats.js';

/** See {@link gameLaws}. */
export interface GameLawsOptions<State, Action, Options, View = never> {
  /** What holds for every state of the game and every step; without it that law does not apply. */
  readonly invariants?: readonly Invariant<State, Action>[] | undefined;
  /**
   * What {@link recordGolden} gave, or what was read from its files: one game for each version of the rules. Without them
   * the laws about older saves and records do not apply.
   */
  readonly golden?: readonly object[] | undefined;
  /** The game under older rules, by their numbers: golden records are judged by them. */
  readonly versions?: OlderRules | undefined;
  /** Option sets under each of which every law is checked; the game's own `variants` and `editions`, unless given. */
  readonly variants?: readonly Options[] | undefined;
  /** Random games for each law and variant; the costlier laws take a share of them. Default 100. */
  readonly runs?: number | undefined;
  /**
   * The laws take turns with this many sets of random games: with 3 a law sees no more games than with 1, but all of them
   * together see three times as many. Each set is played once. Default 1.
   */
  readonly sets?: number | undefined;
  /** An integer: the same seed, the same games. Default 1. */
  readonly seed?: number | undefined;
  /** How many actions a game may take before it counts as endless. Default 20,000. */
  readonly actionBound?: number | undefined;
  /** Sampled games are left unfinished after this many actions. Default 2,000. */
  readonly maxActions?: number | undefined;
  /**
   * About how many actions a law's random games have on average: the longer the games of a game, the fewer are played
   * to their end, at least two for each law and variant, at most half of the runs; of the others only beginnings are played,
   * up to 128 actions. A law also plays fewer games itself, to see where they end. Default 40.
   */
  readonly meanActions?: number | undefined;
  /**
   * What is worth heading for (the part `worth` of its entry): every third game is played with that purpose, and a game that
   * is slow at random is to end with it. Default: what the game declares, if anything.
   */
  readonly worth?: Worth<View> | undefined;
}

const DEFAULT_RUNS = 100;
const DEFAULT_BOUND = 20_000;
const DEFAULT_ACTIONS = 2_000;
const DEFAULT_MEAN = 40;

const numbers: readonly string[] = ['runs', 'sets', 'seed', 'actionBound', 'maxActions', 'meanActions'];

/**
 * What the laws are run with. @throws RangeError when there are no variants, no runs, or no actions; `GameError` for golden
 * games or versions of another game
 */
export function settingsOf(game: AnyGame, options: GameLawsOptions<unknown, unknown, unknown>): LawSettings {
  const { invariants, golden, versions, variants, runs, sets, seed, actionBound, maxActions, meanActions, worth } =
    optionsIn(options, `${game.id}: laws`);
  const settings = {
    game,
    invariants: listIn(invariants ?? [], 'invariants') as LawSettings['invariants'],
    golden: listIn(golden ?? [], 'golden').map((one) => asGolden(one, game)),
    versions: asOlderRules(versions ?? {}, game.id),
    variants: listIn(variants ?? optionSetsOf(game), 'variants') as LawSettings['variants'],
    runs: runs ?? DEFAULT_RUNS,
    sets: sets ?? 1,
    seed: seed ?? 1,
    actionBound: actionBound ?? DEFAULT_BOUND,
    maxActions: maxActions ?? DEFAULT_ACTIONS,
    meanActions: meanActions ?? DEFAULT_MEAN,
    worth,
  };
  if (settings.variants.length === 0) throw new RangeError(`${game.id}: a game has at least one variant`);
  for (const [name, value] of Object.entries({ ...settings, worth: undefined })) {
    if (typeof settings[name as 'runs'] === 'number' || !numbers.includes(name)) continue;
    throw new RangeError(`${game.id}: ${name}: expected a number, not ${numberOrType(value)}`);
  }
  if (!(settings.runs >= 1)) throw new RangeError(`${game.id}: laws want at least one run, not ${settings.runs}`);
  if (!(Number.isInteger(settings.sets) && settings.sets >= 1)) {
    throw new RangeError(`${game.id}: laws want at least one set of games, not ${settings.sets}`);
  }
  if (!(settings.meanActions > 0)) {
    throw new RangeError(`${game.id}: laws want games of a positive mean length, not ${settings.meanActions}`);
  }
  return settings;
}

/**
 * The laws that every game must keep, built-in or your own, each to be run under every variant and edition of the game on
 * random games: legality, chance, states, views, the fast path, bad input. They are plain data, for any test runner.
 *
 * A law that fails throws a {@link LawError} that holds the game on which it fails, as short as it can be made;
 * {@link replayCounterexample} tries that game again. A law that finds nothing to check fails, too; one that does not
 * concern a game (nothing is hidden in it, nothing random) says so: `applies` is `false`, `exemption` says why.
 *
 * @throws RangeError when there are no variants, no runs, or no actions; `GameError` `INVALID_RECORD` for anything but a
 * golden game of the game, `INVALID_SETUP` for versions that don't belong to it
 */
export function gameLaws<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  options: GameLawsOptions<State, Action, Options, NoInfer<View>> = {},
): readonly Law[] {
  return lawsOf(allLaws, settingsOf(gameAtHand(game), options as GameLawsOptions<unknown, unknown, unknown>));
}

/**
 * Tries the game of a counterexample again, with the law that it broke.
 *
 * @param counterexample - as a {@link LawError} holds it, or as it was read from a JSON file
 * @returns how many facts were checked: the law holds now
 * @throws {@link LawError} when the law still fails on it
 * @throws `GameError` `INVALID_RECORD` for anything but a counterexample for this game and a known law
 */
export function replayCounterexample<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  counterexample: Counterexample,
  options: GameLawsOptions<State, Action, Options, NoInfer<View>> = {},
): LawReport {
  const settings = settingsOf(gameAtHand(game), options as GameLawsOptions<unknown, unknown, unknown>);
  return replayed(allLaws, settings, counterexample);
}

/** How many values a counterexample may have: those of a long game. */
const MAX_VALUES = 10_000_000;

/** See {@link replayCounterexample}; for any laws. */
export function replayed(laws: readonly LawSpec[], settings: LawSettings, given: Counterexample): LawReport {
  const { game } = settings;
  const copy: unknown = plainCopy(given, 'INVALID_RECORD', 'counterexample', MAX_VALUES);
  const counterexample = { ...(copy as Counterexample) };
  const { format, game: id, law, players, options, actions, attempt, noise } = counterexample;
  const spec = laws.find(({ name }) => name === law);
  if (format !== 'dicewright/1 counterexample' || id !== game.id || spec === undefined) {
    throw new GameError('INVALID_RECORD', `expected a counterexample of ${game.id} to one of the laws`);
  }
  try {
    const sample = sampleOf(game, { players, options, actions, noise }, attempt);
    return { checks: checkSample(spec, settings, sample) };
  } catch (error) {
    throw lawErrorOf({ ...counterexample, message: reasonOf(error) }, error);
  }
}
