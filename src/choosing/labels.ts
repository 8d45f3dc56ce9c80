import type { ErasedActionSpec, ErasedState } from '../kernel/definition.js';
import { nameInWords as words } from '../kernel/naming.js';
import type { Part } from '../kernel/schemas/part.js';
import { type ActionShape, isPlace } from './action-fields.js';
import { fieldsNamed } from './values.js';

const NUMBERS = /^-?\d+(,-?\d+)*$/;

/** Words made of a part's name: places are counted from 1, and a name as short as a letter says what it is. */
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
  if (NUMBERS.test(name)) {
    const first = shape && fieldsNamed(shape, field).some(({ schema }) => isPlace(schema)) ? 1 : 0;
    const numbers = name.split(',').map((number) => Number(number) + first);
    return `${words(kind)} ${numbers.join('.')}`;
  }
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
