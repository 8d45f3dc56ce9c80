import type {
  Choose,
  ErasedAction,
  ErasedActionSpec,
  ErasedPurpose,
  ErasedState,
  ErasedWorth,
  Rules,
} from './definition.js';
import { pickBest, type RandomGenerator, uniformInt } from './dice/random.js';
import { performerOf } from './engine/in-place.js';
import { thaw } from './plain.js';
import type { DeepReadonly } from './types.js';

/**
 * What a position is worth to a player, on what they see: from 0, far from anything worth heading for, to 1, arrived. It
 * need not be right, only greater where things go better for them.
 */
export type Worth<View> = (view: DeepReadonly<View>, player: number) => number;

declare const heading: unique symbol;

/** How play without a policy goes on; made by {@link purposeful}. */
export interface Purpose<in View> {
  /** The view it goes by; here for the type alone. */
  readonly [heading]: (view: View) => void;
}

/** One in this many choices is made without looking where it leads, so that everything can happen. */
const BLIND = 8;
/** At most this many legal actions are looked at, a random part of more, and one of each other type. */
const LOOKS = 12;

/** Plays the action in the position itself, with its outcome where it is random. */
export function playIn(
  { rulebook, effects }: Omit<Rules, 'definition'>,
  position: ErasedState & { events: number },
  action: ErasedAction,
  outcome: unknown,
): void {
  performerOf(effects)(rulebook.spec(action.type) as ErasedActionSpec, position, action, outcome);
  // As everywhere: in `apply` the event has not been counted yet.
  if (outcome !== undefined) position.events++;
}

/** What the player sees after their action, in one of the ways it can turn out; what they were shown isn't changed. */
function foreseen(rules: Rules, view: ErasedState, action: ErasedAction, rng: RandomGenerator) {
  const { definition, rulebook } = rules;
  const { player } = action;
  const state: ErasedState & { events: number } = thaw(definition.complete?.(view, player, rng) ?? view);
  playIn(rules, state, action, rulebook.chance(state, action)?.sample(rng));
  return definition.view ? definition.view(state, player) : state;
}

/** Some of the player's legal actions, each as likely to be among them as the others; all where they are few. */
function lookedAt({ definition, rulebook }: Rules, view: ErasedState, player: number, rng: RandomGenerator) {
  if (definition.traits?.enumerable === false) {
    return Array.from({ length: LOOKS }, () => rulebook.sampleAction(view, rng, player)).flatMap((one) => one ?? []);
  }
  const actions = [...rulebook.legalActions(view, player)];
  for (let i = 0; i < LOOKS && i < actions.length - 1 && actions.length > LOOKS; i++) {
    const j = uniformInt(rng, i, actions.length - 1);
    [actions[i], actions[j]] = [actions[j] as ErasedAction, actions[i] as ErasedAction];
  }
  const looked = actions.slice(0, LOOKS);
  // A call is one action among many, and may be the one that wins.
  for (const action of actions.slice(LOOKS)) if (!looked.some(({ type }) => type === action.type)) looked.push(action);
  return looked;
}

/**
 * Of some actions that the player looks at, the one that leads to the greatest worth; any of equal ones, and now and then
 * any at all. `null` when they can do nothing.
 *
 * @internal
 */
export const headingFor =
  (worth: ErasedWorth, rules: Rules): Choose =>
  (view, rng, player) => {
    if (uniformInt(rng, 1, BLIND) === 1) return rules.rulebook.sampleAction(view, rng, player);
    const actions = lookedAt(rules, view, player, rng);
    if (actions.length < 2) return actions[0] ?? null;
    return pickBest(rng, actions, (action) => worth(foreseen(rules, view, action, rng), player));
  };

/**
 * The purpose of a game whose fair play hardly ends: without a policy, `playout` heads for what is worth most. It looks one
 * action ahead, at a dozen legal actions at most, and takes the one that leads to the greatest worth; one choice in eight
 * is made without looking, so that everything can happen.
 *
 * @example
 * ```ts
 * import { playout } from 'dicewright';
 * import { defineGame, integer, natural, oneToAct, purposeful } from 'dicewright/define';
 *
 * const g = defineGame({ id: 'walk', rules: 1, options: {}, state: { at: natural(100) } });
 * const step = g.action({
 *   fields: { by: integer(-1, 1) },
 *   candidates: () => [{ by: -1 }, { by: 1 }],
 *   check: ({ at }, { by }) => (at + by < 0 ? { code: 'ILLEGAL', clause: 'W-1', message: 'there is no way back' } : null),
 *   apply(draft, { by }, _, { at }) {
 *     draft.at = at + by;
 *   },
 * });
 * const walk = g.game({
 *   title: 'Walk',
 *   playerCount: { min: 1, max: 1 },
 *   actions: { step },
 *   setup: () => ({ at: 0 }),
 *   playersToAct: ({ at }) => oneToAct(at < 100 ? 0 : null),
 *   result: ({ at }) => (at < 100 ? null : { winners: [0], scores: null, reason: 'the walk is over' }),
 *   purpose: purposeful(({ at }) => at / 100),
 * });
 *
 * console.log(playout(walk, { players: 1, seed: 'one' }).actions.length < 200); // → true
 * ```
 */
export function purposeful<View>(worth: Worth<View>): Purpose<View> {
  const purpose: ErasedPurpose = { worth: worth as ErasedWorth, chooser: headingFor };
  // To authors it is opaque; the engine takes whatever a definition calls its purpose for an `ErasedPurpose`.
  return Object.freeze(purpose) as unknown as Purpose<View>;
}
