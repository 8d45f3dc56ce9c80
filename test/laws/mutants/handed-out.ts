import * as z from 'zod/mini';
import { type RandomGenerator, uniformInt } from '../../../src/kernel/dice/random.js';
import { stones } from '../../toys/stones.js';
import { definitionOf, mutantOf } from './mutant.js';
import { asStones, d6Of, type Mutant } from './parts.js';

const law = 'what is handed out can be changed without harm';
/** Made anew for each game, so that none finds what another has spoilt. */
const faces = (): number[][] => [[1], [2], [3], [4], [5], [6]];
const endless = 'every list has a greatest length';
const numbers = z.array(z.int());

/** Games that hand out what they need themselves, or let in lists of any length. */
export const handedOutMutants: readonly Mutant[] = [
  {
    law,
    fault: 'one table holds who is to act',
    runs: 20,
    says: 'what playersToAct gives can be written into, which is another one the next time',
    game: () => {
      const seats = [[0], [1], [2]];
      const nobody: number[] = [];
      return mutantOf(stones, {
        playersToAct: (view) => seats[asStones(view).toPlay ?? seats.length] ?? nobody,
      });
    },
  },
  {
    law,
    fault: 'a die draws out of a table',
    runs: 20,
    says: 'the outcome that the Chance of throw draws can be written into',
    game: () => {
      const table = faces();
      const sample = (rng: RandomGenerator) => table[uniformInt(rng, 0, 5)];
      return mutantOf(stones, { actions: { throw: { chance: d6Of({ sample }) } } });
    },
  },
  {
    law,
    fault: 'a die lists its table',
    runs: 20,
    says: 'what outcomes() of the Chance of throw lists can be written into',
    game: () => {
      const table = faces().map((outcome) => ({ outcome, weight: 1 }));
      return mutantOf(stones, { actions: { throw: { chance: d6Of({ outcomes: () => table }) } } });
    },
  },
  {
    law: endless,
    fault: 'the row is of any length',
    runs: 20,
    says: 'state.row is a list of any length: give it one, as in list(element, most)',
    game: () => mutantOf(stones, { state: { ...definitionOf(stones).state, row: numbers } }),
  },
  {
    law: endless,
    fault: 'the stones of an action are, in one of two forms',
    runs: 20,
    says: 'action.stones is a list of any length',
    game: () => mutantOf(stones, { actions: { take: { fields: { stones: z.union([z.int(), numbers]) } } } }),
  },
  {
    law: endless,
    fault: 'an option holds a list of lists, of which only the outer one is bounded',
    runs: 20,
    says: 'options.rows.* is a list of any length',
    game: () =>
      mutantOf(stones, {
        options: {
          ...definitionOf(stones).options,
          rows: z._default(z.readonly(z.array(numbers).check(z.maxLength(3))), []),
        },
      }),
  },
  {
    law: endless,
    fault: 'an outcome is a list without end',
    runs: 20,
    says: 'action.outcome is a list of any length',
    game: () => mutantOf(stones, { actions: { throw: { outcome: z.nullable(numbers) } } }),
  },
];
