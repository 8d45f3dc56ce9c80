import type { ErasedState } from '../../../src/kernel/definition.js';
import { pick, uniformInt } from '../../../src/kernel/dice/random.js';
import { illegal } from '../../../src/kernel/errors.js';
import { natural } from '../../../src/kernel/schemas/schema.js';
import type { AnyGame } from '../../../src/kernel/types.js';
import { counter } from '../../toys/counter.js';
import { rush } from '../../toys/rush.js';
import { type SealedView, sealed } from '../../toys/sealed.js';
import { stones } from '../../toys/stones.js';
import { brokenKernel, definitionOf, mutantOf } from './mutant.js';
import { asStones, type Mutant, stonesOf, take } from './parts.js';

const outcomeOf = definitionOf(stones).result;
const changedOutcome = (change: object) => (view: ErasedState) => {
  const outcome = outcomeOf(view);
  return outcome && { ...outcome, ...change };
};

/** Then what `sample` of the other action gives is what is played: of several types all actions would be listed. */
const nobodyThrows = { check: () => illegal('STN-3', 'nobody throws') };

/** Games whose play or legality is broken. */
export const ruleMutants: readonly Mutant[] = [
  {
    law: 'nobody is ever stuck',
    fault: 'the last stone cannot be taken, so that in the end a player has nothing to do',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            check: (view, action) =>
              asStones(view).row.length === 1 ? illegal('STN-9', 'the last') : take.check?.(view, action),
          },
        },
      }),
  },
  {
    law: 'nobody is ever stuck',
    fault: 'nobody acts any more, but there is no outcome',
    game: () => mutantOf(stones, { result: () => null }),
  },
  {
    law: 'nobody is ever stuck',
    fault: 'the rules break down on a legal action',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            apply(draft, action, outcome, before) {
              if (asStones(before).row.length === 2) throw new TypeError('undefined is not a function');
              take.apply(draft, action, outcome, before);
            },
          },
        },
      }),
  },
  {
    law: 'nobody is ever stuck',
    fault: 'several may act in a game that is not declared simultaneous',
    game: () => mutantOf(rush, { traits: { simultaneous: false } }),
  },
  {
    law: 'the outcome is well formed',
    fault: 'the winners are not in order',
    game: () => mutantOf(stones, { result: changedOutcome({ winners: [1, 0] }) }),
  },
  {
    law: 'the outcome is well formed',
    fault: 'there is a score too many',
    game: () => mutantOf(stones, { result: changedOutcome({ scores: [1, 2, 3, 4] }) }),
  },
  {
    law: 'the outcome is well formed',
    fault: 'the outcome gives no reason',
    game: () => mutantOf(stones, { result: changedOutcome({ reason: '' }) }),
  },
  { law: 'the game ends within its bound', fault: 'the game has no end', game: () => counter as unknown as AnyGame },
  {
    law: 'listed actions are accepted',
    fault: 'candidates lists an action twice',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            *candidates(view, player) {
              yield* take.candidates?.(view, player) ?? [];
              yield { stones: [asStones(view).row[0]] };
            },
          },
        },
      }),
  },
  {
    law: 'listed actions are accepted',
    fault: 'candidates lists a form that is not canonical',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: { candidates: ({ row }) => [{ stones: [...(row as number[])].reverse().slice(0, 2) }] },
        },
      }),
  },
  {
    law: 'listed actions are accepted',
    fault: 'candidates and check know a stone that the schema does not',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            *candidates(view, player) {
              yield* take.candidates?.(view, player) ?? [];
              yield { stones: [7] };
            },
            check: (view, action) => (stonesOf(action)[0] === 7 ? undefined : take.check?.(view, action)),
          },
        },
      }),
  },
  {
    law: 'listed actions are accepted',
    fault: 'what stands for the stones in numbers forgets the second of a pair',
    says: 'numbered gives',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            numbered: {
              fields: { first: natural() },
              of: ({ stones }) => ({ first: (stones as readonly number[])[0] }),
              back: ({ first }) => ({ stones: [first] }),
            },
          },
        },
      }),
  },
  {
    law: 'accepted actions are listed',
    fault: 'canonical is left out, though stones are taken in any order',
    says: 'give canonical, if the order of stones does not matter',
    runs: 20,
    game: () => mutantOf(stones, { actions: { take: { canonical: (fields) => fields } } }),
  },
  {
    law: 'accepted actions are listed',
    fault: 'candidates misses the pairs',
    game: () =>
      mutantOf(stones, {
        actions: { take: { candidates: ({ row }) => (row as number[]).map((one) => ({ stones: [one] })) } },
      }),
  },
  {
    law: 'accepted actions are listed',
    fault: 'check lets a stone be named twice',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            check(view, action) {
              const [first, second, ...rest] = stonesOf(action);
              const twice = first !== undefined && first === second && rest.length === 0;
              return take.check?.(view, twice ? { ...action, stones: [first] } : action);
            },
          },
        },
      }),
  },
  {
    law: 'all else is refused, and the refusal says why',
    fault: 'a refusal names no clause',
    game: () =>
      mutantOf(stones, {
        actions: { take: { check: (view, action) => take.check?.(view, action) && illegal('', 'no') } },
      }),
  },
  {
    law: 'all else is refused, and the refusal says why',
    fault: 'a code that does not exist',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            check: (view, action) => take.check?.(view, action) && { code: 'NO' as never, message: 'no' },
          },
        },
      }),
  },
  {
    law: 'all else is refused, and the refusal says why',
    fault: 'check accepts everything that is well formed',
    game: () => brokenKernel(stones, () => ({ check: () => null })),
  },
  {
    law: 'all else is refused, and the refusal says why',
    fault: 'check breaks on two stones that are the same',
    game: () =>
      mutantOf(stones, {
        actions: {
          take: {
            check(view, action) {
              const [first, second] = stonesOf(action);
              if (first !== undefined && first === second) throw new RangeError('twice');
              return take.check?.(view, action);
            },
          },
        },
      }),
  },
  {
    law: 'only who may act is allowed to',
    fault: 'on their own view everybody is to act',
    game: () =>
      mutantOf(sealed, {
        playersToAct(view) {
          const { phase, toPlay, guesses } = view as unknown as SealedView;
          if (phase === 'over') return [];
          const own = guesses.findIndex((guess) => typeof guess === 'number');
          return own >= 0 && own !== toPlay ? [own] : [toPlay];
        },
      }),
  },
  {
    law: 'only who may act is allowed to',
    fault: 'a player who is not to act is allowed to',
    game: () => brokenKernel(stones, () => ({ check: () => null })),
  },
  {
    law: 'sampled actions are legal',
    fault: 'sample takes a stone without looking whether it lies there',
    game: () => mutantOf(stones, { actions: { throw: nobodyThrows, take: { sample: () => ({ stones: [3] }) } } }),
  },
  {
    law: 'sampled actions are legal',
    fault: 'sample gives up too early',
    game: () => mutantOf(stones, { actions: { take: { sample: () => null } } }),
  },
  {
    law: 'sampled actions are legal',
    fault: 'sample gives a form that is not canonical',
    game: () =>
      mutantOf(stones, {
        actions: {
          throw: nobodyThrows,
          take: { sample: ({ row }) => ({ stones: [...(row as number[])].reverse().slice(0, 2) }) },
        },
      }),
  },
  {
    law: 'sampling is fair',
    fault: 'sample heads for high stones',
    game: () =>
      mutantOf(stones, {
        actions: {
          throw: nobodyThrows,
          take: {
            sample({ row }, _player, rng) {
              const lying = row as number[];
              return { stones: [uniformInt(rng, 1, 8) === 1 ? pick(rng, lying) : Math.max(...lying)] };
            },
            candidates: ({ row }) => (row as number[]).map((one) => ({ stones: [one] })),
          },
        },
      }),
  },
  {
    law: 'sampling is fair',
    fault: 'sample takes a single stone three times out of four',
    game: () =>
      mutantOf(stones, {
        actions: {
          throw: nobodyThrows,
          take: {
            sample(view, player, rng) {
              const all = [...(take.candidates?.(view, player) ?? [])] as { readonly stones: readonly number[] }[];
              const size = uniformInt(rng, 1, 4) === 1 ? 2 : 1;
              return (
                pick(
                  rng,
                  all.filter(({ stones: named }) => named.length === size),
                ) ??
                pick(rng, all) ??
                null
              );
            },
          },
        },
      }),
  },
  {
    law: 'sampling is fair',
    fault: 'the kernel draws a type first, however many actions it has',
    game: () =>
      brokenKernel(stones, ({ legalActions }) => ({
        sampleAction(view, rng, player) {
          const all = [...legalActions(view, player)];
          const type = pick(rng, ['take', 'throw']);
          return (
            pick(
              rng,
              all.filter((action) => action.type === type),
            ) ??
            pick(rng, all) ??
            null
          );
        },
      })),
  },
  {
    law: 'sampling is fair',
    fault: 'what cannot be listed says nothing of how it is sampled',
    game: () => mutantOf(stones, { traits: { enumerable: false } }),
  },
  {
    law: 'sampling is fair',
    fault: 'stones are drawn until one lies there, which the lowest number may never give',
    game: () =>
      mutantOf(stones, {
        actions: {
          throw: nobodyThrows,
          take: {
            sample({ row }, _player, rng) {
              const lying = row as number[];
              let stone = 0;
              do stone = uniformInt(rng, 1, 6);
              while (!lying.includes(stone));
              return { stones: [stone] };
            },
            candidates: ({ row }) => (row as number[]).map((one) => ({ stones: [one] })),
          },
        },
      }),
  },
  {
    law: 'sampling is fair',
    fault: 'taking counts one stone more than lies there',
    game: () => mutantOf(stones, { actions: { take: { count: ({ row }) => (row as number[]).length + 1 } } }),
  },
  {
    law: 'sampling is fair',
    fault: 'what is uneven is told in a word',
    game: () => mutantOf(stones, { actions: { take: { uneven: 'growth' } } }),
  },
  {
    law: 'equivalent forms do the same',
    fault: 'canonical leaves the second stone out',
    game: () =>
      mutantOf(stones, {
        actions: { take: { canonical: ({ stones: named }) => ({ stones: (named as number[]).slice(0, 1) }) } },
      }),
  },
  {
    law: 'equivalent forms do the same',
    fault: 'canonical turns the list round each time',
    game: () =>
      mutantOf(stones, {
        actions: { take: { canonical: ({ stones: named }) => ({ stones: [...(named as number[])].reverse() }) } },
      }),
  },
];
