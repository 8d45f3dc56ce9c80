import { describe, expect, it } from 'vitest';
import {
  bonusBoxesOf,
  choices,
  forbids,
  marksOf,
  play,
  position,
  told,
  totalsOf,
  turn,
  worth,
} from '../../../test/helpers/krakatoa.js';
import { type KrakatoaState, krakatoa } from './krakatoa.js';
import { sideToThrow } from './state.js';

/** 0 points, red and blue. */
const LITTLE_RUMBLE = 'RRB BBR RBB';
/** 8 points, red and blue with two volcanoes. */
const BIG_RUMBLE = 'RRR BBB RRB';
/** 18 points. */
const LITTLE_ERUPTION = 'YYY RRR BBB';
/** 9 points. */
const BIG_ERUPTION = 'BBB BBB BBB';

describe('marks in boxes', () => {
  it('KRK-30 a box with × doubles its throw and one with ×× multiplies it by 4, that throw only', () => {
    for (const [marks, points] of [
      [0, 4],
      [1, 8],
      [2, 16],
    ] as const) {
      const state = play(position({ round: 2, throwNumber: 2, marks, totals: [5, 0] }), `ash ${worth(4)}`);
      expect([state.totals[0], marksOf(state, 0, 2)]).toEqual([5 + points, [0, marks, 0, 0, 0]]);
      expect(play(state, `steam ${worth(2)}`).totals[0]).toBe(5 + points + 2);
    }
  });

  it('KRK-33 what a throw earns marks later throws of its side, not its own score', () => {
    const state = play(position({ round: 2, throwNumber: 2 }), 'ash YYY YYY YYY');
    expect(state.totals).toEqual([30, 0]);
    expect([marksOf(state, 0, 2), marksOf(state, 1, 2)]).toEqual([
      [0, 0, 2, 2, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  it('KRK-34 marks from several sources add up and stop at two', () => {
    // × of the eruption at throw 2 and × of the rumble at throw 3 come to ××.
    let state = play(position({ round: 2, throwNumber: 2 }), `ash ${LITTLE_ERUPTION}`, `steam ${LITTLE_RUMBLE}`);
    expect(marksOf(state, 0, 2)).toEqual([0, 0, 1, 2, 0]);
    // ×× of the eruption at throw 2, and then × of a rumble at throw 3.
    state = play(position({ round: 2, throwNumber: 2 }), `ash ${BIG_ERUPTION}`, `steam ${LITTLE_RUMBLE}`);
    expect(marksOf(state, 0, 2)).toEqual([0, 0, 2, 2, 0]);
    // A Big Quake at 40 alone, and one at 60 with a Little Eruption, of which the throw after has its own mark only.
    state = play(position({ round: 2, throwNumber: 2, totals: [23, 0] }), `ash ${worth(17)}`);
    expect([state.totals[0], marksOf(state, 0, 2)]).toEqual([40, [0, 0, 2, 0, 0]]);
    state = play(position({ round: 2, throwNumber: 2, totals: [42, 0] }), `ash ${LITTLE_ERUPTION}`);
    expect([state.totals[0], marksOf(state, 0, 2)]).toEqual([60, [0, 0, 2, 1, 0]]);
  });

  it('KRK-35 marks run on into the next round, also when others throw in between', () => {
    let state = play(position({ round: 2, throwNumber: 5, totals: [5, 0] }), `lava ${BIG_RUMBLE}`);
    expect([marksOf(state, 0, 3), sideToThrow(state)]).toEqual([[2, 0, 0, 0, 0], 1]);
    state = turn(state, worth(2));
    expect([marksOf(state, 0, 3), sideToThrow(state), state.round]).toEqual([[2, 0, 0, 0, 0], 0, 3]);
    expect(play(state, `all ${worth(3)}`, 'keep').totals).toEqual([13 + 12, 2]);
  });

  it('KRK-35 an eruption at throw 4 marks throw 5 and the next throw 1, one at throw 5 the next throws 1 and 2', () => {
    let state = play(position({ round: 2, throwNumber: 4 }), `ash ${BIG_ERUPTION}`);
    expect([marksOf(state, 0, 2), marksOf(state, 0, 3)]).toEqual([
      [0, 0, 0, 0, 2],
      [2, 0, 0, 0, 0],
    ]);
    state = play(state, `lava ${LITTLE_ERUPTION}`);
    expect([state.totals[0], marksOf(state, 0, 3)]).toEqual([9 + 72, [2, 1, 0, 0, 0]]);
  });

  it('KRK-36 a throw that leaves the total as it is earns no quake, but what its colours earn', () => {
    // 22 stands there; two marks would be a quake's and a rumble's.
    const state = play(position({ round: 2, throwNumber: 3, totals: [22, 0] }), `steam ${LITTLE_RUMBLE}`);
    expect([state.totals[0], marksOf(state, 0, 2)]).toEqual([22, [0, 0, 0, 1, 0]]);
  });

  it('KRK-37 KRK-38 quakes mark the next throw by the new total', () => {
    const from = (total: number) => position({ round: 2, throwNumber: 3, totals: [total, 0] });
    for (const [total, points, marks] of [
      [21, 1, 1],
      [108, 3, 1],
      [96, 4, 2],
      [18, 2, 2],
      [106, 4, 0],
    ] as const) {
      const state = play(from(total), `steam ${worth(points)}`);
      expect([state.totals[0], marksOf(state, 0, 2)]).toEqual([total + points, [0, 0, 0, marks, 0]]);
    }
  });

  it('KRK-43 a quake and a rumble of one throw both count', () => {
    const state = play(position({ round: 2, throwNumber: 3, totals: [19, 0] }), 'steam BBB RRB RBB');
    expect([state.totals[0], marksOf(state, 0, 2)]).toEqual([22, [0, 0, 0, 2, 0]]);
  });
});

describe('the worked example', () => {
  const before = position({ round: 3, throwNumber: 4, totals: [152, 0], faces: 'YYB RRB RRR' });
  const moves = ['ash YYB YRR RRR', 'lava RRB BBB RBB'];

  it('KRK-44 152, then 160 and Big Quake, then 172 and Little Rumble', () => {
    expect(totalsOf(before, 0, 3)).toEqual([152, 152, 152, null, null]);
    const fourth = play(before, 'ash YYB YRR RRR');
    expect([totalsOf(fourth, 0, 3), marksOf(fourth, 0, 3)]).toEqual([
      [152, 152, 152, 160, null],
      [0, 0, 0, 0, 2],
    ]);
    const fifth = play(before, ...moves);
    expect([totalsOf(fifth, 0, 3), marksOf(fifth, 0, 4)]).toEqual([
      [152, 152, 152, 160, 172],
      [1, 0, 0, 0, 0],
    ]);
    expect(fifth.totals).toEqual([172, 0]);
  });

  it('KRK-44 KRK-32 is announced in these words', () => {
    expect(told(before, 'ash YYB YRR RRR')).toBe('Player 1 throws ash to YYB YRR RRR, 8 points: 160 and Big Quake.');
    expect(told(before, ...moves)).toBe('Player 1 throws lava to RRB BBB RBB, 12 points: 172 and Little Rumble.');
  });
});

describe('what is told', () => {
  const start = krakatoa.setup({ players: 3 });

  it('KRK-11 KRK-12 of the throw-off: what was thrown, ties, who begins', () => {
    expect(told(start, 'YBY')).toBe('Player 1 throws steam in the throw-off: YBY, Deuce for 2.');
    expect(told(start, 'RRB')).toBe('Player 1 throws steam in the throw-off: RRB, a Bust.');
    expect(told(start, 'BBB', 'RRB', 'BBB')).toBe(
      'Player 3 throws steam in the throw-off: BBB, Mauna Loa for 3; a tie, thrown again.',
    );
    expect(told(start, 'RRB', 'YRB', 'RRB')).toBe(
      'Player 3 throws steam in the throw-off: RRB, a Bust; Player 2 begins.',
    );
  });

  it('KRK-32 of throws: the score, the total and every bonus, a quake first', () => {
    const turnOf = (...sets: string[]) => play(krakatoa.setup({ players: 2 }), ...sets);
    const first = turnOf('YBY', 'RRB');
    expect(told(first, 'all YRR RRR RRR')).toBe('Player 1 throws all nine dice to YRR RRR RRR, worth 22.');
    expect(told(first, 'all YRR RRR RRR', 'keep')).toBe(
      'Player 1 keeps the throw, 22 points: 22 and Little Quake and Big Rumble.',
    );
    expect(told(first, 'all YRR RRR RRR', 'all YRB RRB BBR')).toBe(
      'Player 1 throws all nine dice again to YRB RRB BBR, 2 points: 2.',
    );
    expect(told(turnOf('YRB', 'RRB'), 'all YRB RRB BBR', 'keep')).toBe('Player 1 keeps the throw, 1 point: 1.');
    const scratch = position({ round: 2, throwNumber: 2, totals: [22, 0], faces: 'RRR RRR RRR' });
    expect(told(scratch, 'ash scratch RRR BBB RRR')).toBe('Player 1 throws ash to RRR BBB RRR, a scratch: 22.');
  });

  it('KRK-32 KRK-10 [rules=basic] of throws in the basic game: no bonus', () => {
    const basic = position({ options: { rules: 'basic' }, round: 2, throwNumber: 2, totals: [4, 0] });
    expect(told(basic, 'ash YYY YRR RRR')).toBe('Player 1 throws ash to YYY YRR RRR, 16 points: 20.');
  });
});

/** The last throw of the first of three sides, who have 1, 0 and 0 points. */
const last = (players = 3): KrakatoaState => position({ players, totals: [1, 0, 0] });
/** The turn of round 6 without any bonus. */
const dull = (state: KrakatoaState): KrakatoaState => turn(state, worth(1));
/** The turn up to its last throw. */
const untilLast = (state: KrakatoaState): KrakatoaState =>
  play(state, `all ${worth(1)}`, 'keep', ...['steam', 'steam', 'ash'].map((set) => `${set} scratch ${worth(1)}`));

describe('bonus boxes', () => {
  it('KRK-45 there are three in the game, used in order, however many sides there are', () => {
    for (const players of [2, 3, 4]) expect(krakatoa.setup({ players }).bonusBoxes.length).toBe(3);
    let state = play(last(4), `lava ${BIG_ERUPTION}`, `ash ${worth(2)}`, `ash ${worth(2)}`);
    expect(bonusBoxesOf(state)).toEqual(['0×× 18', '0×× 26', '-']);
    state = play(untilLast(state), `lava ${LITTLE_ERUPTION}`, `ash ${worth(1)}`);
    // Two throws were earned, one box was left.
    expect(bonusBoxesOf(state)).toEqual(['0×× 18', '0×× 26', '1× 21']);
    state = play(untilLast(state), `lava ${BIG_ERUPTION}`);
    expect([state.phase, sideToThrow(state), bonusBoxesOf(state).length]).toEqual(['throws', 3, 3]);
  });

  it('KRK-46 marks of throw 5 go into the next unused boxes', () => {
    expect(bonusBoxesOf(play(last(), `lava ${LITTLE_RUMBLE}`))).toEqual(['0× ', '-', '-']);
    expect(bonusBoxesOf(play(last(), `lava ${LITTLE_ERUPTION}`))).toEqual(['0× ', '0× ', '-']);
    expect(bonusBoxesOf(play(last(), `lava ${BIG_ERUPTION}`))).toEqual(['0×× ', '0×× ', '-']);
    const other = play(untilLast(play(last(), `lava ${LITTLE_RUMBLE}`, `ash ${worth(2)}`)), `lava ${BIG_RUMBLE}`);
    expect(bonusBoxesOf(other)).toEqual(['0× 5', '1×× ', '-']);
  });

  it('KRK-46 [bonusBoxFrom=any-throw] an eruption at throw 4 of round 6 marks throw 5 and one box, where throw 5 adds its marks', () => {
    const options = { bonusBoxFrom: 'any-throw' } as const;
    const fourth = play(position({ options, throwNumber: 4 }), `ash ${LITTLE_ERUPTION}`);
    expect([marksOf(fourth, 0, 6), bonusBoxesOf(fourth)]).toEqual([
      [0, 0, 0, 0, 1],
      ['0× ', '-', '-'],
    ]);
    expect([fourth.phase, choices(fourth)]).toEqual(['throws', ['throw lava']]);
    // Without anything more, one bonus throw.
    const plain = play(fourth, `lava ${worth(4)}`);
    expect([plain.phase, plain.totals[0], bonusBoxesOf(plain)]).toEqual(['bonus', 26, ['0× ', '-', '-']]);
    // A Little Eruption on top.
    const more = play(fourth, `lava ${LITTLE_ERUPTION}`);
    expect([more.totals[0], bonusBoxesOf(more)]).toEqual([54, ['0×× ', '0× ', '-']]);
    // A scratch at throw 5 leaves the box as it is.
    expect(bonusBoxesOf(play(fourth, 'lava scratch YYY RRR RBB'))).toEqual(['0× ', '-', '-']);
  });

  it('KRK-46 [bonusBoxFrom=final-throw] the mark of an eruption at throw 4 is lost when throw 5 earns nothing', () => {
    const fourth = play(position({ throwNumber: 4 }), `ash ${LITTLE_ERUPTION}`);
    expect(fourth.options.bonusBoxFrom).toBe('final-throw');
    expect([marksOf(fourth, 0, 6), bonusBoxesOf(fourth)]).toEqual([
      [0, 0, 0, 0, 1],
      ['0× ', '-', '-'],
    ]);
    // 18 and 2 × 4: no quake, no rumble, no bonus throw; the box is for the other side.
    const plain = play(fourth, `lava ${worth(4)}`);
    expect([plain.phase, sideToThrow(plain), plain.totals[0]]).toEqual(['throws', 1, 26]);
    expect(bonusBoxesOf(plain)).toEqual(['-', '-', '-']);
    const next = play(untilLast(plain), `lava ${LITTLE_RUMBLE}`);
    expect([sideToThrow(next), bonusBoxesOf(next)]).toEqual([1, ['1× ', '-', '-']]);
    const scratched = play(fourth, 'lava scratch YYY RRR RBB');
    expect([scratched.phase, sideToThrow(scratched), bonusBoxesOf(scratched)]).toEqual(['throws', 1, ['-', '-', '-']]);
    // Whatever throw 5 earns is added there: a quake at 22 with × on it, and a Little Eruption.
    const quake = play(fourth, `lava ${worth(2)}`);
    expect([quake.phase, quake.totals[0], bonusBoxesOf(quake)]).toEqual(['bonus', 22, ['0×× ', '-', '-']]);
    const more = play(fourth, `lava ${LITTLE_ERUPTION}`);
    expect([more.phase, bonusBoxesOf(more)]).toEqual(['bonus', ['0×× ', '0× ', '-']]);
  });

  it('KRK-46 [bonusBoxFrom=final-throw] marks of throw 5 and of bonus throws earn boxes as ever', () => {
    const begun = position({ players: 3, totals: [1, 0, 0] });
    expect(bonusBoxesOf(play(begun, `lava ${LITTLE_ERUPTION}`))).toEqual(['0× ', '0× ', '-']);
    // A bonus throw that earns nothing leaves the second box as it is.
    const state = play(begun, `lava ${LITTLE_ERUPTION}`, `steam ${worth(2)}`);
    expect([state.phase, bonusBoxesOf(state)]).toEqual(['bonus', ['0× 23', '0× ', '-']]);
    // So does throw 5 of another round for the first box of the next one.
    const earlier = play(position({ round: 5, throwNumber: 4 }), `ash ${BIG_ERUPTION}`, `lava ${worth(1)}`);
    expect(marksOf(earlier, 0, 6)).toEqual([2, 0, 0, 0, 0]);
  });

  it('KRK-46 positions saved when there was no choice, or another default, go on as they began', () => {
    const { bonusBoxFrom: _, ...older } = last().options;
    const any = { ...last(), options: { ...older, bonusBoxFrom: 'any-throw' } };
    expect(krakatoa.load({ ...last(), rules: 1, options: older })).toEqual(any);
    expect(krakatoa.load({ ...any, rules: 2 })).toEqual(any);
    expect(krakatoa.load({ ...last(), rules: 2 })).toEqual(last());
  });

  it('KRK-46 an eruption at throw 4 by a later side finds the boxes that are left', () => {
    let state = play(last(), `lava ${LITTLE_RUMBLE}`, `ash ${worth(2)}`);
    state = play(state, `all ${worth(1)}`, 'keep', `ash ${worth(1)}`, `steam ${worth(1)}`, `ash ${BIG_ERUPTION}`);
    expect([marksOf(state, 1, 6), bonusBoxesOf(state)]).toEqual([
      [0, 0, 0, 0, 2],
      ['0× 5', '1×× ', '-'],
    ]);
  });

  it('KRK-47 bonus throws follow at once, with any one set, and are scored with the box’s marks', () => {
    let state = play(last(), `lava ${LITTLE_ERUPTION}`);
    expect([state.phase, state.round, state.throwNumber, sideToThrow(state)]).toEqual(['bonus', 6, 5, 0]);
    expect(choices(state)).toEqual(['throw steam', 'throw ash', 'throw lava']);
    expect([forbids(state, `all ${worth(1)}`), forbids(state, 'keep')]).toEqual(['KRK-47', 'KRK-19']);
    state = play(state, `steam ${worth(2)}`);
    expect([state.phase, state.totals[0], bonusBoxesOf(state)]).toEqual(['bonus', 23, ['0× 23', '0× ', '-']]);
    // A scratch: 0 points, the total is entered, and the turn is over.
    state = play(state, `lava scratch ${worth(2)}`);
    expect([state.phase, state.throwNumber, sideToThrow(state)]).toEqual(['throws', 1, 1]);
    expect([state.totals[0], bonusBoxesOf(state)]).toEqual([23, ['0× 23', '0× 23', '-']]);
  });

  it('KRK-48 a bonus throw earns marks for the next boxes, added to those that they have', () => {
    const state = play(last(), `lava ${LITTLE_ERUPTION}`);
    // 19 + 2 × 9 = 37, a Big Eruption: ×× on × in box 2, ×× in box 3.
    expect(bonusBoxesOf(play(state, `ash ${BIG_ERUPTION}`))).toEqual(['0× 37', '0×× ', '0×× ']);
    // A Little Quake at 33.
    expect(bonusBoxesOf(play(state, `ash ${worth(7)}`))).toEqual(['0× 33', '0×× ', '-']);
    // One box, and a rumble for the next, twice.
    const chain = [`lava ${LITTLE_RUMBLE}`, `ash ${LITTLE_RUMBLE}`, `ash ${LITTLE_RUMBLE}`];
    expect(bonusBoxesOf(play(last(), ...chain))).toEqual(['0× 1', '0× 1', '0× ']);
    expect(bonusBoxesOf(play(last(), ...chain.slice(0, 2)))).toEqual(['0× 1', '0× ', '-']);
  });

  it('KRK-49 a turn ends at a box without marks, and the rest is for those who follow', () => {
    let state = play(last(), `lava ${LITTLE_RUMBLE}`, `ash ${worth(2)}`);
    expect([state.phase, sideToThrow(state), bonusBoxesOf(state)]).toEqual(['throws', 1, ['0× 5', '-', '-']]);
    state = dull(state);
    expect([sideToThrow(state), bonusBoxesOf(state)]).toEqual([2, ['0× 5', '-', '-']]);
    state = play(untilLast(state), `lava ${LITTLE_RUMBLE}`);
    expect([state.phase, sideToThrow(state), bonusBoxesOf(state)]).toEqual(['bonus', 2, ['0× 5', '2× ', '-']]);
    state = play(state, `ash ${LITTLE_RUMBLE}`, `ash ${worth(2)}`);
    expect([state.phase, bonusBoxesOf(state)]).toEqual(['over', ['0× 5', '2× 1', '2× 5']]);
  });

  it('KRK-50 marks beyond the third box are lost', () => {
    let state = play(last(), `lava ${BIG_ERUPTION}`, `ash ${BIG_ERUPTION}`, `ash ${BIG_ERUPTION}`);
    // 10 + 36 = 46, 82; box 3 has ×× from both.
    expect([state.phase, bonusBoxesOf(state)]).toEqual(['bonus', ['0×× 46', '0×× 82', '0×× ']]);
    state = play(state, `ash ${BIG_ERUPTION}`);
    expect([state.phase, sideToThrow(state), bonusBoxesOf(state)[2]]).toEqual(['throws', 1, '0×× 118']);
    state = play(untilLast(state), `lava ${BIG_ERUPTION}`);
    expect([state.phase, sideToThrow(state), state.totals]).toEqual(['throws', 2, [118, 10, 0]]);
  });
});

describe('the end', () => {
  it('KRK-51 comes when the last side of round 6 has made its last throw and its bonus throws', () => {
    const before = untilLast(dull(dull(position({ players: 3, throwNumber: 1 }))));
    expect([sideToThrow(before), krakatoa.result(before)]).toEqual([2, null]);
    const bonus = play(before, `lava ${LITTLE_RUMBLE}`);
    expect([bonus.phase, krakatoa.result(bonus)]).toEqual(['bonus', null]);
    for (const over of [play(before, `lava ${worth(1)}`), play(bonus, `ash ${worth(1)}`)]) {
      expect([over.phase, krakatoa.playersToAct(over), choices(over)]).toEqual(['over', [], []]);
      expect(['YRB', 'keep', `lava ${worth(1)}`].map((move) => forbids(over, move))).toEqual(
        Array(3).fill('GAME_OVER'),
      );
    }
  });

  const ended = (players: number, points: readonly number[], options = {}) =>
    points.reduce((state, n) => turn(state, worth(n)), position({ players, throwNumber: 1, options }));

  it('KRK-52 the highest total wins, and who shares it shares the win', () => {
    expect(krakatoa.result(ended(3, [8, 9, 5]))).toMatchObject({ winners: [1], scores: [8, 9, 5] });
    expect(krakatoa.result(ended(4, [9, 4, 5, 9]))).toMatchObject({ winners: [0, 3], scores: [9, 4, 5, 9] });
  });

  it('KRK-52 KRK-8 [partnerships=true] both partners win, each with the score of their side', () => {
    const options = { partnerships: true };
    expect(krakatoa.result(ended(4, [4, 9], options))).toMatchObject({ winners: [1, 3], scores: [4, 9, 4, 9] });
    expect(krakatoa.result(ended(4, [9, 9], options))?.winners).toEqual([0, 1, 2, 3]);
  });
});
