import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import type { ErasedActionSpec, ErasedDefinition, ErasedState } from '../definition.js';
import { effectsOf } from '../engine/effects.js';
import { performerOf } from '../engine/in-place.js';
import type { Warmth } from '../engine/warmth.js';
import { deepFreeze, thaw, thawState } from '../plain.js';
import { integer, list, natural } from '../schemas/schema.js';
import * as z from '../schemas/zod.js';
import { compiledStructure, isLarge, LARGE, shared } from './copies.js';
import type { Structure } from './structure.js';

const seat = z.strictObject({ at: natural(), notes: list(z.nullable(integer(1, 6)), 9), name: z.nullable(z.string()) });
const shape = {
  board: z.string(),
  seats: list(seat, 4),
  rows: list(list(natural(), 5), 5),
  last: z.nullable(seat),
  // What is left to functions that know no schema.
  loose: z.unknown(),
  pair: zod.tuple([natural(), list(natural(), 3)]),
  toPlay: z.nullable(natural()),
};
const KEYS = ['game', 'rules', 'players', 'options', 'events', ...Object.keys(shape)];
const compiled = compiledStructure(shape, KEYS) as Structure;

const nat = fc.nat({ max: 3 });
/** What is done where no code is made. */
const plainStructure: Pick<Structure, 'copy' | 'perform' | 'share'> = {
  copy: thawState,
  share: (before, after) => shared(before, after, false),
  perform: performerOf(effectsOf({ state: shape } as unknown as ErasedDefinition, { isWarm: () => false } as Warmth)),
};

const seats = fc.record({
  at: nat,
  notes: fc.array(fc.option(nat), { maxLength: 4 }),
  name: fc.option(fc.constantFrom('Ada', 'Ben')),
});
/** What no schema lets pass: a game that breaks its own is copied and shared all the same. */
const odd = fc.constantFrom<unknown>(
  -0,
  Number.NaN,
  undefined,
  7,
  'odd',
  [],
  [undefined],
  {},
  { at: 1 },
  { extra: [1] },
  [[[3]]],
);
const oddly = <T>(honest: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 12, arbitrary: honest }, { weight: 1, arbitrary: odd as fc.Arbitrary<never> });
const states = fc
  .record({
    board: oddly(fc.constantFrom('..r', 'rg.')),
    seats: oddly(fc.array(oddly(seats), { maxLength: 3 })),
    rows: oddly(fc.array(oddly(fc.array(nat, { maxLength: 3 })), { maxLength: 3 })),
    last: oddly(fc.option(seats)),
    loose: fc.jsonValue({ maxDepth: 2 }),
    pair: oddly(fc.tuple(nat, fc.array(nat, { maxLength: 3 }))),
    toPlay: oddly(fc.option(nat)),
    more: fc.option(fc.array(nat, { maxLength: 2 }), { nil: undefined, freq: 8 }),
  })
  .map(({ more, ...fields }) => ({
    game: 'toy',
    rules: 1,
    players: 2,
    options: Object.freeze({}),
    events: 0,
    ...fields,
    ...(more && { more }),
  }));
type Toy = ReturnType<typeof states.generate>['value'];

/** `JSON.stringify` hides much. */
const exactly = (value: unknown): unknown => structuredClone(value);

function isFrozenAllThrough(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozenAllThrough);
}

/** Which parts of the one are the same objects in the other. */
function sharedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return [];
  if (before === after) return [path];
  return Object.keys(after).flatMap((key) => sharedPaths(before[key as never], after[key as never], `${path}.${key}`));
}

