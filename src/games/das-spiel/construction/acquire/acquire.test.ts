import { describe, expect, it } from 'vitest';
import { at, board, cells, nameAt, perft, play, verdict } from '../../../../../test/helpers/das-spiel.js';
import { add, indexOf, type Spot, spots, units } from '../../../../../test/helpers/pyramid-by-hand.js';
import { GameError } from '../../../../kernel/errors.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { playout } from '../../../../play/playout.js';
import { acquireWorth } from './acquire.heuristic.js';
import { type AcquireAction, type AcquireOptions, type AcquireState, acquire as game } from './acquire.js';

type State = DeepReadonly<AcquireState>;

const start = (options: AcquireOptions = {}): State => game.setup({ players: 3, options });
const place = (player: number, cell: string): AcquireAction => ({ type: 'place', player, cell });

/** A full plate that is black but for these dice. */
const plate = (dice: Record<string, string>): string =>
  board(dice, spots.map((_, cell) => (cell < 45 ? 'k' : '.')).join(''));

/** A position with the dice that are not on the board given to the players: what they have is set by hand. */
function position(
  laid: string,
  supply: readonly number[],
  toPlay: number | null = 0,
  options: AcquireOptions = {},
): State {
  const lying = [...laid].filter((die) => die !== '.').length;
  const dice = (lying + supply.reduce((sum, n) => sum + n, 0)) / 3;
  return game.load({ ...start({ ...options, dice }), board: laid, supply, toPlay });
}

/** A rich table on a full plate: 45 dice lie, 180 are shared out. */
const rich = (dice: Record<string, string>, toPlay = 0, options: AcquireOptions = {}): State =>
  position(plate(dice), [60, 60, 60], toPlay, options);

// 1a1 lies on a1, a2 and b1.
const paidOn = (state: State): readonly number[] => game.reduce(state, place(state.toPlay ?? 0, '1a1')).supply;

/** The table of the rule text, read row by row: what each player has more after placing on these three dice. */
function byHand(below: string, player: number, rates: 'en' | 'fr'): number[] {
  const own = 'rgk'[player] as string;
  const sorted = [...below]
    .sort((one, other) => (one === own ? -1 : other === own ? 1 : one < other ? -1 : 1))
    .join('');
  const gains = [0, 0, 0];
  const pay = (letter: string, dice: number): void => {
    gains[player] = (gains[player] as number) - dice;
    const to = 'rgk'.indexOf(letter);
    gains[to] = (gains[to] as number) + dice;
  };
  const others = [...'rgk'].filter((letter) => letter !== own);
  const count = (letter: string): number => [...sorted].filter((one) => one === letter).length;
  const [one = '', two = ''] = others;
  if (count(own) === 3) for (const letter of others) pay(letter, rates === 'en' ? 4 : 3);
  else if (count(own) === 2) pay(count(one) === 1 ? one : two, 4);
  else if (count(own) === 1 && count(one) === 1) for (const letter of others) pay(letter, 1);
  else if (count(own) === 1) pay(count(one) === 2 ? one : two, 2);
  else if (count(one) === 3) pay(one, -8);
  else if (count(two) === 3) pay(two, -8);
  else for (const letter of others) pay(letter, count(letter) === 2 ? -4 : rates === 'en' ? -2 : -1);
  return gains;
}

describe('table', () => {
  it('ACQ-1 three sides play', () => {
    expect(game.title).toBe('Acquire');
    for (const players of [2, 4]) expect(() => game.setup({ players })).toThrow(GameError);
  });

  it('ACQ-2 [dice=55] [dice=60] players place their own colour', () => {
    expect(start({ dice: 60 }).supply).toEqual([60, 60, 60]);
    for (const dice of [54, 91]) expect(() => start({ dice })).toThrow(GameError);
    const state = play(game, start(), [place(0, 'a1'), place(1, 'a2'), place(2, 'a3')]);
    expect(['r', 'g', 'k'].map((colour) => cells(state.board, colour))).toEqual(['a1', 'a2', 'a3']);
    expect(state.supply).toEqual([54, 54, 54]);
  });

  it('ACQ-2 a player who was paid in dice of others goes on with their own colour', () => {
    const paid = game.reduce(rich({ g: 'a1 a2 b1' }), place(0, '1a1'));
    expect(paid.supply[0]).toBe(67);
    const later = play(game, paid, [place(1, '1a2'), place(2, '1a3'), place(0, '1a4')]);
    expect(later.board[at('1a4')]).toBe('r');
  });

  it('ACQ-3 player 0 begins, turns go round, players who are out are passed over', () => {
    let state = start();
    for (const player of [0, 1, 2, 0]) {
      expect(state.toPlay).toBe(player);
      expect(verdict(game, state, place((player + 1) % 3, 'i1'))).toBe('NOT_YOUR_TURN');
      state = game.reduce(state, place(player, nameAt(45 - 1 - [...state.board].filter((die) => die !== '.').length)));
    }
    const two = position(plate({}), [60, 0, 60]);
    expect(game.reduce(two, place(0, '1a1')).toPlay).toBe(2);
  });
});

