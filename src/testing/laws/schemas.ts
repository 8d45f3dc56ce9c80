import type * as z from 'zod/mini';
import { definitionOf } from '../../kernel/schemas/definition.js';
import type { LawSpec } from '../law.js';
import { boundsOf } from '../schema-parts.js';

/** The paths of the lists of a schema that may be of any length. */
function* endlessLists(
  schema: z.core.$ZodType,
  path: string,
  within: readonly z.core.$ZodType[] = [],
): Generator<string> {
  if (within.includes(schema)) return;
  const { type, shape, element, rest, innerType, valueType, options, items, getter, in: from } = definitionOf(schema);
  const isEndless = type === 'array' ? boundsOf(schema).maxItems === undefined : type === 'tuple' && Boolean(rest);
  if (isEndless) yield path;
  const children: readonly (readonly [string, z.core.$ZodType | null | undefined])[] = [
    ...Object.entries(shape ?? {}).map(([key, child]) => [`${path}.${key}`, child] as const),
    ...(items ?? []).map((child, i) => [`${path}.${i}`, child] as const),
    ...(options ?? []).map((child) => [path, child] as const),
    ...[element, rest, valueType].map((child) => [`${path}.*`, child] as const),
    ...[innerType, from, getter?.()].map((child) => [path, child] as const),
  ];
  for (const [where, child] of children) {
    if (child) yield* endlessLists(child, where, [...within, schema]);
  }
}

export const schemaLaws: readonly LawSpec[] = [
  {
    name: 'every list has a greatest length',
    source:
      'In the schemas of options, states, views and actions, outcomes included, every list says how long it can be: ' +
      'else one save, or one message, can fill the memory.',
    share: 0.1,
    check(_, { game, memory, expect }) {
      if (memory.has(game)) return;
      for (const [name, schema] of Object.entries(game.schemas)) {
        const [path] = endlessLists(schema, name);
        expect(path === undefined, () => `${path} is a list of any length: give it one, as in list(element, most)`);
      }
      memory.add(game);
    },
  },
];
