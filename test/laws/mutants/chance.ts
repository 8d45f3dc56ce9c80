import * as z from 'zod/mini';
import type { ErasedState } from '../../../src/kernel/definition.js';
import type { Chance } from '../../../src/kernel/dice/chance.js';
import { type RandomGenerator, uniformInt } from '../../../src/kernel/dice/random.js';
import { integer, list, natural } from '../../../src/kernel/schemas/schema.js';
import { flickGame } from '../../toys/flick.js';
import { stones } from '../../toys/stones.js';
import { tiles } from '../../toys/tiles.js';
import { mutantOf } from './mutant.js';
import { d6Of, everyNth, type Mutant, specOf } from './parts.js';

/** Games whose dice are broken. */
export const chanceMutants: readonly Mutant[] = [
  {
    law: 'weights add up to the total',
    fault: 'the total is one too high',
    game: () => mutantOf(stones, { actions: { throw: { chance: d6Of({ total: 7 }) } } }),
  },
  {
    law: 'weights add up to the total',
    fault: 'a listed outcome is not included',
    game: () =>
      mutantOf(stones, { actions: { throw: { chance: d6Of({ includes: (faces: number[]) => faces[0] !== 6 }) } } }),
  },
  {
    law: 'weights add up to the total',
    fault: 'a total of null, but a list',
    game: () => mutantOf(stones, { actions: { throw: { chance: d6Of({ total: null }) } } }),
  },
  {
    law: 'drawn outcomes are possible ones',
    fault: 'a die with seven faces is drawn',
    game: () =>
      mutantOf(stones, {
        actions: {
          throw: {
            chance: d6Of({
              sample: (rng: { next(): number }) => [(Math.abs(rng.next()) % 7) + 1],
              includes: Array.isArray,
            }),
          },
        },
      }),
  },
  {
    law: 'drawn outcomes are possible ones',
    fault: 'what is drawn depends on the draws before',
    game: () => {
      const third = everyNth(3);
      return mutantOf(stones, { actions: { throw: { chance: d6Of({ sample: () => [third() ? 1 : 2] }) } } });
    },
  },
  {
    law: 'outcomes come with random actions, and only possible ones',
    fault: 'includes breaks on what is no list',
    game: () =>
      mutantOf(flickGame, {
        actions: {
          flick: {
            chance: d6Of({
              sample: () => ({ lane: 1, onLine: false }),
              includes: ({ lane }: { lane: number }) => lane.toFixed() === '1',
            }),
          },
        },
      }),
  },
  {
    law: 'outcomes come with random actions, and only possible ones',
    fault: 'the rules refuse what the table may report',
    game: () =>
      mutantOf(flickGame, {
        actions: {
          flick: {
            apply(draft, action, outcome, before) {
              if ((outcome as { onLine: boolean }).onLine) throw new TypeError('not in the model');
              specOf(flickGame, 'flick').apply(draft, action, outcome, before);
            },
          },
        },
      }),
  },
  {
    law: 'outcomes fit their schemas',
    fault: 'the schema of the Chance has no six',
    game: () => mutantOf(stones, { actions: { throw: { chance: d6Of({ schema: list(integer(1, 5), 1) }) } } }),
  },
  {
    law: 'outcomes fit their schemas',
    fault: 'the action declares a number for a list of one',
    game: () => mutantOf(stones, { actions: { throw: { outcome: integer(1, 6) } } }),
  },
  {
    law: 'outcomes fit their schemas',
    fault: 'the schemas know the model, but not what a table may report',
    game: () =>
      mutantOf(flickGame, {
        actions: { flick: { outcome: z.strictObject({ lane: natural(3), onLine: z.literal(false) }) } },
      }),
  },
  {
    law: 'draws follow the weights',
    fault: 'a one is listed, but never drawn',
    runs: 20,
    game: () =>
      mutantOf(stones, {
        actions: { throw: { chance: d6Of({ sample: (rng: RandomGenerator) => [uniformInt(rng, 2, 6)] }) } },
      }),
  },
  {
    law: 'draws follow the weights',
    fault: 'a one is listed twice as heavy as it is drawn',
    runs: 20,
    game: () =>
      mutantOf(stones, {
        actions: {
          throw: {
            chance: d6Of({
              total: 7,
              outcomes: () => [1, 2, 3, 4, 5, 6].map((face) => ({ outcome: [face], weight: face === 1 ? 2 : 1 })),
            }),
          },
        },
      }),
  },
  {
    law: 'draws follow the weights',
    fault: 'of the shuffled tiles the first one never lies at the left end',
    runs: 20,
    game: () => {
      const honest = specOf(tiles, 'lay').chance as (state: ErasedState) => Chance<number[]>;
      const known = new Map<Chance<number[]>, Chance<number[]>>();
      const turned = (chance: Chance<number[]>): Chance<number[]> =>
        Object.create(chance, {
          sample: {
            value(rng: RandomGenerator) {
              const row = chance.sample(rng);
              return row[0] === 1 ? row.reverse() : row;
            },
          },
        });
      return mutantOf(tiles, {
        actions: {
          lay: {
            chance(state) {
              const chance = known.get(honest(state)) ?? turned(honest(state));
              known.set(honest(state), chance);
              return chance;
            },
          },
        },
      });
    },
  },
];