describe('placing', () => {
  it('ACQ-4 the lowest level that is not full', () => {
    const last = position(board({ '.': 'c4' }, plate({})), [60, 60, 61]);
    expect([...game.legalActions(last)].map(({ cell }) => cell)).toEqual(['c4']);
    expect(verdict(game, last, place(0, '1a1'))).toBe('ACQ-4');
    expect(verdict(game, last, place(0, 'c5'))).toBe('ACQ-4');
    expect(game.check(last, place(0, 'c5'))?.message).toMatch(/a die lies in c5 already/);
    expect(game.check(last, place(0, '1a1'))?.message).toMatch(/level 0 has to be filled first/);
    const full = game.reduce(last, place(0, 'c4'));
    expect([...game.legalActions(full)].map(({ cell }) => cell)).toEqual(
      spots.slice(45, 81).map((_, i) => nameAt(45 + i)),
    );
    const begun = game.reduce(full, place(1, '1a1'));
    expect(verdict(game, begun, place(2, '2a1'))).toBe('ACQ-4');
    expect(verdict(game, begun, place(2, '1a1'))).toBe('ACQ-4');
  });

  it('ACQ-5 the plate costs nothing', () => {
    const state = position(board({ '.': 'b2' }, plate({})), [60, 60, 61]);
    expect(game.reduce(state, place(0, 'b2')).supply).toEqual([59, 60, 61]);
  });

  it.each([
    ['ACQ-6 [payments=en] three own: 4 to each', { r: 'a1 a2 b1' }, {}, [51, 64, 64]],
    ['ACQ-6 [payments=fr] three own: 3 to each', { r: 'a1 a2 b1' }, { payments: 'fr' }, [53, 63, 63]],
    ['ACQ-7 two own and a green one: 4 to green', { r: 'a1 b1', g: 'a2' }, {}, [55, 64, 60]],
    ['ACQ-7 two own and a black one: 4 to black', { r: 'a1 a2' }, {}, [55, 60, 64]],
    ['ACQ-8 one own and two different: 1 to each', { r: 'a1', g: 'a2' }, {}, [57, 61, 61]],
    ['ACQ-9 one own and two green: 2 to green', { r: 'a1', g: 'a2 b1' }, {}, [57, 62, 60]],
    ['ACQ-9 one own and two black: 2 to black', { r: 'b1' }, {}, [57, 60, 62]],
    ['ACQ-10 three green: 8 from green', { g: 'a1 a2 b1' }, {}, [67, 52, 60]],
    ['ACQ-10 three black: 8 from black', {}, {}, [67, 60, 52]],
    ['ACQ-11 [payments=en] two green and a black: 4 and 2', { g: 'a1 b1' }, {}, [65, 56, 58]],
    ['ACQ-11 [payments=fr] two green and a black: 4 and 1', { g: 'a1 b1' }, { payments: 'fr' }, [64, 56, 59]],
    ['ACQ-11 two black and a green: 4 and 2', { g: 'b1' }, {}, [65, 58, 56]],
  ])('%s', (_, dice, options, expected) => {
    expect(paidOn(rich(dice as Record<string, string>, 0, options as AcquireOptions))).toEqual(expected);
  });

  it('ACQ-6 to ACQ-11: all 27 funnels of all players are paid as the table says', () => {
    let compared = 0;
    for (const rates of ['en', 'fr'] as const) {
      for (const player of [0, 1, 2]) {
        for (let funnel = 0; funnel < 27; funnel++) {
          const below = [0, 1, 2].map((i) => 'rgk'[Math.floor(funnel / 3 ** i) % 3] as string);
          const dice: Record<string, string> = { r: '', g: '', k: '' };
          for (const [i, cell] of ['a1', 'a2', 'b1'].entries()) dice[below[i] as string] += ` ${cell}`;
          const gains = byHand(below.join(''), player, rates);
          const expected = gains.map((gain, one) => 60 + gain - (one === player ? 1 : 0));
          expect(paidOn(rich(dice, player, { payments: rates }))).toEqual(expected);
          compared++;
        }
      }
    }
    expect(compared).toBe(162);
  });

  it('ACQ-12 payments go clockwise, each as far as the dice last', () => {
    // Red owes 4 and 4 but has 6 after placing; then 3 after placing.
    const own = plate({ r: 'a1 a2 b1' });
    expect(paidOn(position(own, [7, 80, 93]))).toEqual([0, 84, 95]);
    expect(paidOn(position(own, [4, 80, 96]))).toEqual([0, 83, 96]);
    // From green's seat black comes first.
    const green = plate({ g: 'a1 a2 b1' });
    expect(paidOn(position(green, [80, 7, 93], 1))).toEqual([82, 0, 97]);
    // A single die is enough to be paid, and to pay with.
    expect(paidOn(position(own, [90, 1, 89]))).toEqual([81, 5, 93]);
    expect(paidOn(position(green, [1, 90, 89], 1))).toEqual([5, 81, 93]);
    expect(paidOn(position(plate({ g: 'a1 a2' }), [90, 1, 89]))).toEqual([92, 0, 87]);
    // Who gets takes what there is.
    expect(paidOn(position(plate({ g: 'a1 a2 b1' }), [80, 5, 95]))).toEqual([84, 0, 95]);
  });

  it('ACQ-13 nobody pays to or gets from whoever is out, whose dice still count', () => {
    // Green is out. Three red: only black is paid. Two green: nothing to get from green, 2 from black.
    expect(paidOn(position(plate({ r: 'a1 a2 b1' }), [90, 0, 90]))).toEqual([85, 0, 94]);
    expect(paidOn(position(plate({ g: 'a1 a2' }), [90, 0, 90]))).toEqual([91, 0, 88]);
    expect(paidOn(position(plate({ g: 'a1 a2 b1' }), [90, 0, 90]))).toEqual([89, 0, 90]);
    expect(paidOn(position(plate({ r: 'a1 b1', g: 'a2' }), [90, 0, 90]))).toEqual([89, 0, 90]);
  });

  it('ACQ-12 random games are paid as the table says', () => {
    let placed = 0;
    for (const seed of ['one', 'two', 'three']) {
      let state = start({ dice: 90 });
      for (const action of playout(game, { players: 3, options: { dice: 90 }, seed }).actions) {
        const spot = spots[at(action.cell)] as Spot;
        const below = units.map((one) => state.board[indexOf(add(spot, one))] ?? '').join('');
        const next = game.reduce(state, action);
        if (below.length === 3 && state.supply.every((dice) => dice > 9)) {
          const gains = byHand(below, action.player, 'en');
          expect(next.supply).toEqual(
            state.supply.map((dice, one) => dice + (gains[one] as number) - (one === action.player ? 1 : 0)),
          );
          placed++;
        }
        state = next;
      }
    }
    expect(placed).toBeGreaterThan(50);
  });
});

