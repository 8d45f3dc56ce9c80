import type { Structure } from '../../../src/kernel/compiled/structure.js';
import type { Effect } from '../../../src/kernel/definition.js';
import { stones } from '../../toys/stones.js';
import { tiles } from '../../toys/tiles.js';
import { brokenKernel, definitionOf, mutantOf, withEffects } from './mutant.js';
import { draftOf, everyNth, type Mutant, specOf, stonesOf, take, thenAlso } from './parts.js';

/** The turn passes on but for every so many actions, when it goes back to the first player. */
const forgetful = (n: number) => {
  const nth = everyNth(n);
  return mutantOf(stones, {
    actions: { take: { apply: thenAlso(take, ({ toPlay }) => ({ toPlay: nth() && toPlay !== null ? 0 : toPlay })) } },
  });
};

/** Games that are no pure functions, or that differ when played in place, again, or aloud. */
export const pathMutants: readonly Mutant[] = [
  {
    law: 'the same inputs give the same outputs',
    fault: 'the rules count how often they are asked',
    game: () => forgetful(5),
  },
  {
    law: 'the same inputs give the same outputs',
    fault: 'descriptions differ from time to time',
    game: () => {
      const other = everyNth(2);
      return mutantOf(stones, { actions: { take: { describe: () => (other() ? 'A stone.' : 'Stones.') } } });
    },
  },
  {
    law: 'nothing but the inputs is read',
    fault: 'setup reads the clock, without any use',
    game: () =>
      mutantOf(stones, {
        setup(table) {
          Date.now();
          return definitionOf(stones).setup(table);
        },
      }),
  },
  {
    law: 'nothing but the inputs is read',
    fault: 'an effect makes a Date, without any use',
    game: () => mutantOf(stones, { actions: { take: { apply: thenAlso(take, () => new Date()) } } }),
  },
  {
    law: 'nothing but the inputs is read',
    fault: 'an effect reads Math.random, and hides what goes wrong',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            apply: thenAlso(take, () => {
              try {
                return Math.random() < 0 ? { toPlay: 0 } : {};
              } catch {
                return {};
              }
            }),
          },
        },
      }),
  },
  {
    law: 'no argument is changed',
    fault: 'canonical turns the list round that it was given',
    game: () =>
      brokenKernel(stones, ({ canonical }) => ({
        canonical(action) {
          const { stones: named } = action as unknown as { stones?: number[] };
          if (named && !Object.isFrozen(named)) named.reverse();
          return canonical(action);
        },
      })),
  },
  {
    law: 'no argument is changed',
    fault: 'reduce freezes the action that it was given',
    game: () =>
      brokenKernel(stones, ({ reduce }) => ({ reduce: (state, action) => reduce(state, Object.freeze(action)) })),
  },
  {
    law: 'no argument is changed',
    fault: 'load counts in what it was given',
    game: () =>
      brokenKernel(stones, ({ load }) => ({
        load(value) {
          const state = load(value);
          if (!Object.isFrozen(value)) Object.assign(value as object, { loaded: true });
          return state;
        },
      })),
  },
  {
    law: 'apply leaves action and outcome as they are',
    fault: 'an effect turns the outcome round when it has used it',
    runs: 20,
    says: 'after the apply of lay its outcome was [',
    game: () =>
      mutantOf(tiles, {
        actions: {
          lay: {
            apply(draft, action, outcome, before) {
              specOf(tiles, 'lay').apply(draft, action, outcome, before);
              (outcome as number[]).reverse();
            },
          },
        },
      }),
  },
  {
    law: 'apply leaves action and outcome as they are',
    fault: 'an effect puts the outcome into the state, where the next one turns it round and back',
    runs: 20,
    game: () =>
      mutantOf(tiles, {
        actions: {
          lay: {
            apply(draft, _, outcome) {
              Object.assign(draft, { row: outcome, toPlay: 1 });
            },
          },
          pick: {
            apply(draft, action, outcome, before) {
              const { row } = draft as unknown as { row: number[] };
              const [first = 0] = row;
              specOf(tiles, 'pick').apply(draft, action, outcome, before);
              row[0] = first + 1;
            },
          },
        },
      }),
  },
  {
    law: 'the fast path agrees with the immutable one',
    fault: 'an effect asks whether what it is given is frozen',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            apply(draft, action, outcome, before) {
              take.apply(draft, action, outcome, before);
              if (!Object.isFrozen(before)) draftOf(draft).toPlay = null;
            },
          },
        },
      }),
  },
  {
    law: 'before stays what it was',
    fault: 'in place the draft and before are one object',
    says: 'in a playout before.',
    game: () => {
      const perform: Effect = (spec, state, action, outcome) => spec.apply(state, action, outcome, state);
      return withEffects(stones, ({ copying }) => ({
        copying: (state) => ({ ...(copying(state) as Structure), perform }),
      }));
    },
  },
  {
    law: 'before stays what it was',
    fault: 'in place what lies deep in before is what lies deep in the draft',
    says: 'in a playout before.seats',
    game: () => {
      const perform: Effect = (spec, state, action, outcome) => spec.apply(state, action, outcome, { ...state });
      return withEffects(stones, ({ copying }) => ({
        copying: (state) => ({ ...(copying(state) as Structure), perform }),
      }));
    },
  },
  {
    law: 'before stays what it was',
    fault: 'an effect writes into before, where that can be done',
    says: 'in a playout before.toPlay was',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            apply(draft, action, outcome, before) {
              take.apply(draft, action, outcome, before);
              if (!Object.isFrozen(before)) Object.assign(before, { toPlay: 7 });
            },
          },
        },
      }),
  },
  {
    law: 'the fast path takes frozen actions of a policy',
    fault: 'an effect sorts the list of the action',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            apply(draft, action, outcome, before) {
              (stonesOf(action) as number[]).sort();
              take.apply(draft, action, outcome, before);
            },
          },
        },
      }),
  },
  {
    law: 'a replayed record gives the same final state',
    fault: 'the rules remember the game before',
    game: () => forgetful(7),
  },
  {
    law: 'describe gives a sentence',
    fault: 'nothing is said',
    game: () => mutantOf(stones, { actions: { take: { describe: () => '' } } }),
  },
  {
    law: 'describe gives a sentence',
    fault: 'something undefined is said',
    game: () => mutantOf(stones, { actions: { throw: { describe: (_, { face }) => `A ${String(face)} is thrown.` } } }),
  },
];
