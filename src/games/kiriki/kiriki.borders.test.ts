import { describe, expect, it } from 'vitest';
import { createRng } from '../../kernel/dice/random.js';
import { type KirikiAction, type KirikiOptions, kiriki } from './kiriki.js';
import { type KirikiPattern, patterns } from './patterns.js';

const empty = Object.fromEntries(patterns.map((pattern) => [pattern, null]));
const full = { ...Object.fromEntries(patterns.map((pattern) => [pattern, 0])), chance: 5 };
const two = kiriki.setup({ players: 2 });
const shown = { rolls: 1, dice: [4, 4, 4, 4, 4] };

describe('options', () => {
  it('have the handbook’s values unless given', () => {
    expect(two.options).toEqual({ repeat: true, fullHouseOfFive: false, upperBonus: 35, upperBonusOver: 62 });
    expect(kiriki.setup({ players: 2, options: { upperBonus: 50 } }).options).toMatchObject({
      repeat: true,
      upperBonus: 50,
    });
  });

  it.each([
    { repeat: 1 },
    { fullHouseOfFive: 'no' },
    { upperBonus: -1 },
    { upperBonus: 1001 },
    { upperBonusOver: 0.5 },
    { upperBonusOver: Number.NaN },
    { bonus: 35 },
  ])('%j is refused', (options) => {
    const error = expect.objectContaining({ code: 'INVALID_SETUP' });
    expect(() => kiriki.setup({ players: 2, options: options as KirikiOptions })).toThrow(error);
  });

  it.each([
    ['[upperBonus=35] [upperBonusOver=62]', {}, 68 + 35],
    ['[upperBonus=50]', { upperBonus: 50 }, 68 + 50],
    ['[upperBonus=0]', { upperBonus: 0 }, 68],
    ['[upperBonusOver=63]', { upperBonusOver: 63 }, 68],
  ])('KIR-14 KIR-26 upper lines of 63 and 5 for chance make, with %s, %o the score', (_option, options, score) => {
    const sheet = { ...full, threes: 6, fours: 12, fives: 15, sixes: 30 };
    const over = { ...kiriki.setup({ players: 1, options }), sheets: [sheet], toPlay: null };
    expect(kiriki.result(kiriki.load(over))?.scores).toEqual([score]);
  });

  it.each([
    ['[fullHouseOfFive=false]', false, 0],
    ['[fullHouseOfFive=true]', true, 25],
  ])('KIR-17 %s five of a kind as a full house', (_option, fullHouseOfFive, points) => {
    const state = kiriki.load({ ...kiriki.setup({ players: 2, options: { fullHouseOfFive } }), ...shown });
    const after = kiriki.reduce(state, { type: 'score', player: 0, pattern: 'fullHouse' });
    expect(after.sheets[0]?.fullHouse).toBe(points);
  });
});

describe('states from outside', () => {
  const line = (pattern: string, points: number) => ({ sheets: [{ ...empty, [pattern]: points }, empty] });

  it.each([
    ['in the middle of a turn', shown],
    ['with one player finished', { sheets: [full, empty], toPlay: 1 }],
    ['at the end', { sheets: [full, full], toPlay: null }],
    ['with three kirikis', line('kiriki', 150)],
    ['set up by hand, with points that no dice give', line('threes', 7)],
  ])('are taken %s', (_what, fields) => {
    expect(kiriki.load(JSON.parse(JSON.stringify({ ...two, ...fields })))).toEqual({ ...two, ...fields });
  });

  it.each([
    [{ sheets: [empty] }, undefined, 'expected 2 sheets, got 1'],
    [{ dice: [1, 1, 1, 1, 1] }, 'KIR-4', 'expected 0 dice after 0 rolls'],
    [{ rolls: 2 }, 'KIR-4', 'expected 5 dice after 2 rolls'],
    [{ toPlay: null }, 'KIR-25', 'the game is not over'],
    [{ ...shown, sheets: [full, full], toPlay: null }, 'KIR-25', 'the game is not over'],
    [{ sheets: [full, empty] }, 'KIR-25', 'Player 1 has no empty line'],
  ])('%j: %s %s', (fields, clause, message) => {
    const error = { code: 'INVALID_STATE', message: `kiriki: state: ${message}` };
    expect(() => kiriki.load({ ...two, ...fields })).toThrow(
      expect.objectContaining(clause ? { ...error, clause } : error),
    );
  });

  it.each([
    ['too few sheets', { sheets: [empty] }],
    ['too many sheets', { sheets: [empty, empty, empty] }],
    ['a line missing', { sheets: [{ ...empty, chance: undefined }, empty] }],
    ['a line more', { sheets: [{ ...empty, bonus: 35 }, empty] }],
    ['dice before a roll', { dice: [1, 1, 1, 1, 1] }],
    ['a roll without dice', { rolls: 1 }],
    ['four dice', { rolls: 1, dice: [1, 1, 1, 1] }],
    ['six dice', { rolls: 1, dice: [1, 1, 1, 1, 1, 1] }],
    ['a die with a 7', { rolls: 1, dice: [1, 1, 1, 1, 7] }],
    ['a die with a 0', { rolls: 1, dice: [1, 1, 1, 1, 0] }],
    ['four rolls', { ...shown, rolls: 4 }],
    ['nobody to play in a game that runs', { toPlay: null }],
    ['somebody to play when all is filled', { sheets: [full, full] }],
    ['a finished player to play', { sheets: [full, empty], toPlay: 0 }],
    ['a player to play who is not there', { toPlay: 2 }],
    ['dice after the end', { ...shown, sheets: [full, full], toPlay: null }],
    ['half a point', line('chance', 4.5)],
    ['fewer than no points', line('chance', -1)],
  ])('are refused with %s', (_what, fields) => {
    const error = expect.objectContaining({ code: 'INVALID_STATE' });
    expect(() => kiriki.load({ ...two, ...fields })).toThrow(error);
  });
});

