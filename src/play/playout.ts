import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { offerMakers } from '../kernel/compiled/offer.js';
import type { Effect, ErasedAction, ErasedActionSpec, ErasedState } from '../kernel/definition.js';
import { DiceStream, wordsOf } from '../kernel/dice/dice-stream.js';
import { branch, checkRng, createRng, type RandomGenerator, uniformInt } from '../kernel/dice/random.js';
import type { MutableState } from '../kernel/engine/effects.js';
import { type Engine, engineOf } from '../kernel/engine/engine.js';
import { asksBefore, copyBy, inPlace, quickPerformerOf } from '../kernel/engine/in-place.js';
import { errorOf, GameError, noLegalAction } from '../kernel/errors.js';
import { withLazy } from '../kernel/lazy.js';
import { deepFreeze, plainEqual, read, thaw } from '../kernel/plain.js';
import type { AnyAction, DeepReadonly, GameResult } from '../kernel/types.js';

/** See {@link playout}. Either a `seed` or a generator is needed. */
export interface PlayoutOptions<State, Action, Options, View> {
  readonly players?: number;
  readonly options?: Options;
  /** A state to go on from, with its own `players` and `options`. */
  readonly from?: DeepReadonly<State>;
  /**
   * Seed of the game: its dice are those of `seededDice` with this seed, so that its actions are a record of it. Choices
   * are drawn from another stream, and leave the dice as they are.
   */
  readonly seed?: string;
  /** A pure-rand generator in place of a seed, from which dice and choices are drawn in turn; it is advanced. */
  readonly rng?: RandomGenerator;
  /**
   * The policy; without it a random legal action is played, or, in games whose traits say `purposeful`, one that heads for
   * what is worth most. The view is only valid during the call. The generator is the policy's own: it gives nothing away
   * about the dice.
   */
  readonly choose?: (view: DeepReadonly<View>, player: number, rng: RandomGenerator) => Action;
  /**
   * Whether the policy is your own code (default `false`), which never writes into what it is shown or changes an action
   * that it has given: then it is shown the position itself, and its actions are not copied, which is faster.
   */
  readonly trusted?: boolean;
  /** The game is left unfinished after this many actions. Default 100,000. */
  readonly maxActions?: number;
}

/** What a {@link playout} gives. */
export interface Playout<State, Action> {
  readonly state: DeepReadonly<State>;
  /** `null` when `maxActions` came first. */
  readonly result: GameResult | null;
  /** The actions with their outcomes, as `reduce` takes them; put together when first asked for. */
  readonly actions: readonly Action[];
}

offerMakers();

type Policy = (view: ErasedState, player: number, rng: RandomGenerator) => ErasedAction;

/** Heads for what the game says is worth most, or plays any legal action. */
function ownPolicy(engine: Engine): Policy {
  const { definition, rulebook } = engine;
  const { purpose } = definition;
  const choose = purpose ? purpose.chooser(purpose.worth, engine) : rulebook.sampleAction;
  return (view, player, rng) => {
    const action = choose(view, rng, player);
    if (action) return action;
    throw errorOf(noLegalAction(definition.id, player));
  };
}

/** In a game that hides something a policy gets a view made by the game, which the game recognises during the call. */
function lendingPolicy({ lend }: Engine, choose: Policy): Policy {
  return (view, player, rng) => {
    lend(view, true);
    try {
      return choose(view, player, rng);
    } finally {
      lend(view, false);
    }
  };
}

/** What a policy gives is checked against the rules, though not against the schema. */
function legalSpec(engine: Engine, view: ErasedState, player: number, action: ErasedAction): ErasedActionSpec {
  const { id } = engine.definition;
  const spec = engine.rulebook.spec(action?.type);
  if (!spec) throw new GameError('INVALID_ACTION', `${id}: the policy gave no action`);
  if (action.player !== player) {
    throw new GameError('NOT_YOUR_TURN', `${id}: the policy was asked for an action of Player ${player + 1}`);
  }
  const violation = spec.check?.(view, action);
  if (violation) throw errorOf(violation);
  return spec;
}

