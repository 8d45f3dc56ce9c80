import * as z from 'zod/mini';
import { illegal } from '../../../src/kernel/errors.js';
import { rush } from '../../toys/rush.js';
import { stones } from '../../toys/stones.js';
import { tiles } from '../../toys/tiles.js';
import { brokenKernel, mutantOf } from './mutant.js';
import { asStones, type Mutant, specOf, stonesOf, take } from './parts.js';

const law = 'what is legal nearby is judged as listed';
const runs = 20;

const HANDS = ['right', 'left'] as const;

/** Games that let through what is legal only nearby, or that say of it one thing here and another there. */
export const nearLegalMutants: readonly Mutant[] = [
  {
    law,
    fault: 'of the last three stones heavy ones go one by one, which candidates knows and check does not',
    says: 'legal under heavy: false, is accepted here, but not listed',
    runs,
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            *candidates(view, player) {
              const { row, options } = asStones(view);
              for (const fields of take.candidates?.(view, player) ?? []) {
                const { stones: named } = fields as { readonly stones: readonly number[] };
                if (!(options.heavy && row.length <= 3 && named.length > 1)) yield fields;
              }
            },
          },
        },
      }),
  },
  {
    law,
    fault: 'only the first player is kept from line 1, which check forgets in the last round',
    says: 'is accepted here, but not listed',
    runs,
    game: () => {
      const grab = specOf(rush, 'grab');
      return mutantOf(rush, {
        actions: {
          grab: {
            *candidates(view, player) {
              for (const fields of grab.candidates?.(view, player) ?? [])
                if (player > 0 || fields.line !== 1) yield fields;
            },
            check: (view, action) =>
              action.player === 0 && action.line === 1 && view.rounds !== 2
                ? illegal('RSH-9', 'line 1 is not for the first player')
                : grab.check?.(view, action),
          },
        },
      });
    },
  },
  {
    law,
    fault: 'each end belongs to a hand, and check lets them be crossed',
    says: 'is accepted here, but not listed',
    runs,
    game: () => {
      const pick = specOf(tiles, 'pick');
      return mutantOf(tiles, {
        actions: {
          pick: {
            fields: { ...pick.fields, hand: z.enum([...HANDS]) },
            candidates: ({ row }) => (row === null ? [] : HANDS.map((side) => ({ end: side, hand: side }))),
          },
        },
      });
    },
  },
  {
    law,
    fault: 'pairs are listed, and refused when they are asked about',
    says: 'is refused with ILLEGAL STN-1 here, but listed',
    runs,
    game: () =>
      brokenKernel(stones, ({ check }) => ({
        check: (view, action) =>
          'stones' in action && stonesOf(action as never).length === 2
            ? { code: 'ILLEGAL', clause: 'STN-1', message: 'one stone' }
            : check(view, action),
      })),
  },
  {
    law,
    fault: 'what cannot be listed is refused by check, and played all the same',
    says: 'check says refused with ILLEGAL STN-2 here, reduce says otherwise',
    runs,
    game: () =>
      brokenKernel(mutantOf(stones, { traits: { enumerable: false } }), ({ safeReduce }) => ({
        safeReduce(state, action) {
          const result = safeReduce(state, action);
          return !result.ok && result.error.clause === 'STN-2' ? { ok: true, state } : result;
        },
      })),
  },
];
