import { stones } from '../../toys/stones.js';
import { brokenKernel, mutantOf } from './mutant.js';
import { asStones, draftOf, type Mutant, take } from './parts.js';

/** Games that trust what they are given. */
export const badInputMutants: readonly Mutant[] = [
  {
    law: 'hostile values are refused with a GameError',
    fault: 'canonical looks into what it is given',
    game: () =>
      brokenKernel(stones, ({ canonical }) => ({
        canonical: (action) => canonical({ ...action, player: action.player }),
      })),
  },
  {
    law: 'hostile values are refused with a GameError',
    fault: 'check throws what it should report',
    game: () =>
      brokenKernel(stones, ({ check, canonical }) => ({ check: (view, action) => check(view, canonical(action)) })),
  },
  {
    law: 'hostile values are refused with a GameError',
    fault: 'load writes into what it is given',
    game: () =>
      brokenKernel(stones, ({ load }) => ({
        load(value) {
          try {
            if ((value as { type?: unknown } | null)?.type === 'roll') Reflect.set(value as object, 'seen', true);
          } catch {
            // What throws is not written to.
          }
          return load(value);
        },
      })),
  },
  {
    law: 'a copy of a state is as good as the state',
    fault: 'a state that came over a wire is not taken',
    game: () => mutantOf(stones, { checkState: () => 'not one of ours' }),
  },
  {
    law: 'a mutated state is refused or played on with',
    fault: 'nothing ties the seats to the players, so that numbers become none',
    game: () =>
      mutantOf(stones, {
        checkState: () => undefined,
        actions: {
          take: {
            apply(draft, action, outcome, before) {
              take.apply(draft, action, outcome, before);
              const next = draftOf(draft);
              next.toPlay = next.seats[action.player] ? next.toPlay : Number.NaN;
            },
          },
        },
      }),
  },
  {
    law: 'a mutated state is refused or played on with',
    fault: 'where a seat is missing, the error of the rules escapes',
    game: () =>
      brokenKernel(mutantOf(stones, { checkState: () => undefined }), ({ view }) => ({
        view(state, player) {
          const { seats, players } = asStones(view(state, player));
          if (seats.length < players) throw new TypeError('cannot read properties of undefined');
          return view(state, player);
        },
      })),
  },
];
