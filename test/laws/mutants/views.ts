import type { ErasedState } from '../../../src/kernel/definition.js';
import { type RandomGenerator, uniformInt } from '../../../src/kernel/dice/random.js';
import { type SealedState, type SealedView, sealed } from '../../toys/sealed.js';
import { brokenKernel, definitionOf, mutantOf } from './mutant.js';
import type { Mutant } from './parts.js';

type Covered = SealedView['dice'];

/** A view that shows what the honest one covers, where a predicate says so. */
const leakyView =
  (leaks: (value: number, seat: number) => boolean) =>
  (state: ErasedState, player: number | null): ErasedState => {
    const { dice, guesses } = state as unknown as SealedState;
    const view = definitionOf(sealed).view?.(state, player) as unknown as SealedView;
    const leaked = (seen: Covered, whole: SealedState['dice']) =>
      seen.map((one, seat) => (one === 'covered' && leaks(whole[seat] as number, seat) ? (whole[seat] ?? null) : one));
    return { ...view, dice: leaked(view.dice, dice), guesses: leaked(view.guesses, guesses) } as never;
  };

const completing = 'complete can give what may be there';

/** Completes with dice and guesses of somebody's making. */
const completeWith =
  (make: (players: number, rng: RandomGenerator) => { readonly die: number; readonly guess: number }) =>
  (view: ErasedState, _player: number, rng: RandomGenerator): ErasedState => {
    const { dice, guesses, players } = view as unknown as SealedView;
    return {
      ...view,
      dice: dice.map((one) => (one === 'covered' ? make(players, rng).die : one)),
      guesses: guesses.map((one) => (one === 'covered' ? make(players, rng).guess : one)),
    };
  };

/** Games that do not keep their secrets. */
export const viewMutants: readonly Mutant[] = [
  {
    law: 'a view shows nothing of what is hidden',
    fault: 'even numbers are shown to all',
    says: "in another that they can't tell from it: let view cover it, or complete leave it as it is",
    game: () => mutantOf(sealed, { view: leakyView((value) => value % 2 === 0) }),
  },
  {
    law: 'a view shows nothing of what is hidden',
    fault: 'a view shows everything',
    says: 'saw nothing to check: every completion of a view was the state that there was: does view show everything',
    game: () => mutantOf(sealed, { view: (state) => state }),
  },
  {
    law: 'a view shows nothing of what is hidden',
    fault: 'a field that is not declared hidden is covered',
    says: 'toPlay is 1, but player 1 sees 0: declare it hidden',
    game: () =>
      mutantOf(sealed, {
        view: (state, player) => ({ ...leakyView(() => false)(state, player), toPlay: 0 }) as ErasedState,
      }),
  },
  {
    law: 'players who are shown the same actions see the same',
    fault: 'a view shows everything',
    says: 'a spectator sees guesses: [3,null,null] in one state, [10,null,null] in another that',
    game: () => mutantOf(sealed, { view: (state) => state }),
  },
  {
    law: 'players who are shown the same actions see the same',
    fault: 'the first player’s die is shown to all',
    game: () => mutantOf(sealed, { view: leakyView((_, seat) => seat === 0) }),
  },
  {
    law: 'players who are shown the same actions see the same',
    fault: 'everything is told',
    game: () =>
      mutantOf(sealed, {
        actions: { shake: { conceal: ({ outcome }) => ({ outcome }) }, guess: { conceal: ({ sum }) => ({ sum }) } },
      }),
  },
  {
    law: completing,
    fault: 'complete puts the same die under every cup',
    says: 'completions of their view there is always 1: let complete draw what the view leaves open',
    runs: 20,
    game: () => mutantOf(sealed, { complete: completeWith((players) => ({ die: 1, guess: 2 * players })) }),
  },
  {
    law: completing,
    fault: 'complete knows three faces only',
    runs: 20,
    game: () =>
      mutantOf(sealed, {
        complete: completeWith((players, rng) => ({
          die: uniformInt(rng, 1, 3),
          guess: uniformInt(rng, players, 6 * players),
        })),
      }),
  },
  {
    law: completing,
    fault: 'complete thinks that all guess the same',
    says: 'guesses.',
    runs: 20,
    game: () =>
      mutantOf(sealed, {
        complete: completeWith((players, rng) => ({ die: uniformInt(rng, 1, 6), guess: 3 * players })),
      }),
  },
  {
    law: completing,
    fault: 'nothing is concealed, so that nothing can be seen of it',
    says: 'saw nothing to check: all that happened in the games was shown to everybody',
    game: () =>
      mutantOf(sealed, {
        actions: { shake: { conceal: ({ outcome }) => ({ outcome }) }, guess: { conceal: ({ sum }) => ({ sum }) } },
      }),
  },
  {
    law: 'legality is decided on the view',
    fault: 'for whoever sees all dice the game is over',
    game: () =>
      mutantOf(sealed, {
        result(view) {
          const seen = (view as unknown as SealedView).dice.every((one) => typeof one === 'number');
          return seen ? { winners: [], scores: null, reason: 'All dice are seen.' } : null;
        },
      }),
  },
  {
    law: 'a completed view is a state with that view',
    fault: 'complete shakes one’s own die again',
    game: () =>
      mutantOf(sealed, {
        complete(view, player, rng) {
          const whole = definitionOf(sealed).complete?.(view, player, rng) as ErasedState;
          const other = (Math.abs(rng.next()) % 6) + 1;
          const dice = (whole.dice as SealedState['dice']).map((one, seat) => (one && seat === player ? other : one));
          return { ...whole, dice };
        },
      }),
  },
  {
    law: 'a completed view is a state with that view',
    fault: 'complete leaves covers on',
    game: () => mutantOf(sealed, { complete: (view) => view }),
  },
  {
    law: 'what shows something new says that it reveals',
    fault: 'lifting a cup is no revelation',
    game: () => mutantOf(sealed, { actions: { lift: { reveals: false } } }),
  },
  {
    law: 'descriptions give away nothing that is hidden',
    fault: 'a description of states tells the dice',
    game: () =>
      brokenKernel(sealed, ({ describe }) => ({
        describe: (before, action, after, viewer) =>
          `${describe(before, action, after, viewer)} ${(after as unknown as SealedState).dice.join()}.`,
      })),
  },
  {
    law: 'actions are concealed as the views are',
    fault: 'a guess is told aloud',
    game: () => mutantOf(sealed, { actions: { guess: { conceal: ({ sum }) => ({ sum }) } } }),
  },
  {
    law: 'actions are concealed as the views are',
    fault: 'one’s own guess is kept from oneself',
    game: () => mutantOf(sealed, { actions: { guess: { conceal: () => ({}) } } }),
  },
  {
    law: 'actions are concealed as the views are',
    fault: 'a guess is told as another one',
    game: () => mutantOf(sealed, { actions: { guess: { conceal: () => ({ sum: 5 }) } } }),
  },
];
