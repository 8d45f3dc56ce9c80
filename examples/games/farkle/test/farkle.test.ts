import { describe, expect, it } from 'vitest';
import { farklePicture } from '../src/farkle.picture.js';
import { type FarkleAction, type FarkleOptions, type FarkleState, farkle, pointsOf, scores } from '../src/index.js';

type State = FarkleState;

const digits = (text: string): number[] => [...text].map(Number);

/** A position; what is not said is as at the start. */
function position(fields: Partial<FarkleState>, options: FarkleOptions = {}): State {
  const players = fields.banked?.length ?? 2;
  return farkle.load({ ...farkle.setup({ players, options }), ...fields });
}

/** Somebody has kept these dice and rolls on or banks. */
const deciding = (kept: string, dice: string, atRisk: number, more: Partial<FarkleState> = {}) =>
  ({ phase: 'decide', kept: digits(kept), dice: digits(dice), atRisk, ...more }) as const;

const play = (state: State, ...actions: FarkleAction[]): State => actions.reduce(farkle.reduce, state);
const roll = (player: number, faces: string): FarkleAction => ({ type: 'roll', player, outcome: digits(faces) });
const takeOver = (player: number, faces: string): FarkleAction => ({
  type: 'takeOver',
  player,
  outcome: digits(faces),
});
const keep = (player: number, places: string): FarkleAction => ({ type: 'keep', player, dice: digits(places) });
const bank = (player: number): FarkleAction => ({ type: 'bank', player });

/** `'legal'`, or the clause (else the code) that forbids it. */
function verdict(state: State, action: FarkleAction): string {
  const violation = farkle.check(state, action);
  return violation === null ? 'legal' : (violation.clause ?? violation.code);
}

const types = (state: State): string[] => [...new Set([...farkle.legalActions(state)].map(({ type }) => type))];
const { options: usual } = farkle.setup({ players: 1 });
const worth = (dice: string, options: FarkleOptions = {}): number | null =>
  pointsOf(digits(dice), farkle.setup({ players: 1, options }).options);

