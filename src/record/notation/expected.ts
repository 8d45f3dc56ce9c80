import { isPlace, present } from '../../choosing/action-fields.js';
import { definitionOf, type SchemaDefinition } from '../../kernel/schemas/definition.js';
import { explain, inWords } from '../../kernel/schemas/schema.js';
import * as z from '../../kernel/schemas/zod.js';

/** What says which value is meant; `undefined` where nothing is declared, and every value says what it is itself. */
export type Schema = z.$ZodType | undefined;

/** What a schema says about what stands there, if it says anything. */
export const definedBy = (schema: Schema): Partial<SchemaDefinition> => (schema ? definitionOf(present(schema)) : {});

/** Whether null stands for nothing there. */
export function isNullable(schema: Schema): boolean {
  if (!schema) return false;
  const { type, innerType } = definitionOf(schema);
  return type === 'nullable' || isNullable(innerType);
}

/** A place of several numbers is one value. */
export const isList = (schema: Schema): boolean =>
  ['array', 'tuple'].includes(definedBy(schema).type ?? '') && !(schema && isPlace(schema));

/** The schema of what stands at a place in a list. */
export function elementOf(schema: Schema, index: number): Schema {
  const { element, items } = definedBy(schema);
  return element ?? items?.[index];
}

/** Any of several schemas; `undefined` where it is one. */
export function optionsOf(schema: Schema): readonly z.$ZodType[] | undefined {
  const { type, options } = definedBy(schema);
  return type === 'union' ? options : undefined;
}

/** The only values that there are, where they are listed. */
export const valuesOf = (schema: Schema): ReadonlySet<unknown> | undefined => schema && present(schema)._zod.values;

/** What a text may be, in the words of its schema. */
function expectedText(schema: z.$ZodType): string {
  const [issue] = z.safeParse(schema, '', inWords).error?.issues ?? [];
  const message = issue ? explain(issue) : 'a word';
  return /^expected (.*), got .*$/.exec(message)?.[1] ?? message;
}

/** What is expected by the type of a schema. */
const byType: Readonly<Record<string, readonly string[]>> = {
  number: ['a number'],
  boolean: ['true', 'false'],
  array: ['[ and a list'],
  tuple: ['[ and a list'],
  object: ['pairs such as name: value'],
};

/** What a place is called in a message. */
export function expectedPlace(schema: z.$ZodType): string {
  const { items } = definitionOf(present(schema));
  return items
    ? `a place of ${items.length} numbers from 1, such as ${items.map(() => 1).join('.')}`
    : 'a place from 1';
}

/** Words that a message lists. */
const MOST_LISTED = 24;

/** What could stand there, for a message. */
export function expectedOf(schema: Schema): readonly string[] {
  const values = valuesOf(schema);
  if (values) return [...values].slice(0, MOST_LISTED).map(String);
  const options = optionsOf(schema);
  if (options) return options.flatMap(expectedOf);
  if (schema && isPlace(schema)) return [expectedPlace(schema)];
  const { type = 'unknown' } = definedBy(schema);
  return schema && type === 'string' ? [expectedText(present(schema))] : (byType[type] ?? ['a value']);
}
