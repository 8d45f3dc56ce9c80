import * as z from 'zod/mini';
import type { ErasedFields } from '../../../src/kernel/definition.js';
import { setOf } from '../../../src/kernel/schemas/part.js';
import { natural } from '../../../src/kernel/schemas/schema.js';
import { stones } from '../../toys/stones.js';
import { brokenKernel, mutantOf } from './mutant.js';
import { type Mutant, take } from './parts.js';

const law = 'what can be pointed at leads to actions';

/** Games whose actions can't all be pointed at. */
export const choosingMutants: readonly Mutant[] = [
  {
    law,
    fault: 'one number or another may be left out, and nobody can tell which was pointed at',
    game: () =>
      mutantOf(stones, {
        actions: {
          throw: {
            fields: { high: z.optional(natural(3)), low: z.optional(natural(3)) },
            candidates: () => [{ high: 1 }, { low: 1 }],
          },
        },
      }),
  },
  {
    law,
    fault: 'completions leave out what is more than one stone',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            *completions(view, player): Iterable<ErasedFields> {
              for (const fields of take.candidates?.(view, player) ?? []) {
                if ((fields.stones as number[]).length === 1) yield fields;
              }
            },
          },
        },
      }),
  },
  {
    law,
    fault: 'completions go on only from stones that are pointed at in ascending order',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            fields: { stones: setOf(natural(20), 6) },
            *completions(view, player, { stones: taken = [] }): Iterable<ErasedFields> {
              for (const fields of take.candidates?.(view, player) ?? []) {
                const all = fields.stones as number[];
                if ((taken as number[]).every((stone, i) => all[i] === stone)) yield fields;
              }
            },
          },
        },
      }),
  },
  {
    law,
    fault: 'legal actions come and go while nothing happens',
    game: () => {
      let calls = 0;
      return brokenKernel(stones, ({ legalActions }) => ({
        legalActions: (view, player) => (++calls % 3 === 0 ? [] : legalActions(view, player)),
      }));
    },
  },
];
