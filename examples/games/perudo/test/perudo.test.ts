import { createRng } from 'dicewright';
import { describe, expect, it } from 'vitest';
import {
  type PerudoAction,
  type PerudoBid,
  type PerudoOptions,
  type PerudoState,
  perudo,
  perudoFaces,
  perudoPicture,
  perudoSettlement,
} from '../src/index.js';

type State = PerudoState;

const digits = (text: string): number[] => [...text].map(Number);

/** A round in which these hands lie under the cups; what is not said is as in the first round. */
function round(hands: string, fields: Partial<PerudoState> = {}, options: PerudoOptions = {}): State {
  const lists = hands.split(' ').map((hand) => (hand === '-' ? [] : digits(hand)));
  const start = perudo.setup({ players: lists.length, options });
  return perudo.load({ ...start, phase: 'bid', hands: lists, dice: lists.map(({ length }) => length), ...fields });
}

const bidOf = (text: string): PerudoBid => {
  const [quantity, face] = text.split(' ');
  return { quantity: Number(quantity), face: face as PerudoBid['face'] };
};
const bid = (player: number, text: string): PerudoAction => ({ type: 'bid', player, ...bidOf(text) });
const dudo = (player: number): PerudoAction => ({ type: 'dudo', player });
const calza = (player: number): PerudoAction => ({ type: 'calza', player });
const roll = (player: number, faces: string): PerudoAction => ({ type: 'roll', player, outcome: digits(faces) });
const play = (state: State, ...actions: PerudoAction[]): State => actions.reduce(perudo.reduce, state);

/** `'legal'`, or the clause (else the code) that forbids it. */
function verdict(state: State, action: PerudoAction): string {
  const violation = perudo.check(state, action);
  return violation === null ? 'legal' : (violation.clause ?? violation.code);
}

const types = (state: State): string[] => [...new Set([...perudo.legalActions(state)].map(({ type }) => type))];
const bids = (state: State): string[] =>
  [...perudo.legalActions(state)].flatMap((one) => (one.type === 'bid' ? `${one.quantity} ${one.face}` : []));

