import { describe, expect, it } from 'vitest';
import {
  faced,
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

const jokerUses = colours.map((colour) => `joker > ${colour}`);

describe('one or two skulls', () => {
  it('CAL-24 the opponents must choose after the active player has marked, frozen or passed', () => {
    for (const dice of ['soggpp', 'ssoggp']) {
      const state = mark(position({ players: 3, dice }), 'green');
      expect(state).toMatchObject({ phase: 'choosing', choosing: [1, 2], used: 'green', active: 0 });
      expect(state.dice).toEqual(faced(dice));
      expect(rowsOf(state, 0)).toBe('0 2 0 0');
    }
    expect(freeze(position({ rows: ['7 0 0 0'], dice: 'sjjggp' }), 'orange').choosing).toEqual([1]);
    expect(pass(position({ rows: ['11 0 0 0'], dice: 'ssoooo' })).choosing).toEqual([1]);
  });

  it('CAL-24 without a skull nobody else chooses', () => {
    expect(mark(position({ players: 3, dice: 'ooggpp' }), 'green')).toMatchObject({ phase: 'rolling', active: 1 });
  });

  it('CAL-25 an opponent takes a colour that the active player left, or jokers for any open row', () => {
    const state = mark(position({ dice: 'soojgp' }), 'orange');
    expect(legal(state)).toEqual(['green', 'pink', ...jokerUses]);
    expect(forbids(state, { type: 'mark', dice: 'orange', row: 'orange' })).toBe('CAL-25');
    expect(forbids(state, { type: 'mark', dice: 'green', row: 'pink' })).toBe('CAL-13');
    expect(forbids(state, { type: 'mark', dice: 'black', row: 'black' })).toBe('CAL-13');
    // The row of the colour that is taken can still be marked with jokers.
    expect(rowsOf(mark(state, 'joker', 'orange'), 1)).toBe('1 0 0 0');
  });

  it('CAL-25 jokers that the active player used, for marking or for freezing, are gone', () => {
    for (const after of [
      mark(position({ rows: ['7 0 0 0'], dice: 'sjjoog' }), 'joker', 'pink'),
      freeze(position({ rows: ['7 0 0 0'], dice: 'sjjoog' }), 'orange'),
    ]) {
      expect(legal(after)).toEqual(['orange', 'green']);
      expect(forbids(after, { type: 'mark', dice: 'joker', row: 'black' })).toBe('CAL-25');
    }
  });

  it('CAL-25 several opponents may take the same', () => {
    let state = mark(position({ players: 4, dice: 'sooggg' }), 'orange');
    for (const player of [1, 2, 3]) {
      expect(legal(state)).toEqual(['green']);
      state = mark(state, 'green');
      expect(rowsOf(state, player)).toBe('0 3 0 0');
    }
  });

  it('CAL-25 opponents never freeze', () => {
    const state = mark(position({ rows: ['0 0 0 0', '7 0 0 0'], dice: 'sjjjog' }), 'orange');
    expect(forbids(state, { type: 'freeze', row: 'orange' })).toBe('CAL-25');
    expect(legal(state)).toEqual(['green', ...jokerUses]);
  });

  it('CAL-26 clockwise from the active player’s left, everybody who can', () => {
    let state = mark(position({ players: 4, active: 2, dice: 'sooggp' }), 'orange');
    for (const choosing of [[3, 0, 1], [0, 1], [1]]) {
      expect(state.choosing).toEqual(choosing);
      expect(calavera.playersToAct(state)).toEqual([choosing[0]]);
      const late = { type: 'mark', player: choosing[1] ?? 2, dice: 'green', row: 'green' } as const;
      expect(calavera.check(state, late)?.code).toBe('NOT_YOUR_TURN');
      state = mark(state, 'green');
    }
    expect(state).toMatchObject({ active: 3, phase: 'rolling' });
  });

  it('CAL-26 a player who can choose must, even into the Death Zone', () => {
    const state = mark(position({ rows: ['0 0 0 0', '0 10 0 0'], dice: 'sooggg' }), 'orange');
    expect(legal(state)).toEqual(['green']);
    expect(forbids(state, { type: 'pass' })).toBe('CAL-26');
    expect(forbids(state, { type: 'roll', dice: [1] })).toBe('CAL-26');
    expect(rowsOf(mark(state, 'green'), 1)).toBe('0 13* 0 0');
  });

  it('CAL-26 a player who can’t choose is skipped', () => {
    const rows = ['0 0 0 0', '0 11 0 0', '0 0 11 0', '0 0 0 0'];
    const onlyGreen = mark(position({ rows, dice: 'sooggg' }), 'orange');
    expect(onlyGreen.choosing).toEqual([2, 3]);
    const last = mark(position({ rows, active: 3, dice: 'ssooop' }), 'orange');
    expect(last.choosing).toEqual([0, 1]);
    // A joker, however, can be used by everybody.
    expect(mark(position({ rows, dice: 'sooggj' }), 'orange').choosing).toEqual([1, 2, 3]);
  });

  it('CAL-29 Sami takes four orange beside two skulls, and the others are saved', () => {
    const state = mark(roll(calavera.setup({ players: 4 }), 'ssoooo'), 'orange');
    expect(rowsOf(state, 0)).toBe('4 0 0 0');
    for (const player of [1, 2, 3]) expect(rowsOf(state, player)).toBe('0 0 0 0');
    expect(state).toMatchObject({ phase: 'rolling', active: 1, choosing: [], rolls: 0 });
  });

  it('CAL-29 all rows that could be marked are frozen', () => {
    const rows = ['0 0 0 0', '0 11 0 6*', '0 12 0 13'];
    const state = mark(position({ rows, dice: 'sooggb' }), 'orange');
    expect(state).toMatchObject({ phase: 'rolling', active: 1 });
  });
});

describe('the curse', () => {
  it('CAL-27 the active player gets nothing, every opponent chooses among all dice', () => {
    const state = roll(calavera.setup({ players: 3 }), 'sssojj');
    expect(state).toMatchObject({ phase: 'choosing', choosing: [1, 2], used: null, active: 0 });
    expect(legal(state)).toEqual(['orange', ...jokerUses]);
    const after = mark(mark(state, 'joker', 'orange'), 'orange');
    expect([0, 1, 2].map((player) => rowsOf(after, player))).toEqual(['0 0 0 0', '2 0 0 0', '1 0 0 0']);
    expect(after).toMatchObject({ active: 1, phase: 'rolling', rolls: 0, dice: [] });
  });

  it.each(['sssogg', 'ssssog', 'sssssg'])('CAL-27 with %s nothing is legal for the active player', (dice) => {
    const state = roll(calavera.setup({ players: 2 }), dice);
    for (const colour of colours) {
      const action = { type: 'mark', player: 0, dice: colour, row: colour } as const;
      expect(calavera.check(state, action)?.code).toBe('NOT_YOUR_TURN');
    }
    const rollingOn = position({ dice, options: { curseEndsRolling: false } });
    expect(uses(rollingOn)).toEqual(['pass']);
    expect(forbids(rollingOn, { type: 'mark', dice: 'green', row: 'green' })).toBe('CAL-27');
  });

  it.each(['sssjjo', 'sssjjj', 'sssojj'])(
    'CAL-28 with %s the jokers freeze nothing; the others may mark with them',
    (dice) => {
      const rows = ['6 9 0 0', '6 9 0 0'];
      const rollingOn = position({ rows, dice, options: { curseEndsRolling: false } });
      expect(forbids(rollingOn, { type: 'freeze', row: 'orange' })).toBe('CAL-28');
      expect(uses(rollingOn)).toEqual(['pass']);
      const cursed = roll(position({ rows }), dice);
      expect(cursed.phase).toBe('choosing');
      expect(calavera.check(cursed, { type: 'freeze', player: 0, row: 'orange' })?.code).toBe('NOT_YOUR_TURN');
      expect(uses(cursed).filter((use) => use.startsWith('joker'))).toEqual(jokerUses);
      expect(uses(cursed).filter((use) => use.startsWith('freeze'))).toEqual([]);
    },
  );

  it('CAL-29 six skulls: nobody marks, the turn is over', () => {
    const state = roll(calavera.setup({ players: 3 }), 'ssssss');
    expect(state).toMatchObject({ phase: 'rolling', active: 1, rolls: 0, dice: [], choosing: [] });
    expect(state.sheets).toEqual(calavera.setup({ players: 3 }).sheets);
  });

  it('CAL-29 three skulls, and only colours that the others have frozen', () => {
    const start = position({ rows: ['0 0 0 0', '11 0 0 0', '8* 0 0 0'] });
    expect(roll(start, 'sssooo')).toMatchObject({ phase: 'rolling', active: 1 });
    expect(roll(start, 'sssoog')).toMatchObject({ phase: 'choosing', choosing: [1, 2] });
  });
});
