import { natural } from '../../../src/kernel/schemas/schema.js';
import type { AnyGame } from '../../../src/kernel/types.js';
import { type Golden, recordGolden } from '../../../src/testing/golden.js';
import { stones } from '../../toys/stones.js';
import { definitionOf as honestDefinition, mutantOf } from './mutant.js';
import { asStones, type Mutant, take, thenAlso } from './parts.js';

type Migrate = (state: Record<string, never>) => Record<string, unknown>;

const lying = (state: unknown): number => asStones(state).row.length;
const honestMigration: Migrate = (state) => ({ ...state, taken: 6 - lying(state) });

/** Stones under rules 2: a state says how many stones are taken. */
export const secondStones = (migrate: Migrate | null = honestMigration, more: object = {}): AnyGame => {
  const { state, setup, checkState, actions } = honestDefinition(stones);
  const counted = ({ row }: { row: readonly number[] }) => ({ taken: 6 - row.length });
  return mutantOf(stones, {
    rules: 2,
    state: { ...state, taken: natural(99) },
    setup: (table) => ({ ...setup(table), taken: 0 }),
    checkState: ({ taken: _, ...rest }) => checkState?.(rest as never),
    ...(migrate && { migrations: { 1: migrate as never } }),
    actions: {
      take: { apply: thenAlso(take, counted) },
      throw: { apply: thenAlso(actions.throw as never, counted) },
    },
    ...more,
  });
};

/** Stones in which what a player has taken lies in another order. */
const backwards = (): AnyGame => {
  const turned = ({ seats }: { seats: readonly { stones: readonly number[] }[] }) => ({
    seats: seats.map((seat) => ({ ...seat, stones: [...seat.stones].reverse() })),
  });
  return mutantOf(stones, { actions: { take: { apply: thenAlso(take, turned) } } });
};

export const first: Golden = recordGolden(stones as unknown as AnyGame, { players: 3 });
export const second: Golden = recordGolden(secondStones(), { players: 2 });
const versions = { 1: stones };
const saves = 'saved games load';
const records = 'recorded games are verified';
const both = [first, second];

/** Games under new rules that have forgotten what was saved and recorded under the old ones. */
export const goldenMutants: readonly Mutant[] = [
  {
    law: saves,
    fault: 'there is no migration',
    says: 'does not load: GameError INVALID_STATE: stones: no migration from rules 1 to 2: let migrations: { 1: … } make',
    game: () => secondStones(null),
    golden: both,
    versions,
  },
  {
    law: saves,
    fault: 'a migration gives what the schema does not know',
    says: 'taken: expected an integer from 0 to 99, got "none": let migrations',
    game: () => secondStones((state) => ({ ...state, taken: 'none' })),
    golden: both,
    versions,
  },
  {
    law: saves,
    fault: 'a migration gives what is counted on wrongly, which an invariant knows',
    says: 'breaks STN-9: taken are those that do not lie; let migrations',
    game: () => secondStones((state) => ({ ...state, taken: 50 }), { actions: {} }),
    invariants: [
      {
        name: 'taken are those that do not lie',
        clause: 'STN-9',
        holds: (state) => (state as { taken: number }).taken === 6 - lying(state),
      },
    ],
    golden: both,
    versions,
  },
  {
    law: saves,
    fault: 'a migration gives a state with which the rules break down',
    says: "loads, but can't be played on: GameError INVALID_STATE: stones: the state contradicts itself (TypeError: taken)",
    game: () =>
      secondStones((state) => ({ ...state, taken: 50 }), {
        actions: {
          take: {
            apply: thenAlso(take, (draft) => {
              const { taken } = draft as unknown as { taken: number };
              if (taken === 50) throw new TypeError('taken');
              return { taken: 6 - draft.row.length };
            }),
          },
          throw: { check: () => ({ code: 'ILLEGAL', clause: 'STN-3', message: 'nobody throws' }) },
        },
      }),
    golden: both,
    versions,
  },
  {
    law: saves,
    fault: 'the state has another field, but the rules are said to be the same',
    says: 'does not load: GameError INVALID_STATE: stones: state: taken: expected an integer from 0 to 99, got nothing: raise rules',
    game: () => secondStones(null, { rules: 1 }),
    golden: [first],
  },
  {
    law: saves,
    fault: 'nothing is kept of the rules of today',
    says: 'none of the golden games is of rules 2: keep one',
    game: () => secondStones(),
    golden: [first],
    versions,
  },
  {
    law: records,
    fault: 'the game under the old rules is gone',
    says: 'recorded under rules 1 of stones, but these are its rules 2: say in olderDefaults what its defaults were, or give the game as it was then, versions: { 1: … }',
    game: () => secondStones(),
    golden: both,
  },
  {
    law: records,
    fault: 'what is said to be the old game is another one',
    says: 'but the same actions now give',
    game: () => secondStones(),
    golden: both,
    versions: { 1: backwards() },
  },
  {
    law: records,
    fault: 'an effect is another one, but the rules are said to be the same',
    says: 'raise rules, and say in olderDefaults what the defaults were, or keep the game as it was among the versions',
    game: backwards,
    golden: [first],
  },
];
