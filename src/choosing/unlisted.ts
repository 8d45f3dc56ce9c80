import type { Part } from '../kernel/schemas/part.js';
import { type ActionField, type ActionShape, typePart } from './action-fields.js';
import type { TakenPart } from './choice.js';
import type { Table } from './table.js';
import { valueOfPart } from './values.js';

/** The fields that one more part could belong to, after what is taken. */
function fieldsAhead({ fields }: ActionShape, taken: readonly TakenPart[]): readonly ActionField[] {
  const last = taken.at(-1)?.field.split('.')[0];
  const at = fields.findIndex(({ name }) => name === last);
  const isOpen = at >= 0 && fields[at]?.how !== 'single';
  const ahead = fields.slice(at + (isOpen ? 0 : 1));
  // Optional fields may be passed over; a list that is open may be whole.
  const stop = ahead.findIndex(({ isOptional }, i) => !isOptional && !(isOpen && i === 0));
  return stop < 0 ? ahead : ahead.slice(0, stop + 1);
}

/** What would be taken with a part that no known action has: the part in each field that has such values. */
export function* readingsOf(
  { shapes }: Table,
  taken: readonly TakenPart[],
  part: Part,
): Iterable<{ readonly shape: ActionShape; readonly parts: readonly TakenPart[] }> {
  for (const shape of shapes.values()) {
    const type = typePart(shape);
    if (taken[0] && taken[0].part !== type) continue;
    const before = taken[0] ? [] : [{ part: type, field: 'type', own: false }];
    if (!taken[0] && part === type) yield { shape, parts: [{ part, field: 'type', own: true }] };
    for (const field of fieldsAhead(shape, taken)) {
      if (valueOfPart(field, part) !== undefined) {
        yield { shape, parts: [...before, { part, field: field.name, own: true }] };
      }
    }
  }
}
