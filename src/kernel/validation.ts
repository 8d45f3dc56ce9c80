import * as z from 'zod/mini';
import type { ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from './definition.js';
import { GameError, type Path } from './errors.js';
import { deepFreeze, type Json, oneLine, plainCopy } from './plain.js';
import { natural, parse, parseForeign, type Shape, withoutDefaults } from './schema.js';

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

type ActionSchemas = ReadonlyMap<string, z.ZodMiniObject>;

function actionSchema(type: string, fields: Shape, isRandom: boolean, players: number): z.ZodMiniObject {
  return z.strictObject({
    type: z.literal(type),
    player: natural(players - 1),
    ...fields,
    ...(isRandom ? { outcome: z.optional(z.unknown()) } : {}),
  });
}

const optional = (fields: Shape): Shape =>
  Object.fromEntries(Object.entries(fields).map(([key, schema]) => [key, z.optional(schema)]));

/** Everything by which values from outside become values of one game; schemas are built on first use. */
export interface Validation {
  readonly schemas: {
    readonly options: z.core.$ZodType;
    readonly state: z.core.$ZodType;
    readonly view: z.core.$ZodType;
    readonly action: z.core.$ZodType;
  };
  /** Frozen; `undefined` gives the defaults. */
  readonly options: (value: unknown) => Record<string, unknown>;
  /** A frozen state of the current rules. */
  readonly state: (value: unknown) => ErasedState;
  readonly view: (value: unknown) => ErasedState;
  /** A copy that nobody else holds. */
  readonly action: (value: unknown) => ErasedAction;
  /** The same for an action as somebody is told it: fields can be missing. */
  readonly toldAction: (value: unknown) => ErasedAction;
}

export function validationOf(definition: ErasedDefinition): Validation {
  const { id, rules, actions } = definition;
  const { min, max } = definition.playerCount;

  const tableProblem = ({ players, options }: ErasedState) => definition.checkSetup?.({ players, options });
  const consistency = z.check<ErasedState>((payload) => {
    const problem = tableProblem(payload.value) ?? definition.checkState?.(payload.value);
    if (problem !== undefined)
      payload.issues.push({ code: 'custom', message: problem, input: payload.value, path: [] });
  });

  const stateShape = (fields: Shape) =>
    z.strictObject({
      game: z.literal(id),
      rules: z.literal(rules),
      players: z.int().check(z.minimum(min), z.maximum(max)),
      options: z.strictObject(withoutDefaults(definition.options)),
      events: natural(),
      ...fields,
    });

  const optionsSchema = lazy(() => z.strictObject(definition.options));
  const parseOptions = (value: unknown) =>
    deepFreeze(parseForeign(optionsSchema(), value, 'INVALID_SETUP', `${id}: options`) as Record<string, unknown>);
  const defaults = lazy(() => parseOptions({}));
  const stateSchema = lazy(() => stateShape(definition.state).check(consistency as never));
  const viewSchema = lazy(() =>
    Object.keys(definition.hidden).length === 0
      ? stateSchema()
      : stateShape({ ...definition.state, ...definition.hidden }),
  );
  const schemasOf = (fieldsOf: (spec: ErasedActionSpec) => Shape): ActionSchemas =>
    new Map(
      Object.entries(actions).map(([type, spec]) => {
        return [type, actionSchema(type, fieldsOf(spec), spec.chance !== undefined, max)];
      }),
    );
  const actionSchemas = lazy(() => schemasOf(({ fields = {} }) => fields));
  const toldSchemas = lazy(() => schemasOf(({ fields = {} }) => optional(fields)));
  const unionSchema = lazy(() => z.discriminatedUnion('type', [...actionSchemas().values()] as [z.ZodMiniObject]));

  function migrated(value: Json): Json {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    let state = value;
    while (typeof state.rules === 'number' && state.rules < rules) {
      const from = state.rules;
      const migrate = definition.migrations?.[from];
      if (!migrate)
        throw new GameError('INVALID_STATE', `${id}: no migration from rules ${from} to ${rules}`, { path: ['rules'] });
      try {
        state = { ...migrate(state), rules: from + 1 };
      } catch (cause) {
        throw new GameError('INVALID_STATE', `${id}: the state of rules ${from} could not be migrated`, { cause });
      }
    }
    return state;
  }

  function actionOf(schemas: () => ActionSchemas, value: unknown): ErasedAction {
    const plain = plainCopy(value, 'INVALID_ACTION', `${id}: action`);
    const type = typeof plain === 'object' && plain !== null && !Array.isArray(plain) ? plain.type : undefined;
    const schema = typeof type === 'string' ? schemas().get(type) : undefined;
    if (!schema) {
      const path: Path = typeof plain === 'object' && plain !== null ? ['type'] : [];
      const got = typeof type === 'string' && type.length <= 40 ? oneLine(JSON.stringify(type)) : 'something else';
      const known = Object.keys(actions).join(' | ');
      throw new GameError('INVALID_ACTION', `${id}: action: expected an object with the type ${known}, got ${got}`, {
        path,
      });
    }
    return parse(schema, plain, 'INVALID_ACTION', `${id}: ${type}`) as ErasedAction;
  }

  return {
    schemas: Object.freeze({
      get options() {
        return optionsSchema();
      },
      get state() {
        return stateSchema();
      },
      get view() {
        return viewSchema();
      },
      get action() {
        return unionSchema();
      },
    }),
    options: (value) => (value === undefined ? defaults() : parseOptions(value)),
    state(value) {
      const plain = migrated(plainCopy(value, 'INVALID_STATE', `${id}: state`));
      return deepFreeze(parse(stateSchema(), plain, 'INVALID_STATE', `${id}: state`) as ErasedState);
    },
    view(value) {
      return deepFreeze(parseForeign(viewSchema(), value, 'INVALID_STATE', `${id}: view`) as ErasedState);
    },
    action: (value) => actionOf(actionSchemas, value),
    toldAction: (value) => actionOf(toldSchemas, value),
  };
}