describe('players and turns', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('FRK-1 %i can play, nobody has points', (players) => {
    expect(farkle.setup({ players }).banked).toEqual(Array.from({ length: players }, () => 0));
  });

  it.each([0, 9])('FRK-1 %i cannot play', (players) => {
    expect(() => farkle.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('FRK-2 after player %i comes player %i', (player, next) => {
    const state = position({ banked: [500, 500, 500], toPlay: player });
    expect(play(state, roll(player, '223446')).toPlay).toBe(next);
    expect(play(state, roll(player, '123446'), keep(player, '0'), bank(player)).toPlay).toBe(next);
    expect(verdict(state, roll(next, '111111'))).toBe('NOT_YOUR_TURN');
  });

  it('FRK-3 a turn begins with six dice, and nothing else', () => {
    const state = farkle.setup({ players: 2 });
    expect(types(state)).toEqual(['roll']);
    expect(farkle.chance(state, { type: 'roll', player: 0 })?.total).toBe(6 ** 6);
    expect(verdict(state, keep(0, '0'))).toBe('FRK-4');
  });

  it.each([
    ['one that scores', '0', 'legal'],
    ['all that score', '013', 'legal'],
    ['in any order', '310', 'legal'],
    ['one that does not', '2', 'FRK-4'],
    ['one more that does not', '02', 'FRK-4'],
    ['nothing', '', 'FRK-4'],
    ['one twice', '00', 'FRK-4'],
  ])('FRK-4 of 1 1 2 5 3 6, %s', (_what, places, expected) => {
    const state = play(farkle.setup({ players: 2 }), roll(0, '112536'));
    expect(verdict(state, keep(0, places))).toBe(expected);
  });

  it('FRK-4 a die that was not rolled cannot be kept, and one must be kept before rolling on', () => {
    const state = play(position(deciding('115', '236', 250)), roll(0, '155'));
    expect(verdict(state, keep(0, '3'))).toBe('FRK-4');
    expect(verdict(state, { type: 'roll', player: 0 })).toBe('FRK-4');
    expect(play(state, keep(0, '12'))).toMatchObject({ kept: digits('11555'), dice: [1], atRisk: 350 });
  });

  it('FRK-5 who has kept something rolls the rest, or banks', () => {
    const state = play(farkle.setup({ players: 2, options: { entry: 0 } }), roll(0, '112536'));
    expect(verdict(state, bank(0))).toBe('FRK-5');
    expect(verdict(farkle.setup({ players: 2 }), bank(0))).toBe('FRK-5');
    const kept = play(state, keep(0, '013'));
    expect(types(kept)).toEqual(['roll', 'bank']);
    expect(farkle.chance(kept, { type: 'roll', player: 0 })?.total).toBe(6 ** 3);
    expect(play(kept, bank(0))).toMatchObject({ banked: [250, 0], toPlay: 1, phase: 'begin', kept: [], atRisk: 0 });
  });

  it('FRK-6 a farkle loses what is at risk, and nothing else', () => {
    const state = position(deciding('115', '236', 250, { banked: [700, 900] }));
    expect(play(state, roll(0, '236'))).toMatchObject({ banked: [700, 900], toPlay: 1, phase: 'begin', atRisk: 0 });
  });

  it('FRK-6 so often is a roll a farkle', () => {
    const total = (count: number): number => {
      const all = (dice: number[]): number =>
        dice.length === count
          ? Number(!scores(dice, usual))
          : [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + all([...dice, face]), 0);
      return all([]);
    };
    // Two thirds of 6, 16 of 36, 60 of 216: no ones, no fives, no three of a kind.
    expect([1, 2, 3, 4, 5, 6].map(total)).toEqual([4, 16, 60, 204, 600, 1080]);
  });

  it('FRK-7 [hotDice=may] six kept dice are free again, and can be rolled or banked', () => {
    const state = play(position(deciding('1115', '23', 350)), roll(0, '55'), keep(0, '01'));
    expect(state).toMatchObject({ kept: [], dice: [], atRisk: 450, phase: 'decide' });
    expect(farkle.chance(state, { type: 'roll', player: 0 })?.total).toBe(6 ** 6);
    const rich = position(deciding('', '', 1500));
    expect(types(rich)).toEqual(['roll', 'bank']);
    expect(play(rich, roll(0, '122346'), keep(0, '0')).atRisk).toBe(1600);
  });

  it('FRK-7 [hotDice=must] they have to be rolled', () => {
    const state = position(deciding('', '', 1500), { hotDice: 'must' });
    expect(types(state)).toEqual(['roll']);
    expect(verdict(state, bank(0))).toBe('FRK-7');
    expect(types(play(state, roll(0, '122346'), keep(0, '0')))).toEqual(['roll', 'bank']);
  });

  it.each([
    [0, 50, 'legal'],
    [350, 300, 'FRK-8'],
    [350, 350, 'legal'],
    [500, 450, 'FRK-8'],
    [500, 500, 'legal'],
    [1000, 950, 'FRK-8'],
    [1000, 1000, 'legal'],
  ] as const)('FRK-8 [entry=%i] with %i at risk banking is %s', (entry, atRisk, expected) => {
    expect(verdict(position(deciding('1', '22346', atRisk), { entry }), bank(0))).toBe(expected);
    expect(verdict(position(deciding('1', '22346', atRisk, { banked: [50, 0] }), { entry }), bank(0))).toBe('legal');
  });
});

describe('what scores', () => {
  it.each([
    ['1', 100],
    ['5', 50],
    ['11', 200],
    ['155', 200],
    ['2', null],
    ['3', null],
    ['4', null],
    ['6', null],
    ['12', null],
    ['22', null],
  ])('FRK-9 %s is worth %s', (dice, points) => {
    expect(worth(dice)).toBe(points);
  });

  it.each([
    ['222', 200],
    ['333', 300],
    ['444', 400],
    ['555', 500],
    ['666', 600],
    ['2221', 300],
  ])('FRK-10 %s is worth %i', (dice, points) => {
    expect(worth(dice)).toBe(points);
  });

  it.each([300, 1000] as const)('FRK-10 [threeOnes=%i] three ones', (threeOnes) => {
    expect(worth('111', { threeOnes })).toBe(threeOnes);
  });

  it.each([
    ['2222', 1000],
    ['66666', 2000],
    ['333333', 3000],
    ['1111', 1000],
    ['22225', 1050],
  ])('FRK-11 [kinds=fixed] %s is worth %i', (dice, points) => {
    expect(worth(dice)).toBe(points);
  });

  it.each([
    ['2222', 400],
    ['22222', 800],
    ['222222', 1600],
    ['6666', 1200],
    ['1111', 600],
  ])('FRK-11 [kinds=doubling] %s is worth %i', (dice, points) => {
    expect(worth(dice, { kinds: 'doubling' })).toBe(points);
  });

  it('FRK-12 [straight=1500] [straight=0] six different dice', () => {
    expect(worth('631524')).toBe(1500);
    expect(worth('12345')).toBe(null);
    expect(worth('631524', { straight: 0 })).toBe(null);
  });

  it('FRK-13 [threePairs=1500] [threePairs=0] three pairs', () => {
    expect(worth('223344')).toBe(1500);
    expect(worth('242242')).toBe(1500);
    expect(worth('111155')).toBe(1500);
    expect(worth('222222')).toBe(3000);
    expect(worth('223344', { threePairs: 0 })).toBe(null);
    expect(scores(digits('223344'), { ...usual, threePairs: 0 })).toBe(false);
  });

  it('FRK-14 [twoTriplets=2500] [twoTriplets=0] two threes of a kind', () => {
    expect(worth('232323')).toBe(2500);
    expect(worth('232323', { twoTriplets: 0 })).toBe(500);
    expect(worth('111555', { twoTriplets: 0 })).toBe(800);
  });

  it('FRK-15 dice of two rolls make no combination', () => {
    const state = play(position(deciding('11', '2346', 200)), roll(0, '1234'), keep(0, '0'));
    expect(state.atRisk).toBe(300);
  });

  it('FRK-15 the best reading is that of all ways to divide the dice', () => {
    const combination = (
      dice: readonly number[],
      { threeOnes, kinds, straight, threePairs, twoTriplets }: typeof usual,
    ) => {
      const sorted = [...dice].sort().join('');
      const [face = 0] = dice;
      const three = face === 1 ? threeOnes : face * 100;
      if (sorted === '1') return 100;
      if (sorted === '5') return 50;
      if (dice.length >= 3 && new Set(dice).size === 1)
        return [three, 1000, 2000, 3000].map((fixed, i) => (kinds === 'fixed' ? fixed : three * 2 ** i))[
          dice.length - 3
        ];
      if (sorted === '123456') return straight || undefined;
      if (/^(.)\1\1(.)\2\2$/.test(sorted)) return twoTriplets || undefined;
      return /^(.)\1(.)\2(.)\3$/.test(sorted) ? threePairs || undefined : undefined;
    };
    /** Every die is in the first group or in the rest: brute force. */
    const best = (dice: readonly number[], values: typeof usual): number | null => {
      let most: number | null = dice.length === 0 ? 0 : null;
      for (let subset = 1; subset < 2 ** dice.length; subset += 2) {
        const points = combination(
          dice.filter((_, i) => (subset >> i) & 1),
          values,
        );
        const rest =
          points === undefined
            ? null
            : best(
                dice.filter((_, i) => !((subset >> i) & 1)),
                values,
              );
        if (points !== undefined && rest !== null) most = Math.max(most ?? 0, points + rest);
      }
      return most;
    };
    let compared = 0;
    for (const options of farkle.variants) {
      const values = farkle.setup({ players: 1, options }).options;
      const all = (dice: number[], least: number): void => {
        if (dice.length > 0) {
          expect([dice, pointsOf(dice, values)]).toEqual([dice, best(dice, values)]);
          compared += 1;
        }
        if (dice.length < 6) for (let face = least; face <= 6; face++) all([...dice, face], face);
      };
      all([], 1);
    }
    expect(compared).toBe(4 * 923);
  });
});

describe('rules of some tables', () => {
  it('FRK-16 [threeFarkles=1000] the third farkle in a row costs points', () => {
    const farkled = (own: number, before: number) =>
      play(position({ banked: [own, 900], farkles: [before, 1] }, { threeFarkles: 1000 }), roll(0, '223446'));
    expect(farkled(2000, 1)).toMatchObject({ banked: [2000, 900], farkles: [2, 1] });
    expect(farkled(2000, 2)).toMatchObject({ banked: [1000, 900], farkles: [0, 1] });
    expect(farkled(700, 2).banked).toEqual([0, 900]);
  });

  it('FRK-16 whoever banks begins to count anew', () => {
    const state = position(deciding('1', '22346', 100, { banked: [500, 0], farkles: [2, 1] }), { threeFarkles: 1000 });
    expect(play(state, bank(0)).farkles).toEqual([0, 1]);
  });

  it('FRK-16 [threeFarkles=0] they cost nothing', () => {
    let state = position({ banked: [2000] });
    for (let turn = 0; turn < 4; turn++) state = play(state, roll(0, '223446'));
    expect(state).toMatchObject({ banked: [2000], farkles: [0] });
  });

  it('FRK-17 [piggyback=true] points and dice are taken over from whoever has banked', () => {
    const banked = play(position(deciding('115', '236', 500), { piggyback: true }), bank(0));
    expect(banked).toMatchObject({ banked: [500, 0], toPlay: 1, offered: 500, kept: [1, 1, 5] });
    expect(types(banked)).toEqual(['roll', 'takeOver']);
    expect(farkle.chance(banked, { type: 'takeOver', player: 1 })?.total).toBe(6 ** 3);
    expect(play(banked, takeOver(1, '523'), keep(1, '0'), bank(1)).banked).toEqual([500, 550]);
    expect(play(banked, takeOver(1, '223'))).toMatchObject({ banked: [500, 0], toPlay: 0, offered: 0, kept: [] });
    expect(play(banked, roll(1, '522346'), keep(1, '0'))).toMatchObject({ atRisk: 50, kept: [5] });
  });

  it('FRK-17 [piggyback=true] hot dice are taken over as six, and after a farkle there is nothing', () => {
    const hot = play(position(deciding('', '', 1500), { piggyback: true }), bank(0));
    expect(farkle.chance(hot, { type: 'takeOver', player: 1 })?.total).toBe(6 ** 6);
    expect(verdict(play(hot, takeOver(1, '223446')), { type: 'takeOver', player: 0 })).toBe('FRK-17');
  });

  it('FRK-17 [piggyback=false] nothing is taken over', () => {
    const banked = play(position(deciding('115', '236', 500)), bank(0));
    expect(banked).toMatchObject({ offered: 0, kept: [], dice: [] });
    expect(verdict(banked, { type: 'takeOver', player: 1 })).toBe('FRK-17');
  });
});

describe('end', () => {
  const closing = (own: number, options: FarkleOptions, others: number[] = [3000, 4000]) =>
    play(position(deciding('1', '22346', 100, { banked: [own, ...others] }), options), bank(0));

  it.each([
    [10000, 9850, null],
    [10000, 9900, 0],
    [5000, 4850, null],
    [5000, 4900, 0],
  ] as const)('FRK-18 [goal=%i] with %i and 100 more', (goal, own, closer) => {
    expect(closing(own, { goal }).closer).toBe(closer);
  });

  it('FRK-18 [finalRound=true] each of the others has one more turn', () => {
    const state = closing(9900, {});
    expect(state).toMatchObject({ toPlay: 1, closer: 0 });
    const second = play(state, roll(1, '223446'));
    expect(second.toPlay).toBe(2);
    const over = play(second, roll(2, '223446'));
    expect(over.toPlay).toBe(null);
    expect(farkle.result(over)).toEqual({
      winners: [0],
      scores: [10000, 3000, 4000],
      reason: 'The most points are 10000.',
    });
  });

  it('FRK-18 a player who passes the first in the final round opens none of their own', () => {
    const state = play(closing(9900, {}, [9000, 4000]), roll(1, '222222'), keep(1, '012345'), bank(1));
    expect(state).toMatchObject({ toPlay: 2, closer: 0 });
    const over = play(state, roll(2, '223446'));
    expect(farkle.result(over)?.winners).toEqual([1]);
  });

  it('FRK-18 [finalRound=false] the first to reach the goal wins', () => {
    const state = closing(9900, { finalRound: false });
    expect(farkle.result(state)?.winners).toEqual([0]);
  });

  it('FRK-18 a lone player is done on reaching the goal', () => {
    expect(farkle.result(closing(9900, {}, []))?.winners).toEqual([0]);
  });

  it('FRK-19 who has as many shares the win', () => {
    const state = play(closing(9900, {}, [9900, 4000]), roll(1, '122346'), keep(1, '0'), bank(1), roll(2, '223446'));
    expect(farkle.result(state)?.winners).toEqual([0, 1]);
  });
});

describe('what is said and drawn', () => {
  it('FRK-6 says a farkle, and the third in a row', () => {
    const before = position({ banked: [2000, 0], farkles: [2, 0] }, { threeFarkles: 1000 });
    const action = roll(0, '223446');
    expect(farkle.describe(before, action, farkle.reduce(before, action))).toBe(
      'Player 1 rolls 2 2 3 4 4 6: a farkle, the third in a row, which costs 1000.',
    );
  });

  it('FRK-7 says that dice are hot', () => {
    const before = play(position(deciding('1115', '23', 350)), roll(0, '55'));
    const action = keep(0, '01');
    expect(farkle.describe(before, action, farkle.reduce(before, action))).toBe(
      'Player 1 keeps 5 5 for 100: 450, and all six dice are hot.',
    );
  });

  it('FRK-4 draws each die that was rolled as what it is to keep', () => {
    const state = play(farkle.setup({ players: 2 }), roll(0, '112536'));
    const { parts, summary } = farklePicture(state, { names: ['Ada', 'Ben'] });
    const [row] = parts.flatMap((part) => (part.kind === 'dice' ? part.rows : []));
    expect(row?.dice.map((die) => die.parts)).toEqual([0, 1, 2, 3, 4, 5].map((place) => [`die:${place}`]));
    expect(summary).toBe('Ada chooses dice to keep. Dice: 1 1 2 5 3 6. Points: Ada 0, Ben 0.');
  });
});
