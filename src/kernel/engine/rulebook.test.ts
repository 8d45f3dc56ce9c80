import { describe, expect, it } from 'vitest';
import type { ErasedAction, ErasedActionSpec, ErasedDefinition, ErasedState } from '../definition.js';
import { createRng, uniformInt } from '../dice/random.js';
import { rulebookOf } from './rulebook.js';

const view = { players: 2 } as unknown as ErasedState;
const apply = (): void => undefined;
const listing = (...legal: readonly number[]): ErasedActionSpec => ({
  apply,
  // The last of them is never legal.
  candidates: () => [...legal, 99].map((n) => ({ n })),
  check: (_, { n }) => (n === 99 ? { code: 'ILLEGAL', message: 'no' } : undefined),
});
const rules = (actions: Readonly<Record<string, ErasedActionSpec>>, acting: readonly number[] = [0]) =>
  rulebookOf({ id: 'toy', actions, playersToAct: () => acting } as unknown as ErasedDefinition);

/** How often each action is sampled. */
function shares(actions: Readonly<Record<string, ErasedActionSpec>>, draws = 400): Readonly<Record<string, number>> {
  const { sampleAction } = rules(actions);
  const rng = createRng('shares');
  const counts: Record<string, number> = {};
  for (let i = 0; i < draws; i++) {
    const { type, n, player } = (sampleAction(view, rng, 1) ?? {}) as Partial<ErasedAction>;
    expect(type === undefined || player === 1).toBe(true);
    const key = `${type} ${n}`;
    counts[key] = (counts[key] ?? 0) + 1 / draws;
  }
  return counts;
}
const about = (share: number) => expect.closeTo(share, 1);

describe('a random action', () => {
  it('is any legal one, each as likely', () => {
    const third = about(1 / 3);
    expect(shares({ a: listing(1, 2), b: listing(3) })).toEqual({ 'a 1': third, 'a 2': third, 'b 3': third });
  });

  it('is what the only type samples, or none', () => {
    const { sampleAction } = rules({
      a: { apply, sample: (_view, player, rng) => ({ n: player + uniformInt(rng, 1, 1) }) },
    });
    expect(sampleAction(view, createRng('one'), 1)).toEqual({ type: 'a', player: 1, n: 2 });
    expect(rules({ a: { apply, sample: () => null } }).sampleAction(view, createRng('one'), 1)).toBe(null);
  });

  it('weighs what is sampled by what is legal, or by what is counted', () => {
    const sampled = { ...listing(1, 2, 3), sample: () => ({ n: 7 }) };
    expect(shares({ a: listing(5), b: sampled })).toEqual({ 'a 5': about(1 / 4), 'b 7': about(3 / 4) });
    const counted = { apply, count: () => 9, sample: () => ({ n: 8 }) };
    expect(shares({ a: listing(5), b: counted })).toEqual({ 'a 5': about(1 / 10), 'b 8': about(9 / 10) });
    expect(shares({ b: counted, a: listing(5), c: sampled })).toEqual({
      'b 8': about(9 / 13),
      'a 5': about(1 / 13),
      'c 7': about(3 / 13),
    });
  });

  it('is none of a type that has none', () => {
    const none = { ...listing(1, 2, 3), sample: () => null };
    const uncounted = { apply, count: () => 0, sample: () => ({ n: 8 }) };
    expect(shares({ a: listing(5), b: none, c: uncounted, d: listing() })).toEqual({ 'a 5': about(1) });
    expect(shares({ a: none, b: uncounted }, 9)).toEqual({ 'undefined undefined': about(1) });
  });

  it('is drawn only where there is a choice', () => {
    const rng = createRng('still');
    const { sampleAction } = rules({ a: listing(5), b: { apply, sample: () => null } });
    expect(sampleAction(view, rng, 0)).toEqual({ type: 'a', player: 0, n: 5 });
    // One type alone is not asked how many it has.
    const alone = rules({ a: { ...listing(1, 2, 3), sample: () => ({ n: 7 }) }, b: listing() });
    expect(alone.sampleAction(view, rng, 0)).toEqual({ type: 'a', player: 0, n: 7 });
    expect(rng.getState()).toEqual(createRng('still').getState());
    expect(rules({ a: listing(5, 6) }).sampleAction(view, rng, 0)).toMatchObject({ type: 'a' });
    expect(rng.getState()).not.toEqual(createRng('still').getState());
  });
});

describe('who may not act', () => {
  const told = (acting: readonly number[], player: number) =>
    rules({ a: { apply } }, acting).check(view, { type: 'a', player });

  it('is told why', () => {
    expect(told([], 0)).toEqual({ code: 'GAME_OVER', message: 'toy: the game is over' });
    const code = 'NOT_YOUR_TURN';
    expect(told([0], 1)).toEqual({ code, message: "toy: it is Player 1's turn, not Player 2's" });
    expect(told([0, 2], 1)).toEqual({ code, message: "toy: it is Player 1's or Player 3's turn, not Player 2's" });
    expect(told([0], 2)).toEqual({ code, message: 'toy: there is no Player 3 in a game for 2' });
    expect(told([0], 0)).toBeUndefined();
  });
});

it('knows nothing of types that there are not', () => {
  const { spec, check, chance } = rules({ a: { apply } });
  const action = { type: 'b', player: 0 };
  expect([spec('b'), check(view, action), chance(view, action), chance(view, { type: 'a', player: 0 })]).toEqual([
    undefined,
    undefined,
    null,
    null,
  ]);
});
