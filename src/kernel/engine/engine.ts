import { tried } from '../attempt.js';
import type { ErasedDefinition, ErasedState } from '../definition.js';
import { drawnBy } from '../dice/drawing.js';
import { GameError } from '../errors.js';
import { deepFreeze, read } from '../plain.js';
import type { AnyGame, Traits } from '../types.js';
import { type Effects, effectsOf } from './effects.js';
import { questionsOf } from './questions.js';
import { type Rulebook, rulebookOf } from './rulebook.js';
import { sightOf } from './sight.js';
import { type Steps, stepsOf } from './steps.js';
import { tellingOf } from './telling.js';
import { type Trust, trustOf } from './trust.js';
import { type Validation, validationOf } from './validation.js';
import { Warmth } from './warmth.js';

/** What `createReducer` and `playout` need of a game beside its public members. @internal */
export interface Engine
  extends Pick<Steps, 'start' | 'step'>,
    Pick<Trust, 'faultOf' | 'guarded' | 'hides' | 'isOurs' | 'lend' | 'remember' | 'trustedState'>,
    Pick<Validation, 'action' | 'actionReader' | 'toldAction'> {
  readonly definition: ErasedDefinition;
  readonly rulebook: Rulebook;
  readonly effects: Effects;
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

function traitsOf({ actions, traits, purpose }: ErasedDefinition, hiddenInformation: boolean): Traits {
  return {
    chance: Object.values(actions).some((spec) => spec.chance),
    hiddenInformation,
    simultaneous: false,
    dexterity: false,
    enumerable: true,
    purposeful: purpose !== undefined,
    ...traits,
  };
}

/** The game that a definition describes: every border is guarded here. */
export function gameOf(definition: ErasedDefinition) {
  const { id, title, rules, playerCount, facts, variants = [{}], editions = {} } = definition;
  const warmth = new Warmth();
  const validation = validationOf(definition, warmth);
  const effects = effectsOf(definition, warmth);
  const rulebook = rulebookOf(definition);
  const trust = trustOf(definition, validation);
  const sight = sightOf(definition, trust);
  const steps = stepsOf(definition, rulebook, validation, trust, sight, effects);
  const { start, step } = steps;
  const traits = traitsOf(definition, trust.hides);
  const { action, actionReader, toldAction } = validation;
  const engine: Engine = {
    ...trust,
    start,
    step,
    action,
    actionReader,
    toldAction,
    definition,
    rulebook,
    effects,
  };

  const asSent = drawnBy(undefined, id);
  const reduce = (state: unknown, action: unknown): ErasedState => step(state, action, asSent).state;

  return Object.freeze({
    ...deepFreeze({
      id,
      title,
      rules,
      playerCount: { ...playerCount },
      traits,
      facts: { ...facts },
      variants,
      editions,
    }),
    schemas: validation.schemas,
    setup: (table: unknown) => trust.remember(start(table), true),
    playersFor: validation.playersFor,
    load: trust.load,
    loadView: trust.loadView,
    reduce,
    safeReduce: (state: unknown, action: unknown): ReturnType<AnyGame['safeReduce']> =>
      tried(() => ({ ok: true, state: reduce(state, action) })),
    ...questionsOf(definition, rulebook, validation, trust, sight, steps),
    ...tellingOf(definition, rulebook, validation, trust, sight, steps),
    [ENGINE]: engine,
  });
}
