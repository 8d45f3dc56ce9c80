import { definitionOf } from '../choosing/action-fields.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { type Numbering, numberingOfFields } from './numbering.js';

/** One number for each action of a game, whatever the position and whoever does it. */
export interface Ids {
  /** All are below; some may stand for no action. */
  readonly n: number;
  /** @param action - in canonical form; -1 for what has none */
  readonly idOf: (action: AnyAction) => number;
  /** Undefined for a number that stands for none. */
  readonly actionOf: (id: number, player: number) => AnyAction | undefined;
}

/** `null` where the schema of the actions doesn't say that there are at most so many as there are safe integers. */
export function idsOf({ schemas }: AnyGame): Ids | null {
  const types = new Map<string, Numbering & { readonly start: number }>();
  let n = 0;
  for (const schema of definitionOf(schemas.action).options ?? []) {
    const { shape = {} } = definitionOf(schema);
    const [type] = (shape.type && definitionOf(shape.type).values) ?? [];
    const fields = numberingOfFields(shape);
    if (!fields) return null;
    types.set(String(type), { ...fields, start: n });
    n += fields.size;
  }
  if (!Number.isSafeInteger(n)) return null;
  return {
    n,
    idOf(action) {
      const type = types.get(action.type);
      const own = type?.numberOf(action) ?? -1;
      return type && own >= 0 ? own + type.start : -1;
    },
    actionOf(id, player) {
      for (const [type, { start, size, valueAt }] of types) {
        if (id >= start && id < start + size) return { type, player, ...(valueAt(id - start) as object) };
      }
      return undefined;
    },
  };
}
