import { describe, expect, it } from 'vitest';
import {
  faced,
  forbids,
  legal,
  mark,
  pass,
  position,
  roll,
  rowsOf,
  uses,
} from '../../../test/helpers/calavera-table.js';
import { createRng } from '../../kernel/dice/random.js';
import { faces } from './dice.js';
import { calavera } from './index.js';

const places = [0, 1, 2, 3, 4, 5];
const rolls = (state: ReturnType<typeof position>) => legal(state).filter((action) => action.startsWith('roll'));

/** Every choice of at least one of the places, by deciding on one place after the other. */
function everyChoice(free: readonly number[]): number[][] {
  const [first, ...others] = free;
  if (first === undefined) return [];
  const without = everyChoice(others);
  return [[first], ...without, ...without.map((choice) => [first, ...choice])];
}

describe('the start', () => {
  it('CAL-1 2 to 4 players, each with a sheet of their own', () => {
    for (const players of [2, 3, 4]) expect(calavera.setup({ players }).sheets).toHaveLength(players);
    for (const players of [0, 1, 5])
      expect(() => calavera.setup({ players })).toThrow(/players: expected an integer from 2 to 4/);
    const state = mark(roll(calavera.setup({ players: 3 }), 'oogggg'), 'orange');
    expect([0, 1, 2].map((player) => rowsOf(state, player))).toEqual(['2 0 0 0', '0 0 0 0', '0 0 0 0']);
  });

  it('CAL-2 four rows without crosses, three bonus lines that nobody has reached', () => {
    const row = { crosses: 0, frozen: false };
    expect(calavera.setup({ players: 2 }).sheets[0]).toEqual({
      rows: { orange: row, green: row, pink: row, black: row },
      bonuses: [null, null, null],
    });
  });

  it('CAL-2 a row has 13 boxes, filled one after the other, and loses no cross', () => {
    let state = calavera.setup({ players: 2 });
    const seen: string[] = [];
    for (const dice of ['oooggg', 'ogbbbb', 'oooogg', 'oogggg', 'oooooo']) {
      state = mark(roll(state, dice), 'orange');
      seen.push(rowsOf(state, 0));
      state = mark(roll(state, 'gggggb'), 'black');
    }
    expect(seen).toEqual(['3 0 0 0', '4 0 0 0', '8 0 0 0', '10 0 0 0', '13* 0 0 0']);
    expect(() => position({ rows: ['14 0 0 0'] })).toThrow(/0 to 13/);
  });

  it('CAL-4 player 0 starts, and the turns go clockwise', () => {
    let state = calavera.setup({ players: 3 });
    const order: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      order.push(state.active);
      expect(calavera.playersToAct(state)).toEqual([state.active]);
      state = mark(roll(state, 'ogpbbb'), 'green');
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });
});

