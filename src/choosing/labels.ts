import type { ErasedActionSpec, ErasedState } from '../kernel/definition.js';
import { nameInWords as words } from '../kernel/naming.js';
import type { Part } from '../kernel/schemas/part.js';
import { type ActionField, type ActionShape, isPlaceOf } from './action-fields.js';
import { fieldsNamed, valueOfPart } from './values.js';

/** A number or several, as they are told: those of a place from 1. `null` for what is none. */
function numbersOf(field: ActionField, part: Part): string | null {
  const value = valueOfPart(field, part);
  const numbers = [value].flat();
  if (numbers.length === 0 || !numbers.every((one) => typeof one === 'number')) return null;
  const first = isPlaceOf(field.schema, value) ? 1 : 0;
  return numbers.map((number) => number + first).join('.');
}

/** Words made of a part's name: places are counted from 1, and what is as short as a letter says what it is. */
function named(part: Part, field: string, shape: ActionShape | undefined): string {
  const colon = part.indexOf(':');
  const kind = part.slice(0, colon);
  const name = part.slice(colon + 1);
  if (kind === 'action' || kind === 'line') return words(name);
  if (kind === 'cell' || kind === 'number') return name;
  if (kind === 'value') {
    const text = name.slice(name.indexOf('=') + 1);
    const what = words(field.slice(field.lastIndexOf('.') + 1));
    return text === '' ? what : text.length < 3 ? `${what} ${text}` : words(text);
  }
  const [numbers] = shape ? fieldsNamed(shape, field).flatMap((one) => numbersOf(one, part) ?? []) : [];
  if (numbers !== undefined) return `${words(kind)} ${numbers}`;
  return name.length < 3 ? `${words(kind)} ${name}` : words(name);
}

export function labelOf(
  { shape, spec }: { readonly shape?: ActionShape | undefined; readonly spec?: ErasedActionSpec | undefined },
  view: ErasedState,
  player: number,
  part: Part,
  field: string,
): string {
  return spec?.label?.(view, player, part, field) ?? named(part, field, shape);
}
