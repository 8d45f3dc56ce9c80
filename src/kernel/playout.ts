import type { ErasedAction, ErasedActionSpec, ErasedState } from './definition.js';
import { type Engine, engineOf } from './engine.js';
import { errorOf, GameError } from './errors.js';
import { deepFreeze, thaw } from './plain.js';
import { createRng, type RandomGenerator, uniformInt } from './random.js';
import type { AnyAction, DeepReadonly, Game, GameOutcome } from './types.js';

/** See {@link playout}. Either a `seed` or a generator is needed. */
export interface PlayoutOptions<State, Action, Options, View> {
  readonly players?: number;
  readonly options?: Options;
  /** A state to go on from; `players` and `options` are its own then. */
  readonly from?: DeepReadonly<State>;
  /** Seed of the one stream from which dice and choices are drawn. These are not the games of `seededDice`. */
  readonly seed?: string;
  /** A pure-rand generator in place of a seed; it is advanced. */
  readonly rng?: RandomGenerator;
  /**
   * The policy; without it a random legal action is played. The view is only valid during the call, and what the
   * policy gives must not be changed later.
   */
  readonly choose?: (view: DeepReadonly<View>, player: number, rng: RandomGenerator) => Action;
  /** The game is left unfinished after so many actions. Default 100,000. */
  readonly maxActions?: number;
}

/** What a {@link playout} comes to. */
export interface Playout<State, Action> {
  readonly state: DeepReadonly<State>;
  /** `null` when `maxActions` came first. */
  readonly outcome: GameOutcome | null;
  /** The actions with their outcomes, as `reduce` takes them; put together when first asked for. */
  readonly actions: readonly Action[];
}

type Policy = (view: ErasedState, player: number, rng: RandomGenerator) => ErasedAction;
type MutableState = ErasedState & { events: number };

function randomPolicy({ definition, rulebook }: Engine): Policy {
  return (view, player, rng) => {
    const action = rulebook.sampleAction(view, rng, player);
    if (action) return action;
    throw new GameError('ILLEGAL', `${definition.id}: player ${player} is to act but has no legal action`);
  };
}

/** A policy from outside: what it gives is checked against the rules, though not against the schema. */
function checkedPolicy({ definition, rulebook, lend, unlend }: Engine, choose: Policy, hides: boolean): Policy {
  return (view, player, rng) => {
    if (hides) lend(view);
    const action = choose(view, player, rng);
    if (hides) unlend(view);
    const spec = rulebook.spec(action?.type);
    if (!spec) throw new GameError('INVALID_ACTION', `${definition.id}: the policy gave no action`);
    if (action.player !== player) {
      throw new GameError('NOT_YOUR_TURN', `${definition.id}: the policy was asked for an action of player ${player}`);
    }
    const violation = spec.check?.(view, action);
    if (violation) throw errorOf(violation);
    return action;
  };
}

/** What was played, outcomes apart: joining each pair at once would cost a fifth of the speed. */
interface Score {
  readonly actions: ErasedAction[];
  /** `undefined` where nothing random happened. */
  readonly outcomes: unknown[];
}

function joined({ actions, outcomes }: Score): ErasedAction[] {
  return actions.map((action, i) => (outcomes[i] === undefined ? action : { ...action, outcome: outcomes[i] }));
}

function play(engine: Engine, state: MutableState, policy: Policy, rng: RandomGenerator, maxActions: number): Score {
  const { playersToAct, view: viewOf } = engine.definition;
  const { spec: specOf } = engine.rulebook;
  const actions: ErasedAction[] = [];
  const outcomes: unknown[] = [];
  while (actions.length < maxActions) {
    const acting = playersToAct(viewOf ? viewOf(state, null) : state);
    if (acting.length === 0) break;
    const player = (acting.length === 1 ? acting[0] : acting[uniformInt(rng, 0, acting.length - 1)]) as number;
    const action = policy(viewOf ? viewOf(state, player) : state, player, rng);
    const spec = specOf(action.type) as ErasedActionSpec;
    const chance = spec.chance?.(state, action);
    const outcome = chance?.sample(rng);
    if (chance) state.events++;
    spec.apply(state, action, outcome, state);
    actions.push(action);
    outcomes.push(outcome);
  }
  return { actions, outcomes };
}

/**
 * A whole game at full speed, on one private state that is changed in place: no schemas, no freezing. The same
 * actions with their outcomes lead `reduce` to the same state.
 *
 * @throws {@link GameError} when `choose` gives an illegal action, for a bad `from`, and as `setup`
 * @example
 * ```ts
 * import { playout } from 'dicewright';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const { state, outcome, actions } = playout(kiriki, { players: 2, seed: 'one' });
 * console.log(state.toPlay, outcome?.scores?.length, actions.length > 52); // → null 2 true
 * ```
 */
export function playout<State, Action extends AnyAction, Options, View>(
  game: Game<State, Action, Options, View>,
  {
    players,
    options,
    from,
    seed,
    rng: given,
    choose,
    maxActions = 100_000,
  }: PlayoutOptions<State, Action, Options, View>,
): Playout<State, Action> {
  const engine = engineOf(game);
  const hides = game.traits.hiddenInformation;
  const rng = given ?? createRng(seed as string);
  const state = from === undefined ? engine.start({ players, options }) : thaw(engine.trustedState(from));
  const policy = choose ? checkedPolicy(engine, choose as unknown as Policy, hides) : randomPolicy(engine);
  engine.lend(state);
  try {
    const played = play(engine, state, policy, rng, maxActions);
    deepFreeze(state);
    // A policy has held the state while it could be changed: then it is validated like any other when it is used.
    if (!choose) engine.trust(state);
    const outcome = engine.definition.outcome(engine.definition.view?.(state, null) ?? state);
    let actions: readonly Action[] | undefined;
    return {
      state: state as DeepReadonly<State>,
      outcome,
      get actions() {
        actions ??= joined(played) as unknown as Action[];
        return actions;
      },
    };
  } finally {
    engine.unlend(state);
  }
}
