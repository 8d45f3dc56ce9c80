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
  /**
   * The actions with their outcomes, as `reduce` takes them. An accessor, because they are put together when they are
   * first asked for: `{ ...playout }` does not copy it.
   */
  readonly actions: readonly Action[];
}

type Policy = (view: ErasedState, player: number, rng: RandomGenerator) => ErasedAction;
type MutableState = ErasedState & { events: number };

function randomPolicy({ definition, rulebook }: Engine): Policy {
  return (view, player, rng) => {
    const action = rulebook.sampleActionOf(view, rng, player);
    if (action) return action;
    throw new GameError('ILLEGAL', `${definition.id}: player ${player} is to act but has no legal action`);
  };
}

/** A policy of a game that hides something gets a view of its own making, which the game is to know during the call. */
function lendingPolicy({ lend, unlend }: Engine, choose: Policy): Policy {
  return (view, player, rng) => {
    lend(view);
    const action = choose(view, player, rng);
    unlend(view);
    return action;
  };
}

/** What a policy from outside gives is checked against the rules, though not against the schema. */
function legalSpec(engine: Engine, view: ErasedState, player: number, action: ErasedAction): ErasedActionSpec {
  const { id } = engine.definition;
  const spec = engine.rulebook.spec(action?.type);
  if (!spec) throw new GameError('INVALID_ACTION', `${id}: the policy gave no action`);
  if (action.player !== player) {
    throw new GameError('NOT_YOUR_TURN', `${id}: the policy was asked for an action of player ${player}`);
  }
  const violation = spec.check?.(view, action);
  if (violation) throw errorOf(violation);
  return spec;
}

/** What was played, outcomes apart: joining each pair at once would take an eighth more time. */
interface Score {
  readonly actions: ErasedAction[];
  /** `undefined` where nothing random happened. */
  readonly outcomes: unknown[];
}

function joined({ actions, outcomes }: Score): ErasedAction[] {
  return actions.map((action, i) => {
    const outcome = outcomes[i];
    // Not `{ ...action, outcome }`: V8 takes eight times as long to add a property to a spread copy.
    return outcome === undefined ? action : Object.assign({}, action, { outcome });
  });
}

/**
 * A class, because a getter in an object literal is kept by V8's description of that object's shape: what its closure
 * holds, all actions of the game, would outlive the young generation, at 60 % more time for a playout.
 */
class Played<State, Action> implements Playout<State, Action> {
  readonly state: DeepReadonly<State>;
  readonly outcome: GameOutcome | null;
  readonly #score: Score;
  #actions: readonly Action[] | undefined;

  constructor(state: DeepReadonly<State>, outcome: GameOutcome | null, score: Score) {
    this.state = state;
    this.outcome = outcome;
    this.#score = score;
  }

  get actions(): readonly Action[] {
    this.#actions ??= joined(this.#score) as unknown as Action[];
    return this.#actions;
  }
}

interface Instructions {
  readonly policy: Policy;
  /** Whether the policy's actions are to be checked. */
  readonly checked: boolean;
  readonly maxActions: number;
}

function play(
  engine: Engine,
  state: MutableState,
  { policy, checked, maxActions }: Instructions,
  rng: RandomGenerator,
): Score {
  const { playersToAct, view: viewOf } = engine.definition;
  const actions: ErasedAction[] = [];
  const outcomes: unknown[] = [];
  while (actions.length < maxActions) {
    const acting = playersToAct(viewOf ? viewOf(state, null) : state);
    if (acting.length === 0) break;
    const player = (acting.length === 1 ? acting[0] : acting[uniformInt(rng, 0, acting.length - 1)]) as number;
    const view = viewOf ? viewOf(state, player) : state;
    const action = policy(view, player, rng);
    const spec = checked
      ? legalSpec(engine, view, player, action)
      : (engine.rulebook.spec(action.type) as ErasedActionSpec);
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
  const chosen = choose as Policy | undefined;
  const policy = chosen ? (hides ? lendingPolicy(engine, chosen) : chosen) : randomPolicy(engine);
  engine.lend(state);
  try {
    const score = play(engine, state, { policy, checked: choose !== undefined, maxActions }, rng);
    deepFreeze(state);
    // A policy has held the state while it could be changed: then it is validated like any other when it is used.
    if (!choose) engine.trust(state);
    const outcome = engine.definition.outcome(engine.definition.view?.(state, null) ?? state);
    return new Played<State, Action>(state as DeepReadonly<State>, outcome, score);
  } finally {
    engine.unlend(state);
  }
}
