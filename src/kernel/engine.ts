import { Immer } from 'immer';
import type { Chance } from './chance.js';
import type { ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from './definition.js';
import { errorOf, GameError, isGameError, type Violation } from './errors.js';
import { deepFreeze, read } from './plain.js';
import { checkRng, pick, type RandomGenerator } from './random.js';
import { type Rulebook, rulebookOf } from './rulebook.js';
import type { Envelope, GameOutcome, ReduceResult, Traits } from './types.js';
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
  readonly step: (state: unknown, action: unknown, source: OutcomeSource) => ReduceResult<Envelope>;
  readonly trustedState: (state: unknown) => ErasedState;
  /** `setup`, but mutable. */
  readonly start: (table: unknown) => ErasedState;
  /** Lets `check`, `legalActions` and the like accept a state that is being changed in place. */
  readonly lend: (view: object) => void;
  readonly unlend: (view: object) => void;
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

function outcomeProblem(chance: Chance<unknown> | null, outcome: unknown): string | undefined {
  if (chance === null) return outcome === undefined ? undefined : 'nothing random happens here, but an outcome came';
  if (outcome === undefined) return 'the outcome is missing';
  return chance.includes(outcome) ? undefined : 'this outcome could not have happened';
}

function traitsOf({ actions, hidden, traits }: ErasedDefinition): Traits {
  return {
    chance: Object.values(actions).some((spec) => spec.chance),
    hiddenInformation: Object.keys(hidden).length > 0,
    simultaneous: false,
    dexterity: false,
    enumerable: true,
    ...traits,
  };
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

  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const isState = (value: unknown): value is ErasedState => isObject(value) && states.has(value);
  const isView = (value: unknown): value is ErasedState => isObject(value) && (views.has(value) || lent.has(value));
  const isOurs = (value: unknown): boolean =>
    isObject(value) && (states.get(value) === true || views.get(value) === true || lent.has(value));

  function trust(state: ErasedState, ours: boolean): ErasedState {
    states.set(state, ours);
    return state;
  }

  /** Runs rules on a state or view: what goes wrong on a foreign one is the value's fault, else it is ours. */
  function guarded<T>(ours: boolean, run: () => T): T {
    if (ours) return run();
    try {
      return run();
    } catch (cause) {
      if (isGameError(cause)) throw cause;
      throw new GameError('INVALID_STATE', `${id}: the state contradicts itself`, { cause });
    }
  }

  const load = (value: unknown): ErasedState => guarded(false, () => trust(validation.state(value), false));
  const trustedState = (value: unknown): ErasedState => (isState(value) ? value : load(value));

  function loadView(value: unknown): ErasedState {
    if (!hides) return load(value);
    const view = guarded(false, () => validation.view(value));
    views.set(view, false);
    return view;
  }

  function viewOf(state: ErasedState, player: number | null): ErasedState {
    if (!definition.view || !hides) return state;
    const known = viewsOfState.get(state) ?? new Map<number | null, ErasedState>();
    viewsOfState.set(state, known);
    let view = known.get(player);
    if (!view) {
      view = deepFreeze(definition.view(state, player));
      known.set(player, view);
      views.set(view, isOurs(state));
    }
    return view;
  }

  /** The value itself, if it is known, else what it is: a view or, from a host who holds everything, a state. */
  function known(value: unknown): ErasedState {
    if (isView(value) || isState(value)) return value;
    if (!hides) return load(value);
    try {
      // A state first: taken for a view, it would show everything.
      return load(value);
    } catch {
      return loadView(value);
    }
  }

  /** A known value through the eyes of a player; a view is taken to be his. */
  function seenBy(value: ErasedState, player: number | null): ErasedState {
    const seen: unknown = value;
    return isView(seen) ? seen : viewOf(value, player !== null && player < value.players ? player : null);
  }

  /** A player's index, or `null` for a spectator. */
  function seat(value: unknown, { players }: ErasedState): number | null {
    if (value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < players)) {
      return value as number | null;
    }
    const got = typeof value === 'number' ? value : typeof value;
    throw new GameError('INVALID_ACTION', `${id}: expected a player from 0 to ${players - 1} or null, got ${got}`);
  }

  function checkedOutcome(chance: Chance<unknown> | null, outcome: unknown, type: string): unknown {
    const problem = outcomeProblem(chance, outcome);
    if (problem === undefined) return outcome;
    throw new GameError('INVALID_OUTCOME', `${id}: ${type}: ${problem}`, { path: ['outcome'] });
  }

  function legal(state: ErasedState, action: ErasedAction): ErasedActionSpec {
    const violation = rulebook.violation(seenBy(state, action.player), action);
    if (violation) throw errorOf(violation);
    return rulebook.spec(action.type) as ErasedActionSpec;
  }

  function step(given: unknown, input: unknown, source: OutcomeSource): ErasedState {
    const ours = isOurs(given);
    return guarded(ours, () => {
      const state = trustedState(given);
      const action = validation.action(input);
      const spec = legal(state, action);
      const chance = rulebook.chance(state, action);
      const sent = action.outcome;
      const outcome = checkedOutcome(chance, chance ? source(chance, state.events, sent) : sent, action.type);
      const next = immer.produce(state, (draft) => {
        if (chance) draft.events = state.events + 1;
        spec.apply(draft as ErasedState, action, outcome, state);
      });
      return trust(deepFreeze(next as ErasedState), ours);
    });
  }

  /** {@link step} with its errors as values. */
  function safeStep(state: unknown, action: unknown, source: OutcomeSource): ReduceResult<Envelope> {
    try {
      return { ok: true, state: step(state, action, source) };
    } catch (error) {
      if (isGameError(error)) return { ok: false, error };
      throw error;
    }
  }

  function onView<T>(given: unknown, player: number | null, ask: (view: ErasedState) => T): T {
    return guarded(isOurs(given), () => ask(seenBy(known(given), player)));
  }

  function check(given: unknown, input: unknown): Violation | null {
    try {
      const action = validation.action(input);
      return onView(given, action.player, (view) => rulebook.violation(view, action)) ?? null;
    } catch (error) {
      if (isGameError(error)) return { code: error.code, message: error.message };
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
    for (const actor of definition.playersToAct(seenBy(value, player))) {
      if (player === null || actor === player) yield* rulebook.legalActionsOf(seenBy(value, actor), actor);
    }
  }

  /** The same list, lazy like it; what goes wrong on the way is the foreign view's fault. */
  function* guardedList(list: Iterable<ErasedAction>): Iterable<ErasedAction> {
    const iterator = list[Symbol.iterator]();
    for (;;) {
      const next = guarded(false, () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  }

  function legalActions(given: unknown, player?: number): Iterable<ErasedAction> {
    const value = known(given);
    const asked = seat(player ?? null, value);
    const list = listed(value, asked);
    return isOurs(value) ? list : guardedList(list);
  }

  function sampleAction(given: unknown, rng: RandomGenerator, player?: number): ErasedAction | null {
    checkRng(rng);
    return guarded(isOurs(given), () => {
      const value = known(given);
      const asked = seat(player ?? null, value);
      const acting = definition.playersToAct(seenBy(value, asked));
      const actor = asked ?? (acting.length > 1 ? pick(rng, acting) : acting[0]);
      if (actor === undefined || !acting.includes(actor)) return null;
      return rulebook.sampleActionOf(seenBy(value, actor), rng, actor);
    });
  }

  function concealed(state: ErasedState, action: ErasedAction, viewer: number | null): ErasedAction {
    const { conceal } = legal(state, action);
    if (action.outcome !== undefined) checkedOutcome(rulebook.chance(state, action), action.outcome, action.type);
    return conceal ? { ...conceal(action, viewer, state), type: action.type, player: action.player } : action;
  }

  function viewAction(given: unknown, input: unknown, player: number | null): ErasedAction {
    return guarded(isOurs(given), () => {
      const state = trustedState(given);
      const action = validation.action(input);
      return concealed(state, action, seat(player, state));
    });
  }

  function describe(given: unknown, input: unknown, result: unknown, viewer: number | null = null): string {
    return guarded(isOurs(given) && isOurs(result), () => {
      const before = known(given);
      const after = known(result);
      const asked = seat(viewer, before);
      const isTold = hides && isView(before);
      const told = isTold ? validation.toldAction(input) : concealed(before, validation.action(input), asked);
      const { describe: tell } = rulebook.spec(told.type) as ErasedActionSpec;
      // Whoever lets a reducer draw does not hold the outcome; where secrets are told in part, it may be left out anyway.
      const isComplete = hides || told.outcome !== undefined || rulebook.chance(before, told) === null;
      if (!tell || !isComplete) return `Player ${told.player + 1}: ${told.type}.`;
      try {
        return tell(seenBy(before, asked), told, seenBy(after, asked), asked);
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
    return guarded(isOurs(given), () => {
      const state = trustedState(given);
      const action = validation.action(input);
      const { reveals: answer = false } = legal(state, action);
      return typeof answer === 'function' ? answer(state, action) : answer;
    });
  }

  function chanceOf(given: unknown, input: unknown): Chance<unknown> | null {
    return guarded(isOurs(given), () => {
      const state = trustedState(given);
      const action = validation.action(input);
      legal(state, action);
      return rulebook.chance(state, action);
    });
  }

  function view(given: unknown, player: number | null): ErasedState {
    return guarded(isOurs(given), () => {
      const value = known(given);
      return seenBy(value, seat(player, value));
    });
  }

  function complete(given: unknown, player: number, rng: RandomGenerator): ErasedState {
    checkRng(rng);
    return guarded(isOurs(given), () => {
      const value = known(given);
      const seen = seenBy(value, seat(player, value));
      return trust(deepFreeze(definition.complete?.(seen, player, rng) ?? seen), isOurs(given));
    });
  }

  const engine: Engine = {
    definition,
    rulebook,
    step: safeStep,
    trustedState,
    isOurs,
    start,
    lend: (view) => lent.add(view),
    unlend: (view) => lent.delete(view),
    trust: (state, ours) => void trust(state, ours),
  };

  return Object.freeze({
    id,
    title: definition.title,
    rules: definition.rules,
    playerCount: Object.freeze({ ...definition.playerCount }),
    traits: Object.freeze(traits),
    facts: Object.freeze({ ...definition.facts }),
    variants: deepFreeze(definition.variants ?? [{}]),
    schemas: validation.schemas,
    setup: (table: unknown) => trust(deepFreeze(start(table)), true),
    load,
    loadView,
    safeReduce: (state: unknown, action: unknown) => safeStep(state, action, asSent),
    reduce: (state: unknown, action: unknown) => step(state, action, asSent),
    check,
    legalActions,
    sampleAction,
    chance: chanceOf,
    playersToAct: (given: unknown) => onView(given, null, (view) => definition.playersToAct(view)),
    outcome: (given: unknown): GameOutcome | null => onView(given, null, (view) => definition.outcome(view)),
    view,
    viewAction,
    ...(definition.complete && hides ? { complete } : {}),
    canonical,
    reveals,
    describe,
    [ENGINE]: engine,
  });
}
