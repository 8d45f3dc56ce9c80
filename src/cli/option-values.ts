import * as z from 'zod/mini';
import type { AnyGame } from '../kernel/types.js';

/** The part of JSON Schema that describes options. */
export interface OptionSchema {
  readonly default?: unknown;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly OptionSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly items?: OptionSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export function optionSchemas({ schemas }: AnyGame): Readonly<Record<string, OptionSchema>> {
  const { properties } = z.toJSONSchema(schemas.options, { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: Readonly<Record<string, OptionSchema>>;
  };
  return properties ?? {};
}

export function valuesText(option: OptionSchema): string {
  const { type = 'any', minimum, maximum, multipleOf, items } = option;
  if (option.anyOf) return option.anyOf.map(valuesText).join(' or ');
  if (option.enum) return option.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (option.const !== undefined) return JSON.stringify(option.const);
  if (type === 'boolean') return 'true or false';
  if (type === 'array' && items) {
    const { minItems, maxItems } = option;
    const count = minItems === maxItems ? `${maxItems ?? ''}` : `${minItems ?? 0} to ${maxItems ?? 'any number'}`;
    return `array of ${count} times ${valuesText(items)}`.replace('array of  times', 'array of');
  }
  const isSafe = (bound: number | undefined): boolean =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  const range = [isSafe(minimum) ? `from ${minimum}` : '', isSafe(maximum) ? `to ${maximum}` : ''];
  const steps = multipleOf === undefined ? '' : `in steps of ${multipleOf}`;
  return [type, ...range, steps].filter((text) => text !== '').join(' ');
}

/** The values of an option that can be listed, as they are written in `name=value`. */
export function namedValues(option: OptionSchema): string[] {
  if (option.anyOf) return option.anyOf.flatMap(namedValues);
  if (option.enum) return option.enum.map(String);
  if (option.const !== undefined) return [String(option.const)];
  if (option.type === 'boolean') return ['true', 'false'];
  return option.type === 'null' ? ['null'] : [];
}
