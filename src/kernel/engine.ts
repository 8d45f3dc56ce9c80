import { Immer } from 'immer';
import type { Chance } from './chance.js';
import type { ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from './definition.js';
import { errorOf, GameError, type Violation } from './errors.js';
import { deepFreeze, plainCopy } from './plain.js';
import type { RandomGenerator } from './random.js';
import { type Rulebook, rulebookOf } from './rulebook.js';
import type { Envelope, GameOutcome, ReduceResult, Traits } from './types.js';
import { type Validation, validationOf } from './validation.js';

// An own instance: settings made on immer's global one by the application must not change how games work.
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

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
  /** Remembers a frozen state as one that the rules have made. */
  readonly trust: (state: ErasedState) => void;
}

// Symbol.for: a game from the CommonJS build works with functions from the ESM build.
const ENGINE = Symbol.for('dicewright/1 engine');

/** @internal */
export function engineOf(game: object): Engine {
  const engine = (game as { [ENGINE]?: Engine })[ENGINE];
  if (!engine) throw new GameError('INVALID_SETUP', 'expected a game made by defineGame');
  return engine;
}

function checkedOutcome(chance: Chance<unknown> | null, outcome: unknown, type: string): unknown {
  if (chance === null) {
    if (outcome === undefined) return undefined;
    throw new GameError('INVALID_OUTCOME', `${type}: nothing random happens here, but an outcome came`, {
      path: ['outcome'],
    });
  }
  if (outcome === undefined)
    throw new GameError('INVALID_OUTCOME', `${type}: the outcome is missing`, { path: ['outcome'] });
  if (!chance.includes(outcome)) {
    throw new GameError('INVALID_OUTCOME', `${type}: this outcome could not have happened`, { path: ['outcome'] });
  }
  return outcome;
}

function traitsOf(definition: ErasedDefinition): Traits {
  return {
    chance: Object.values(definition.actions).some((spec) => spec.chance !== undefined),
    hiddenInformation: Object.keys(definition.hidden).length > 0,
    simultaneous: definition.traits?.simultaneous ?? false,
    dexterity: definition.traits?.dexterity ?? false,
    enumerable: definition.traits?.enumerable ?? true,
  };
}