const tampered = (id: string, cause?: unknown): GameError =>
  new GameError('INVALID_ACTION', `${id}: the policy has written into what it was shown`, { cause });

/** What the player sees of the real position. @throws {@link GameError} when they were shown something else by now */
function trueView({ definition }: Engine, state: MutableState, player: number, seen: ErasedState): ErasedState {
  if (!definition.view) return state;
  // A view may share nothing with the position that is shown: then no later look at that one would find anything.
  const view = definition.view(state, player);
  if (read(() => plainEqual(seen, view)) !== true) throw tampered(definition.id);
  return view;
}

/** What was played, the outcomes kept apart: joining each pair at once would take an eighth longer. */
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
 * The streams of the seed's events. It is hashed when the first is asked for: hashing costs as much as ten moves, and many
 * games have no dice.
 */
function seeded(seed: string): Instructions['dice'] {
  let stream: DiceStream | undefined;
  return (event) => {
    stream ??= new DiceStream(wordsOf(seed));
    return stream.turnTo(event);
  };
}

interface Instructions {
  readonly policy: Policy;
  /** Whether the policy's actions are to be checked. */
  readonly checked: boolean;
  /** A copy of the position, for a policy that isn't trusted: what it writes there doesn't reach the game, and is noticed. */
  readonly shown: MutableState | null;
  readonly hides: boolean;
  readonly maxActions: number;
  /** What an event draws its outcome from. */
  readonly dice: (event: number) => RandomGenerator;
  /** Whether the policy is being asked: what is thrown then is its own. A flag, because a `try` at each call costs time. */
  asking: boolean;
}

/**
 * Carries out a legal action, and gives what chance brought. Separate from {@link play}, because V8 takes only so much into
 * one piece of code: there would be no room for the rules beside the policy.
 */
function carryOut(
  perform: Effect,
  spec: ErasedActionSpec,
  state: MutableState,
  action: ErasedAction,
  dice: Instructions['dice'],
): unknown {
  const chance = spec.chance?.(state, action);
  const outcome = chance?.sample(dice(state.events));
  if (asksBefore(spec)) perform(spec, state, action, outcome);
  else inPlace(spec, state, action, outcome);
  if (chance) state.events++;
  return outcome;
}

function play(engine: Engine, state: MutableState, instructions: Instructions, rng: RandomGenerator): Score {
  const { policy, checked, hides, maxActions, shown, dice } = instructions;
  const { playersToAct, view } = engine.definition;
  const perform = quickPerformerOf(engine.effects, state);
  const readAction = engine.actionReader();
  const choices = checked ? branch(rng) : rng;
  const viewOf = hides ? view : undefined;
  const actions: ErasedAction[] = [];
  const outcomes: unknown[] = [];
  while (actions.length < maxActions) {
    const acting = playersToAct(viewOf ? viewOf(state, null) : state);
    if (acting.length === 0) break;
    const player = (acting.length === 1 ? acting[0] : acting[uniformInt(rng, 0, acting.length - 1)]) as number;
    const asked = shown ?? state;
    const seen = viewOf ? viewOf(asked, player) : asked;
    instructions.asking = true;
    const given = policy(seen, player, choices);
    instructions.asking = false;
    const action = shown ? readAction(given) : given;
    const judged = shown ? trueView(engine, state, player, seen) : seen;
    const spec = checked
      ? legalSpec(engine, judged, player, action)
      : (engine.rulebook.spec(action.type) as ErasedActionSpec);
    const outcome = carryOut(perform, spec, state, action, dice);
    if (shown) {
      // Copies: the parts that the state keeps could be written into.
      (asksBefore(spec) ? perform : inPlace)(spec, shown, readAction(action), thaw(outcome));
      shown.events = state.events;
    }
    actions.push(action);
    outcomes.push(outcome);
  }
  if (shown && read(() => plainEqual(shown, state)) !== true) throw tampered(engine.definition.id);
  return { actions, outcomes };
}

