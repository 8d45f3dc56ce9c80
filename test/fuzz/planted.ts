import type { AnyGame } from '../../src/kernel/types.js';
import { brokenKernel, mutantOf } from '../laws/mutants/mutant.js';
import type { Referee } from '../oracles/versus.js';
import { stones } from '../toys/stones.js';
import type { Area } from './probe.js';
import type { Subject } from './subject.js';

/** A toy for the fuzzer, with a referee of its own if need be. */
export const toy = (game: object, referee: Subject['referee'] = null): Subject => ({
  game: game as AnyGame,
  invariants: [],
  referee,
  inCatalogue: false,
});

/** The game as its own referee: it can only be wrong where it is told to. */
function refereeOf(game: AnyGame, wrong: Partial<Referee> = {}): Subject['referee'] {
  return (options, players) => {
    let state = game.setup({ players, options });
    return {
      legal: () => [...game.legalActions(state)],
      judge(action) {
        const result = game.safeReduce(state, action as never);
        return result.ok ? null : result.error.message;
      },
      play(action) {
        state = game.reduce(state, action as never);
      },
      facts: () => ({ ...state }),
      result() {
        const outcome = game.result(state);
        return outcome && { winners: [...outcome.winners], scores: [...(outcome.scores ?? [])] };
      },
      ...wrong,
    };
  };
}

/** Stones as they should be. */
export const honest: Subject = toy(stones, refereeOf(stones as unknown as AnyGame));

const broken = (members: (game: AnyGame) => Partial<AnyGame>): Subject =>
  toy(brokenKernel(stones, members), honest.referee);

/** Something that only a wrong game throws. */
const crash = (): never => {
  throw new TypeError('planted');
};

/** Reduces what is not allowed to nothing at all. */
const lenient = ({ safeReduce, step }: AnyGame): Partial<AnyGame> => ({
  reduce(state, action) {
    const result = safeReduce(state, action);
    return result.ok ? result.state : state;
  },
  step(state, action, dice, listener) {
    const result = step(state, action, dice, listener);
    return result.ok ? result : { ok: true, state, action, text: '' };
  },
});

/** Stones with a bug, and what must find it. */
export interface Planted {
  readonly area: Area;
  readonly law: string;
  readonly subject: Subject;
}

export const plantedBugs: readonly Planted[] = [
  {
    area: 'laws',
    law: 'the envelope is right',
    subject: toy(
      mutantOf(stones, {
        actions: {
          take: {
            apply(draft, { player }) {
              Object.assign(draft, { toPlay: player, events: 7 });
            },
          },
        },
      }),
    ),
  },
  {
    area: 'hostile',
    law: 'the kernel refuses hostile values, wherever they are planted',
    subject: broken(({ result, canonical, load }) => ({
      result: (view) => (view.players > 0 ? result(view) : result(view)),
      canonical: (action) => (action.type === 'none' ? crash() : canonical(action)),
      load: (value) => load({ ...(value as object) }),
    })),
  },
  {
    area: 'hostile',
    law: 'readers of records refuse hostile values, wherever they are planted',
    subject: broken(({ safeReduce }) => ({
      safeReduce(state, action) {
        const result = safeReduce(state, action);
        return result.ok ? result : crash();
      },
    })),
  },
  { area: 'hostile', law: 'a refused action or line leaves sessions and logs as they were', subject: broken(lenient) },
  {
    area: 'hostile',
    law: 'a torn log is read up to its last whole line',
    subject: broken(({ describe }) => ({
      describe: (before, action, ...rest) => (action.type === 'throw' ? crash() : describe(before, action, ...rest)),
    })),
  },
  {
    area: 'hostile',
    law: 'a damaged log is refused or read, the same way however it comes',
    subject: broken(() => ({ describe: crash })),
  },
  {
    area: 'referee',
    law: 'the game and its referee agree',
    subject: toy(stones, refereeOf(stones as unknown as AnyGame, { judge: () => null })),
  },
  { area: 'records', law: 'a mutated record is valid, or its deviation is named', subject: broken(lenient) },
];