describe('rolling', () => {
  it('CAL-5 six equal dice, each with the six faces once', () => {
    const chance = calavera.chance(calavera.setup({ players: 2 }), { type: 'roll', player: 0, dice: places });
    expect(chance?.total).toBe(6 ** 6);
    const listed = [...(chance?.outcomes() ?? [])];
    expect(new Set(listed.map(({ outcome }) => String(outcome))).size).toBe(6 ** 6);
    expect(new Set(listed.map(({ weight }) => weight))).toEqual(new Set([1]));
    for (let place = 0; place < 6; place++) {
      const shown = new Set(listed.map(({ outcome }) => (outcome as string[])[place]));
      expect(shown).toEqual(new Set(['orange', 'green', 'pink', 'black', 'joker', 'skull']));
    }
    for (const wrong of ['oogpb', 'oogpbjs']) expect(chance?.includes(faced(wrong)), wrong).toBe(false);
    expect(chance?.includes([...faced('oogpb'), 'red'])).toBe(false);
  });

  it('CAL-6 a turn begins without dice and with a roll of all six', () => {
    const start = calavera.setup({ players: 2 });
    expect(start).toMatchObject({ dice: [], rolls: 0, used: null, choosing: [], phase: 'rolling' });
    expect(legal(start)).toEqual(['roll 0 1 2 3 4 5']);
    expect(forbids(start, { type: 'roll', dice: [0, 1, 2, 3, 4] })).toBe('CAL-6');
    expect(forbids(start, { type: 'mark', dice: 'orange', row: 'orange' })).toBe('CAL-6');
    expect(forbids(start, { type: 'freeze', row: 'orange' })).toBe('CAL-6');
    expect(forbids(start, { type: 'pass' })).toBe('CAL-6');
    expect(roll(start, 'oogpbj')).toMatchObject({ dice: faced('oogpbj'), rolls: 1, events: 1 });
    const next = mark(roll(start, 'oogpbj'), 'orange');
    expect(next).toMatchObject({ dice: [], rolls: 0, active: 1 });
    expect(legal(next)).toEqual(['roll 0 1 2 3 4 5']);
  });

  it('CAL-7 two more rolls at most', () => {
    let state = roll(calavera.setup({ players: 2 }), 'oogpbj');
    state = roll(state, 'jj', [0, 1]);
    expect(rolls(state)).toHaveLength(63);
    state = roll(state, 'pppppp');
    expect(state.rolls).toBe(3);
    expect(rolls(state)).toEqual([]);
    expect(forbids(state, { type: 'roll', dice: [0] })).toBe('CAL-7');
    expect(state.dice).toEqual(faced('pppppp'));
  });

  it.each(['oogpbj', 'sogpbj', 'ossgpj', 'jjjsos'])('CAL-8 after %s any dice without skulls, at least one', (dice) => {
    const state = position({ dice });
    const free = places.filter((place) => dice[place] !== 's');
    const expected = everyChoice(free).map((choice) => `roll ${choice.join(' ')}`);
    expect(expected).toHaveLength(2 ** free.length - 1);
    expect(rolls(state).sort()).toEqual(expected.sort());
  });

  it('CAL-8 not none, none twice, none that is not there', () => {
    const state = position({ dice: 'oogpbj' });
    expect(forbids(state, { type: 'roll', dice: [] })).toBe('CAL-8');
    expect(forbids(state, { type: 'roll', dice: [1, 1] })).toBe('CAL-8');
    expect(forbids(state, { type: 'roll', dice: [6] })).toBe('INVALID_ACTION');
    expect(forbids(state, { type: 'roll', dice: [5, 0, 3] })).toBeNull();
  });

  it('CAL-8 the nth face belongs to the nth die named; the others stay; a die that was kept may be rolled later', () => {
    let state = roll(calavera.setup({ players: 2 }), 'oogpbj');
    state = roll(state, 'bs', [5, 2]);
    expect(state.dice).toEqual(faced('oospbb'));
    state = roll(state, 'gp', [0, 1]);
    expect(state.dice).toEqual(faced('gpspbb'));
    expect(calavera.canonical({ type: 'roll', player: 0, dice: [5, 2] })).toEqual({
      type: 'roll',
      player: 0,
      dice: [2, 5],
    });
  });

  it('CAL-8 a random choice without listing is each of the listed ones, equally likely', () => {
    const state = position({ dice: 'sogssj', options: { curseEndsRolling: false } });
    const rng = createRng('which dice');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const action = calavera.sampleAction(state, rng);
      if (action?.type === 'roll') counts.set(action.dice.join(' '), (counts.get(action.dice.join(' ')) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['1', '1 2', '1 2 5', '1 5', '2', '2 5', '5']);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const legal = [...calavera.legalActions(state)].length;
    expect(legal).toBeGreaterThan(7);
    expect(Math.abs(total - (6000 * 7) / legal)).toBeLessThan(150);
    for (const [choice, count] of counts) expect(Math.abs(count - total / 7), choice).toBeLessThan(total / 30);
  });

  it('CAL-9 the dice may be used after the first, the second and the third roll', () => {
    const first = roll(calavera.setup({ players: 2 }), 'oogpbj');
    const second = roll(first, 'o', [5]);
    const third = roll(second, 'o', [4]);
    for (const [state, crosses] of [
      [first, 2],
      [second, 3],
      [third, 4],
    ] as const) {
      expect(rowsOf(mark(state, 'orange'), 0)).toBe(`${crosses} 0 0 0`);
    }
  });

  it('CAL-10 a skull is not rolled again in its turn', () => {
    const state = position({ dice: 'sogpbj' });
    expect(forbids(state, { type: 'roll', dice: [0] })).toBe('CAL-10');
    expect(forbids(state, { type: 'roll', dice: [1, 0] })).toBe('CAL-10');
    const second = roll(state, 's', [3]);
    expect(forbids(second, { type: 'roll', dice: [3] })).toBe('CAL-10');
    expect(rolls(second)).toHaveLength(15);
    // In the next turn all six are rolled.
    const next = mark(mark(second, 'orange'), 'green');
    expect(forbids(next, { type: 'roll', dice: places })).toBeNull();
  });

  it.each([
    { when: 'in the first roll', steps: [['sssoog']] },
    { when: 'in the second roll', steps: [['ssoogg'], ['s', 2]] },
    { when: 'in the third roll', steps: [['soogjj'], ['s', 1], ['s', 4]] },
    { when: 'together with the second and fourth', steps: [['soogjj'], ['sss', 1, 2, 3]] },
  ] as const)('CAL-11 [curseEndsRolling=true] the third skull $when ends rolling at once', ({ steps }) => {
    let state = calavera.setup({ players: 2 });
    for (const [outcome, ...dice] of steps) {
      expect(state).toMatchObject({ phase: 'rolling', active: 0 });
      state = roll(state, outcome, dice.length === 0 ? places : dice);
    }
    expect(state).toMatchObject({ phase: 'choosing', choosing: [1], used: null, active: 0, rolls: steps.length });
    expect(forbids(state, { type: 'roll', dice: [5] })).toBe('CAL-26');
    expect(calavera.check(state, { type: 'roll', player: 0, dice: [5] })?.code).toBe('NOT_YOUR_TURN');
  });

  it('CAL-11 [curseEndsRolling=false] the active player may roll on, and ends rolling with a pass', () => {
    const options = { curseEndsRolling: false };
    let state = roll(calavera.setup({ players: 2, options }), 'sssoog');
    expect(state).toMatchObject({ phase: 'rolling', choosing: [] });
    expect(legal(state)).toEqual([
      ...everyChoice([3, 4, 5])
        .map((choice) => `roll ${choice.join(' ')}`)
        .sort(byBits),
      'pass',
    ]);
    expect(pass(state)).toMatchObject({ phase: 'choosing', choosing: [1], used: null });
    state = roll(state, 'sj', [3, 4]);
    expect(legal(state)).toEqual(['roll 4', 'roll 5', 'roll 4 5', 'pass']);
    state = roll(state, 's', [5]);
    expect(legal(state)).toEqual(['pass']);
    state = pass(state);
    expect(uses(state)).toEqual(['joker > orange', 'joker > green', 'joker > pink', 'joker > black']);
    expect(mark(state, 'joker', 'green')).toMatchObject({ phase: 'rolling', active: 1 });
  });

  it('CAL-11 [curseEndsRolling=false] six skulls leave nothing but a pass', () => {
    const state = position({ dice: 'ssssss', options: { curseEndsRolling: false } });
    expect(legal(state)).toEqual(['pass']);
    expect(pass(state)).toMatchObject({ active: 1, phase: 'rolling', rolls: 0, dice: [] });
  });
});

/** The order of listed choices: as binary numbers, place 0 the lowest bit. */
function byBits(a: string, b: string): number {
  const value = (text: string) =>
    text
      .split(' ')
      .slice(1)
      .reduce((sum, place) => sum + 2 ** Number(place), 0);
  return value(a) - value(b);
}

it('CAL-5 the faces are exported for apps', () => {
  expect(faces).toEqual(['orange', 'green', 'pink', 'black', 'joker', 'skull']);
});
