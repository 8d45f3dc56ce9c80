import { GameError } from '../errors.js';
import { deepFreeze, read } from '../plain.js';
import type { AnyAction, Game } from '../types.js';
import * as z from './zod.js';

/**
 * The schemas of a game as JSON Schema (draft 2020-12), for forms, for messages, and for programs in other languages: what
 * `setup` takes as options, each with its default; states; what a player sees; actions, those that are random with their
 * `outcome`. Frozen; `$id` is `dicewright:GAME/RULES/PART`, such as
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
): Readonly<Record<'options' | 'state' | 'view' | 'action', Readonly<Record<string, unknown>>>> {
  const game = read(() => (typeof input.schemas.state === 'object' ? { ...input } : undefined));
  if (!game) throw new GameError('INVALID_SETUP', 'expected a game made by defineGame');
  const { id, rules, schemas } = game;
  const schemaOf = (part: keyof typeof schemas): Readonly<Record<string, unknown>> => {
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
