import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import type { RandomGenerator } from '../kernel/dice/random.js';
import { GameError } from '../kernel/errors.js';
import { isInteger, numberOrType, optionsIn } from '../kernel/plain.js';
import type { AnyAction, AnyGame, DeepReadonly } from '../kernel/types.js';
import { type Law, type LawReport, lawsOf } from './battery.js';
import type { Counterexample } from './counterexample.js';
import { replayed, settingsOf } from './game-laws.js';
import type { LawSettings } from './law.js';
import { type BotOf, botLawsFor } from './laws/bots.js';

/** A bot: a function from what a player sees, and a generator, to their action; as `choose` of `playout`. */
export type LawfulBot<Action, View> = (view: DeepReadonly<View>, player: number, rng: RandomGenerator) => Action;

/** What the host of a game knows, and a bot must not use. */
export interface BotSecrets<State> {
  /** The seed of the dice. */
  readonly seed: string;
  /** With all that is hidden. */
  readonly state: DeepReadonly<State>;
}

/** See {@link botLaws}. */
export interface BotLawsOptions<Options> {
  /** Option sets under each of which every law is checked; the game's own `variants` and `editions`, unless given. */
  readonly variants?: readonly Options[] | undefined;
  /** Random games for each law and variant. Default 20. */
  readonly runs?: number | undefined;
  /** Positions of each game at which the bot is asked; in long games some more. Default 3. */
  readonly positions?: number | undefined;
  /** An integer: the same seed, the same games. Default 1. */
  readonly seed?: number | undefined;
  /** Sampled games are left unfinished after this many actions. Default 2,000. */
  readonly maxActions?: number | undefined;
}

const DEFAULT_RUNS = 20;
const DEFAULT_POSITIONS = 3;

/** @throws `GameError` `INVALID_SETUP` */
function asMaker<Maker>(botOf: Maker): Maker {
  if (typeof botOf === 'function') return botOf;
  throw new GameError('INVALID_SETUP', 'bot laws: expected a function that makes the bot');
}

function settingsFor<Options>(
  game: AnyGame,
  { variants, runs, seed, maxActions }: Partial<BotLawsOptions<Options>>,
): LawSettings {
  return settingsOf(game, { variants, runs: runs ?? DEFAULT_RUNS, seed, maxActions });
}

/**
 * The laws that every bot must keep, each to be run on positions of random games: it plays by the rules, it knows no more
 * than the player it plays for, and it is a function of view and generator. Errors are those of {@link gameLaws}.
 *
 * @param botOf - makes the bot. It is given what a host knows: a bot that is made where the dice's seed or the state can be
 * reached gets them from here, to show that they make no difference.
 * @throws RangeError when there are no variants, no runs, or no positions
 */
export function botLaws<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  botOf: (secrets: BotSecrets<NoInfer<State>>) => LawfulBot<NoInfer<Action>, NoInfer<View>>,
  options: BotLawsOptions<NoInfer<Options>> = {},
): readonly Law[] {
  const rules = gameAtHand(game);
  const told = optionsIn(options, 'bot laws');
  return lawsOf(specsOf(asMaker(botOf), told), settingsFor(rules, told));
}

/**
 * Tries the game of a counterexample again, with the law that a bot broke on it.
 *
 * @param counterexample - as a {@link LawError} of {@link botLaws} holds it, or as it was read from a JSON file
 * @param options - with the `positions` of before
 * @returns how many facts were checked: the law holds now
 * @throws {@link LawError} when the law still fails on it
 * @throws `GameError` `INVALID_RECORD` for anything but a counterexample for this game and a law for bots
 */
export function replayBotCounterexample<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  botOf: (secrets: BotSecrets<NoInfer<State>>) => LawfulBot<NoInfer<Action>, NoInfer<View>>,
  counterexample: Counterexample,
  options: BotLawsOptions<NoInfer<Options>> = {},
): LawReport {
  const rules = gameAtHand(game);
  const told = optionsIn(options, 'bot laws');
  return replayed(specsOf(asMaker(botOf), told), settingsFor(rules, told), counterexample);
}

function specsOf(botOf: unknown, { positions = DEFAULT_POSITIONS }: { readonly positions?: number | undefined }) {
  if (!isInteger(positions, 1)) {
    throw new RangeError(`laws for bots want at least one position, not ${numberOrType(positions)}`);
  }
  return botLawsFor(botOf as BotOf, positions);
}
