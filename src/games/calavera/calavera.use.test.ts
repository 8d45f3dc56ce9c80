import { describe, expect, it } from 'vitest';
import {
  forbids,
  freeze,
  legal,
  mark,
  pass,
  position,
  roll,
  rowsOf,
  uses,
} from '../../../test/helpers/calavera-table.js';
import { calavera } from './index.js';
import { colours } from './sheet.js';

const playersToAct = (state: ReturnType<typeof position>) => calavera.playersToAct(state);

describe('marking', () => {
  it('CAL-12 the dice are used once, and then the turn is over', () => {
    const state = position({ rows: ['6 0 0 0'], dice: 'oojjjg' });
    for (const after of [mark(state, 'orange'), mark(state, 'joker', 'pink'), freeze(state, 'orange')]) {
      expect(after).toMatchObject({ active: 1, rolls: 0, dice: [], used: null });
    }
    expect(rowsOf(mark(state, 'joker', 'orange'), 0)).toBe('9 0 0 0');
    expect(rowsOf(freeze(state, 'orange'), 0)).toBe('6* 0 0 0');
  });

  it('CAL-13 a colour takes all its dice, at least one, and only its own row', () => {
    const state = position({ dice: 'ooogpp' });
    expect(uses(state)).toEqual(['orange', 'green', 'pink']);
    expect(rowsOf(mark(state, 'orange'), 0)).toBe('3 0 0 0');
    expect(rowsOf(mark(state, 'pink'), 0)).toBe('0 0 2 0');
    expect(forbids(state, { type: 'mark', dice: 'orange', row: 'green' })).toBe('CAL-13');
    expect(forbids(state, { type: 'mark', dice: 'black', row: 'black' })).toBe('CAL-13');
  });

  it('CAL-14 jokers mark any one row, without the dice of its colour', () => {
    const state = position({ dice: 'ooogjj' });
    expect(uses(state)).toEqual(['orange', 'green', ...colours.map((colour) => `joker > ${colour}`)]);
    expect(rowsOf(mark(state, 'joker', 'orange'), 0)).toBe('2 0 0 0');
    expect(rowsOf(mark(state, 'joker', 'black'), 0)).toBe('0 0 0 2');
    const none = position({ dice: 'ooogpp' });
    expect(forbids(none, { type: 'mark', dice: 'joker', row: 'orange' })).toBe('CAL-14');
  });

  it('CAL-15 a frozen row takes no cross, in no turn, but the same row of others does', () => {
    const state = position({ rows: ['7* 0 11 0', '7 0 0 0'], dice: 'oopjjg' });
    expect(uses(state)).toEqual(['green', 'joker > green', 'joker > black']);
    expect(forbids(state, { type: 'mark', dice: 'orange', row: 'orange' })).toBe('CAL-15');
    expect(forbids(state, { type: 'mark', dice: 'joker', row: 'pink' })).toBe('CAL-15');
    const others = position({ rows: ['7* 0 0 0', '7 0 0 0'], active: 1, dice: 'soojjg' });
    expect(forbids(others, { type: 'mark', dice: 'orange', row: 'orange' })).toBeNull();
    const driven = mark(others, 'green');
    expect(uses(driven)).toEqual(['joker > green', 'joker > pink', 'joker > black']);
    expect(forbids(driven, { type: 'mark', dice: 'orange', row: 'orange' })).toBe('CAL-15');
  });

  it('CAL-16 [mustUse=true] passing is for those who can use nothing', () => {
    const harmful = position({ rows: ['10 0 0 0'], dice: 'oooooo', rolls: 3 });
    expect(legal(harmful)).toEqual(['orange']);
    expect(forbids(harmful, { type: 'pass' })).toBe('CAL-16');
    const stuck = position({ rows: ['11 0 0 0'], dice: 'oooooo', rolls: 3 });
    expect(legal(stuck)).toEqual(['pass']);
    expect(pass(stuck)).toMatchObject({ active: 1, phase: 'rolling', rolls: 0 });
    // Who can use nothing may roll again, or pass although rolls are left.
    const early = position({ rows: ['11 0 0 0'], dice: 'oooooo' });
    expect(legal(early)).toHaveLength(63 + 1);
    expect(pass(early).active).toBe(1);
    // A single joker is always good for something.
    const joker = position({ rows: ['11 12 13 0'], dice: 'oooogj', rolls: 3 });
    expect(legal(joker)).toEqual(['joker > black']);
  });

  it('CAL-16 [mustUse=false] a player who could use the dice may pass after any roll, but not before the first', () => {
    const options = { mustUse: false };
    const harmful = position({ options, rows: ['10 0 0 0'], dice: 'oooooo', rolls: 3 });
    expect(legal(harmful)).toEqual(['orange', 'pass']);
    expect(rowsOf(pass(harmful), 0)).toBe('10 0 0 0');
    expect(pass(harmful)).toMatchObject({ active: 1, phase: 'rolling', rolls: 0, used: null });
    const early = position({ options, dice: 'oogpbj', rolls: 1 });
    expect(pass(early).active).toBe(1);
    expect(forbids(calavera.setup({ players: 2, options }), { type: 'pass' })).toBe('CAL-6');
    // Opponents have no such choice, among all the dice there are.
    const state = pass(position({ options, players: 3, dice: 'soogjj', rolls: 2 }));
    expect(state).toMatchObject({ phase: 'choosing', used: null, choosing: [1, 2] });
    expect(legal(state)).toEqual([
      'orange',
      'green',
      ...['orange', 'green', 'pink', 'black'].map((row) => `joker > ${row}`),
    ]);
    expect(forbids(state, { type: 'pass' })).toBe('CAL-26');
    expect(calavera.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
    // The curse leaves nothing else, as ever.
    expect(roll(calavera.setup({ players: 2, options }), 'sssooj')).toMatchObject({ phase: 'choosing', used: null });
  });

  it('CAL-16 [mustUse=true] games saved before there was a choice go on without one', () => {
    const state = position({ dice: 'soogpb', rolls: 2 });
    const { mustUse: _, ...options } = state.options;
    expect(calavera.load({ ...state, rules: 1, options } as never)).toEqual(state);
  });

  it('CAL-16 a pass leaves all dice to the opponents when there are skulls', () => {
    const state = pass(position({ rows: ['11 0 0 0', '0 0 0 0', '11 0 0 0'], dice: 'sooooo', rolls: 3 }));
    expect(state).toMatchObject({ phase: 'choosing', used: null, choosing: [1] });
    expect(legal(state)).toEqual(['orange']);
  });

  it('CAL-17 without skulls the turn ends with the use, else with the last choice', () => {
    expect(mark(position({ players: 3, dice: 'oogpbj' }), 'orange')).toMatchObject({ active: 1, phase: 'rolling' });
    let state = mark(position({ players: 3, active: 1, dice: 'sogpbj' }), 'orange');
    expect(state).toMatchObject({ active: 1, phase: 'choosing', used: 'orange', rolls: 1 });
    state = mark(state, 'green');
    expect(state).toMatchObject({ active: 1, phase: 'choosing', used: 'orange' });
    state = mark(state, 'green');
    expect(state).toMatchObject({ active: 2, phase: 'rolling', used: null, rolls: 0, dice: [], choosing: [] });
  });

  it('CAL-18 Sami takes three orange dice and nothing else', () => {
    let state = roll(calavera.setup({ players: 2 }), 'oogpbb');
    state = roll(state, 'og', [4, 5]);
    state = roll(state, 'p', [3]);
    expect(uses(state)).toEqual(['orange', 'green', 'pink']);
    state = mark(state, 'orange');
    expect([rowsOf(state, 0), rowsOf(state, 1)]).toEqual(['3 0 0 0', '0 0 0 0']);
    expect(playersToAct(state)).toEqual([1]);
  });

  it('CAL-18 Ina takes three jokers for orange, and not the two orange dice', () => {
    const state = mark(roll(calavera.setup({ players: 2 }), 'jjjoop'), 'joker', 'orange');
    expect(rowsOf(state, 0)).toBe('3 0 0 0');
    expect(playersToAct(state)).toEqual([1]);
  });

  it.each([
    [9, 'ooooog', '13*'],
    [8, 'oooooo', '13*'],
    [10, 'oooogg', '13*'],
    [10, 'ooogpp', '13*'],
    [10, 'oogpbb', '12*'],
  ])('CAL-19 %i crosses and %s: what finds no box is lost', (crosses, dice, after) => {
    expect(rowsOf(mark(position({ rows: [`${crosses} 0 0 0`], dice }), 'orange'), 0)).toBe(`${after} 0 0 0`);
  });

  it('CAL-19 crosses by jokers, too', () => {
    expect(rowsOf(mark(position({ rows: ['0 10 0 0'], dice: 'jjjjjj' }), 'joker', 'green'), 0)).toBe('0 13* 0 0');
  });
});

describe('freezing', () => {
  it('CAL-20 a row is frozen from box 6 to box 10', () => {
    for (let crosses = 0; crosses <= 13; crosses++) {
      const state = position({ rows: [`0 0 ${crosses} 0`], dice: 'jjjjjj' });
      const expected = crosses >= 6 && crosses <= 10 ? null : 'CAL-20';
      expect(forbids(state, { type: 'freeze', row: 'pink' }), String(crosses)).toBe(expected);
      if (crosses < 6) continue;
      const frozen = position({ rows: [`0 0 ${crosses}* 0`], dice: 'jjjjjj' });
      expect(forbids(frozen, { type: 'freeze', row: 'pink' })).toBe('CAL-20');
    }
  });

  it.each([
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 3],
    [10, 3],
  ])('CAL-21 in box %i it takes %i jokers', (crosses, needed) => {
    for (let jokers = 0; jokers <= 6; jokers++) {
      const state = position({ rows: [`${crosses} 0 0 0`], dice: 'j'.repeat(jokers).padEnd(6, 'g') });
      const forbidden = forbids(state, { type: 'freeze', row: 'orange' });
      expect(forbidden, `${jokers} jokers`).toBe(jokers >= needed ? null : 'CAL-21');
      expect(uses(state).filter((use) => use === 'freeze orange')).toHaveLength(jokers >= needed ? 1 : 0);
    }
  });

  it('CAL-21 it takes all jokers and makes no cross, so that opponents have none of them', () => {
    const state = freeze(position({ rows: ['8 0 0 0'], dice: 'sjjjjg' }), 'orange');
    expect(rowsOf(state, 0)).toBe('8* 0 0 0');
    expect(state.used).toBe('joker');
    expect(uses(state)).toEqual(['green']);
  });

  it('CAL-21 by other values: three jokers from 8 points on', () => {
    const options = { values: [0, 0, 0, 0, 0, 3, 9, 6, 8, 7, -2, 5, -8] };
    const needed = [2, 3, 2, 3, 2].map((jokers, i) => {
      const rows = [`${6 + i} 0 0 0`];
      const enough = position({ options, rows, dice: 'j'.repeat(jokers).padEnd(6, 'g') });
      const lacking = position({ options, rows, dice: 'j'.repeat(jokers - 1).padEnd(6, 'g') });
      expect(forbids(lacking, { type: 'freeze', row: 'orange' })).toBe('CAL-21');
      return forbids(enough, { type: 'freeze', row: 'orange' });
    });
    expect(needed).toEqual([null, null, null, null, null]);
  });

  it('CAL-22 a frozen row keeps its value; the rest of the sheet stays open', () => {
    let state = freeze(position({ rows: ['9 2 0 0', '9 0 0 0'], dice: 'jjjggg' }), 'orange');
    expect([rowsOf(state, 0), rowsOf(state, 1)]).toEqual(['9* 2 0 0', '9 0 0 0']);
    state = mark(roll(state, 'ogpbbb'), 'orange');
    expect(rowsOf(state, 1)).toBe('10 0 0 0');
    state = roll(state, 'oojjgb');
    expect(uses(state)).toEqual(['green', 'black', 'joker > green', 'joker > pink', 'joker > black']);
    expect(forbids(state, { type: 'freeze', row: 'orange' })).toBe('CAL-20');
    expect(rowsOf(mark(state, 'green'), 0)).toBe('9* 3 0 0');
  });

  it.each([
    ['10 0 0 0', 'oggggg', '11* 0 0 0'],
    ['10 0 0 0', 'oogggg', '12* 0 0 0'],
    ['8 0 0 0', 'oooogg', '12* 0 0 0'],
    ['7 0 0 0', 'oooooo', '13* 0 0 0'],
    ['9 0 0 0', 'oggggg', '10 0 0 0'],
  ])('CAL-23 from %s with %s to %s', (before, dice, after) => {
    expect(rowsOf(mark(position({ rows: [before], dice }), 'orange'), 0)).toBe(after);
  });

  it('CAL-23 also with jokers, without needing any for the freeze, and for opponents', () => {
    const state = mark(position({ rows: ['0 0 0 0', '0 0 10 0'], dice: 'sjggpp' }), 'green');
    expect(rowsOf(mark(state, 'joker', 'pink'), 1)).toBe('0 0 11* 0');
    expect(rowsOf(mark(state, 'pink'), 1)).toBe('0 0 12* 0');
  });
});
