import * as fc from 'fast-check';
import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { type RandomGenerator, uniformInt } from '../kernel/dice/random.js';
import { GameError } from '../kernel/errors.js';
import { listIn } from '../kernel/plain.js';
import type { AnyAction, AnyGame, DeepReadonly } from '../kernel/types.js';
import { drawn } from './ask.js';
import { choiceRng } from './choices.js';
import { HOSTILE_VALUES, hostileValue } from './hostile.js';
import { mutated } from './mutate.js';
import type { Action, State } from './types.js';
import { wellFormed } from './well-formed.js';

/**
 * - `legal`: an action of a player who may act, with its outcome.
 * - `mutated`: a legal action with one thing changed: a field, the player, the outcome, a key too many or too few. It may
 *   still be legal.
 * - `wellFormed`: in the form that the schema of actions requires, whatever the position.
 * - `garbage`: anything but an action.
 */
export type ActionKind = 'legal' | 'mutated' | 'wellFormed' | 'garbage';

export interface TaggedAction {
  readonly kind: ActionKind;
  /** What was done to it, in words, for messages. */
  readonly what: string;
  readonly action: unknown;
}

export const actionKinds: readonly ActionKind[] = Object.freeze(['legal', 'mutated', 'wellFormed', 'garbage']);

/** A legal action with its outcome, `null` when there is none. */
export function legalAction(game: AnyGame, state: State, rng: RandomGenerator): Action | null {
  const acting = game.playersToAct(game.view(state, null));
  const first = acting.length > 1 ? uniformInt(rng, 0, acting.length - 1) : 0;
  for (let i = 0; i < acting.length; i++) {
    const player = acting[(first + i) % acting.length] as number;
    const action = game.sampleAction(game.view(state, player), rng, player);
    if (action !== null) return drawn(game, state, action, rng);
  }
  return null;
}

function garbage(rng: RandomGenerator): TaggedAction {
  const { name, value } = hostileValue(uniformInt(rng, 0, HOSTILE_VALUES - 1));
  return { kind: 'garbage', what: name, action: value };
}

/** An action of the kind to try in the state; garbage where the state has none of the kind. */
export function taggedAction(game: AnyGame, state: State, kind: ActionKind, rng: RandomGenerator): TaggedAction {
  if (kind === 'wellFormed') {
    const action = wellFormed(game.schemas.action, rng);
    // Three of four name a player who may act: the others all fall at the first hurdle.
    const acting = game.playersToAct(game.view(state, null));
    if (acting.length === 0 || uniformInt(rng, 0, 3) === 0) return { kind, what: 'as the schema asks', action };
    const player = acting[uniformInt(rng, 0, acting.length - 1)];
    return { kind, what: 'as the schema asks', action: { ...(action as object), player } };
  }
  const legal = kind === 'garbage' ? null : legalAction(game, state, rng);
  if (legal === null) return garbage(rng);
  if (kind === 'legal') return { kind, what: 'legal', action: legal };
  const { what, value } = mutated(legal, rng);
  return { kind, what, action: value };
}

const WORD = 0xffff_ffff;
const CHOICES = 8;

/** Scrambles, so that choices beyond the list differ; all zeros stay zero. */
function scrambled(choices: readonly number[]): () => number {
  let state = choices.reduce((sum, choice) => (Math.imul(sum, 31) + choice) >>> 0, 0);
  if (state === 0) return () => 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state;
  };
}

/**
 * Actions to throw at a state: legal ones, legal ones with one thing changed, well-formed ones and garbage, each
 * tagged with its kind and with what was done to it. Shrinks to legal actions, earlier ones and smaller changes.
 *
 * @param kinds - the kinds to draw from; all, unless given
 * @throws `GameError` `INVALID_SETUP` for other kinds, `INVALID_STATE` for anything but a state of the game
 * @example
 * ```ts
 * import { isAction } from 'dicewright';
 * import * as fc from 'fast-check';
 * import { kiriki } from 'dicewright/kiriki';
 * import { actionArbitrary } from 'dicewright/testing';
 *
 * const state = kiriki.setup({ players: 2 });
 * fc.assert(
 *   fc.property(actionArbitrary(kiriki, state), ({ kind, action }) => {
 *     const isLegal = isAction(kiriki, action) && kiriki.safeReduce(state, action).ok;
 *     return kind === 'legal' ? isLegal : true;
 *   }),
 *   { numRuns: 50, seed: 1 },
 * );
 * ```
 */
export function actionArbitrary<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  state: DeepReadonly<State>,
  kinds: readonly ActionKind[] = actionKinds,
): fc.Arbitrary<TaggedAction> {
  const erased = gameAtHand(game);
  const wanted = listIn(kinds, 'kinds');
  if (wanted.length === 0 || !wanted.every((kind) => actionKinds.includes(kind))) {
    throw new GameError('INVALID_SETUP', `kinds: expected some of ${actionKinds.join(', ')}`);
  }
  const loaded = erased.load(state);
  const choices = fc.array(fc.nat({ max: WORD }), { minLength: CHOICES, maxLength: CHOICES });
  return fc
    .tuple(fc.constantFrom(...wanted), choices)
    .map(([kind, list]) => taggedAction(erased, loaded, kind, choiceRng(list, scrambled(list))));
}
