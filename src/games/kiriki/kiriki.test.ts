import { describe, expect, it } from 'vitest';
import type { DeepReadonly } from '../../kernel/types.js';
import { type KirikiAction, type KirikiOptions, type KirikiState, kiriki } from './kiriki.js';
import { type KirikiPattern, type KirikiSheet, patterns, scorePattern } from './patterns.js';

type State = DeepReadonly<KirikiState>;

const digits = (text: string): number[] => [...text].map(Number);
const sheetOf = (entry: number | null) =>
  Object.fromEntries(patterns.map((pattern) => [pattern, entry])) as KirikiSheet;

/** All lines filled, with 0 unless said otherwise. */
const full = (lines: Partial<KirikiSheet> = {}): KirikiSheet => ({ ...sheetOf(0), chance: 5, ...lines });

interface Position {
  /** The dice on display, `'13355'`; without them the turn has just begun. */
  shown?: string;
  rolls?: number;
  /** What is entered, for each player; every other line is empty. */
  sheets?: Partial<KirikiSheet>[];
  toPlay?: number | null;
  options?: KirikiOptions;
}

function position({ shown = '', rolls = 1, sheets = [{}], toPlay = 0, options = {} }: Position): State {
  return kiriki.load({
    ...kiriki.setup({ players: sheets.length, options }),
    sheets: sheets.map((lines) => ({ ...sheetOf(null), ...lines })),
    dice: digits(shown),
    rolls: shown === '' ? 0 : rolls,
    toPlay,
  });
}

/** Who is to play rolls these dice, which then show these faces. */
function roll(state: State, dice: string, faces: string): State {
  const player = state.toPlay ?? 0;
  return kiriki.reduce(state, { type: 'roll', player, dice: digits(dice), outcome: digits(faces) });
}

const score = (state: State, pattern: KirikiPattern): State =>
  kiriki.reduce(state, { type: 'score', player: state.toPlay ?? 0, pattern });

/** A whole turn with a single roll. */
const turn = (state: State, faces: string, pattern: KirikiPattern): State =>
  score(roll(state, '01234', faces), pattern);

/** `'legal'`, or the clause (else the code) that forbids it, on which `check` and `safeReduce` agree. */
function verdict(state: State, action: KirikiAction): string {
  const violation = kiriki.check(state, action);
  const outcome = action.type === 'roll' ? { outcome: action.dice.map(() => 1) } : {};
  const result = kiriki.safeReduce(state, { ...action, ...outcome });
  const word = violation === null ? 'legal' : (violation.clause ?? violation.code);
  expect(result.ok ? 'legal' : (result.error.clause ?? result.error.code)).toBe(word);
  return word;
}

const rolling = (state: State, dice: string): string =>
  verdict(state, { type: 'roll', player: state.toPlay ?? 0, dice: digits(dice) });
const scoring = (state: State, pattern: KirikiPattern): string =>
  verdict(state, { type: 'score', player: state.toPlay ?? 0, pattern });

const listed = (state: State): string[] =>
  [...kiriki.legalActions(state)].map((action) => (action.type === 'roll' ? action.dice.join('') : action.pattern));

