import type { ErasedFields } from '../kernel/definition.js';
import { definitionOf } from '../kernel/schemas/definition.js';
import type { Part } from '../kernel/schemas/part.js';
import * as z from '../kernel/schemas/zod.js';
import { type ActionField, type ActionShape, fieldOf, partOf, present } from './action-fields.js';
import type { TakenPart } from './choice.js';
import { objectsIn } from './segments.js';

type Schema = z.$ZodType;

/** The values that a text can stand for, whether the schema lets them pass or not. */
function* readings(schema: Schema, text: string): Iterable<unknown> {
  const { type, items, options = [], values, entries } = definitionOf(schema);
  if (type === 'number') yield Number(text);
  else if (type === 'tuple') yield text.split(',').map((one, i) => valueNamed(items?.[i] as Schema, one));
  else if (type === 'union') for (const option of options) yield* readings(present(option), text);
  else if (type === 'string') yield text;
  else for (const value of values ?? Object.values(entries ?? { true: true, false: false })) yield value;
  yield null;
}

/** The value that a part names, `undefined` where the schema has none of that name. */
function valueNamed(given: Schema | undefined, text: string): unknown {
  const schema = given && present(given);
  if (!schema) return undefined;
  for (const value of readings(schema, text)) {
    if (String(value) === text && z.safeParse(given, value).success) return value;
  }
  return undefined;
}

export function valueOfPart(field: ActionField, part: Part): unknown {
  const head = partOf(field, '');
  return part.startsWith(head) ? valueNamed(field.schema, part.slice(head.length)) : undefined;
}

const fieldsIn = (field: ActionField, key: string): ActionField[] =>
  objectsIn(field.schema).flatMap((object) => {
    const schema = definitionOf(object).shape?.[key];
    return schema ? fieldOf(`${field.name}.${key}`, schema) : [];
  });

/** The fields that a name with dots can mean; several where an object has one of several schemas. */
export function fieldsNamed({ fields }: ActionShape, name: string): readonly ActionField[] {
  const [first, ...keys] = name.split('.');
  let found = fields.filter((field) => field.name === first);
  for (const key of keys) found = found.flatMap((field) => fieldsIn(field, key));
  return found;
}

export function fieldsTaken(shape: ActionShape, taken: readonly Pick<TakenPart, 'part' | 'field'>[]): ErasedFields {
  const read: Record<string, unknown> = {};
  for (const { part, field: name } of taken) {
    if (name === 'type') continue;
    const fields = fieldsNamed(shape, name);
    const value = fields.map((field) => valueOfPart(field, part)).find((one) => one !== undefined);
    const keys = name.split('.');
    const last = keys.pop() as string;
    let owner = read;
    for (const key of keys) {
      owner[key] ??= {};
      owner = owner[key] as Record<string, unknown>;
    }
    owner[last] = fields[0]?.how === 'single' ? value : [...((owner[last] as unknown[] | undefined) ?? []), value];
  }
  return read;
}
