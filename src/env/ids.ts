import type { ErasedAction, ErasedActionSpec, ErasedFields } from '../kernel/definition.js';
import { engineOf } from '../kernel/engine/engine.js';
import { definitionOf } from '../kernel/schemas/definition.js';
import type * as z from '../kernel/schemas/zod.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { type Numbering, numberingOfFields } from './numbering.js';

/** One number for each action of a game, whatever the position and whoever does it. */
export interface Ids {
  /** All ids are below; some may stand for no action. */
  readonly n: number;
  /** @param action - in canonical form; -1 for one without a number */
  readonly idOf: (action: AnyAction) => number;
  /** Undefined for a number that stands for none. */
  readonly actionOf: (id: number, player: number) => AnyAction | undefined;
}

/** Numbers for the fields, or for what the game has stand for them. */
function numberingOfAction(shape: Readonly<Record<string, z.$ZodType>>, spec?: ErasedActionSpec): Numbering | null {
  const { numbered } = spec ?? {};
  const numbering = numberingOfFields(numbered?.fields ?? shape);
  if (!numbering || !numbered) return numbering;
  const { size, numberOf, valueAt } = numbering;
  return {
    size,
    numberOf: (action) => numberOf(numbered.of(action as ErasedAction)),
    valueAt: (number) => numbered.back(valueAt(number) as ErasedFields),
  };
}

/** `null` where the schema of the actions doesn't bound their number by the safe integers. */
export function idsOf(game: AnyGame): Ids | null {
  const { actions } = engineOf(game).definition;
  const types = new Map<string, Numbering & { readonly start: number }>();
  let n = 0;
  for (const schema of definitionOf(game.schemas.action).options ?? []) {
    const { shape = {} } = definitionOf(schema);
    const [type] = (shape.type && definitionOf(shape.type).values) ?? [];
    const fields = numberingOfAction(shape, actions[String(type)]);
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
        if (id < start || id >= start + size) continue;
        const fields = valueAt(id - start);
        return fields ? { type, player, ...fields } : undefined;
      }
      return undefined;
    },
  };
}