describe('players and sheets', () => {
  it.each([1, 2, 3, 4, 5, 6])('KIR-1 %i can play, each with an empty sheet', (players) => {
    expect(kiriki.setup({ players }).sheets).toEqual(Array.from({ length: players }, () => sheetOf(null)));
  });

  it.each([0, 7, 1.5])('KIR-1 %d cannot play', (players) => {
    expect(() => kiriki.setup({ players })).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });

  it('KIR-1 what one enters changes no other sheet', () => {
    const before = position({ shown: '11123', sheets: [{}, { ones: 2 }, { twos: 4 }], toPlay: 1 });
    const [first, second, third] = before.sheets;
    expect(score(before, 'chance').sheets).toEqual([first, { ...second, chance: 8 }, third]);
  });

  it('KIR-2 thirteen lines can be chosen, bonus and totals cannot', () => {
    const lines =
      'ones twos threes fours fives sixes threeOfAKind fourOfAKind fullHouse smallStraight largeStraight kiriki chance';
    expect(Object.keys(kiriki.setup({ players: 1 }).sheets[0] ?? {}).join(' ')).toBe(lines);
    const state = position({ shown: '11123', rolls: 3 });
    expect(listed(state).join(' ')).toBe(lines);
    for (const name of ['bonus', 'upper', 'upperTotal', 'lowerTotal', 'grandTotal', 'toString']) {
      expect(scoring(state, name as KirikiPattern)).toBe('INVALID_ACTION');
    }
  });

  it.each([
    ['the next', 3, [], 0, 1],
    ['the first after the last', 3, [], 2, 0],
    ['not a finished one', 4, [2], 1, 3],
    ['not two finished ones', 4, [0, 3], 2, 1],
    ['the same player, when all others are finished', 3, [0, 2], 1, 1],
  ])('KIR-3 %s follows', (_who, players, finished, mover, next) => {
    const sheets = Array.from({ length: players }, (_, player) => (finished.includes(player) ? full() : {}));
    expect(score(position({ shown: '11123', sheets, toPlay: mover }), 'ones').toPlay).toBe(next);
  });

  it('KIR-3 player 0 starts, and nobody else may act', () => {
    const state = kiriki.setup({ players: 3 });
    expect(verdict(state, { type: 'roll', player: 1, dice: [0, 1, 2, 3, 4] })).toBe('NOT_YOUR_TURN');
  });
});