describe('end', () => {
  it('ACQ-14 a player with no dice after the payments is out; one who is paid for their last die goes on', () => {
    const broke = game.reduce(position(plate({ r: 'a1 a2 b1' }), [5, 80, 95]), place(0, '1a1'));
    expect([broke.supply[0], broke.toPlay]).toEqual([0, 1]);
    expect(play(game, broke, [place(1, '1a2')]).toPlay).toBe(2);
    expect(play(game, broke, [place(1, '1a2'), place(2, '1a3')]).toPlay).toBe(1);
    const saved = game.reduce(position(plate({ g: 'a1 a2 b1' }), [1, 84, 95]), place(0, '1a1'));
    expect([saved.supply, saved.toPlay]).toEqual([[8, 76, 95], 1]);
  });

  it('ACQ-15 the last one in wins at once', () => {
    const state = position(plate({ g: 'a1 a2 b1' }), [172, 8, 0]);
    const won = game.reduce(state, place(0, '1a1'));
    expect(won.toPlay).toBeNull();
    expect(game.result(won)).toEqual({ winners: [0], scores: [179, 0, 0], reason: 'Only one player has dice left.' });
    expect(verdict(game, won, place(0, '1a2'))).toBe('GAME_OVER');
    expect(game.describe(state, place(0, '1a1'), won)).toBe(
      'Player 1 places a red die in 1a1, gets 8 dice from Player 2. Player 2 is out. The game is over.',
    );
  });

  it('ACQ-15 when one placing takes the last dice of both others, who placed is the last one in', () => {
    const state = position(plate({ g: 'a1 b1', r: 'a2' }), [2, 4, 174], 2);
    const won = game.reduce(state, place(2, '1a1'));
    expect([won.supply, game.result(won)?.winners]).toEqual([[0, 0, 179], [2]]);
    expect(game.describe(state, place(2, '1a1'), won)).toBe(
      'Player 3 places a black die in 1a1, gets 2 dice from Player 1, gets 4 dice from Player 2. ' +
        'Player 1 is out. Player 2 is out. The game is over.',
    );
  });

  it('ACQ-16 [dice=60] at the complete pyramid most dice win, ties share', () => {
    const allBut = spots.map((_, cell) => (cell < 164 ? 'rgk'[cell % 3] : '.')).join('');
    const below = [161, 162, 163]
      .map((cell) => allBut[cell])
      .sort()
      .join('');
    expect(below).toBe('gkr');
    const last = game.reduce(position(allBut, [6, 5, 5]), place(0, '8a1'));
    expect(last.supply).toEqual([3, 6, 6]);
    expect(last.toPlay).toBeNull();
    expect(game.result(last)).toEqual({
      winners: [1, 2],
      scores: [3, 6, 6],
      reason: 'The pyramid is complete; 6 dice are the most.',
    });
    // Whose last die is the top of the pyramid is out, and the dice of those still in decide.
    const state = position(allBut, [1, 6, 0]);
    const alone = game.reduce(state, place(0, '8a1'));
    expect(game.result(alone)).toEqual({
      winners: [1],
      scores: [0, 6, 0],
      reason: 'The pyramid is complete; 6 dice are the most.',
    });
    expect(game.describe(state, place(0, '8a1'), alone)).toBe(
      'Player 1 places a red die in 8a1. Player 1 is out. The game is over.',
    );
  });
});

