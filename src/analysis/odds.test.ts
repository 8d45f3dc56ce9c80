import { describe, expect, it } from 'vitest';
import { counter } from '../../test/toys/counter.js';
import { dealGame } from '../../test/toys/deal.js';
import { flickGame } from '../../test/toys/flick.js';
import { rush } from '../../test/toys/rush.js';
import { sealed } from '../../test/toys/sealed.js';
import { type StonesAction, stones } from '../../test/toys/stones.js';
import { tiles } from '../../test/toys/tiles.js';
import { theCleverMole } from '../games/das-spiel/special/the-clever-mole/the-clever-mole.js';
import { type KirikiAction, kiriki } from '../games/kiriki/kiriki.js';
import { createRng } from '../kernel/dice/random.js';
import type { DeepReadonly } from '../kernel/types.js';
import { distribution, odds } from './odds.js';

const refusal = (code: string) => expect.objectContaining({ name: 'GameError', code });
const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
const allFive: KirikiAction = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] };
const newSheet = kiriki.setup({ players: 1 });

describe('odds', () => {
  it('of five dice are those of the textbooks', () => {
    const chanceOf = (event: (dice: readonly number[]) => boolean) =>
      odds(kiriki, newSheet, allFive, ({ dice }) => event(dice));
    expect(chanceOf((dice) => new Set(dice).size === 1)).toEqual({ kind: 'exact', favourable: 6, total: 7776 });
    expect(chanceOf((dice) => new Set(dice).size === 5)).toEqual({ kind: 'exact', favourable: 720, total: 7776 });
    expect(chanceOf((dice) => dice.includes(7))).toEqual({ kind: 'exact', favourable: 0, total: 7776 });
    expect(chanceOf(() => true)).toEqual({ kind: 'exact', favourable: 7776, total: 7776 });
  });

  it('of an action without chance are 0 or 1', () => {
    const take: StonesAction = { type: 'take', player: 0, stones: [2] };
    const start = stones.setup({ players: 2 });
    expect(odds(stones, start, take, ({ toPlay }) => toPlay === 1)).toEqual({ kind: 'exact', favourable: 1, total: 1 });
    expect(odds(stones, start, take, ({ row }) => row.includes(2))).toEqual({ kind: 'exact', favourable: 0, total: 1 });
  });

  it('do not look at an outcome that the action carries', () => {
    const rolled = { ...allFive, outcome: [6, 6, 6, 6, 6] };
    const isSix = ({ dice }: { readonly dice: readonly number[] }) => dice.every((one) => one === 6);
    expect(odds(kiriki, newSheet, rolled, isSix)).toEqual({ kind: 'exact', favourable: 1, total: 7776 });
  });

  it('several throws deep follow the policy', () => {
    // Keep rolling one die until it is a six, in the two rolls left.
    const state = kiriki.reduce(newSheet, { ...allFive, outcome: [6, 6, 6, 6, 1] });
    const last: KirikiAction = { type: 'roll', player: 0, dice: [4] };
    const policy = ({ dice, rolls }: { readonly dice: readonly number[]; readonly rolls: number }) =>
      rolls < 3 && dice[4] !== 6 ? last : null;
    const isKiriki = ({ dice }: { readonly dice: readonly number[] }) => new Set(dice).size === 1;
    expect(odds(kiriki, state, last, isKiriki, { policy })).toEqual({ kind: 'exact', favourable: 11, total: 36 });
    expect(odds(kiriki, state, last, isKiriki, { policy, steps: 0 })).toMatchObject({ favourable: 1, total: 6 });
  });

  it('of all throws of a game are those of a count by hand', () => {
    // Both throw whenever they may, which makes six throws.
    const policy = (
      view: { readonly seats: readonly { readonly throws: number }[] },
      player: number,
    ): StonesAction | null => ((view.seats[player]?.throws ?? 0) > 0 ? { type: 'throw', player } : null);
    const throwDie: StonesAction = { type: 'throw', player: 0 };
    const rowOf = ({ row }: { readonly row: readonly number[] }): number => row.length;
    const found = distribution(stones, stones.setup({ players: 2 }), throwDie, rowOf, { policy });
    // The number of the six faces that six throws have missed.
    expect(found.kind).toBe('exact');
    const byHand = new Map<number, number>();
    for (let code = 0; code < 6 ** 6; code++) {
      const seen = new Set(Array.from({ length: 6 }, (_, place) => Math.floor(code / 6 ** place) % 6));
      byHand.set(6 - seen.size, (byHand.get(6 - seen.size) ?? 0) + 1);
    }
    expect(byHand.get(0)).toBe(720);
    const total = found.kind === 'exact' ? found.total : Number.NaN;
    for (const { value, weight } of found.values)
      expect(weight / total).toBeCloseTo((byHand.get(value) ?? 0) / 6 ** 6, 14);
    expect(found.values.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('ask the lowest player who does not wait where several may act', () => {
    const policy = (_: unknown, player: number) =>
      player === 0 ? null : ({ type: 'grab', player, line: player } as const);
    const first = { type: 'grab', player: 0, line: 4 } as const;
    const found = odds(rush, rush.setup({ players: 3 }), first, ({ rounds }) => rounds === 1, { policy, steps: 2 });
    expect(found).toEqual({ kind: 'exact', favourable: 1, total: 1 });
  });

  it('of skill are those of the model', () => {
    const start = flickGame.setup({ players: 1 });
    const found = odds(
      flickGame,
      start,
      { type: 'flick', player: 0, angle: 45 },
      ({ coins }) => coins[0]?.[0]?.lane === 3,
    );
    expect(found).toEqual({ kind: 'exact', favourable: 1, total: 10 });
  });

  it('are estimated where there is too much to list, and say so', () => {
    const isSix = ({ dice }: { readonly dice: readonly number[] }) => dice.includes(6);
    const found = odds(kiriki, newSheet, allFive, isSix, { limit: 100, samples: 400, seed: 'a' });
    if (found.kind !== 'sampled') throw new Error('expected an estimate');
    expect(found).toMatchObject({ samples: 400, confidence: 0.95 });
    const truth = 1 - (5 / 6) ** 5;
    expect(found.interval.low).toBeLessThan(truth);
    expect(found.interval.high).toBeGreaterThan(truth);
    expect(odds(kiriki, newSheet, allFive, isSix, { limit: 100, samples: 400, seed: 'a' })).toEqual(found);
    const other = odds(kiriki, newSheet, allFive, isSix, { limit: 0, samples: 400, seed: 'b' });
    expect(other.favourable).not.toBe(found.favourable);
  });

  it('refuse an illegal action, an illegal policy and bad options', () => {
    const roll: KirikiAction = { type: 'roll', player: 0, dice: [0] };
    expect(() => odds(kiriki, newSheet, roll, () => true)).toThrow(refusal('ILLEGAL'));
    expect(() => odds(kiriki, newSheet, allFive, () => true, { policy: () => roll, limit: 0 })).toThrow(
      refusal('ILLEGAL'),
    );
    const bad = () => ({ type: 'score', player: 0, pattern: 'ones', dice: 1 }) as unknown as KirikiAction;
    expect(() => odds(kiriki, newSheet, allFive, () => true, { policy: bad })).toThrow(refusal('INVALID_ACTION'));
    expect(() => odds(kiriki, newSheet, allFive, () => true, { samples: 0 })).toThrow(RangeError);
    expect(() => odds(kiriki, newSheet, allFive, () => true, { limit: -1 })).toThrow(RangeError);
    expect(() => odds(kiriki, newSheet, allFive, () => true, { steps: 1.5 })).toThrow(RangeError);
  });
});

describe('a distribution', () => {
  it('of a sum of dice is exact', () => {
    const found = distribution(kiriki, newSheet, allFive, ({ dice }) => sum(dice));
    expect(found).toMatchObject({ kind: 'exact', total: 7776, mean: 17.5 });
    expect(found.values).toHaveLength(26);
    expect(found.values[0]).toEqual({ value: 5, weight: 1 });
    expect(found.values[12]).toEqual({ value: 17, weight: 780 });
  });

  it('of a shuffle too large to list is estimated', () => {
    const start = tiles.setup({ players: 2, options: { tiles: 8 } });
    const lay = { type: 'lay', player: 0 } as const;
    const first = ({ row }: { readonly row: readonly number[] | null }) => row?.[0] ?? 0;
    const exact = distribution(tiles, start, lay, first);
    expect(exact).toMatchObject({ kind: 'exact', total: 40_320, mean: 4.5 });
    const found = distribution(tiles, start, lay, first, { limit: 1000, samples: 500 });
    if (found.kind !== 'sampled') throw new Error('expected an estimate');
    expect(sum(found.values.map(({ weight }) => weight))).toBe(500);
    expect(Math.abs(found.mean - 4.5)).toBeLessThan(4 * found.standardError);
    expect(found.standardError).toBeCloseTo(Math.sqrt(5.25 / 500), 2);
  });

  it('is cut off after so many steps', () => {
    const policy = ({ count }: { readonly count: number }, player: number) =>
      ({ type: 'say', player, number: count + 1 }) as const;
    const say = { type: 'say', player: 0, number: 1 } as const;
    const start = counter.setup({ players: 1 });
    const found = distribution(counter, start, say, ({ count }) => count, { policy, steps: 7 });
    expect(found.values).toEqual([{ value: 8, weight: 1 }]);
  });

  it('refuses a value that is no number', () => {
    expect(() => distribution(kiriki, newSheet, allFive, () => Number.NaN)).toThrow(RangeError);
  });
});

describe('what is hidden', () => {
  const shaken = (mine: number, theirs: number) => {
    let state = sealed.setup({ players: 2 });
    state = sealed.reduce(state, { type: 'shake', player: 0, outcome: mine });
    state = sealed.reduce(state, { type: 'shake', player: 1, outcome: theirs });
    return state;
  };
  const guess = { type: 'guess', player: 0, sum: 7 } as const;
  const isSeven = ({ dice }: { readonly dice: readonly (number | null)[] }) => sum(dice.map((one) => one ?? 0)) === 7;

  it('is not looked at', () => {
    const answers = [1, 2, 3, 4, 5, 6].map((theirs) =>
      odds(sealed, shaken(3, theirs), guess, isSeven, { samples: 600 }),
    );
    expect(answers[0]).toMatchObject({ kind: 'sampled', samples: 600 });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((answers[0]?.favourable ?? 0) / 600).toBeCloseTo(1 / 6, 1);
  });

  it('gives the same to the view as to the state', () => {
    const state = shaken(3, 4);
    const seen = JSON.parse(JSON.stringify(sealed.view(state, 0))) as ReturnType<typeof sealed.view>;
    const options = { samples: 50 };
    expect(odds(sealed, seen, guess, isSeven, options)).toEqual(odds(sealed, state, guess, isSeven, options));
  });

  it('is listed where nothing is hidden yet', () => {
    const found = odds(sealed, sealed.setup({ players: 2 }), { type: 'shake', player: 0 }, ({ dice }) => dice[0] === 6);
    expect(found).toEqual({ kind: 'exact', favourable: 1, total: 6 });
    const dealt = odds(
      dealGame,
      dealGame.setup({ players: 2 }),
      { type: 'deal', player: 0 },
      ({ cards }) => cards[0] === 9,
    );
    expect(dealt).toEqual({ kind: 'exact', favourable: 8, total: 72 });
  });

  it('stays hidden in a real game: the mole is where the clue allows', () => {
    type Action = Parameters<typeof theCleverMole.reduce>[1];
    let state = theCleverMole.setup({ players: 3, options: { clues: ['text'] } });
    const build = { type: 'build', player: 0 } as const;
    const outcome = theCleverMole.chance(state, build)?.sample(createRng('hills'));
    state = theCleverMole.reduce(state, { ...build, outcome } as Action);
    const hidden = [0, 5].map((hill) =>
      theCleverMole.reduce(state, { type: 'hide', player: 0, hill, clue: { kind: 'text', text: 'Here.' } }),
    );
    const claim = { type: 'claim', player: 1, hill: 0 } as const;
    const isFound = (after: DeepReadonly<typeof state>) => after.points[1] === 1;
    const [first, last] = hidden.map((one) => odds(theCleverMole, one, claim, isFound, { samples: 120 }));
    expect(first).toEqual(last);
    expect((first?.favourable ?? 0) / 120).toBeCloseTo(1 / 6, 1);
  });
});