describe('a turn', () => {
  it('KIR-4 lasts until a line is chosen, and the next begins without dice', () => {
    let state = kiriki.setup({ players: 2 });
    for (const rolls of [1, 2, 3]) {
      state = roll(state, '01234', '12345');
      expect(state).toMatchObject({ toPlay: 0, rolls, dice: [1, 2, 3, 4, 5] });
    }
    expect(score(state, 'chance')).toMatchObject({ toPlay: 1, rolls: 0, dice: [] });
  });

  it('KIR-5 the first roll takes all five dice', () => {
    const state = position({});
    expect(listed(state)).toEqual(['01234']);
    expect(rolling(state, '43210')).toBe('legal');
    for (const fewer of ['0', '123', '0123', '1234']) expect(rolling(state, fewer)).toBe('KIR-5');
  });

  it.each([
    [1, 'legal'],
    [2, 'legal'],
    [3, 'KIR-6'],
  ])('KIR-6 after %i rolls another is %s', (rolls, expected) => {
    const state = position({ shown: '11234', rolls });
    expect(rolling(state, '01234')).toBe(expected);
    expect(rolling(state, '4')).toBe(expected);
    expect(listed(state)).toHaveLength(expected === 'legal' ? 31 + 13 : 13);
  });

  it('KIR-7 any dice may be rolled again, in any order, but not none and none twice', () => {
    const state = position({ shown: '11234' });
    const choices = listed(state).filter((name) => /^\d/.test(name));
    expect(new Set(choices).size).toBe(2 ** 5 - 1);
    for (const dice of choices) expect(rolling(state, [...dice].reverse().join(''))).toBe('legal');
    for (const dice of ['', '00', '01230', '04234']) expect(rolling(state, dice)).toBe('KIR-7');
    for (const dice of ['5', '012345']) expect(rolling(state, dice)).toBe('INVALID_ACTION');
  });

  it('KIR-7 the third roll may take dice that the second left', () => {
    expect(roll(roll(position({ shown: '11234' }), '34', '66'), '012', '555').dice).toEqual([5, 5, 5, 6, 6]);
  });

  it('KIR-7 actions are told in ascending order', () => {
    const told = kiriki.canonical({ type: 'roll', player: 0, dice: [3, 0, 2], outcome: [1, 2, 3] });
    expect(told).toEqual({ type: 'roll', player: 0, dice: [0, 2, 3] });
  });

  it.each([
    ['4', '6', '52416'],
    ['10', '62', '26413'],
    ['031', '456', '46453'],
    ['43210', '12345', '54321'],
  ])('KIR-8 dice %s that fall as %s make 52413 into %s', (dice, faces, shown) => {
    expect(roll(position({ shown: '52413' }), dice, faces).dice).toEqual(digits(shown));
  });

  it.each(['', '1', '111', '17', '01'])('KIR-8 two dice cannot fall as "%s"', (faces) => {
    const act = () => roll(position({ shown: '11234' }), '03', faces);
    expect(act).toThrow(expect.objectContaining({ code: 'INVALID_OUTCOME' }));
  });

  it('KIR-8 each face is as likely as another', () => {
    const chance = kiriki.chance(position({ shown: '11234' }), { type: 'roll', player: 0, dice: [3] });
    const faces = [1, 2, 3, 4, 5, 6].map((face) => ({ outcome: [face], weight: 1 }));
    expect([...(chance?.outcomes() ?? [])]).toEqual(faces);
  });

  it.each(patterns)('KIR-9 %s may be chosen after any roll, but not before the first', (pattern) => {
    for (const rolls of [1, 2, 3]) expect(scoring(position({ shown: '11234', rolls }), pattern)).toBe('legal');
    expect(scoring(position({}), pattern)).toBe('KIR-9');
  });

  it.each(patterns)('KIR-10 choosing %s enters its points there, and nothing elsewhere', (pattern) => {
    const state = score(position({ shown: '22244' }), pattern);
    expect(state.sheets).toEqual([{ ...sheetOf(null), [pattern]: scorePattern([2, 2, 2, 4, 4], pattern) }]);
  });

  it.each([0, 9])('KIR-11 a line that holds %i is used up, for this player', (entry) => {
    const used = position({ shown: '33312', sheets: [{ threes: entry }, {}] });
    expect(scoring(used, 'threes')).toBe('KIR-11');
    expect(listed(used)).not.toContain('threes');
    expect(scoring(position({ shown: '33312', sheets: [{ threes: entry }, {}], toPlay: 1 }), 'threes')).toBe('legal');
  });

  it.each([
    ['sixes', '66666'],
    ['threeOfAKind', '11123'],
    ['fullHouse', '11122'],
    ['smallStraight', '12345'],
  ] as const)('KIR-12 11235 may be entered in %s as 0, which uses up the line', (pattern, better) => {
    const state = score(position({ shown: '11235' }), pattern);
    expect(state.sheets[0]?.[pattern]).toBe(0);
    expect(scoring(roll(state, '01234', better), pattern)).toBe('KIR-11');
  });
});

