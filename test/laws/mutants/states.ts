import { illegal } from '../../../src/kernel/errors.js';
import { jsonCopy } from '../../../src/testing/plain-checks.js';
import { counter } from '../../toys/counter.js';
import { stones } from '../../toys/stones.js';
import { brokenKernel, definitionOf, mutantOf } from './mutant.js';
import { asStones, type Mutant, take, thenAlso, throwDie } from './parts.js';

/** Games whose states are broken. */
export const stateMutants: readonly Mutant[] = [
  {
    law: 'states are plain frozen trees',
    fault: 'one array is in two places',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            apply: thenAlso(take, ({ row, seats: [seat] }) => {
              if (row.length > 0 || !seat) return {};
              const empty: number[] = [];
              seat.stones = empty;
              return { row: empty };
            }),
          },
        },
      }),
  },
  {
    law: 'states are plain frozen trees',
    fault: 'a minus zero',
    game: () => mutantOf(stones, { setup: (table) => ({ ...definitionOf(stones).setup(table), toPlay: -0 }) }),
  },
  {
    law: 'states are plain frozen trees',
    fault: 'an undefined property',
    game: () => mutantOf(stones, { actions: { throw: { apply: thenAlso(throwDie, () => ({ last: undefined })) } } }),
  },
  {
    law: 'states are plain frozen trees',
    fault: 'a frozen list that holds what is not frozen',
    game: () =>
      mutantOf(stones, {
        setup: (table) => {
          const { seats, ...rest } = definitionOf(stones).setup(table);
          return { ...rest, seats: Object.freeze(seats) };
        },
      }),
  },
  {
    law: 'states survive JSON',
    fault: 'the schema does not know all that the rules do',
    game: () => mutantOf(stones, { actions: { throw: { apply: thenAlso(throwDie, () => ({ thrown: true })) } } }),
  },
  {
    law: 'states survive JSON',
    fault: 'checkState refuses a state that the rules make',
    game: () => mutantOf(stones, { checkState: (state) => (asStones(state).row.length === 1 ? 'never' : undefined) }),
  },
  {
    law: 'every invariant holds',
    fault: 'a player takes two stones for one',
    game: () => mutantOf(stones, {}),
    invariants: [
      {
        name: 'at most one stone is taken',
        clause: 'STN-1',
        holds: (state, step) =>
          step === undefined || asStones(step.before).row.length - asStones(state).row.length <= 1,
      },
    ],
  },
  {
    law: 'every invariant holds',
    fault: 'an action leads to a state that checkState says is against a clause',
    says: 'STN-2: the last stone lies alone',
    game: () =>
      mutantOf(stones, {
        checkState: (state) =>
          asStones(state).row.length === 1 ? illegal('STN-2', 'the last stone lies alone') : undefined,
      }),
  },
  {
    law: 'the envelope is right',
    fault: 'events counts what is not random',
    game: () =>
      mutantOf(stones, { actions: { take: { apply: thenAlso(take, ({ events }) => ({ events: events + 1 })) } } }),
  },
  {
    law: 'the envelope is right',
    fault: 'an action changes the options',
    game: () =>
      mutantOf(stones, { actions: { throw: { apply: thenAlso(throwDie, () => ({ options: { heavy: true } })) } } }),
  },
  {
    law: 'setup takes what the game declares',
    fault: 'the first variant is not the default',
    game: () => mutantOf(stones, { variants: [{ heavy: false }] }),
  },
  {
    law: 'setup takes what the game declares',
    fault: 'the defaults do not go with the least players',
    game: () => mutantOf(stones, { checkSetup: ({ players }) => (players === 2 ? 'two are too few' : undefined) }),
  },
  {
    law: 'setup takes what the game declares',
    fault: 'the game is over before it begins',
    game: () => mutantOf(counter, { variants: [{}], result: () => ({ winners: [], scores: null, reason: 'No.' }) }),
  },
  {
    law: 'what did not change is shared',
    fault: 'everything is made anew',
    game: () => brokenKernel(stones, ({ reduce, load }) => ({ reduce: (...step) => load(jsonCopy(reduce(...step))) })),
  },
  {
    law: 'what did not change is shared',
    fault: 'the options are changed',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: { apply: thenAlso(take, ({ options }) => ({ options: { ...options, heavy: !options.heavy } })) },
        },
      }),
  },
];
