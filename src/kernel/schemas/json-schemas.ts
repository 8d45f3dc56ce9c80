import { GameError } from '../errors.js';
import { deepFreeze, read } from '../plain.js';
import type { AnyAction, Game } from '../types.js';
import * as z from './zod.js';

/** A JSON Schema, draft 2020-12, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What goes in and out of a game, for forms, for messages, and for programs in other languages. */
export interface JsonSchemas {
  /** What `setup` takes as options, each with its default. */
  readonly options: JsonSchema;
  readonly state: JsonSchema;
  /** What a player sees: the state, unless something is hidden. */
  readonly view: JsonSchema;
  /** One of the types of action, those that are random with their `outcome`. */
  readonly action: JsonSchema;
}

/**
 * The schemas of a game as JSON Schema (draft 2020-12), frozen; `$id` is `dicewright:GAME/RULES/PART`, such as
 * `dicewright:kiriki/1/action`. They are necessary, not sufficient: what ties fields together only `load` and `check` know.
 *
 * @example
 * ```ts
 * import { schemasOf } from 'dicewright';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const { options } = schemasOf(kiriki);
 * console.log(options.$id, Object.keys(options.properties as object).length); // → dicewright:kiriki/1/options 4
 * ```
 */
export function schemasOf<State, Action extends AnyAction, Options, View>(
  input: Pick<Game<State, Action, Options, View>, 'id' | 'rules' | 'schemas'>,
): JsonSchemas {
  const told = read(() => (typeof input.schemas.state === 'object' ? { ...input } : undefined));
  if (!told) throw new GameError('INVALID_SETUP', 'expected a game made by defineGame');
  const { id, rules, schemas } = told;
  const schemaOf = (part: keyof JsonSchemas): JsonSchema => {
    const io = part === 'options' ? 'input' : 'output';
    return deepFreeze({
      $id: `dicewright:${id}/${rules}/${part}`,
      ...z.toJSONSchema(schemas[part], { io, unrepresentable: 'any' }),
    });
  };
  return Object.freeze({
    options: schemaOf('options'),
    state: schemaOf('state'),
    view: schemaOf('view'),
    action: schemaOf('action'),
  });
}