/** The game that a definition describes: every border is guarded here. */
export function gameOf(definition: ErasedDefinition) {
  const { id } = definition;
  const validation: Validation = validationOf(definition);
  const rulebook = rulebookOf(definition);
  const traits = traitsOf(definition);
  const states = new WeakSet<object>();
  const views = traits.hiddenInformation ? new WeakSet<object>() : states;
  const viewsOfState = new WeakMap<object, Map<number | null, ErasedState>>();
  const lent = new WeakSet<object>();

  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const isTrusted = (value: unknown): value is ErasedState => isObject(value) && states.has(value);
  const isView = (value: unknown): value is ErasedState => isObject(value) && (views.has(value) || lent.has(value));

  function trust(state: ErasedState): ErasedState {
    states.add(state);
    return state;
  }

  /** Runs rules on a value that may be foreign: what goes wrong there is the value's fault, elsewhere it is ours. */
  function guarded<T>(foreign: boolean, run: () => T): T {
    if (!foreign) return run();
    try {
      return run();
    } catch (cause) {
      if (cause instanceof GameError) throw cause;
      throw new GameError('INVALID_STATE', `${id}: the state contradicts itself`, { cause });
    }
  }

  const load = (value: unknown): ErasedState => guarded(true, () => trust(validation.state(value)));
  const trustedState = (value: unknown): ErasedState => (isTrusted(value) ? value : load(value));

  function loadView(value: unknown): ErasedState {
    if (!traits.hiddenInformation) return load(value);
    const view = guarded(true, () => validation.view(value));
    views.add(view);
    return view;
  }

  function viewOf(state: ErasedState, player: number | null): ErasedState {
    if (!definition.view || !traits.hiddenInformation) return state;
    const known = viewsOfState.get(state) ?? new Map<number | null, ErasedState>();
    viewsOfState.set(state, known);
    let view = known.get(player);
    if (!view) {
      view = deepFreeze(definition.view(state, player));
      known.set(player, view);
      views.add(view);
    }
    return view;
  }

  /** Takes a view, or, from a host who holds everything, a state; the latter is seen through the eyes of `player`. */
  function asView(value: unknown, player: number | null): ErasedState {
    if (isView(value)) return value;
    if (isTrusted(value)) return viewOf(value, player !== null && player < value.players ? player : null);
    if (!traits.hiddenInformation) return load(value);
    try {
      return loadView(value);
    } catch {
      const state = load(value);
      return viewOf(state, player !== null && player < state.players ? player : null);
    }
  }

  function asPlayer(value: unknown, players: number): number | null {
    if (value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) < players)) {
      return value as number | null;
    }
    throw new GameError('INVALID_ACTION', `${id}: expected a player from 0 to ${players - 1}, or null for a spectator`);
  }

  function legal(state: ErasedState, action: ErasedAction): ErasedActionSpec {
    const player = action.player < state.players ? action.player : null;
    const violation = rulebook.violation(viewOf(state, player), action);
    if (violation) throw errorOf(violation);
    return rulebook.spec(action.type) as ErasedActionSpec;
  }

  function step(given: unknown, input: unknown, source: OutcomeSource): ErasedState {
    const foreign = !isTrusted(given);
    return guarded(foreign, () => {
      const state = foreign ? load(given) : given;
      const action = validation.action(input);
      const spec = legal(state, action);
      const chance = rulebook.chance(state, action);
      const sent = action.outcome;
      const outcome = checkedOutcome(chance, chance ? source(chance, state.events, sent) : sent, action.type);
      const next = immer.produce(state, (draft) => {
        if (chance) draft.events++;
        spec.apply(draft as ErasedState, action, outcome, state);
      });
      return trust(next as ErasedState);
    });
  }

  /** {@link step} with its errors as values. */
  function safeStep(state: unknown, action: unknown, source: OutcomeSource): ReduceResult<Envelope> {
    try {
      return { ok: true, state: step(state, action, source) };
    } catch (error) {
      if (error instanceof GameError) return { ok: false, error };
      throw error;
    }
  }

  function onView<T>(given: unknown, player: number | null, ask: (view: ErasedState) => T): T {
    return guarded(!isView(given) && !isTrusted(given), () => ask(asView(given, player)));
  }

  function check(given: unknown, input: unknown): Violation | null {
    try {
      const action = validation.action(input);
      return onView(given, action.player, (view) => rulebook.violation(view, action)) ?? null;
    } catch (error) {
      if (error instanceof GameError) return { code: error.code, message: error.message };
      throw error;
    }
  }

  /** The first state, not frozen yet. */
  function start(table: unknown): ErasedState {
    const given = plainCopy(table, 'INVALID_SETUP', `${id}: setup`);
    const { players, options: chosen } = isObject(given) ? (given as Record<string, unknown>) : {};
    const { min, max } = definition.playerCount;
    const isCount = Number.isInteger(players) && (players as number) >= min && (players as number) <= max;
    if (!isCount || Object.keys(given as object).some((key) => key !== 'players' && key !== 'options')) {
      const message = `${id}: expected { players, options? } with ${min === max ? min : `${min} to ${max}`} players`;
      throw new GameError('INVALID_SETUP', message, { path: ['players'] });
    }
    const options = validation.options(chosen);
    const seats = { players: players as number, options };
    const problem = definition.checkSetup?.(seats);
    if (problem !== undefined) throw new GameError('INVALID_SETUP', `${id}: ${problem}`, { path: ['options'] });
    const { players: seated } = seats;
    // One literal with one spread: a state spread together from two parts is a third slower to play with in V8.
    return { game: id, rules: definition.rules, players: seated, options, events: 0, ...definition.setup(seats) };
  }

  function viewAction(given: unknown, input: unknown, player: number | null): ErasedAction {
    const state = trustedState(given);
    const action = validation.action(input);
    return guarded(given !== state, () => {
      const spec = legal(state, action);
      const viewer = asPlayer(player, state.players);
      if (action.outcome !== undefined) checkedOutcome(rulebook.chance(state, action), action.outcome, action.type);
      return spec.conceal
        ? ({ ...spec.conceal(action, viewer, state), type: action.type, player: action.player } as ErasedAction)
        : action;
    });
  }

  function describe(before: unknown, input: unknown, after: unknown, viewer: number | null = null): string {
    const told = traits.hiddenInformation && isView(before) ? loadedAction(input) : viewAction(before, input, viewer);
    const { describe: tell } = rulebook.spec(told.type) as ErasedActionSpec;
    if (!tell) return `Player ${told.player + 1}: ${told.type}.`;
    return onView(before, viewer, (seen) => onView(after, viewer, (seenAfter) => tell(seen, told, seenAfter, viewer)));
  }

  /** An action as a client received it: fields can be missing, so only its frame is checked. */
  function loadedAction(input: unknown): ErasedAction {
    const action = plainCopy(input, 'INVALID_ACTION', `${id}: action`) as ErasedAction | null;
    if (
      typeof action !== 'object' ||
      action === null ||
      !Number.isInteger(action.player) ||
      !rulebook.spec(action.type)
    ) {
      throw new GameError('INVALID_ACTION', `${id}: expected an action as viewAction gives it`);
    }
    return action;
  }

  function canonical(input: unknown): ErasedAction {
    const { type, player, outcome: _, ...fields } = validation.action(input);
    return { type, player, ...(rulebook.spec(type)?.canonical?.(fields) ?? fields) };
  }

  function reveals(given: unknown, input: unknown): boolean {
    const state = trustedState(given);
    const action = validation.action(input);
    return guarded(given !== state, () => {
      const { reveals: answer = false } = legal(state, action);
      return typeof answer === 'function' ? answer(state, action) : answer;
    });
  }

  function chanceOf(given: unknown, input: unknown): Chance<unknown> | null {
    const state = trustedState(given);
    const action = validation.action(input);
    return guarded(given !== state, () => {
      legal(state, action);
      return rulebook.chance(state, action);
    });
  }

  function complete(given: unknown, player: number, rng: RandomGenerator): ErasedState {
    const view = asView(given, player);
    asPlayer(player, view.players);
    return trust(deepFreeze(definition.complete?.(view, player, rng) ?? view));
  }

  const engine: Engine = {
    definition,
    rulebook,
    step: safeStep,
    trustedState,
    start,
    lend: (view) => lent.add(view),
    unlend: (view) => lent.delete(view),
    trust: (state) => void states.add(state),
  };

  return Object.freeze({
    id,
    title: definition.title,
    rules: definition.rules,
    playerCount: Object.freeze({ ...definition.playerCount }),
    traits: Object.freeze(traits),
    variants: deepFreeze(definition.variants ?? [{}]),
    schemas: validation.schemas,
    setup: (table: unknown) => trust(deepFreeze(start(table))),
    load,
    loadView,
    safeReduce: (state: unknown, action: unknown) => safeStep(state, action, asSent),
    reduce: (state: unknown, action: unknown) => step(state, action, asSent),
    check,
    legalActions: (given: unknown, player?: number) =>
      onView(given, player ?? null, (view) => rulebook.legalActions(view, player)),
    sampleAction: (given: unknown, rng: RandomGenerator, player?: number) =>
      onView(given, player ?? null, (view) => rulebook.sampleAction(view, rng, player)),
    chance: chanceOf,
    playersToAct: (given: unknown) => onView(given, null, (view) => definition.playersToAct(view)),
    outcome: (given: unknown): GameOutcome | null => onView(given, null, (view) => definition.outcome(view)),
    view(given: unknown, player: number | null): ErasedState {
      if (isView(given)) return given;
      const state = trustedState(given);
      return viewOf(state, asPlayer(player, state.players));
    },
    viewAction,
    ...(definition.complete && traits.hiddenInformation ? { complete } : {}),
    canonical,
    reveals,
    describe,
    [ENGINE]: engine,
  });
}
