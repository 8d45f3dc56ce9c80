import { describe, expect, it } from 'vitest';
import { bonusesOf, freeze, legal, mark, position, roll, rowsOf } from '../../../test/helpers/calavera-table.js';
import { calavera } from './index.js';
import { boxValues, rowScore, scores, zoneOf } from './sheet.js';

const none = [null, null, null];

describe('bonus lines', () => {
  it.each([
    [3, '3 3 3 1', [4, null, null]],
    [6, '6 6 6 4', [4, 5, null]],
    [9, '9 9 9 7', [4, 5, 6]],
  ])('CAL-30 [bonusAfter=[3,6,9]] the line after box %i is reached with the fourth row', (box, before, after) => {
    const least = Number(before.split(' ')[3]);
    const start = position({ rows: [before], dice: 'bbgggg' });
    expect(bonusesOf(start)[0]?.filter((bonus) => bonus !== null)).toHaveLength(Math.floor(least / 3));
    expect(bonusesOf(mark(start, 'black'))[0]).toEqual(after);
    const short = position({ rows: [before.replace(/\d+$/, String(box - 2))], dice: 'bggggg' });
    expect(bonusesOf(mark(short, 'black'))).toEqual(bonusesOf(short));
  });

  it('CAL-30 [bonusAfter=[2,5,10]] the lines stand elsewhere', () => {
    const options = { bonusAfter: [2, 5, 10] };
    const marking = (rows: string) => bonusesOf(mark(position({ options, rows: [rows], dice: 'bggggg' }), 'black'))[0];
    expect(marking('2 2 2 0')).toEqual(none);
    expect(marking('2 2 2 1')).toEqual([4, null, null]);
    expect(marking('5 6 7 4')).toEqual([4, 5, null]);
    expect(marking('10 10 10 8')).toEqual([4, 5, null]);
    expect(marking('10 10 10 9')).toEqual([4, 5, 6]);
  });

  it('CAL-30 frozen rows count, and rows far beyond; several lines can be reached at once', () => {
    const frozen = mark(position({ rows: ['12 9* 7* 2'], dice: 'bbbbgg' }), 'black');
    expect(bonusesOf(frozen)[0]).toEqual([4, 5, null]);
    const shut = mark(position({ rows: ['8* 8* 8* 5'], dice: 'bbbbbb' }), 'black');
    expect(bonusesOf(shut)[0]).toEqual([4, 5, null]);
    const low = position({ options: { bonusAfter: [1, 2, 3] }, rows: ['10 3 9* 0'], dice: 'bbbggg' });
    expect(bonusesOf(mark(low, 'black'))[0]).toEqual([4, 5, 6]);
  });

  it('CAL-30 freezing makes no cross and so reaches no line', () => {
    const state = freeze(position({ rows: ['6 6 6 5'], dice: 'jjgggg' }), 'orange');
    expect(bonusesOf(state)[0]).toEqual([4, null, null]);
  });

  it.each([
    ['[bonusFirst=[4,5,6]]', [4, 5, 6]],
    ['[bonusFirst=[3,7,15]]', [3, 7, 15]],
  ])('CAL-31 %s only the first player there gets the first value', (_, bonusFirst) => {
    const rows = ['9 9 9 6', '9 9 9 6'];
    let state = position({ options: { bonusFirst }, rows, dice: 'bbbggg' });
    expect(bonusesOf(state)).toEqual([
      [bonusFirst[0], bonusFirst[1], null],
      [2, 3, null],
    ]);
    state = mark(state, 'black');
    expect(bonusesOf(state)).toEqual([bonusFirst, [2, 3, null]]);
    state = mark(roll(state, 'bbbggg'), 'black');
    expect(bonusesOf(state)).toEqual([bonusFirst, [2, 3, 4]]);
  });

  it('CAL-31 in one turn the active player comes first, then the opponents clockwise', () => {
    const rows = ['3 3 3 2', '3 3 2 3', '3 3 2 3', '3 3 2 3'];
    let state = mark(position({ rows, bonuses: [none, none, none, none], dice: 'sbpggg' }), 'black');
    for (const points of [2, 2, 2]) {
      expect(bonusesOf(state)[0]).toEqual([4, null, null]);
      const player = state.choosing[0] as number;
      state = mark(state, 'pink');
      expect(bonusesOf(state)[player]).toEqual([points, null, null]);
    }
    // Under the curse, or when the active player does not reach it, the first opponent does.
    state = mark(roll(position({ rows, active: 1 }), 'ssspgg'), 'pink');
    expect(bonusesOf(state)).toEqual([none, none, [4, null, null], none]);
    state = mark(state, 'green');
    expect(bonusesOf(state)[3]).toEqual(none);
    state = mark(mark(roll(position({ rows, active: 2 }), 'sssppb'), 'pink'), 'black');
    expect(bonusesOf(state)).toEqual([[2, null, null], none, none, [4, null, null]]);
  });

  it.each([
    ['[bonusLater=[2,3,4]]', [2, 3, 4]],
    ['[bonusLater=[1,7,0]]', [1, 7, 0]],
  ])('CAL-32 %s every later player gets the lower value, once', (_, bonusLater) => {
    const rows = ['9 9 9 9', '9 9 9 2', '9 9 9 8'];
    const bonuses = [[4, 5, 6], none, [bonusLater[0] as number, bonusLater[1] as number, null]];
    let state = position({ options: { bonusLater }, rows, bonuses, active: 1, dice: 'bbbbgg' });
    state = mark(state, 'black');
    expect(bonusesOf(state)[1]).toEqual([bonusLater[0], bonusLater[1], null]);
    state = mark(roll(state, 'bggggg'), 'black');
    expect(bonusesOf(state)[2]).toEqual(bonusLater);
    // Being there already gives nothing more.
    state = mark(roll(state, 'bggggg'), 'black');
    expect(bonusesOf(state)).toEqual([[4, 5, 6], [bonusLater[0], bonusLater[1], null], bonusLater]);
  });
});