describe('players and rounds', () => {
  it.each([2, 3, 4, 5, 6])('PRD-1 %i can play, with five dice each', (players) => {
    expect(perudo.setup({ players }).dice).toEqual(Array.from({ length: players }, () => 5));
  });

  it.each([1, 7])('PRD-1 %i cannot play', (players) => {
    expect(() => perudo.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('PRD-2 a round begins with a roll of all dice', () => {
    const start = perudo.setup({ players: 2 });
    expect(types(start)).toEqual(['roll']);
    expect(verdict(start, bid(0, '1 twos'))).toBe('PRD-5');
    const state = play(start, roll(0, '1234566666'));
    expect(state.hands).toEqual([digits('12345'), digits('66666')]);
    expect(verdict(state, { type: 'roll', player: 0 })).toBe('PRD-2');
  });

  it('PRD-2 players roll as many as they have left', () => {
    const over = play(round('22 - 334', { bid: bidOf('1 sixes'), bidder: 2 }), dudo(0));
    expect(over.dice).toEqual([2, 0, 2]);
    expect(perudo.chance(over, { type: 'roll', player: 2 })?.total).toBe(6 ** 4);
    expect(play(over, roll(2, '1234')).hands).toEqual([[1, 2], [], [3, 4]]);
  });

  it('PRD-3 nobody sees the dice of others until somebody calls', () => {
    const state = round('12345 66666', { bid: bidOf('3 sixes'), bidder: 0, toPlay: 1 });
    expect(perudo.view(state, 1).hands).toEqual([null, digits('66666')]);
    expect(perudo.view(state, null).hands).toEqual([null, null]);
    expect(perudo.view(play(state, dudo(1)), null).hands).toEqual(state.hands);
  });

  it('PRD-3 players are shown their own dice of a roll, and no others', () => {
    const start = perudo.setup({ players: 2 });
    const action = roll(0, '1234566666');
    expect(perudo.viewAction(start, action, 1)).toEqual({ ...action, outcome: digits('66666') });
    expect(perudo.viewAction(start, action, null)).toEqual({ type: 'roll', player: 0 });
    expect(perudo.describe(start, action, perudo.reduce(start, action), 1)).toBe(
      'All roll, and Player 1 begins. Player 2 has 6 6 6 6 6.',
    );
  });

  it('PRD-3 what is covered is completed with any dice, each as likely', () => {
    const view = perudo.view(round('12345 6'), 0);
    const counts = Array.from({ length: 7 }, () => 0);
    const rng = createRng('cups');
    for (let i = 0; i < 6_000; i++) {
      const face = perudo.complete?.(view, 0, rng).hands[1]?.[0] ?? 0;
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });

  it.each([
    ['who has lost one', '22 33 44', 1, 1],
    ['the next, when the loser is out', '22 3 44', 1, 2],
    ['the next but one, when that is out, too', '22 3 - 44', 1, 3],
  ])('PRD-4 the next round is begun by %s', (_who, hands, bidder, next) => {
    const toPlay = hands.includes('-') ? 3 : 2;
    expect(play(round(hands, { bid: bidOf('2 sixes'), bidder, toPlay }), dudo(toPlay)).toPlay).toBe(next);
  });

  it('PRD-4 bidding goes round by those who have dice', () => {
    const state = round('22 - 44 - 55');
    const seats = [play(state, bid(0, '1 twos')), play(state, bid(0, '1 twos'), bid(2, '2 twos'))].map(
      ({ toPlay }) => toPlay,
    );
    expect(seats).toEqual([2, 4]);
    expect(play(state, bid(0, '1 twos'), bid(2, '2 twos'), bid(4, '3 twos')).toPlay).toBe(0);
  });

  it('PRD-5 [openOnes=false] a round begins with a bid, not on ones', () => {
    const state = round('12345 66666');
    expect(types(state)).toEqual(['bid']);
    expect(verdict(state, bid(0, '1 ones'))).toBe('PRD-5');
    expect(verdict(state, bid(0, '1 twos'))).toBe('legal');
  });

  it('PRD-5 [openOnes=true] ones will do', () => {
    expect(verdict(round('12345 66666', {}, { openOnes: true }), bid(0, '1 ones'))).toBe('legal');
  });
});

describe('bidding', () => {
  const afterBid = (text: string) => round('12345 66666', { bid: bidOf(text), bidder: 0, toPlay: 1 });

  it.each([
    ['3 fours', '3 fives', 'legal'],
    ['3 fours', '4 fours', 'legal'],
    ['3 fours', '4 twos', 'legal'],
    ['3 fours', '3 fours', 'PRD-6'],
    ['3 fours', '3 threes', 'PRD-6'],
    ['3 fours', '2 sixes', 'PRD-6'],
    ['3 fours', '10 fours', 'legal'],
    ['3 fours', '11 fours', 'PRD-6'],
  ])('PRD-6 after %s, %s is %s', (before, text, expected) => {
    expect(verdict(afterBid(before), bid(1, text))).toBe(expected);
  });

  it('PRD-6 after the highest bid there is only a call', () => {
    expect(types(afterBid('10 ones'))).toEqual(['dudo']);
    expect(bids(afterBid('9 sixes'))).toEqual([
      '5 ones',
      '6 ones',
      '7 ones',
      '8 ones',
      '9 ones',
      '10 ones',
      ...perudoFaces.slice(1).map((face) => `10 ${face}`),
    ]);
  });

  it('PRD-7 ones count for every face', () => {
    const called = (text: string) =>
      perudoSettlement(play(round('11355 33666', { bid: bidOf(text), bidder: 0, toPlay: 1 }), dudo(1)))?.found;
    expect(['2 ones', '2 threes', '2 sixes', '2 fours'].map(called)).toEqual([2, 5, 5, 2]);
  });

  it.each([
    ['4 fives', '2 ones', 'legal'],
    ['5 fives', '3 ones', 'legal'],
    ['5 fives', '2 ones', 'PRD-8'],
    ['1 fives', '1 ones', 'legal'],
  ])('PRD-8 after %s, %s is %s', (before, text, expected) => {
    expect(verdict(afterBid(before), bid(1, text))).toBe(expected);
  });

  it.each([
    ['2 ones', '5 twos', 'legal'],
    ['2 ones', '4 sixes', 'PRD-9'],
    ['2 ones', '3 ones', 'legal'],
    ['2 ones', '2 ones', 'PRD-6'],
  ])('PRD-9 after %s, %s is %s', (before, text, expected) => {
    expect(verdict(afterBid(before), bid(1, text))).toBe(expected);
  });
});

describe('calls', () => {
  const calling = (text: string, options: PerudoOptions = {}, hands = '1235 366 245') =>
    round(hands, { bid: bidOf(text), bidder: 1, toPlay: 2 }, options);

  it('PRD-10 the bid before is doubted by whoever is to play', () => {
    expect(verdict(calling('2 twos'), dudo(2))).toBe('legal');
    expect(verdict(calling('2 twos'), dudo(0))).toBe('NOT_YOUR_TURN');
    expect(verdict(round('12345 66666'), dudo(0))).toBe('PRD-10');
  });

  it.each([
    ['2 twos', 3, 2],
    ['3 twos', 3, 2],
    ['4 twos', 3, 1],
    ['9 twos', 3, 1],
  ])('PRD-11 dudo to %s, of which there are %i: player %i loses a die', (text, found, loser) => {
    const state = play(calling(text), dudo(2));
    expect(perudoSettlement(state)).toEqual({ found, player: loser, change: -1 });
    expect(state.dice).toEqual([4, 3, 3].map((count, player) => count - (player === loser ? 1 : 0)));
    expect(state).toMatchObject({ phase: 'roll', toPlay: loser });
  });

  it('PRD-12 [calza=true] who says that it is exactly right wins a die, or loses one', () => {
    expect(play(calling('3 twos', { calza: true }), calza(2)).dice).toEqual([4, 3, 4]);
    expect(play(calling('2 twos', { calza: true }), calza(2)).dice).toEqual([4, 3, 2]);
    expect(play(calling('4 twos', { calza: true }), calza(2)).dice).toEqual([4, 3, 2]);
  });

  it('PRD-12 [calza=true] nobody has more than five dice', () => {
    const state = play(calling('3 twos', { calza: true }, '1235 366 24566'), calza(2));
    expect(state).toMatchObject({ dice: [4, 3, 5], toPlay: 2 });
  });

  it('PRD-12 [calza=true] not between two, and not in palifico', () => {
    const two = round('12 - 34', { bid: bidOf('1 twos'), bidder: 0, toPlay: 2 }, { calza: true });
    expect(verdict(two, calza(2))).toBe('PRD-12');
    const state = { bid: bidOf('1 twos'), bidder: 0, toPlay: 1, isPalifico: true } as const;
    expect(verdict(round('1 22 34', state, { calza: true }), calza(1))).toBe('PRD-12');
  });

  it('PRD-12 [calza=false] there is none', () => {
    expect(verdict(calling('3 twos'), calza(2))).toBe('PRD-12');
  });

  const beginning = (dice: number[], options: PerudoOptions = {}, hadOneDie = dice.map(() => false)) => {
    // The first has just lost a die, because of a bid that was too high.
    const hands = dice.map((count, player) => Array.from({ length: count + (player === 0 ? 1 : 0) }, () => 2));
    const called = { by: 1, call: 'dudo' } as const;
    const bid = bidOf('1 fives');
    const start = perudo.setup({ players: dice.length, options });
    const state = perudo.load({ ...start, dice, hands, bid, bidder: 0, called, toPlay: 0, hadOneDie });
    return play(state, { type: 'roll', player: 0, outcome: dice.flatMap((count) => Array(count).fill(1)) });
  };

  it('PRD-13 [palifico=true] who begins with one die for the first time makes it palifico', () => {
    expect(beginning([1, 3, 3])).toMatchObject({ isPalifico: true, hadOneDie: [true, false, false] });
    expect(beginning([2, 3, 3]).isPalifico).toBe(false);
    expect(beginning([1, 3, 3], {}, [true, false, false]).isPalifico).toBe(false);
    expect(beginning([1, 3]).isPalifico).toBe(false);
  });

  it('PRD-13 [palifico=false] there is none', () => {
    expect(beginning([1, 3, 3], { palifico: false }).isPalifico).toBe(false);
  });

  it('PRD-13 in palifico the face stays, ones included, and ones are not wild', () => {
    const opening = round('1 135 266', { isPalifico: true });
    expect(verdict(opening, bid(0, '1 ones'))).toBe('legal');
    const state = play(opening, bid(0, '2 fives'));
    expect(bids(state)).toEqual(['3 fives', '4 fives', '5 fives', '6 fives', '7 fives']);
    for (const text of ['3 sixes', '1 ones', '2 fives']) expect(verdict(state, bid(1, text))).toBe('PRD-13');
    expect(perudoSettlement(play(state, dudo(1)))).toEqual({ found: 1, player: 0, change: -1 });
  });
});

describe('end', () => {
  it('PRD-14 who has no dice is out', () => {
    const state = play(round('22 3 44', { bid: bidOf('2 sixes'), bidder: 1, toPlay: 2 }), dudo(2));
    expect(state.dice).toEqual([2, 0, 2]);
    const next = play(state, roll(2, '2345'), bid(2, '1 twos'));
    expect(next.toPlay).toBe(0);
    expect(verdict(next, bid(1, '2 twos'))).toBe('NOT_YOUR_TURN');
  });

  it('PRD-15 the last player with dice wins', () => {
    const state = play(round('22 3', { bid: bidOf('2 sixes'), bidder: 1, toPlay: 0 }), dudo(0));
    expect(perudo.result(state)).toEqual({ winners: [0], scores: null, reason: 'Nobody else has dice.' });
  });
});

describe('what is said and drawn', () => {
  it('PRD-11 says what was there and who loses', () => {
    const before = round('1235 366 245', { bid: bidOf('4 twos'), bidder: 1, toPlay: 2 });
    expect(perudo.describe(before, dudo(2), perudo.reduce(before, dudo(2)))).toBe(
      'Player 3 says dudo to 4 twos: there are 3. Player 2 loses a die and has 2 dice.',
    );
  });

  it('PRD-3 draws covered dice blank, and those that counted marked when the cups are lifted', () => {
    const state = round('1235 366 245', { bid: bidOf('4 twos'), bidder: 1, toPlay: 2 });
    const rows = (view: Parameters<typeof perudoPicture>[0]) =>
      perudoPicture(view).parts.flatMap((part) => (part.kind === 'dice' ? part.rows : []));
    expect(
      rows(perudo.view(state, 2)).map(({ dice }) => dice.filter(({ face }) => face.kind === 'pips').length),
    ).toEqual([0, 0, 3, 6]);
    const open = rows(perudo.view(play(state, dudo(2)), 2));
    expect(open.map(({ dice }) => dice.filter(({ selected }) => selected).length)).toEqual([2, 0, 1]);
  });
});
