import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../kernel/dice/dice.js';
import { createRng } from '../../kernel/dice/random.js';
import type { DeepReadonly } from '../../kernel/types.js';
import { playout } from '../../play/playout.js';
import { kirikiHindsight } from './kiriki.analysis.js';
import { type KirikiAction, type KirikiOptions, type KirikiState, kiriki } from './kiriki.js';
import { type KirikiPattern, patterns } from './patterns.js';

type State = DeepReadonly<KirikiState>;

/** A position at the beginning of a turn, after so many rolls, with these entries and 0 in all other lines. */
function positionOf(
  entries: Partial<Record<KirikiPattern, number | null>>,
  { events = 0, options = {} }: { readonly events?: number; readonly options?: KirikiOptions } = {},
): State {
  const sheet = { ...Object.fromEntries(patterns.map((pattern) => [pattern, 0])), ...entries };
  const start = kiriki.setup({ players: 1, options });
  const isFull = !Object.values(sheet).includes(null);
  return kiriki.load({ ...start, sheets: [sheet], events, toPlay: isFull ? null : 0 });
}

function played(state: State, action: DeepReadonly<KirikiAction>, seed: string): State {
  const step = kiriki.step(state, action, seededDice(seed));
  if (!step.ok) throw step.error;
  return step.state;
}

const totalOf = (state: State): number => kiriki.result(state)?.scores?.[0] ?? Number.NaN;

/** The most by the rules alone: whatever is legal is tried. */
function mostByHand(seed: string, from: State): number {
  const known = new Map<string, number>();
  const most = (state: State): number => {
    if (state.toPlay === null) return totalOf(state);
    const { events, rolls, dice, sheets } = state;
    // Dice that are the same but for their places are as good as each other.
    const key = JSON.stringify([events, rolls, [...dice].sort(), sheets]);
    const found =
      known.get(key) ??
      Math.max(...[...kiriki.legalActions(state, 0)].map((action) => most(played(state, action, seed))));
    known.set(key, found);
    return found;
  };
  return most(from);
}

/** What comes of the actions that are told, by the rules. */
const playedOut = (seed: string, from: State): number =>
  totalOf(
    kirikiHindsight(seededDice(seed), from).actions.reduce((state: State, action) => played(state, action, seed), from),
  );

const upperEntries = fc.record({
  ones: fc.integer({ min: 0, max: 5 }),
  fives: fc.constantFrom(0, 10, 15, 25),
  sixes: fc.constantFrom(0, 12, 18, 30),
});

const instances = fc.record({
  seed: fc.string({ maxLength: 8 }),
  events: fc.integer({ min: 0, max: 40 }),
  open: fc.constantFrom(...patterns),
  kirikiEntry: fc.constantFrom(0, 50, 150),
  upper: upperEntries,
  options: fc.constantFrom(...kiriki.variants, { upperBonusOver: 20 }, { upperBonusOver: 200 }),
});

describe('the best with dice that are known', () => {
  it('is what trying everything gives, with one line open', () => {
    fc.assert(
      fc.property(instances, ({ seed, events, open, kirikiEntry, upper, options }) => {
        const from = positionOf({ ...upper, kiriki: kirikiEntry, [open]: null }, { events, options });
        const { points } = kirikiHindsight(seededDice(seed), from);
        expect(points).toBe(mostByHand(seed, from));
        expect(playedOut(seed, from)).toBe(points);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['threes', 'threeOfAKind', {}],
    ['sixes', 'kiriki', { upperBonusOver: 20 }],
    ['twos', 'fours', { upperBonusOver: 17 }],
    ['fullHouse', 'kiriki', { fullHouseOfFive: true }],
    ['smallStraight', 'largeStraight', { repeat: false }],
  ] as const)('is what trying everything gives, with %s and %s open', (one, other, options) => {
    for (const seed of ['a', 'b']) {
      const from = positionOf({ [one]: null, [other]: null, fourOfAKind: 22 }, { options });
      const { points } = kirikiHindsight(seededDice(seed), from);
      expect(points).toBe(mostByHand(seed, from));
      expect(playedOut(seed, from)).toBe(points);
    }
  });

  it('KIR-22 KIR-24 repeats kirikis where they come, as often as they come', () => {
    let repeated = 0;
    for (let i = 0; i < 40; i++) {
      const from = positionOf({ kiriki: 50, ones: null });
      const { points, actions } = kirikiHindsight(seededDice(`again ${i}`), from);
      const turns = actions.filter(({ type }) => type === 'score').length;
      expect(points).toBe(mostByHand(`again ${i}`, from));
      expect(points - 50 * turns).toBeGreaterThanOrEqual(0);
      if (turns > 1) repeated++;
    }
    expect(repeated).toBeGreaterThan(1);
  });

  it('begins with an empty sheet, can be played as it is told, and tells how far it is', () => {
    const told: number[] = [];
    let of = 0;
    const { points, actions } = kirikiHindsight(seededDice('whole'), kiriki.setup({ players: 1 }), (done, total) => {
      told.push(done);
      of = total;
    });
    const start = kiriki.setup({ players: 1 });
    expect(totalOf(actions.reduce((state: State, action) => played(state, action, 'whole'), start))).toBe(points);
    expect(told).toEqual([...told].sort((less, more) => less - more));
    expect([told[0], told.at(-1), of]).toEqual([0, 39, 39]);
    for (let game = 0; game < 20; game++) {
      const rng = createRng(`choices ${game}`);
      const { result } = playout(kiriki, {
        seed: 'whole',
        players: 1,
        choose: (view) => kiriki.sampleAction(view, rng, 0) as KirikiAction,
      });
      expect(result?.scores?.[0]).toBeLessThanOrEqual(points);
    }
  });

  it('is what is written when nothing is left to do', () => {
    const full = positionOf({ sixes: 30, fives: 25, fours: 20, chance: 17 });
    expect(kirikiHindsight(seededDice('a'), full)).toEqual({ points: 92 + 35, actions: [] });
  });

  it('is asked of one player, between turns', () => {
    const rolled = played(kiriki.setup({ players: 1 }), { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }, 'a');
    for (const from of [rolled, kiriki.setup({ players: 2 })])
      expect(() => kirikiHindsight(seededDice('a'), from)).toThrow(RangeError);
  });
});
