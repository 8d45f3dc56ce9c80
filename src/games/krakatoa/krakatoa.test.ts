import { GameError } from 'dicewright';
import { describe, expect, it } from 'vitest';
import {
  choices,
  forbids,
  marksOf,
  play,
  position,
  three,
  totalsOf,
  turn,
  worth,
  written,
} from '../../../test/helpers/krakatoa.js';
import { type KrakatoaState, krakatoa } from './krakatoa.js';
import { playerToThrow, sideToThrow } from './state.js';

/** 1 point, three colours. */
const DULL = 'YBR BBR BRR';
const BASIC = { rules: 'basic' } as const;
const TEAMS = { partnerships: true } as const;

/** After a throw-off that side 0 leads and that gives no marks. */
function begun(players = 2, options = {}): KrakatoaState {
  const start = krakatoa.setup({ players, options });
  return play(start, 'YRB', ...start.sides.slice(1).map(() => 'BBR'));
}

describe('dice, players and sides', () => {
  it('KRK-1 there are three sets of three dice, each in its place', () => {
    const state = play(begun(), 'all YBR RBY BYR');
    expect(state.faces).toEqual({ steam: ['Y', 'B', 'R'], ash: ['R', 'B', 'Y'], lava: ['B', 'Y', 'R'] });
    expect(written(play(state, 'keep', 'ash YBR BYY RYB'))).toBe('YBR BYY RYB');
  });

  it('KRK-7 two to four play, each a side of their own', () => {
    for (const players of [2, 3, 4]) {
      const { sides, sheets, totals } = krakatoa.setup({ players });
      expect(sides).toEqual([[0], [1], [2], [3]].slice(0, players));
      expect([sheets.length, totals.length]).toEqual([players, players]);
    }
    for (const players of [0, 1, 5]) expect(() => krakatoa.setup({ players })).toThrow(GameError);
  });

  it('KRK-8 [partnerships=true] four play in two sides, with one sheet and one total each', () => {
    const { sides, sheets, totals, order } = krakatoa.setup({ players: 4, options: TEAMS });
    expect(sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect([sheets.length, totals.length, order.length]).toEqual([2, 2, 2]);
    for (const players of [2, 3]) {
      const setup = () => krakatoa.setup({ players, options: TEAMS });
      expect(setup).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
    }
  });

  it('KRK-8 [partnerships=false] four play for themselves', () => {
    expect(krakatoa.setup({ players: 4, options: { partnerships: false } }).sides).toEqual([[0], [1], [2], [3]]);
  });

  it('KRK-9 partner A throws off and throws in odd rounds, partner B in even ones and for bonus boxes', () => {
    let state = krakatoa.setup({ players: 4, options: TEAMS }) as KrakatoaState;
    expect(krakatoa.playersToAct(state)).toEqual([0]);
    state = play(state, 'YRB');
    expect(krakatoa.playersToAct(state)).toEqual([1]);
    state = play(state, 'BBR');
    for (let round = 1; round <= 6; round++) {
      for (const side of [0, 1]) {
        const player = round % 2 === 1 ? side : side + 2;
        expect([state.round, sideToThrow(state), playerToThrow(state)]).toEqual([round, side, player]);
        const first = play(state, `all ${DULL}`);
        expect(krakatoa.playersToAct(first)).toEqual([player]);
        expect(krakatoa.check(first, { type: 'keep', player: (player + 2) % 4 })?.code).toBe('NOT_YOUR_TURN');
        expect(krakatoa.playersToAct(play(first, 'keep'))).toEqual([player]);
        state = turn(state, DULL);
      }
    }
    const bonus = play(position({ players: 4, options: TEAMS }), 'lava RRB BBR RBB');
    expect([bonus.phase, sideToThrow(bonus), krakatoa.playersToAct(bonus)]).toEqual(['bonus', 0, [2]]);
  });

  it('KRK-10 [rules=basic] there are no marks, no bonuses, no bonus boxes', () => {
    let state = play(krakatoa.setup({ players: 2, options: BASIC }), 'YYY', 'YYR', 'all YYY RRR BBB', 'keep');
    expect([marksOf(state, 0, 1), marksOf(state, 1, 1), state.totals]).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [18, 0],
    ]);
    state = play(state, `steam ${worth(2)}`, 'steam RRR RRR RRR');
    expect([marksOf(state, 0, 1), state.totals]).toEqual([
      [0, 0, 0, 0, 0],
      [35, 0],
    ]);
    const last = play(position({ options: BASIC }), 'lava RRR RRR RRR');
    expect([last.phase, last.bonusBoxes.every(({ side }) => side === null)]).toEqual(['throws', true]);
  });

  it('KRK-10 [rules=advanced] a volcano in the throw-off, a quake and an eruption mark boxes', () => {
    const start = krakatoa.setup({ players: 2, options: { rules: 'advanced' } });
    const state = play(start, 'YYY', 'YYR', 'all YYY RRR BBB', 'keep');
    expect([marksOf(state, 0, 1), marksOf(state, 1, 1), state.totals]).toEqual([
      [2, 1, 1, 0, 0],
      [1, 0, 0, 0, 0],
      [72, 0],
    ]);
  });
});