describe('counts', () => {
  /** Sequences of placings, counted with nothing but a board and purses. */
  function perftByHand(laid: string, supply: readonly number[], player: number, depth: number): number {
    const level = [45, 81, 109, 130, 145, 155, 161, 164, 165].findIndex((end) => laid.slice(0, end).includes('.'));
    if (depth === 0 || level < 0 || supply.filter((dice) => dice > 0).length < 2) return 1;
    const [from, to] = [
      [0, 45, 81, 109, 130, 145, 155, 161, 164][level],
      [45, 81, 109, 130, 145, 155, 161, 164, 165][level],
    ];
    let count = 0;
    for (let cell = from as number; cell < (to as number); cell++) {
      if (laid[cell] !== '.') continue;
      const below = units.map((one) => laid[indexOf(add(spots[cell] as Spot, one))] ?? '').join('');
      const gains = below.length === 3 ? byHand(below, player, 'en') : [0, 0, 0];
      const purses = supply.map((dice, one) => dice + (gains[one] as number) - (one === player ? 1 : 0));
      const next = [1, 2, 3].map((step) => (player + step) % 3).find((one) => (purses[one] as number) > 0) ?? player;
      count += perftByHand(laid.slice(0, cell) + 'rgk'[player] + laid.slice(cell + 1), purses, next, depth - 1);
    }
    return count;
  }

  it.each([
    ['the start', start(), 2, 45 * 44],
    ['a full plate', rich({ r: 'a1 a2 b1 c3', g: 'c4 c5 d4' }), 2, 36 * 35],
    [
      'a plate with two funnels left',
      position(board({ '.': 'a1 i1' }, plate({ r: 'a2 b1' })), [60, 61, 61]),
      3,
      2 * 36,
    ],
  ])('perft of %s', (_, state, depth, expected) => {
    expect(perft(game, state, depth)).toBe(expected);
    expect(perftByHand(state.board, state.supply, state.toPlay ?? 0, depth)).toBe(expected);
  });

  it('perft where players go broke', () => {
    const poor = position(plate({ r: 'a1 a2 b1', g: 'c4 c5 d4' }), [40, 1, 79], 1);
    // Green's only die: they are out, unless they place where they are paid.
    const expected = perftByHand(poor.board, poor.supply, 1, 2);
    expect(perft(game, poor, 2)).toBe(expected);
  });
});