describe('the end', () => {
  /** Player 0 lacks one frozen row. */
  const rows = ['11 12 8* 10', '7 0 10 0', '6 0 8 0'];

  it.each([
    ['jokers', 'sjjjgg', (state: ReturnType<typeof position>) => freeze(state, 'black')],
    ['the Death Zone', 'sbbbgg', (state: ReturnType<typeof position>) => mark(state, 'black')],
  ])('CAL-33 [endsAtOnce=true] the fourth frozen row, by %s, ends the game before anybody chooses', (_, dice, act) => {
    const state = act(position({ rows, dice }));
    expect(state).toMatchObject({ phase: 'over', choosing: [], active: 0, rolls: 1 });
    expect(state.dice).toHaveLength(6);
    expect(state.used).toBe(dice.includes('j') ? 'joker' : 'black');
    expect(calavera.playersToAct(state)).toEqual([]);
    expect(legal(state)).toEqual([]);
    const late = { type: 'mark', player: 1, dice: 'green', row: 'green' } as const;
    expect(calavera.check(state, late)?.code).toBe('GAME_OVER');
    expect([1, 2].map((player) => rowsOf(state, player))).toEqual([rows[1], rows[2]]);
  });

  it('CAL-33 [endsAtOnce=true] an opponent driven into a fourth frozen row ends it for those who come after', () => {
    let state = mark(position({ rows, active: 2, dice: 'sbbggg' }), 'green');
    expect(state.choosing).toEqual([0, 1]);
    state = mark(state, 'black');
    expect(rowsOf(state, 0)).toBe('11* 12* 8* 12*');
    expect(state).toMatchObject({ phase: 'over', choosing: [], active: 2, used: 'green' });
    expect(rowsOf(state, 1)).toBe('7 0 10 0');
  });

  it('CAL-33 [endsAtOnce=false] the opponents still choose, and the game ends with the turn', () => {
    const options = { endsAtOnce: false };
    let state = freeze(position({ options, rows, dice: 'sjjjgp' }), 'black');
    expect(state).toMatchObject({ phase: 'choosing', choosing: [1, 2], used: 'joker' });
    expect(calavera.result(state)).toBeNull();
    state = mark(state, 'pink');
    expect(rowsOf(state, 1)).toBe('7 0 11* 0');
    expect(calavera.result(state)).toBeNull();
    state = mark(state, 'green');
    expect(state).toMatchObject({ phase: 'over', choosing: [], active: 0 });
    expect(calavera.result(state)?.scores).toEqual([4 + 0 + 6 + 10 + 9, 5 + 4, 4 + 6]);
  });

  it('CAL-33 [endsAtOnce=false] without skulls, or after a driven opponent, it ends with the turn, too', () => {
    const options = { endsAtOnce: false };
    expect(mark(position({ options, rows, dice: 'bggggg' }), 'black').phase).toBe('over');
    let state = mark(position({ options, rows, active: 2, dice: 'sbbggg' }), 'green');
    state = mark(state, 'black');
    expect(state).toMatchObject({ phase: 'choosing', choosing: [1] });
    expect(mark(state, 'black')).toMatchObject({ phase: 'over', active: 2 });
    // Two in one turn.
    const both = position({ options, rows: [rows[0] as string, '11 11 11 10'], dice: 'sbbjjj' });
    const end = mark(freeze(both, 'black'), 'black');
    expect(calavera.result(end)?.reason).toMatch(/Player 1 and Player 2 have/);
  });

  it('CAL-33 bonus lines reached by the last marking still count', () => {
    const state = mark(position({ rows: ['11 12 8* 5'], dice: 'bbbbbb' }), 'black');
    expect(state.phase).toBe('over');
    expect(bonusesOf(state)[0]).toEqual([4, 5, null]);
  });
});