describe('kiriki again', () => {
  const another: Position = { shown: '33333', sheets: [{ kiriki: 50 }] };

  it('KIR-22 [repeat=true] each further kiriki adds 50', () => {
    const state = score(position(another), 'kiriki');
    expect(state.sheets[0]?.kiriki).toBe(100);
    expect(turn(state, '66666', 'kiriki').sheets[0]?.kiriki).toBe(150);
  });

  it('KIR-22 KIR-24 [repeat=true] as often as it happens, without an upper limit', () => {
    let state = position(another);
    for (let points = 100; points <= 2000; points += 50) {
      expect([points, scoring(state, 'kiriki'), listed(state).includes('kiriki')]).toEqual([points, 'legal', true]);
      state = score(state, 'kiriki');
      expect(state.sheets[0]?.kiriki).toBe(points);
      state = kiriki.reduce(state, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [6, 6, 6, 6, 6] });
    }
  });

  it('KIR-22 [repeat=false] the line is used once', () => {
    const state = position({ ...another, options: { repeat: false } });
    expect(scoring(state, 'kiriki')).toBe('KIR-11');
    expect(listed(state)).not.toContain('kiriki');
  });

  it.each([
    ['threes', 15],
    ['fours', 0],
    ['fourOfAKind', 15],
    ['fullHouse', 0],
    ['largeStraight', 0],
  ] as const)('KIR-22 [repeat=true] another kiriki may go into %s as well, for its %i points', (pattern, points) => {
    expect(score(position(another), pattern).sheets[0]).toEqual({ ...sheetOf(null), kiriki: 50, [pattern]: points });
  });

  it.each([
    [0, '33333', 'KIR-23'],
    [0, '33334', 'KIR-23'],
    [50, '33334', 'KIR-23'],
    [100, '33334', 'KIR-23'],
    [100, '33333', 'legal'],
  ])('KIR-23 [repeat=true] on a kiriki line of %i dice %s are %s', (kirikiLine, shown, expected) => {
    const state = position({ shown, sheets: [{ kiriki: kirikiLine }] });
    expect(scoring(state, 'kiriki')).toBe(expected);
    expect(listed(state).includes('kiriki')).toBe(expected === 'legal');
  });

  it('KIR-24 it uses up no line, so the player has a turn more than the others', () => {
    const lastLines = { ...full({ kiriki: 50 }), ones: null };
    let state = score(position({ shown: '33333', sheets: [lastLines, lastLines] }), 'kiriki');
    state = turn(state, '11222', 'ones');
    expect(state).toMatchObject({ toPlay: 0, sheets: [{ ones: null, kiriki: 100 }, { ones: 2 }] });
    expect(turn(state, '11111', 'ones').toPlay).toBeNull();
  });

  it('KIR-24 a game of one with three kirikis has fifteen turns', () => {
    let state = kiriki.setup({ players: 1 });
    for (let n = 0; n < 3; n++) state = turn(state, '55555', 'kiriki');
    for (const pattern of patterns.filter((one) => one !== 'kiriki')) {
      expect(kiriki.result(state)).toBeNull();
      state = turn(state, '11235', pattern);
    }
    expect(state).toMatchObject({ toPlay: null, events: 15, sheets: [{ kiriki: 150 }] });
  });

  it('KIR-24 a finished player gets no further turn, whatever they could roll', () => {
    const state = position({ sheets: [full({ kiriki: 50 }), { kiriki: 0 }], toPlay: 1 });
    expect(verdict(state, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] })).toBe('NOT_YOUR_TURN');
    expect(turn(state, '11111', 'ones').toPlay).toBe(1);
  });
});

describe('end and score', () => {
  it('KIR-25 ends when the last line of the last player is filled', () => {
    const state = position({ shown: '11234', sheets: [full(), full({ chance: null })], toPlay: 1 });
    expect([kiriki.result(state), kiriki.playersToAct(state)]).toEqual([null, [1]]);
    const over = score(state, 'chance');
    expect([over.toPlay, kiriki.playersToAct(over), listed(over)]).toEqual([null, [], []]);
    expect([scoring(over, 'chance'), rolling(over, '01234')]).toEqual(['GAME_OVER', 'GAME_OVER']);
  });

  it('KIR-25 without repeats everybody has thirteen turns', () => {
    let state = kiriki.setup({ players: 2, options: { repeat: false } });
    for (const pattern of patterns) state = turn(turn(state, '12345', pattern), '66666', pattern);
    expect(state).toMatchObject({ toPlay: null, events: 26 });
  });

  it.each([
    ['the most points', [full({ chance: 20 }), full({ chance: 21 })], [20, 21], [1]],
    ['a shared win', [full({ chance: 21 }), full(), full({ chance: 21 })], [21, 5, 21], [0, 2]],
    [
      'the bonus decides',
      [full({ sixes: 30, fives: 25, fours: 8 }), full({ kiriki: 50, smallStraight: 30 })],
      [103, 85],
      [0],
    ],
    ['one player', [full()], [5], [0]],
  ])('KIR-27 %s', (_what, sheets, scores, winners) => {
    const result = kiriki.result(position({ sheets, toPlay: null }));
    expect(result).toMatchObject({ scores, winners });
    expect(result?.reason).toContain(String(Math.max(...scores)));
  });
});
