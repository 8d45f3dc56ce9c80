import { d6 } from '../../../src/kernel/chance.js';
import { flickGame } from '../../toys/flick.js';
import { stones } from '../../toys/stones.js';
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
    law: 'a Chance is made once and kept',
    fault: 'each call makes a Chance',
    game: () => mutantOf(stones, { actions: { throw: { chance: () => ({ ...d6(1) }) } } }),
  },
];