describe('positions', () => {
  it.each([
    ['a die on nothing', { board: board({ r: '1a1' }), supply: [54, 55, 55] }, /lies on nothing/],
    ['a missing supply', { supply: [55, 55] }, /expected 3 supplies, got 2/],
    ['dice from nowhere', { supply: [54, 55, 55] }, /expected 165 dice in all, got 164/],
    ['more dice than were dealt', { supply: [56, 55, 55] }, /expected 165 dice in all, got 166/],
    ['a level begun too early', { board: board({ r: 'a1 a2 b1 1a1' }), supply: [51, 55, 55] }, /above level 0/],
    ['nobody to play', { toPlay: null }, /nobody is to play/],
    ['a player who is out to play', { supply: [0, 80, 85] }, /Player 1 is out/],
    ['a game that is over', { supply: [0, 0, 165] }, /over/],
  ])('%s is refused', (_, change, message) => {
    expect(() => game.load({ ...start(), ...change })).toThrow(message);
  });

  it('ACQ-15 somebody always has dice', () => {
    const none = { board: 'rgk'.repeat(55), supply: [0, 0, 0], toPlay: null };
    expect(() => game.load({ ...start(), ...none })).toThrow(/nobody has dice/);
  });

  it('ACQ-15 ACQ-16 of games that are over in either way are loaded as they are', () => {
    const last = game.reduce(position(plate({ g: 'a1 a2 b1' }), [172, 8, 0]), place(0, '1a1'));
    const complete = position('rgk'.repeat(55), [2, 0, 1], null);
    for (const state of [last, complete]) {
      expect(game.load(state)).toEqual(state);
      expect(() => game.load({ ...state, toPlay: 0 })).toThrow(/in a game that is over/);
    }
    expect(game.result(complete)?.winners).toEqual([0]);
  });
});

describe('words', () => {
  it('says what is placed and paid', () => {
    const state = rich({ r: 'a1 a2 b1' });
    expect(game.describe(state, place(0, '1a1'), game.reduce(state, place(0, '1a1')))).toBe(
      'Player 1 places a red die in 1a1, pays 4 dice to Player 2, pays 4 dice to Player 3.',
    );
    const one = rich({ r: 'a1', g: 'a2' });
    expect(game.describe(one, place(0, '1a1'), game.reduce(one, place(0, '1a1')))).toBe(
      'Player 1 places a red die in 1a1, pays one die to Player 2, pays one die to Player 3.',
    );
    expect(game.describe(start(), place(0, 'c4'), game.reduce(start(), place(0, 'c4')))).toBe(
      'Player 1 places a red die in c4.',
    );
    for (const [player, words] of [
      [1, 'Player 2 places a green die in 1a1, pays 2 dice to Player 3.'],
      [2, 'Player 3 places a black die in 1a1, pays 4 dice to Player 2.'],
    ] as const) {
      const seat = rich({ g: 'b1' }, player);
      expect(game.describe(seat, place(player, '1a1'), game.reduce(seat, place(player, '1a1')))).toBe(words);
    }
  });
});

describe('worth', () => {
  it('goes by supplies, and by how much is still to be built on one’s own dice', () => {
    const worth = (dice: Record<string, string>): number => acquireWorth(rich(dice), 0);
    // A corner bears one place, a die in the middle six.
    expect(worth({ r: 'a1' })).toBeGreaterThan(worth({ r: 'c4' }));
    const built = 'g'.repeat(36);
    const full = plate({ r: 'c4' });
    expect(acquireWorth(position(full.slice(0, 45) + built + full.slice(81), [60, 60, 60]), 0)).toBeGreaterThan(
      worth({ r: 'c4' }),
    );
    const poor = position(plate({}), [21, 60, 60]);
    expect(acquireWorth(poor, 0)).toBeLessThan(worth({}));
  });
});
