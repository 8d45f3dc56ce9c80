import { definitionOf } from '../kernel/schemas/definition.js';
import type { Part } from '../kernel/schemas/part.js';
import type * as z from '../kernel/schemas/zod.js';
import type { AnyAction } from '../kernel/types.js';

type Schema = z.$ZodType;

/** A field of an action, as its schema declares it. */
export interface ActionField {
  readonly name: string;
  /** Kind of the parts that stand for its values, or its elements where it is a list. */
  readonly kind: string;
  /** One value, a list without order (in a bag the same may stand more than once), or a list in order. */
  readonly how: 'single' | 'set' | 'path';
  readonly isOptional: boolean;
  /** Schema of one value, or of an element where the field is a list. */
  readonly schema: Schema;
}

export interface ActionShape {
  readonly type: string;
  /** Besides `type`, `player` and `outcome`, in the order in which they are chosen and written. */
  readonly fields: readonly ActionField[];
  /** Schema of what can happen; `undefined` where nothing is random. */
  readonly outcome: Schema | undefined;
}

/** The schema of a value, if there is one. */
export function present(schema: Schema): Schema {
  const { type, innerType } = definitionOf(schema);
  return innerType && ['optional', 'default', 'nullable', 'readonly'].includes(type) ? present(innerType) : schema;
}

/** Whether its values are places, with one number or several, or those that are numbers: people count them from 1, actions from 0. */
export function isPlace(schema: Schema): boolean {
  const { items, options, isPlace: isNumber = false } = definitionOf(present(schema));
  return items?.every(isPlace) ?? options?.some(isPlace) ?? isNumber;
}

function kindOf(schema: Schema): string {
  const { type, part } = definitionOf(present(schema));
  return part ?? (isPlace(schema) ? 'place' : type === 'number' ? 'number' : 'value');
}

/** A field of an action or, with dots in its name, of an object in it. */
export function fieldOf(name: string, given: Schema): ActionField {
  const isOptional = definitionOf(given).type === 'optional';
  const { type, element, isSet, isBag } = definitionOf(present(given));
  if (type !== 'array' || !element) return { name, kind: kindOf(given), how: 'single', isOptional, schema: given };
  return { name, kind: kindOf(element), how: isSet || isBag ? 'set' : 'path', isOptional, schema: element };
}

const FRAME = ['type', 'player', 'outcome'];

function shapeOf(action: Schema): ActionShape {
  const { shape = {} } = definitionOf(action);
  const [type] = definitionOf(shape.type as Schema).values ?? [];
  const fields = Object.entries(shape).filter(([name]) => !FRAME.includes(name));
  return {
    type: String(type),
    fields: fields.map(([name, schema]) => fieldOf(name, schema)),
    outcome: shape.outcome && definitionOf(shape.outcome).innerType,
  };
}

const known = /* @__PURE__ */ new WeakMap<Schema, ReadonlyMap<string, ActionShape>>();

/** The types of action of a game, in the order of its definition, from its schema alone. */
export function actionShapes(game: {
  readonly schemas: { readonly action: Schema };
}): ReadonlyMap<string, ActionShape> {
  const { action } = game.schemas;
  const made = known.get(action);
  if (made) return made;
  const shapes = (definitionOf(action).options ?? [action]).map(shapeOf);
  const byType = new Map(shapes.map((shape) => [shape.type, shape]));
  known.set(action, byType);
  return byType;
}

export const typePart = ({ type }: Pick<AnyAction, 'type'>): Part => `action:${type}`;

/** The part of a value of a field: coordinates have commas between them. */
export function partOf({ kind, name }: Pick<ActionField, 'kind' | 'name'>, value: unknown): Part {
  return `${kind}:${kind === 'value' ? `${name}=` : ''}${value}`;
}
