import { engineOf } from '../kernel/engine/engine.js';
import { isRecord } from '../kernel/plain.js';
import { definitionOf } from '../kernel/schemas/definition.js';
import type { Part } from '../kernel/schemas/part.js';
import type * as z from '../kernel/schemas/zod.js';
import type { AnyAction, DeepReadonly, Game, ViewedAction } from '../kernel/types.js';
import {
  type ActionField,
  type ActionShape,
  actionShapes,
  fieldOf,
  partOf,
  present,
  typePart,
} from './action-fields.js';

type Schema = z.$ZodType;

/** The parts of one field of an action, in the order of choosing; those of a set or a bag in any order. */
export interface Segment {
  /** With dots inside an object: `clue.points`; `type` for the action itself. */
  readonly field: string;
  /** For freely chosen `words`, the part without them. */
  readonly how: ActionField['how'] | 'words';
  readonly parts: readonly Part[];
}

export interface Candidate {
  readonly action: AnyAction;
  readonly segments: readonly Segment[];
}

/** The object schemas of a value: one, or those of a union. */
export function objectsIn(schema: Schema): readonly Schema[] {
  const { type, options = [] } = definitionOf(present(schema));
  return type === 'object' ? [present(schema)] : type === 'union' ? options.flatMap(objectsIn) : [];
}

/** The schema that an object belongs to: one with all of its keys, and its discriminator. */
function objectOf(schema: Schema, value: object): Readonly<Record<string, Schema>> {
  const { discriminator } = definitionOf(present(schema));
  const fits = (object: Schema): boolean => {
    const { shape = {} } = definitionOf(object);
    const tag = discriminator === undefined ? undefined : shape[discriminator];
    const told = (value as Record<string, unknown>)[discriminator ?? ''];
    return (
      Object.keys(value).every((key) => Object.hasOwn(shape, key)) &&
      (tag === undefined || definitionOf(tag).values?.includes(told) !== false)
    );
  };
  const shape = definitionOf(objectsIn(schema).find(fits) ?? schema).shape ?? {};
  if (discriminator === undefined || !shape[discriminator]) return shape;
  return { [discriminator]: shape[discriminator], ...shape };
}

/** Whether its words are freely chosen. */
export function isWords({ kind, how, schema }: ActionField): boolean {
  return how === 'single' && kind === 'value' && definitionOf(present(schema)).type === 'string';
}

function* segmentsOfField(field: ActionField, value: unknown): Iterable<Segment> {
  const { name, how } = field;
  if (value === undefined) return;
  if (how !== 'single') {
    yield { field: name, how, parts: (value as readonly unknown[]).map((one) => partOf(field, one)) };
  } else if (isRecord(value)) {
    const shape = objectOf(field.schema, value);
    for (const key of Object.keys(shape))
      yield* segmentsOfField(fieldOf(`${name}.${key}`, shape[key] as Schema), value[key]);
  } else if (isWords(field)) {
    yield { field: name, how: 'words', parts: [partOf(field, value)] };
  } else {
    yield { field: name, how, parts: [partOf(field, value)] };
  }
}

/** How an action is pointed at: its type, then its fields in the order of the schema. */
export function candidateOf(shape: ActionShape, action: AnyAction): Candidate {
  const segments: Segment[] = [{ field: 'type', how: 'single', parts: [typePart(action)] }];
  const values: Readonly<Record<string, unknown>> = { ...action };
  for (const field of shape.fields) segments.push(...segmentsOfField(field, values[field.name]));
  return { action, segments };
}

/**
 * The parts that a person points at for the action, in the order of choosing: `['action:score', 'line:fullHouse']`. What an
 * action leaves out, perhaps because it was concealed, has no part.
 *
 * @throws `GameError` `INVALID_ACTION` for anything but an action of the game
 */
export function partsOf<State, Action extends AnyAction, Options, View>(
  game: Game<State, Action, Options, View>,
  action: NoInfer<DeepReadonly<Action> | DeepReadonly<ViewedAction<Action>>>,
): readonly Part[] {
  const told = engineOf(game).toldAction(action);
  const shape = actionShapes(game).get(told.type) as ActionShape;
  return Object.freeze(candidateOf(shape, told).segments.flatMap(({ parts }) => parts));
}
