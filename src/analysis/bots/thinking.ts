import type { ErasedState } from '../../kernel/definition.js';
import { pick, type RandomGenerator } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { errorOf, type GameError, noLegalAction } from '../../kernel/errors.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { gainOf } from '../search/shares.js';
import type { Valuation, ValuedAction } from '../search/valuation.js';
import { type State, sightOf } from '../worlds.js';
import type { Bot, Explanation, ThinkingBot } from './bot.js';
import type { Limit } from './effort.js';
import type { Trial } from './trial.js';

/** Knows what can be done in a position. */
interface Lister {
  legalActions(view: State, player: number): Iterable<AnyAction>;
  sampleAction(view: State, rng: RandomGenerator, player: number): AnyAction | null;
}

/** Whoever draws actions for longer has no time left to think about them. */
const DRAWING = 1 / 4;

/** The legal actions of the player; where there are more than `most`, or the game cannot list them all, a random part. */
export function actionsOf(
  game: Lister,
  { enumerable }: AnyGame['traits'],
  view: State,
  player: number,
  most: number,
  rng: RandomGenerator,
  limit?: Limit,
): AnyAction[] {
  const listed: AnyAction[] = [];
  for (const action of game.legalActions(view, player)) {
    listed.push(action);
    if (listed.length > most) break;
  }
  if (enumerable && listed.length <= most) return listed;
  // The order of the list says nothing about what is good.
  const kept = enumerable ? [] : listed.slice(0, Math.floor(most / 2));
  const found = new Map(kept.map((action) => [JSON.stringify(action), action]));
  // The same can come more than once, so somewhat more are drawn than are wanted.
  for (let i = 0; i < 2 * most && found.size < most; i++) {
    const action = game.sampleAction(view, rng, player);
    if (action === null || (found.size > 0 && limit?.isPast(DRAWING))) break;
    found.set(JSON.stringify(action), action);
  }
  return [...found.values()];
}

/**
 * A bot that need not read or check what it is shown, may see it change afterwards, and neither writes into it nor freezes
 * it.
 */
type Policy = (view: State, player: number, rng: RandomGenerator) => AnyAction;

/** For the bots of this package: their game, and how to ask them about a value known to be a view. */
const trusted = new WeakMap<object, { readonly game: AnyGame; readonly policy: Policy }>();

/** How to ask the bot about a view of the game, without copying what it is shown; `undefined` for foreign bots. */
export function trustedPolicy(bot: object, game: AnyGame): Policy | undefined {
  const known = trusted.get(bot);
  return known?.game === game ? known.policy : undefined;
}

/** The bot with this policy, for everybody: it reads what it is shown, and refuses to act for a player who can't. */
export function botBy(game: AnyGame, policy: Policy): Bot<AnyAction, State> {
  const bot: Policy = (view, player, rng) => policy(turnOf(game, view, player), player, rng);
  trusted.set(bot, { game, policy });
  return bot as Bot<AnyAction, State>;
}

/** What the player sees, as a copy. @throws `GameError` when they are not to act */
function turnOf(game: AnyGame, view: State, player: number): State {
  const sight = sightOf(game, view, player);
  if (!game.playersToAct(sight).includes(player)) throw noAction(game, sight, player);
  return sight;
}

/** What a bot thinks about. */
export interface Decision {
  readonly sight: State;
  readonly player: number;
  /** What it may do. */
  readonly actions: readonly AnyAction[];
  readonly rng: RandomGenerator;
  readonly limit: Limit;
}

/** How a bot thinks. */
export interface Thinker {
  readonly trial: Trial;
  /** Actions that are looked at, at most. */
  readonly most: number;
  /** Begins a decision. */
  readonly limit: () => Limit;
  /** Values the actions; the first is taken. @param explains - whether more than that is wanted */
  readonly think: (decision: Decision, explains: boolean) => Valuation;
}

/** The bot that thinks like this; where there is no choice it does not think. */
export function thinkingBot(game: AnyGame, { trial, most, limit, think }: Thinker): ThinkingBot<AnyAction, State> {
  const decisionIn = (sight: State, player: number, rng: RandomGenerator): Decision => {
    const begun = limit();
    const actions = actionsOf(trial.rulebook, trial.traits, sight, player, most, rng, begun);
    if (actions.length === 0) throw noAction(game, sight, player);
    return { sight, player, actions, rng, limit: begun };
  };
  const explain = (view: State, player: number, rng: RandomGenerator): Explanation<AnyAction> =>
    trial.guard(() => {
      const { kind, actions } = think(decisionIn(turnOf(game, view, player), player, rng), true);
      const taken = actions[0]?.values[player] ?? 0;
      const known = actions.filter(({ values }, i) => i === 0 || values.length > 0);
      return {
        kind,
        actions: known.map(({ action, values }) => {
          const value = values[player] ?? 0;
          return { action, value, loss: Math.max(0, taken - value) };
        }),
      };
    });
  const bot = botBy(game, (sight, player, rng) =>
    trial.guard(() => {
      const decision = decisionIn(sight, player, rng);
      const [first] = decision.actions as [AnyAction];
      return decision.actions.length === 1 ? first : (think(decision, false).actions[0]?.action ?? first);
    }),
  );
  return Object.assign(bot, { explain }) as ThinkingBot<AnyAction, State>;
}

/** Values closer than this are the same: sums of the same numbers in another order can differ by a hair. */
const HAIR = 1e-9;

/** The actions, ranked, any of those as good as the first in front: always the same could go round in circles. */
export function anyOfBest(actions: readonly ValuedAction[], player: number, rng: RandomGenerator): ValuedAction[] {
  const [best] = actions;
  const isKnown = best !== undefined && best.values.length > 0;
  const least = isKnown ? gainOf(best.values, player) : 0;
  const hair = HAIR * Math.max(1, Math.abs(least));
  const equal = actions.filter(
    ({ values }) => !isKnown || (values.length > 0 && gainOf(values, player) >= least - hair),
  );
  const taken = pick(rng, equal);
  return taken ? [taken, ...actions.filter((one) => one !== taken)] : [];
}

/** Why a bot cannot act. */
export const noAction = (game: AnyGame, sight: State, player: number): GameError =>
  errorOf(engineOf(game).rulebook.check(sight as ErasedState, { type: '', player }) ?? noLegalAction(game.id, player));
