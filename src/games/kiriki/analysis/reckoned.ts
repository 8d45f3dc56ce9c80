import { patterns } from '../patterns.js';
import { pointsToCome } from './points-to-come.js';
import { bonusFrom, type KirikiTable, type SheetValues } from './table.js';

/** What sheets are worth by people's estimate: nothing is solved. Each sheet is estimated once. */
export function reckonedValues(options: KirikiTable['options']): SheetValues {
  const limit = bonusFrom(options);
  const known = new Map<number, number>();
  return {
    options,
    limit,
    toCome({ used, upper }) {
      const sheet = used * (limit + 1) + upper;
      let value = known.get(sheet);
      if (value === undefined) {
        const empty = patterns.filter((_, line) => ((used >> line) & 1) === 0);
        value = pointsToCome(empty, upper, options);
        known.set(sheet, value);
      }
      return value;
    },
  };
}
