import { Immer } from '../vendor/immer.js';
import type { Chance } from './chance.js';
import type { ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from './definition.js';
import { errorOf, GameError, type Violation } from './errors.js';
import { listenerOf, withNames } from './naming.js';
import { deepFreeze, isInteger, numberOrType, read } from './plain.js';
import { checkRng, pick, type RandomGenerator } from './random.js';
import { type Rulebook, rulebookOf } from './rulebook.js';
import type { Envelope, ReduceResult, Traits } from './types.js';
import { type Validation, validationOf } from './validation.js';

// An own instance: settings made on immer's global one by the application must not change how games work. Freezing is
// left to `deepFreeze`, which is faster, because it need not look for drafts.
const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

/** Gives the outcome of an event; sees the outcome that was sent along, if any (else `undefined`). */
export type OutcomeSource = (chance: Chance<unknown>, event: number, sent: unknown) => unknown;

const asSent: OutcomeSource = (_chance, _event, sent) => sent;

/** What `createReducer` and `playout` need of a game beside its public members. @internal */
export interface Engine {
  readonly definition: ErasedDefinition;
  readonly rulebook: Rulebook;
  /** The next state, the outcome of a random event given by the source. */
  readonly step: (state: unknown, action: unknown, source: OutcomeSource) => ErasedState;
  readonly trustedState: (state: unknown) => ErasedState;
  /** A copy of an action from outside that nobody else holds. @throws {@link GameError} `INVALID_ACTION` */
  readonly action: (value: unknown) => ErasedAction;
  /** `setup`, but mutable. */
  readonly start: (table: unknown) => ErasedState;
  /** States and views being changed in place: `check`, `legalActions` and the like accept them meanwhile. */
  readonly lent: WeakSet<object>;
  /** Whether the rules made the state from a set-up, so that nothing in it comes from outside. */
  readonly isOurs: (state: unknown) => boolean;
  /** Remembers a frozen state as one that the rules have made, from one of ours or from a foreign one. */
  readonly trust: (state: ErasedState, ours: boolean) => void;
}

// Symbol.for: a game from the CommonJS build works with functions from the ESM build.
const ENGINE = Symbol.for('dicewright/1 engine');

/**
 * @throws {@link GameError} `INVALID_SETUP` for anything but a game
 * @internal
 */
export function engineOf(game: unknown): Engine {
  const engine = read(() => (game as { [ENGINE]?: Engine })[ENGINE]);
  if (typeof engine?.step === 'function') return engine;
  throw new GameError('INVALID_SETUP', 'expected a game made by defineGame');
}

function outcomeProblem(chance: Chance<unknown> | null, outcome: unknown): string | false {
  if (outcome === undefined) return chance !== null && 'the outcome is missing';
  if (!chance) return 'nothing random happens here, but an outcome came';
  return !chance.includes(outcome) && 'this outcome could not have happened';
}

function traitsOf({ actions, hidden, traits, purpose }: ErasedDefinition): Traits {
  return {
    chance: Object.values(actions).some((spec) => spec.chance),
    hiddenInformation: Object.keys(hidden).length > 0,
    simultaneous: false,
    dexterity: false,
    enumerable: true,
    purposeful: purpose !== undefined,
    ...traits,
  };
}

/** The action for somebody else: what its fields hold may be a table of the game's own, and can't be changed. */
function handedOut(action: ErasedAction): ErasedAction {
  for (const field in action) deepFreeze(action[field]);
  return action;
}

/** The game that a definition describes: every border is guarded here. */
export function gameOf(definition: ErasedDefinition) {
  const { id } = definition;
  const validation: Validation = validationOf(definition);
  const rulebook = rulebookOf(definition);
  const traits = traitsOf(definition);
  const hides = traits.hiddenInformation;
  // Known states and views: `true` for those that the rules made from a set-up, `false` for what goes back to a value
  // from outside, which passed its schema but may contradict itself all the same.
  const states = new WeakMap<object, boolean>();
  const views = hides ? new WeakMap<object, boolean>() : states;
  const viewsOfState = new WeakMap<object, Map<number | null, ErasedState>>();
  const lent = new WeakSet<object>();

  // Of what is no object, a WeakMap says that it does not know it.
  const isView = (value: unknown): boolean => views.has(value as object) || lent.has(value as object);
  const isOurs = (value: unknown): boolean =>
    states.get(value as object) ?? views.get(value as object) ?? lent.has(value as object);

  function trust(state: ErasedState, ours: boolean): ErasedState {
    states.set(state, ours);
    return state;
  }

  /** What to throw when rules have thrown: on a foreign state or view it is the value's fault, else it is ours. */
  function faultOf(given: unknown, cause: unknown): unknown {
    if (isOurs(given) || cause instanceof GameError) return cause;
    return new GameError('INVALID_STATE', `${id}: the state contradicts itself`, { cause });
  }

  function guarded<T>(given: unknown, run: () => T): T {
    try {
      return run();
    } catch (cause) {
      throw faultOf(given, cause);
    }
  }

  const load = (value: unknown): ErasedState => guarded(null, () => trust(validation.state(value), false));
  const trustedState = (value: unknown): ErasedState =>
    states.has(value as object) ? (value as ErasedState) : load(value);

  function loadView(value: unknown): ErasedState {
    if (!hides) return load(value);
    const view = guarded(null, () => validation.view(value));
    views.set(view, false);
    return view;
  }

  /** A known value through the eyes of a player; a view is taken to be his. */
  function seenBy(value: ErasedState, viewer: number | null): ErasedState {
    if (isView(value) || !definition.view) return value;
    const player = viewer !== null && viewer < value.players ? viewer : null;
    const known = viewsOfState.get(value) ?? new Map<number | null, ErasedState>();
    viewsOfState.set(value, known);
    let view = known.get(player);
    if (!view) {
      const seen = definition.view(value, player);
      // A view that is the state itself would make the state count as somebody's view from now on.
      view = deepFreeze(seen === value ? { ...seen } : seen);
      known.set(player, view);
      views.set(view, isOurs(value));
    }
    return view;
  }

  /** The value itself, if it is known, else what it is: a view or, from a host who holds everything, a state. */
  function known(value: unknown): ErasedState {
    if (isView(value) || states.has(value as object)) return value as ErasedState;
    if (!hides) return load(value);
    try {
      // A state first: taken for a view, it would show everything.
      return load(value);
    } catch {
      return loadView(value);
    }
  }

  /** A player's index, or `null` for a spectator. */
  function seat(value: unknown, { players }: ErasedState): number | null {
    if (value === null || isInteger(value, 0, players - 1)) return value;
    const expected = `a player from 0 to ${players - 1} or null`;
    throw new GameError('INVALID_ACTION', `${id}: expected ${expected}, got ${numberOrType(value)}`);
  }

  function checkedOutcome(chance: Chance<unknown> | null, outcome: unknown, type: string): unknown {
    const problem = outcomeProblem(chance, outcome);
    if (!problem) return outcome;
    throw new GameError('INVALID_OUTCOME', `${id}: ${type}: ${problem}`, { path: ['outcome'] });
  }

  function legal(state: ErasedState, action: ErasedAction): ErasedActionSpec {
    const violation = rulebook.check(seenBy(state, action.player), action);
    if (violation) throw errorOf(violation);
    return rulebook.spec(action.type) as ErasedActionSpec;
  }

  /** Asks about a legal action in a state. */
  function onLegal<T>(
    given: unknown,
    input: unknown,
    ask: (state: ErasedState, action: ErasedAction, spec: ErasedActionSpec) => T,
  ): T {
    return guarded(given, () => {
      const state = trustedState(given);
      const action = validation.action(input);
      return ask(state, action, legal(state, action));
    });
  }

  /** Asks about a view, or about the state that a host gives for it. */
  function onKnown<T>(given: unknown, ask: (value: ErasedState) => T): T {
    return guarded(given, () => ask(known(given)));
  }

  function step(given: unknown, input: unknown, source: OutcomeSource): ErasedState {
    return onLegal(given, input, (state, action, spec) => {
      const chance = rulebook.chance(state, action);
      const sent = action.outcome;
      const outcome = checkedOutcome(chance, chance ? source(chance, state.events, sent) : sent, action.type);
      const next = immer.produce(state, (draft) => {
        if (chance) draft.events = state.events + 1;
        spec.apply(draft as ErasedState, action, outcome, state);
      });
      return trust(deepFreeze(next as ErasedState, state), isOurs(state));
    });
  }

  const reduce = (state: unknown, action: unknown): ErasedState => step(state, action, asSent);

  function safeReduce(state: unknown, action: unknown): ReduceResult<Envelope> {
    try {
      return { ok: true, state: reduce(state, action) };
    } catch (error) {
      if (error instanceof GameError) return { ok: false, error };
      throw error;
    }
  }

  function check(given: unknown, input: unknown): Violation | null {
    try {
      const action = validation.action(input);
      return onKnown(given, (value) => rulebook.check(seenBy(value, action.player), action)) ?? null;
    } catch (error) {
      if (error instanceof GameError) return { code: error.code, message: error.message };
      throw error;
    }
  }

  /** The first state, not frozen yet. */
  function start(table: unknown): ErasedState {
    const seats = validation.table(table);
    const { players, options } = seats;
    // One literal with one spread: a state spread together from two parts is a third slower to play with in V8.
    return { game: id, rules: definition.rules, players, options, events: 0, ...definition.setup(seats) };
  }

  function* listed(value: ErasedState, player: number | null): Iterable<ErasedAction> {
    try {
      for (const actor of definition.playersToAct(seenBy(value, player))) {
        if (player !== null && actor !== player) continue;
        for (const action of rulebook.legalActions(seenBy(value, actor), actor)) yield handedOut(action);
      }
    } catch (cause) {
      throw faultOf(value, cause);
    }
  }

  function legalActions(given: unknown, player?: number): Iterable<ErasedAction> {
    const value = known(given);
    return listed(value, seat(player ?? null, value));
  }

  function sampleAction(given: unknown, rng: RandomGenerator, player?: number): ErasedAction | null {
    checkRng(rng);
    return onKnown(given, (value) => {
      const asked = seat(player ?? null, value);
      const acting = definition.playersToAct(seenBy(value, asked));
      const actor = asked ?? (acting.length > 1 ? pick(rng, acting) : acting[0]);
      if (actor === undefined || !acting.includes(actor)) return null;
      const action = rulebook.sampleAction(seenBy(value, actor), rng, actor);
      return action && handedOut(action);
    });
  }

  function concealed(
    state: ErasedState,
    action: ErasedAction,
    { conceal }: ErasedActionSpec,
    viewer: number | null,
  ): ErasedAction {
    const { type, player, outcome } = action;
    if (outcome !== undefined) checkedOutcome(rulebook.chance(state, action), outcome, type);
    return conceal ? { ...conceal(action, viewer, state), type, player } : action;
  }

  function viewAction(given: unknown, input: unknown, player: number | null): ErasedAction {
    return onLegal(given, input, (state, action, spec) => concealed(state, action, spec, seat(player, state)));
  }

  function describe(given: unknown, input: unknown, result: unknown, listener?: unknown): string {
    return onKnown(given, (before) => {
      const after = known(result);
      const { viewer, names } = listenerOf(listener);
      const asked = seat(viewer, before);
      const isTold = hides && isView(before);
      const told = isTold ? validation.toldAction(input) : viewAction(before, input, asked);
      const { describe: tell } = rulebook.spec(told.type) as ErasedActionSpec;
      // Whoever lets a reducer draw does not hold the outcome; where secrets are told in part, it may be left out anyway.
      const isComplete = hides || told.outcome !== undefined || rulebook.chance(before, told) === null;
      if (!tell || !isComplete) return withNames(`Player ${told.player + 1}: ${told.type}.`, names);
      try {
        return withNames(tell(seenBy(before, asked), told, seenBy(after, asked), asked), names);
      } catch (cause) {
        const message = `${id}: ${told.type}: the action does not belong between these states`;
        throw new GameError('INVALID_ACTION', message, { cause });
      }
    });
  }

  function canonical(input: unknown): ErasedAction {
    const { type, player, outcome: _, ...fields } = validation.action(input);
    return { type, player, ...(rulebook.spec(type)?.canonical?.(fields) ?? fields) };
  }

  function reveals(given: unknown, input: unknown): boolean {
    return onLegal(given, input, (state, action, { reveals: answer = false }) =>
      typeof answer === 'function' ? answer(state, action) : answer,
    );
  }

  function complete(given: unknown, player: number, rng: RandomGenerator): ErasedState {
    checkRng(rng);
    return onKnown(given, (value) => {
      const seen = seenBy(value, seat(player, value));
      return trust(deepFreeze(definition.complete?.(seen, player, rng) ?? seen), isOurs(value));
    });
  }

  const engine: Engine = {
    definition,
    rulebook,
    step,
    trustedState,
    action: validation.action,
    isOurs,
    start,
    lent,
    trust,
  };

  const { title, rules, playerCount, facts, variants = [{}] } = definition;
  return Object.freeze({
    ...deepFreeze({ id, title, rules, playerCount: { ...playerCount }, traits, facts: { ...facts }, variants }),
    schemas: validation.schemas,
    setup: (table: unknown) => trust(deepFreeze(start(table)), true),
    playersFor: validation.playersFor,
    load,
    loadView,
    safeReduce,
    reduce,
    check,
    legalActions,
    sampleAction,
    chance: (state: unknown, action: unknown) => onLegal(state, action, rulebook.chance),
    playersToAct: (given: unknown) => onKnown(given, (value) => definition.playersToAct(seenBy(value, null))),
    outcome: (given: unknown) => onKnown(given, (value) => definition.outcome(seenBy(value, null))),
    view: (given: unknown, player: number | null) => onKnown(given, (value) => seenBy(value, seat(player, value))),
    viewAction,
    ...(definition.complete && hides ? { complete } : {}),
    canonical,
    reveals,
    describe,
    [ENGINE]: engine,
  });
}