interface PlainOptions {
  readonly seed?: unknown;
  readonly rng?: unknown;
  readonly choose?: unknown;
  readonly trusted?: unknown;
  readonly maxActions?: unknown;
}

function checkOptions(options: PlainOptions | undefined): asserts options {
  const { seed, rng, choose, trusted, maxActions } = options ?? {};
  const isDrawn = seed !== undefined || rng !== undefined;
  const isPolicy = choose === undefined || typeof choose === 'function';
  if (isDrawn && isPolicy && typeof trusted === 'boolean' && typeof maxActions === 'number' && maxActions >= 0) return;
  const expected = isDrawn
    ? 'a function choose, a boolean trusted, maxActions from 0'
    : "a seed, as in { players: 2, seed: 'one' }, or a generator rng";
  throw new GameError('INVALID_SETUP', `playout: expected ${expected}`);
}

/**
 * A whole game at full speed, on one private state that is changed in place: no schemas, no freezing. The same actions with
 * their outcomes lead `reduce` to the same state, and with a seed the outcomes are what `seededDice` throws.
 *
 * A policy is shown a copy, which is played along: what it writes there never reaches the game. `trusted` saves the copying;
 * the games are the same.
 *
 * @throws {@link GameError} when `choose` gives an illegal action or has written into what it was shown (found out at the
 * end at the latest), for options that are not as described, and as `setup` and `load`; what `choose` itself throws
 * passes through
 */
export function playout<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  playoutOptions: NoInfer<PlayoutOptions<State, Action, Options, View>>,
): Playout<State, Action> {
  const engine = engineOf(gameAtHand(game));
  const { hides } = engine;
  // One by one: whatever else it holds is no concern of ours.
  const given = read(() => {
    const { players, options, from, maxActions = 100_000, rng, seed, choose, trusted = false } = playoutOptions;
    return { players, options, from, maxActions, rng, seed, choose, trusted };
  });
  checkOptions(given);
  const { players, options, from, maxActions } = given;
  const rng = given.rng ?? createRng(given.seed as string);
  checkRng(rng);
  const dice = given.rng ? () => rng : seeded(given.seed as string);
  const choose = given.choose as Policy | undefined;
  const policy = choose ? (hides ? lendingPolicy(engine, choose) : choose) : ownPolicy(engine);
  const begun = from === undefined ? engine.start({ players, options }) : engine.trustedState(from);
  // Even a new state is copied, so that V8 meets states of one shape.
  const state = copyBy(engine.effects, begun) as MutableState;
  const shown = choose && !given.trusted ? (copyBy(engine.effects, state) as MutableState) : null;
  const instructions = { policy, checked: choose !== undefined, shown, hides, maxActions, dice, asking: false };
  const isSound = from === undefined || engine.isOurs(from);
  const lent = shown ?? state;
  engine.lend(lent, true);
  try {
    const score = play(engine, state, instructions, rng);
    // A policy that has held the state could have changed it: then it is validated like any other when used.
    if (!choose || shown) engine.remember(state, isSound);
    else deepFreeze(state);
    const seen = hides && engine.definition.view ? engine.definition.view(state, null) : state;
    const members = { state: state as DeepReadonly<State>, result: engine.definition.result(seen) };
    return withLazy(members, 'actions', () => deepFreeze(joined(score)) as readonly Action[]);
  } catch (error) {
    const itsOwn = choose !== undefined && instructions.asking;
    if ((!choose && isSound) || itsOwn || error instanceof GameError) throw error;
    throw choose ? tampered(game.id, error) : engine.faultOf(null, error);
  } finally {
    engine.lend(lent, false);
  }
}