describe('the throw-off', () => {
  it('KRK-11 every side throws one set of its choice, in ascending order; its dice stay off the table', () => {
    let state = krakatoa.setup({ players: 3 }) as KrakatoaState;
    for (const player of [0, 1, 2]) {
      expect(krakatoa.playersToAct(state)).toEqual([player]);
      expect(choices(state)).toEqual(['throwOff steam', 'throwOff ash', 'throwOff lava']);
      expect([forbids(state, `all ${DULL}`), forbids(state, 'keep')]).toEqual(['KRK-11', 'KRK-19']);
      expect(krakatoa.check(state, { type: 'throwOff', player: (player + 1) % 3, set: 'ash' })?.code).toBe(
        'NOT_YOUR_TURN',
      );
      const set = (['lava', 'steam', 'ash'] as const)[player] ?? 'ash';
      state = krakatoa.reduce(state, { type: 'throwOff', player, set, outcome: three(player === 2 ? 'YRB' : 'RRB') });
    }
    expect([state.phase, state.faces, state.totals]).toEqual(['throws', null, [0, 0, 0]]);
    expect(forbids(state, 'YRB')).toBe('KRK-11');
    for (const outcome of ['YR', 'YRBB', 'YRG']) {
      const off = { type: 'throwOff', player: 0, set: 'ash', outcome: [...outcome] } as never;
      expect(krakatoa.safeReduce(krakatoa.setup({ players: 2 }), off)).toMatchObject({
        error: { code: 'INVALID_OUTCOME' },
      });
    }
  });

  it('KRK-12 the highest leads; those who share the lead throw again, and nobody else, until one leads', () => {
    let state = play(krakatoa.setup({ players: 4 }), 'BBB', 'YRB', 'BBB');
    expect(state.contenders.map(({ score }) => score)).toEqual([3, 1, 3, null]);
    state = play(state, 'BBB');
    expect([state.phase, state.contenders.map(({ side }) => side)]).toEqual(['throwOff', [0, 2, 3]]);
    state = play(state, 'YRB', 'RRB', 'YRR');
    expect([state.contenders.map(({ side }) => side), krakatoa.playersToAct(state)]).toEqual([[0, 3], [0]]);
    // Less than what others threw before: they don't come back.
    state = play(state, 'RRB', 'RRB', 'RRB', 'YBB');
    expect([state.phase, state.order[0], state.contenders]).toEqual(['throws', 3, []]);
  });

  it('KRK-12 sides tied below the lead do not throw again', () => {
    const state = play(krakatoa.setup({ players: 3 }), 'YRB', 'YYB', 'YRB');
    expect([state.phase, state.order]).toEqual(['throws', [1, 2, 0]]);
  });

  it('KRK-13 the others follow the leader clockwise, whatever they threw', () => {
    const start = krakatoa.setup({ players: 4 });
    expect(start.order).toEqual([0, 1, 2, 3]);
    const orders = [0, 1, 2, 3].map((leader) => {
      return play(start, ...['YRB', 'RRB', 'YYR', 'BBB'].map((set, side) => (side === leader ? 'YYY' : set))).order;
    });
    expect(orders).toEqual([
      [0, 1, 2, 3],
      [1, 2, 3, 0],
      [2, 3, 0, 1],
      [3, 0, 1, 2],
    ]);
  });

  it('KRK-14 a Deuce gives a mark and a volcano two, to everybody', () => {
    const first = (state: KrakatoaState) => state.sheets.map((_, side) => marksOf(state, side, 1)[0]);
    expect(first(play(krakatoa.setup({ players: 4 }), 'YYY', 'BBB', 'YBY', 'YRR'))).toEqual([2, 2, 1, 0]);
    expect(first(play(krakatoa.setup({ players: 3 }), 'BRB', 'RRR', 'RYY'))).toEqual([0, 2, 1]);
  });

  it('KRK-14 of several throws only the last counts', () => {
    let state = play(krakatoa.setup({ players: 3 }), 'RRR', 'YYB', 'RRR');
    state = play(state, 'YRB', 'YYR');
    expect(state.sheets.map((_, side) => marksOf(state, side, 1))).toEqual([
      [0, 0, 0, 0, 0],
      [1, 0, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ]);
  });
});

describe('rounds', () => {
  it('KRK-15 there are six rounds, in each five throws of every side', () => {
    let state = begun(3);
    for (let throwCount = 0; throwCount < 90; throwCount++) {
      expect(state.phase).toBe('throws');
      expect(Math.floor(throwCount / 15) + 1).toBe(state.round);
      expect((throwCount % 5) + 1).toBe(state.throwNumber);
      const set = (choices(state)[0] ?? '').slice('throw '.length);
      state = state.throwNumber === 1 ? play(state, `all ${DULL}`, 'keep') : play(state, `${set} scratch ${DULL}`);
    }
    expect([state.phase, state.round, state.throwNumber]).toEqual(['over', 6, 5]);
  });

  it('KRK-16 a side makes its five throws before the next begins', () => {
    let state = begun(3);
    const throwers: number[] = [];
    while (state.round === 1) {
      throwers.push(sideToThrow(state) ?? -1);
      state = turn(state, DULL);
    }
    expect(throwers).toEqual([0, 1, 2]);
    expect(totalsOf(begun(3), 0, 1)).toEqual([null, null, null, null, null]);
    expect([totalsOf(state, 0, 1), totalsOf(state, 2, 1)]).toEqual([
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ]);
  });

  const firstRound = (...points: number[]) => points.reduce((state, n) => turn(state, worth(n)), begun(points.length));

  it('KRK-17 the highest total starts the next round, the others follow clockwise', () => {
    expect(firstRound(1, 5, 8).order).toEqual([2, 0, 1]);
    expect(firstRound(1, 8, 5).order).toEqual([1, 2, 0]);
    expect(firstRound(9, 8, 5, 4).order).toEqual([0, 1, 2, 3]);
    // The very last throw of the round counts.
    const last = position({ round: 2, throwNumber: 5, thrower: 1, totals: [5, 4] });
    expect([play(last, `lava ${worth(1)}`).order, play(last, `lava ${worth(2)}`).order]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('KRK-17 of equal totals the one that came earlier starts', () => {
    // Side 0 was first in round 1, so it stays before side 2.
    expect(firstRound(8, 1, 8).order).toEqual([0, 1, 2]);
    expect(firstRound(1, 8, 8).order).toEqual([1, 2, 0]);
    // Now the order is 2, 0, 1; sides 0 and 1 come to 12, side 2 to 10.
    let state = firstRound(8, 1, 9);
    for (const points of [1, 4, 11]) state = turn(state, worth(points));
    expect([state.totals, state.order]).toEqual([
      [12, 12, 10],
      [0, 1, 2],
    ]);
    // The same from an order in which side 1 comes before side 0.
    state = play(krakatoa.setup({ players: 2 }), 'RRB', 'YRB');
    state = turn(turn(state, worth(4)), worth(4));
    expect([state.totals, state.order]).toEqual([
      [4, 4],
      [1, 0],
    ]);
  });
});