describe('the score', () => {
  it('CAL-3 [values=[0,0,0,0,0,4,5,6,8,10,4,0,-3]] boxes without value, the scoring zone and the Death Zone', () => {
    const zones = Array.from({ length: 13 }, (_, i) => zoneOf(i + 1));
    expect(zones.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'start'));
    expect(zones.slice(5, 10)).toEqual(Array.from({ length: 5 }, () => 'scoring'));
    expect(zones.slice(10)).toEqual(['death', 'death', 'death']);
    expect(boxValues).toEqual(calavera.setup({ players: 2 }).options.values);
    expect(boxValues).toEqual([0, 0, 0, 0, 0, 4, 5, 6, 8, 10, 4, 0, -3]);
  });

  it('CAL-3 [values=[7,7,7,7,7,3,9,6,12,7,-2,5,-8]] other values, the same zones', () => {
    const values = [7, 7, 7, 7, 7, 3, 9, 6, 12, 7, -2, 5, -8];
    const state = mark(position({ options: { values }, rows: ['11 12 7* 10', '5 6 9 0'], dice: 'bbbggg' }), 'black');
    expect(calavera.result(state)?.scores).toEqual([-2 + 5 + 9 - 8 + 9, 0 + 3 + 12 + 0]);
    // A row is driven into the same boxes.
    const marked = mark(position({ options: { values }, rows: ['9 0 0 0'], dice: 'oogggg' }), 'orange');
    expect(rowsOf(marked, 0)).toBe('11* 0 0 0');
  });

  it('CAL-34 open rows score in the scoring zone alone, frozen ones wherever they are', () => {
    const open = [0, 0, 0, 0, 0, 0, 4, 5, 6, 8, 10];
    for (const [crosses, score] of open.entries())
      expect(rowScore({ crosses, frozen: false }), String(crosses)).toBe(score);
    const frozen = [4, 5, 6, 8, 10, 4, 0, -3];
    for (const [i, score] of frozen.entries()) expect(rowScore({ crosses: 6 + i, frozen: true })).toBe(score);
  });

  it('CAL-35 four rows and the bonus points, perhaps less than nothing', () => {
    const { sheets, options } = position({ rows: ['8* 13 3 10', '13 13 13 0'], bonuses: [[4, null, null], none] });
    const [first, second] = sheets.map((sheet) => scores(sheet, options));
    expect(first).toEqual({ rows: { orange: 6, green: -3, pink: 0, black: 10 }, bonus: 4, total: 17 });
    expect(second).toEqual({ rows: { orange: -3, green: -3, pink: -3, black: 0 }, bonus: 0, total: -9 });
  });

  it('CAL-36 the highest score wins, whoever ended the game', () => {
    const state = mark(position({ rows: ['13 13 13 10', '10 10 0 0', '10 0 0 0'], dice: 'bbbggg' }), 'black');
    expect(calavera.result(state)).toEqual({
      winners: [1],
      scores: [-12 + 15, 20, 10],
      reason: 'Player 1 has frozen four rows; the highest score is 20.',
    });
  });

  it('CAL-36 CAL-35 the highest score wins, also where all are less than nothing', () => {
    const options = { bonusFirst: [0, 0, 0], bonusLater: [0, 0, 0] };
    const rows = ['13 13 13 10', '13 13 0 0', '13 0 0 0'];
    const state = mark(position({ options, rows, dice: 'bbbggg' }), 'black');
    expect(calavera.result(state)).toEqual({
      winners: [2],
      scores: [-12, -6, -3],
      reason: 'Player 1 has frozen four rows; the highest score is -3.',
    });
    const tied = mark(position({ options, rows: ['13 13 13 10', '13 0 0 0', '0 13 0 0'], dice: 'bbbggg' }), 'black');
    expect(calavera.result(tied)?.winners).toEqual([1, 2]);
  });

  it('CAL-36 a tie is shared', () => {
    const state = mark(position({ rows: ['13 13 13 10', '10 10 0 0', '0 10 0 10'], dice: 'bbbggg' }), 'black');
    expect(calavera.result(state)?.winners).toEqual([1, 2]);
  });
});
