import { readerOf } from '../compiled/acceptor.js';
import { makersHere } from '../compiled/makers.js';
import type { ErasedAction, ErasedDefinition, ErasedFields, ErasedState } from '../definition.js';
import { GameError, type Violation } from '../errors.js';
import { lazy } from '../lazy.js';
import { deepFreeze, isTree, type Json } from '../plain.js';
import {
  checkOf,
  integer,
  mapShape,
  natural,
  type Shape,
  unionBy,
  withMethods,
  withoutDefaults,
} from '../schemas/schema.js';
import * as z from '../schemas/zod.js';
import type { Warmth } from './warmth.js';

/** The number of players and the options. */
export interface Table {
  readonly players: number;
  readonly options: ErasedFields;
}

/** Everything by which values from outside become values of one game; schemas are built on first use. */
export interface Validation {
  readonly schemas: {
    readonly options: z.$ZodType;
    readonly state: z.$ZodType;
    readonly view: z.$ZodType;
    readonly action: z.$ZodType;
  };
  /** The options are frozen, their defaults filled in. */
  readonly table: (value: unknown) => Table;
  /** The numbers of players that the options allow, ascending. */
  readonly playersFor: (options: unknown) => readonly number[];
  /** A state of the current rules that nobody else holds. */
  readonly state: (value: unknown) => ErasedState;
  readonly view: (value: unknown) => ErasedState;
  /** A copy that nobody else holds. */
  readonly action: (value: unknown) => ErasedAction;
  /** The same, for reading many. */
  readonly actionReader: () => (value: unknown) => ErasedAction;
  /** The same for an action as a viewer may know it: fields can be missing. */
  readonly toldAction: (value: unknown) => ErasedAction;
}

export function validationOf(definition: ErasedDefinition, warmth: Warmth): Validation {
  const { id, rules, actions } = definition;
  const { min, max, withGroups: most = max } = definition.playerCount;

  const setupProblem = (table: Table): string | undefined => {
    const problem = definition.checkSetup?.(table);
    return typeof problem === 'string' ? problem : undefined;
  };

  const strangerToAct = (state: ErasedState): string | undefined => {
    const seen = definition.view?.(state, null) ?? state;
    const stranger = definition.playersToAct(seen).find((player) => player >= state.players);
    return stranger === undefined ? undefined : `Player ${stranger + 1} is to act in a game for ${state.players}`;
  };

  const contradiction = (state: ErasedState): Partial<Violation> | null | undefined => {
    const problem = setupProblem(state) ?? definition.checkState?.(state) ?? strangerToAct(state);
    return typeof problem === 'string' ? { message: problem } : problem;
  };

  const consistency = checkOf(
    ({ value, issues }: z.ParsePayload<unknown>): void => {
      let problem: Partial<Violation> | null | undefined;
      try {
        problem = contradiction(value as ErasedState);
      } catch {
        problem = { message: 'the state contradicts itself' };
      }
      if (problem) issues.push({ ...problem, code: 'custom', input: value });
    },
    {},
    // Here it is thrown, for the error of `load` to have a cause.
    (state) => !contradiction(state as ErasedState),
  );

  const stateShape = (fields: Shape, ...checks: z.$ZodCheck<unknown>[]) =>
    withMethods(
      z.strictObject(
        {
          game: z.literal(id),
          rules: z.literal(rules),
          players: integer(min, most),
          options: z.strictObject(withoutDefaults(definition.options)),
          events: natural(),
          ...fields,
        },
        ...checks,
      ),
    );

  const optionsSchema = lazy(() => withMethods(z.strictObject(definition.options)));
  const tableSchema = lazy(() => z.strictObject({ players: integer(min, most), options: z.optional(optionsSchema()) }));
  const readOptions = readerOf(optionsSchema, 'INVALID_SETUP', `${id}: options`);
  const readTable = readerOf(tableSchema, 'INVALID_SETUP', `${id}: setup`);
  const optionsOf = (value: unknown): ErasedFields => deepFreeze(readOptions(value) as ErasedFields);
  const defaults = lazy(() => optionsOf({}));
  const stateSchema = lazy(() => stateShape(definition.state, consistency));
  const viewSchema = lazy(() =>
    Object.keys(definition.hidden).length === 0
      ? stateSchema()
      : stateShape({ ...definition.state, ...definition.hidden }),
  );
  type Change = (schema: z.$ZodType) => z.$ZodType;
  const actionShapes = (change: Change, outcomeOf: Change): [type: string, shape: Shape][] =>
    Object.entries(actions).map(([type, { fields = {}, chance, outcome = z.unknown() }]) => {
      const shape = {
        type: z.literal(type),
        player: natural(most - 1),
        ...mapShape(fields, change),
        ...(chance && { outcome: z.optional(outcomeOf(outcome)) }),
      };
      return [type, shape];
    });
  const actionSchemaOf = (change: Change, outcomeOf: Change) =>
    lazy(() => {
      const schemas = actionShapes(change, outcomeOf).map(([type, shape]) => [type, z.strictObject(shape)] as const);
      return withMethods(unionBy('type', new Map(schemas)));
    });
  const same: Change = (schema) => schema;
  const anything: Change = () => z.unknown();
  const publicSchema = actionSchemaOf(same, same);
  // Whether an outcome could have happened the Chance says, and it has an error code of its own.
  const actionSchema = actionSchemaOf(same, anything);
  const toldSchema = actionSchemaOf(z.optional, anything);

  const readAction = readerOf(actionSchema, 'INVALID_ACTION', `${id}: action`) as Validation['action'];
  const quickReader = lazy((): Validation['action'] => {
    const quick = makersHere()?.reading(actionShapes(same, anything));
    return quick ? (value) => (quick(value) as ErasedAction | undefined) ?? readAction(value) : readAction;
  });

  /** Options that came later have their defaults in what is older than they are. */
  function filled(copy: Json): Json {
    const options = (copy as Record<string, Json> | null)?.options;
    if (isTree(options)) Object.assign(options, defaults(), { ...options });
    return copy;
  }

  function migrated(value: Json): Json {
    let state = filled(value) as Record<string, Json> | null;
    while (typeof state?.rules === 'number' && state.rules < rules) {
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
        return publicSchema();
      },
    }),
    table(value = {}) {
      const { players, options = defaults() } = readTable(value) as Pick<Table, 'players'> & Partial<Table>;
      const table = { players, options: deepFreeze(options) };
      const problem = setupProblem(table);
      if (problem === undefined) return table;
      throw new GameError('INVALID_SETUP', `${id}: ${problem}`, { path: ['options'] });
    },
    playersFor(value = {}) {
      const options = optionsOf(value);
      const allowed: number[] = [];
      for (let players = min; players <= most; players++) {
        if (setupProblem({ players, options }) === undefined) allowed.push(players);
      }
      return Object.freeze(allowed);
    },
    state: readerOf(stateSchema, 'INVALID_STATE', `${id}: state`, migrated) as Validation['state'],
    view: readerOf(viewSchema, 'INVALID_STATE', `${id}: view`, filled) as Validation['state'],
    action: (value) => (warmth.isWarm() ? quickReader()(value) : readAction(value)),
    actionReader: quickReader,
    toldAction: readerOf(toldSchema, 'INVALID_ACTION', `${id}: action`) as Validation['action'],
  };
}
