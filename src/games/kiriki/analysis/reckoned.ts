import { patterns } from '../patterns.js';
import { pointsToCome } from './points-to-come.js';
import { bonusFrom, type KirikiTable, type SheetValues } from './table.js';

/** What sheets come to as people reckon it: nothing is solved. */
export const reckonedValues = (options: KirikiTable['options']): SheetValues => ({
  options,
  limit: bonusFrom(options),
  toCome: ({ used, upper }) =>
    pointsToCome(
      patterns.filter((_, line) => ((used >> line) & 1) === 0),
      upper,
      options,
    ),
});