describe('what is announced', () => {
  const rolled = (dice: number[], outcome: number[]): KirikiAction => ({ type: 'roll', player: 1, dice, outcome });
  const chosen = (pattern: KirikiPattern): KirikiAction => ({ type: 'score', player: 1, pattern });
  const again = { ...shown, sheets: [empty, { ...empty, kiriki: 50 }] };

  it.each([
    ['Player 2 rolls 1 2 3 4 5.', {}, rolled([0, 1, 2, 3, 4], [1, 2, 3, 4, 5])],
    ['Player 2 rerolls one die to 6: 4 4 6 4 4.', shown, rolled([2], [6])],
    ['Player 2 rerolls 2 dice to 6 1: 4 1 6 4 4.', shown, rolled([2, 1], [6, 1])],
    ['Player 2 scores 20 for four of a kind.', shown, chosen('fourOfAKind')],
    ['Player 2 scores 50 for kiriki.', shown, chosen('kiriki')],
    ['Player 2 scores 50 for kiriki again.', again, chosen('kiriki')],
    ['Player 2 scores 0 for large straight.', shown, chosen('largeStraight')],
  ])('%s', (sentence, fields, action) => {
    const before = kiriki.load({ ...two, toPlay: 1, ...fields });
    expect(kiriki.describe(before, action, kiriki.reduce(before, action))).toBe(sentence);
  });
});

describe('why something can’t be done', () => {
  const rolling = (dice: number[]): KirikiAction => ({ type: 'roll', player: 0, dice });
  const kirikiLine = (points: number) => ({ ...shown, sheets: [{ ...empty, kiriki: points, ones: 3 }, empty] });

  it.each([
    ['all 3 rolls of this turn have been made', { ...shown, rolls: 3 }, rolling([0])],
    ['a roll takes at least one die', shown, rolling([])],
    ['a die is named twice', shown, rolling([2, 2])],
    ['the first roll takes all five dice, not 4', {}, rolling([0, 1, 2, 3])],
    ['the dice must be rolled before a line is chosen', {}, { type: 'score', player: 0, pattern: 'ones' }],
    ['ones has already been used', kirikiLine(0), { type: 'score', player: 0, pattern: 'ones' }],
    ['the kiriki line holds 0 and is closed', kirikiLine(0), { type: 'score', player: 0, pattern: 'kiriki' }],
    [
      'another kiriki needs five dice of the same face',
      { ...kirikiLine(50), dice: [4, 4, 4, 4, 1] },
      { type: 'score', player: 0, pattern: 'kiriki' },
    ],
  ] as const)('%s', (why, fields, action) => {
    expect(kiriki.check(kiriki.load({ ...two, ...fields }), action as KirikiAction)?.message).toContain(why);
  });
});

describe('play at random', () => {
  const sampled = (fields: object, count = 400): (KirikiAction | null)[] => {
    const rng = createRng('kiriki at random');
    const state = kiriki.load({ ...two, ...fields });
    return Array.from({ length: count }, () => kiriki.sampleAction(state, rng));
  };
  const rolls = (actions: readonly (KirikiAction | null)[]): Set<string> =>
    new Set(actions.flatMap((action) => (action?.type === 'roll' ? [action.dice.join('')] : [])));
  const lines = (actions: readonly (KirikiAction | null)[]): Set<string> =>
    new Set(actions.flatMap((action) => (action?.type === 'score' ? [action.pattern] : [])));

  it('KIR-5 rolls all dice first', () => {
    const first = sampled({}, 40);
    expect([rolls(first), lines(first)]).toEqual([new Set(['01234']), new Set()]);
  });

  it('KIR-7 KIR-9 rolls any of the dice again, or chooses any line that is open', () => {
    const some = sampled(shown, 1000);
    expect(rolls(some).size).toBe(31);
    expect(lines(some)).toEqual(new Set(patterns));
    const used = { ...shown, sheets: [{ ...empty, ones: 4, kiriki: 0 }, empty] };
    expect(lines(sampled(used))).toEqual(new Set(patterns.filter((one) => one !== 'ones' && one !== 'kiriki')));
  });

  it('KIR-6 chooses a line after the third roll', () => {
    const last = sampled({ ...shown, rolls: 3 });
    expect([rolls(last), lines(last)]).toEqual([new Set(), new Set(patterns)]);
  });
});

it('KIR-3 six play in turn, round after round', () => {
  let state = kiriki.setup({ players: 6 });
  const movers: (number | null)[] = [];
  for (let turn = 0; turn < 12; turn++) {
    movers.push(state.toPlay);
    const player = state.toPlay ?? 0;
    state = kiriki.reduce(state, { type: 'roll', player, dice: [0, 1, 2, 3, 4], outcome: [1, 2, 2, 4, 6] });
    state = kiriki.reduce(state, { type: 'score', player, pattern: turn < 6 ? 'ones' : 'chance' });
  }
  expect(movers).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]);
  expect(state.sheets.every(({ ones, chance }) => ones === 1 && chance === 15)).toBe(true);
  expect(kiriki.title).toBe('Kiriki');
});