describe('the compiled form', () => {
  it('copies what is like its schema, and what is not, as the plain one', () => {
    fc.assert(
      fc.property(states, (state) => {
        deepFreeze(state);
        const [one, other] = [compiled.copy(state), plainStructure.copy(state)];
        expect(exactly(one)).toEqual(exactly(other));
        // In the order of their properties, too.
        expect(JSON.stringify(one)).toBe(JSON.stringify(other));
        const turned = Object.fromEntries(Object.entries(state).reverse()) as Toy;
        expect(JSON.stringify(compiled.copy(turned))).toBe(JSON.stringify(turned));
        expect(one).toEqual(state);
        for (const { options, ...parts } of [one, other]) {
          expect(options).toBe(state.options);
          const own = Object.values(parts).filter((part) => typeof part === 'object' && part !== null);
          expect(own.some(Object.isFrozen)).toBe(false);
        }
      }),
    );
  });

  it('shares and freezes the same parts as the plain one', () => {
    let sharing = 0;
    fc.assert(
      fc.property(
        states,
        states,
        fc.array(fc.constantFrom('board', 'seats', 'rows', 'last', 'loose', 'pair')),
        (a, b, taken) => {
          const before = deepFreeze(a);
          const changes = Object.fromEntries(taken.map((key) => [key, b[key as 'board']]));
          const changed = () => ({ ...plainStructure.copy(before), ...thaw(changes) }) as Toy;
          const [one, other] = [compiled.share(before, changed()), plainStructure.share(before, changed())];
          expect(exactly(one)).toEqual(exactly(other));
          expect(one === before).toBe(other === before);
          const { options: _, ...parts } = one;
          expect(Object.values(parts).every(isFrozenAllThrough)).toBe(true);
          const paths = sharedPaths(before, one);
          expect(paths).toEqual(sharedPaths(before, other));
          sharing += paths.length;
        },
      ),
    );
    expect(sharing).toBeGreaterThan(100);
  });

  it('gives the state itself when nothing has changed', () => {
    fc.assert(
      fc.property(states, (state) => {
        const before = deepFreeze(thaw(state));
        // Nothing is equal to NaN, and of an undefined property nobody knows whether it is there.
        const text = JSON.stringify(before, (_, value) => (value === undefined || Number.isNaN(value) ? '?' : value));
        fc.pre(!text.includes('?'));
        for (const { copy, share } of [compiled, plainStructure]) expect(share(before, copy(before))).toBe(before);
      }),
    );
  });

  it('takes what is frozen as it is, and what is in two places', () => {
    const [state] = fc.sample(states, { seed: 1, numRuns: 1 }) as [Toy];
    const before = deepFreeze({ ...state, seats: [{ at: 1, notes: [1], name: null }], rows: [[1], [2]], last: null });
    for (const { copy, share } of [compiled, plainStructure]) {
      const draft = copy(before);
      const table = deepFreeze({ at: 1, notes: [1], name: 'Ada' });
      Object.assign(draft, { last: table, seats: [table, ...before.seats], rows: [before.rows[1], before.rows[1]] });
      const after = share(before, draft);
      expect(after.last).toBe(table);
      expect(after.seats).toEqual([table, before.seats[0]]);
      expect(after.rows[1]).toBe(before.rows[1]);
      expect(isFrozenAllThrough(after.seats)).toBe(true);
    }
  });

  it('is not made of other fields than there are', () => {
    const made = (fields: Readonly<Record<string, z.$ZodType>>, keys = Object.keys(fields)) =>
      compiledStructure(fields, [...KEYS.slice(0, 5), ...keys]);
    expect(made({ board: z.string() })).not.toBeNull();
    expect(made({})).toBeNull();
    expect(made({ board: z.string() }, ['other'])).toBeNull();
    expect(made({ board: z.string() }, ['board', 'other'])).toBeNull();
    expect(made({ board: z.string(), rows: list(natural(), 2) }, ['board'])).toBeNull();
  });

  it('lets fields come and go', () => {
    const fields = { board: z.string(), rows: z.optional(list(natural(), 2)) };
    const envelope = { game: 'toy', rules: 1, players: 1, options: Object.freeze({}), events: 0 };
    for (const rest of [{ board: 'r' }, { board: 'r', rows: [1] }]) {
      const state = { ...envelope, ...rest } as ErasedState & { board: string; rows?: number[] };
      const { copy, share, perform } = compiledStructure(fields, Object.keys(state)) as Structure;
      for (const rows of 'rows' in rest ? [[1], [2, 3], undefined] : [undefined, [1], [2, 3], undefined]) {
        const before = deepFreeze(copy(state));
        const after = copy(state);
        const write = (draft: object): void => {
          if (rows) Object.assign(draft, { rows });
          else delete (draft as { rows?: unknown }).rows;
        };
        write(after);
        const seen: unknown[] = [];
        const apply: ErasedActionSpec['apply'] = (draft, _, __, old) => {
          write(draft);
          seen.push(thaw(old));
        };
        perform({ apply }, state, { type: 'go', player: 0 }, undefined);
        expect(seen).toEqual([before]);
        expect(state).toEqual(after);
        expect(share(before, after)).toEqual(state);
      }
    }
  });

  it('can hold itself', () => {
    const tree: z.$ZodType = zod.strictObject({
      leaf: zod.number(),
      get below() {
        return zod.array(tree as never).check(zod.maxLength(3));
      },
    });
    const { copy } = compiledStructure({ tree }, [...KEYS.slice(0, 5), 'tree']) as Structure;
    const state = {
      game: 'toy',
      rules: 1,
      players: 1,
      options: {},
      events: 0,
      tree: { leaf: 1, below: [{ leaf: 2, below: [] }] },
    };
    expect(copy(state)).toEqual(state);
    expect(copy(state).tree.below[0]).not.toBe(state.tree.below[0]);
  });
});

