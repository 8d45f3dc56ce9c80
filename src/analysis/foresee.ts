import { createRng, type RandomGenerator } from '../kernel/dice/random.js';
import { plainEqual } from '../kernel/plain.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { certain, inNumbers, mixed, type Tally, type WeightedValue } from './tally.js';
import { type State, worldOf } from './worlds.js';

/** What to find out: a number of the state that an action, and a policy after it, lead to. */
export interface Question {
  readonly game: AnyGame;
  /** What the player of the action sees. */
  readonly sight: State;
  /** Without an outcome. */
  readonly action: AnyAction;
  readonly value: (state: State) => number;
  /** The next action of the player, `null` when they wait. */
  readonly policy: (view: State, player: number) => AnyAction | null;
  /** How many actions follow at most. */
  readonly steps: number;
}

/** The values that came and how often, ascending. */
export interface Foreseen {
  readonly total: number;
  readonly values: readonly WeightedValue[];
}

function numberOf({ value }: Question, state: State): number {
  const found = value(state);
  if (typeof found === 'number' && Number.isFinite(found)) return found === 0 ? 0 : found;
  throw new RangeError('expected the value of a state to be a finite number');
}

/** What the policy plays next: where several may act, the first of them who does not wait. */
function nextAction({ game, policy }: Question, state: State): AnyAction | null {
  for (const player of game.playersToAct(state)) {
    const action = policy(game.view(state, player), player);
    if (action !== null) return game.canonical(action);
  }
  return null;
}

/** The state after the action, given the outcome of what is random in it. */
function played(game: AnyGame, state: State, action: AnyAction, outcome: unknown): State {
  return game.reduce(state, outcome === undefined ? action : ({ ...action, outcome } as AnyAction));
}

/** Whether the view hides nothing, so that it allows only one state. */
function isCertain({ game, sight, action }: Question): boolean {
  if (!game.traits.hiddenInformation) return true;
  // What a view covers differs from the state: where completing it changes nothing, nothing is covered.
  const world = worldOf(game, sight, action.player, createRng('complete'));
  return plainEqual(world, sight);
}

/** All that can happen, listed; `null` where that takes more than `limit` steps, or cannot be done at all. */
export function listed(question: Question, limit: number): Foreseen | null {
  const { game, sight, action: first, steps: most } = question;
  if (!isCertain(question)) return null;
  const known = new Map<string, Tally>();
  let left = limit;

  function after(state: State, steps: number): Tally | null {
    const action = steps > 0 ? nextAction(question, state) : null;
    if (action === null) return certain(numberOf(question, state));
    // Different dice often lead to the same state in the end, and then what follows is the same.
    const key = `${steps} ${JSON.stringify(state)}`;
    const tally = known.get(key) ?? following(state, action, steps - 1);
    if (tally !== null) known.set(key, tally);
    return tally;
  }

  function following(state: State, action: AnyAction, steps: number): Tally | null {
    const chance = game.chance(state, action);
    if (chance === null) return left-- > 0 ? after(played(game, state, action, undefined), steps) : null;
    if (chance.total === null) return null;
    const parts: { tally: Tally; weight: number }[] = [];
    for (const { outcome, weight } of chance.outcomes()) {
      const tally = left-- > 0 ? after(played(game, state, action, outcome), steps) : null;
      if (tally === null) return null;
      parts.push({ tally, weight });
    }
    return mixed(parts);
  }

  const world = worldOf(game, sight, first.player, createRng('complete'));
  const tally = following(world, first, most);
  return tally && inNumbers(tally);
}

/** One way in which it can go on. */
function drawn(question: Question, rng: RandomGenerator): State {
  const { game, sight, action: first, steps } = question;
  let state = worldOf(game, sight, first.player, rng);
  let action: AnyAction | null = first;
  for (let done = 0; action !== null; done++) {
    state = played(game, state, action, game.chance(state, action)?.sample(rng));
    action = done < steps ? nextAction(question, state) : null;
  }
  return state;
}

/** What happened in a number of games tried. */
export function sampled(question: Question, samples: number, rng: RandomGenerator): Foreseen {
  const counts = new Map<number, number>();
  for (let i = 0; i < samples; i++) {
    const value = numberOf(question, drawn(question, rng));
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts].sort(([a], [b]) => a - b).map(([value, weight]) => ({ value, weight }));
  return { total: samples, values };
}
