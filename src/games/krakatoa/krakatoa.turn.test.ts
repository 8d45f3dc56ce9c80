import { describe, expect, it } from 'vitest';
import {
  action,
  choices,
  forbids,
  marksOf,
  nine,
  play,
  position,
  refusal,
  totalsOf,
  turn,
  worth,
  written,
} from '../../../test/helpers/krakatoa.js';
import { type KrakatoaState, krakatoa } from './krakatoa.js';
import { sideToThrow } from './state.js';

/** 1 point, three colours. */
const DULL = 'YBR BBR BRR';

/** After a throw-off that side 0 leads and that gives no marks. */
const begun = (): KrakatoaState => play(krakatoa.setup({ players: 2 }), 'YRB', 'BBR');

describe('throw 1', () => {
  it('KRK-18 throws all nine, and no other throw does', () => {
    const state = begun();
    expect(choices(state)).toEqual(['throw all']);
    for (const set of ['steam', 'ash', 'lava']) expect(forbids(state, `${set} ${DULL}`)).toBe('KRK-18');
    let later = play(state, `all ${DULL}`, 'keep');
    for (const set of ['ash', 'steam', 'ash', 'lava']) {
      expect([choices(later).includes('throw all'), forbids(later, `all ${DULL}`)]).toEqual([false, 'KRK-18']);
      later = play(later, `${set} ${DULL}`);
    }
    expect(choices(later)).toEqual(['throw all']);
  });

  it('KRK-19 is kept or thrown once more; the rethrow is accepted at once, better or worse', () => {
    let state = begun();
    for (const round of [1, 2, 3]) {
      expect(forbids(state, 'keep')).toBe('KRK-19');
      const thrown = play(state, 'all YYR RRR RRB');
      expect(choices(thrown)).toEqual(['throw all', 'keep']);
      for (const set of ['steam', 'ash', 'lava']) expect(forbids(thrown, `${set} ${DULL}`)).toBe('KRK-19');
      const again = play(thrown, `all ${DULL}`);
      expect([again.throwNumber, again.awaitsKeep, totalsOf(again, 0, round)[0]]).toEqual([2, false, round]);
      expect([forbids(again, 'keep'), forbids(again, `all ${DULL}`)]).toEqual(['KRK-19', 'KRK-18']);
      expect(play(thrown, 'keep').totals[0]).toBe(round - 1 + 7);
      state = turn(turn(state, DULL), 'RRB RRB YBB');
    }
  });

  it('KRK-20 counts for nothing before it is kept, and then the marks of its box apply once', () => {
    // Two marks from the throw-off: these would be a Big Eruption, a Little Quake (44) and a Big Quake (60).
    const state = play(krakatoa.setup({ players: 2 }), 'YYY', 'RRB');
    for (const first of ['YYY YYY YYY', worth(11), worth(15)]) {
      const thrown = play(state, `all ${first}`);
      expect([thrown.totals, thrown.throwNumber, thrown.sheets]).toEqual([[0, 0], 1, state.sheets]);
      const again = play(thrown, `all ${worth(4)}`);
      expect([again.totals, totalsOf(again, 0, 1)[0], marksOf(again, 0, 1)]).toEqual([[16, 0], 16, [2, 0, 0, 0, 0]]);
    }
    const kept = play(state, `all ${worth(4)}`, 'keep');
    expect([kept.totals, marksOf(kept, 0, 1)]).toEqual([
      [16, 0],
      [2, 0, 0, 0, 0],
    ]);
    expect(play(kept, `ash ${worth(4)}`).totals).toEqual([20, 0]);
  });
});