describe('an action that is carried out in place', () => {
  const start = () => {
    const fields = {
      board: 'r',
      seats: [
        { at: 1, notes: [1], name: null },
        { at: 2, notes: [], name: 'Ben' },
      ],
      rows: [[1]],
    };
    const rest = { last: null, loose: { any: [1] }, pair: [1, [2]], toPlay: 0 };
    return { game: 'toy', rules: 1, players: 2, options: Object.freeze({}), events: 3, ...fields, ...rest };
  };
  type State = ReturnType<typeof start>;
  const run = (
    { perform }: Pick<Structure, 'perform'>,
    state: State,
    apply: (draft: State, before: State) => void,
  ): void =>
    perform(
      { apply: (draft, _, __, before) => apply(draft as never, before as never) } as ErasedActionSpec,
      state as unknown as ErasedState,
      { type: 'go', player: 0 },
      undefined,
    );
  const writes: Record<string, (draft: State) => void> = {
    'a leaf': (draft) => void Object.assign(draft, { board: 'g' }),
    'deep inside': (draft) => void (draft.seats[1] as { at: number }).at++,
    'a list, at its end': (draft) => void draft.rows.push([9]),
    'a list, and then inside': (draft) => {
      draft.seats = [{ at: 5, notes: [], name: null }];
      (draft.seats[0] as { at: number }).at = 6;
    },
    'what no schema knows': (draft) => void draft.loose.any.push(2),
    'by way of all properties': (draft) => void Object.assign(draft, { ...draft, toPlay: 1 }),
    'what it has read': (draft) => {
      const { rows, pair } = draft;
      rows[0] = [7];
      (pair[1] as number[])[0] = 8;
    },
    nothing: () => undefined,
  };

  for (const [form, structure] of Object.entries({ compiled, plain: plainStructure })) {
    it.each(Object.entries(writes))(
      `sees what was before, in the ${form} form, whatever is written: %s`,
      (_, write) => {
        const [state, expected] = [start(), start()];
        run(structure, state, (draft, before) => {
          expect(Object.keys(draft)).toEqual(Object.keys(before));
          write(draft);
          expect(before).toEqual(start());
        });
        write(expected);
        expect(state).toEqual(expected);
        run(structure, state, (draft, before) => {
          expect(before).toEqual(expected);
          write(draft);
          expect(before).toEqual(expected);
        });
      },
    );
  }

  it('can carry out others, and fail', () => {
    for (const structure of [compiled, plainStructure]) {
      const [outer, inner] = [start(), start()];
      run(structure, outer, (draft) => {
        draft.toPlay = 5;
        run(structure, inner, (other, before) => {
          other.toPlay = 6;
          (other.rows[0] as number[])[0] = 6;
          expect(before).toEqual(start());
        });
        (draft.rows[0] as number[])[0] = 5;
      });
      expect([outer.toPlay, outer.rows, inner.toPlay, inner.rows]).toEqual([5, [[5]], 6, [[6]]]);
      const fails = () =>
        run(structure, outer, () => {
          throw new RangeError('no');
        });
      expect(fails).toThrow(RangeError);
      run(structure, outer, (draft) => void Object.assign(draft, { toPlay: 1 }));
      expect(outer.toPlay).toBe(1);
    }
  });
});

it('a state is large by the number of its values', () => {
  expect(isLarge({ list: Array.from({ length: LARGE }, () => 1) })).toBe(true);
  expect(isLarge({ list: Array.from({ length: LARGE / 2 }, () => 1) })).toBe(false);
  expect(isLarge({ list: Array.from({ length: LARGE / 2 }, () => ({ at: [1] })) })).toBe(true);
});