describe('throws 2 to 5', () => {
  it('KRK-21 throw 2 takes any one set', () => {
    const state = play(begun(), `all ${DULL}`, 'keep');
    expect(choices(state)).toEqual(['throw steam', 'throw ash', 'throw lava']);
    for (const set of ['steam', 'ash', 'lava']) expect(play(state, `${set} ${DULL}`).throwNumber).toBe(3);
  });

  it('KRK-22 throw 3 takes steam, throw 4 ash, throw 5 lava', () => {
    for (const [throwNumber, set] of [
      [3, 'steam'],
      [4, 'ash'],
      [5, 'lava'],
    ] as const) {
      const state = position({ round: 2, throwNumber });
      expect(choices(state)).toEqual([`throw ${set}`]);
      for (const other of ['steam', 'ash', 'lava']) {
        expect(forbids(state, `${other} ${DULL}`)).toBe(other === set ? null : 'KRK-22');
      }
    }
  });

  it('KRK-23 dice lie as they fell until they are thrown or struck, from one turn to the next', () => {
    let state = begun();
    expect(state.faces).toBeNull();
    state = play(state, 'all YYB YRR RRR', 'keep');
    expect(written(state)).toBe('YYB YRR RRR');
    state = play(state, 'lava RRB BBB RBB');
    expect(written(state)).toBe('RRB BBB RBB');
    state = play(state, 'steam YYB BBB RBB', 'ash YYB BBB YBB', 'lava YYB BBB RBB');
    expect([sideToThrow(state), written(state)]).toEqual([1, 'YYB BBB RBB']);
  });

  const impossible = ['ash scratch YBB BBR BRR', 'ash scratch YBR BBR BRY', 'ash scratch RBY BBR BRR'];

  it.each([2, 4])('KRK-24 throw %i is a scratch only if no other die has changed', (throwNumber) => {
    const state = position({ round: 2, throwNumber, faces: DULL });
    for (const move of impossible) expect(refusal(state, move)).toBe('INVALID_OUTCOME');
    for (const move of ['ash scratch YBR YYY BRR', 'ash YBR BBR BRR', 'ash YYY YYY RRR'])
      expect(refusal(state, move)).toBeNull();
  });

  it('KRK-24 so is a bonus throw', () => {
    const state = play(position({}), `lava ${'RRB BBR RBB'}`);
    expect(state.phase).toBe('bonus');
    expect(refusal(state, 'ash scratch RRB YYY RBR')).toBe('INVALID_OUTCOME');
    expect(refusal(state, 'ash scratch RRB YYY RBB')).toBeNull();
  });

  it('KRK-25 throw 1 and its rethrow are never a scratch', () => {
    const state = begun();
    expect(refusal(state, `all scratch ${DULL}`)).toBe('INVALID_OUTCOME');
    expect(refusal(play(state, `all ${DULL}`), `all scratch ${DULL}`)).toBe('INVALID_OUTCOME');
    expect(refusal(turn(state, DULL), `all scratch ${DULL}`)).toBe('INVALID_OUTCOME');
  });

  it('KRK-26 a scratch scores 0, uses its box’s marks up and earns nothing; the thrown dice stay', () => {
    // A Big Eruption and, at 22, a Little Quake that is there already.
    let state = position({ round: 2, throwNumber: 4, totals: [22, 0], marks: 2, faces: 'RRR BBR RRR' });
    state = play(state, 'ash scratch RRR RRR RRR');
    expect([state.totals, totalsOf(state, 0, 2)]).toEqual([
      [22, 0],
      [22, 22, 22, 22, null],
    ]);
    expect([marksOf(state, 0, 2), marksOf(state, 0, 3)]).toEqual([
      [0, 0, 0, 2, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(written(state)).toBe('RRR RRR RRR');
    // What lies there is earned by the next throw that strikes.
    expect(marksOf(play(state, 'lava RRR RRR RRR'), 0, 3)).toEqual([2, 2, 0, 0, 0]);
  });

  it('KRK-31 the new total is entered, not the score of the throw', () => {
    const state = play(
      begun(),
      `all ${worth(4)}`,
      'keep',
      `ash ${worth(5)}`,
      `steam scratch ${worth(5)}`,
      `ash ${worth(8)}`,
    );
    expect([totalsOf(state, 0, 1), state.totals]).toEqual([
      [4, 9, 9, 17, null],
      [17, 0],
    ]);
  });

  it('KRK-29 a throw scores all three sets as they lie, whichever was thrown', () => {
    const state = play(begun(), `all ${worth(1)}`, 'keep');
    for (const set of ['steam', 'ash', 'lava']) {
      expect(play(state, `${set} YYB YRR RRR`).totals[0]).toBe(1 + 2 + 1 + 5);
      expect(play(state, `${set} YRB BBB BRR`).totals[0]).toBe(1 + 1 + 3);
    }
    expect(action(state, 'ash YRB BBB BRR')).toMatchObject({ outcome: { faces: nine('YRB BBB BRR') } });
  });
});
