import { describe, expect, it } from 'vitest';
import { at, board } from '../../../../../test/helpers/das-spiel.js';
import { going, LEVEL_1, lift, roll, type State, start } from '../../../../../test/helpers/storing-scores.js';
import { type StoringScoresAction, storingScores } from './storing-scores.js';
import { storingScoresPicture } from './storing-scores.picture.js';

describe('positions', () => {
  const some = going(start(), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 2]));
  const won = going(start(), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 1]));
  const without = (index: number, numbers: number[] | null) => some.seen.map((one, i) => (i === index ? numbers : one));

  it('STO-13 those saved when only the last die was the end are taken', () => {
    const { ends, ...older } = some.options;
    expect(ends).toBe('last-die');
    expect(storingScores.load({ ...some, rules: 1, options: older })).toEqual(some);
  });

  it.each([
    [
      'a die that went up',
      { ...won, taken: [0, 0], board: board({ g: '2a1' }, won.board) },
      /expected 36 green dice on level 1/,
    ],
    ['a black die that is too many', { ...some, board: board({ k: '2a1' }, some.board) }, /expected 36 green dice/],
    [
      'turns after the last one',
      { ...some, turns: 4, phase: 'over', toPlay: null, options: { ...some.options, turnLimit: 3 } },
      /there are 3 turns/,
    ],
    ['a die of another colour', { ...some, board: board({ g: 'a1' }, some.board) }, /a black die in a1/],
    ['a die too high', { ...some, board: board({ g: '2a1' }, some.board) }, /expected 36 green dice/],
    ['a lost die', { ...won, taken: [0, 0] }, /expected 36 green dice/],
    ['a die won unseen', { ...won, seen: start().seen }, /was never lifted/],
    [
      'a die that shows one number twice',
      { ...some, seen: without(LEVEL_1.indexOf(at('1c4')), [1, 5, 1]) },
      /no die shows/,
    ],
    [
      'a die that shows opposite ones',
      { ...some, seen: without(LEVEL_1.indexOf(at('1c4')), [1, 2, 1]) },
      /no die shows/,
    ],
    ['two numbers of three', { ...some, seen: without(0, [1, 2]) }, /expected 3 numbers/],
    ['a funnel too few', { ...some, seen: some.seen.slice(1) }, /expected 36 funnels/],
    ['a count too few', { ...some, taken: [0] }, /expected 2 numbers/],
    ['another player on', { ...some, toPlay: 0 }, /another player is on/],
    ['a lift without a total', { ...some, rolled: [] }, /no total stands/],
    ['a roll that need not be', { ...some, phase: 'roll' }, /a total stands/],
    ['two red dice', { ...some, rolled: [1, 2] }, /expected 3 red dice/],
    ['an old total on the first turn', { ...start(), phase: 'choose', rolled: [1, 1, 1] }, /nobody has left/],
    ['an early end', { ...some, phase: 'over', toPlay: null }, /not over/],
    ['turns beyond the limit', { ...some, turns: 9, options: { ...some.options, turnLimit: 3 } }, /over/],
  ])('%s is refused', (_, value, message) => {
    expect(() => storingScores.load(value)).toThrow(message);
  });
});

describe('words and picture', () => {
  it('announce what is rolled and seen', () => {
    const told = (state: State, action: StoringScoresAction) =>
      storingScores.describe(state, action, storingScores.reduce(state, action));
    expect(told(start(), roll(0, [6, 2, 2]))).toBe('Player 1 rolls 6, 2, 2: 10.');
    const rolled = going(start(), roll(0, [6, 2, 2]));
    expect(told(rolled, lift(0, '1c3', [5, 4, 2]))).toBe(
      'Player 1 lifts 1c3: 5, 4, 2 make 11, not 10. The green die goes back.',
    );
    expect(told(rolled, lift(0, '1c3', [5, 4, 1]))).toBe(
      'Player 1 lifts 1c3: 5, 4, 1 make 10! The green die is won, 1 is theirs now.',
    );
    const second = going(rolled, lift(0, '1c3', [5, 4, 1]), roll(0, [1, 1, 2]));
    expect(told(second, lift(0, '1a1', [1, 1, 2]))).toMatch(/is won, 2 are theirs now\.$/);
  });

  it('say why something can’t be done', () => {
    const why = (state: State, action: object): string | undefined =>
      storingScores.check(state, action as StoringScoresAction)?.message;
    const rolled = going(start(), roll(0, [6, 2, 2]));
    expect(why(rolled, { type: 'roll', player: 0 })).toMatch(/lift a die for what you rolled$/);
    expect(why(start(), { type: 'lift', player: 0, cell: '1c3' })).toMatch(/no total stands: roll first$/);
    expect(why(rolled, { type: 'lift', player: 0, cell: 'c3' })).toMatch(/no green die lies in c3$/);
    expect(storingScores.title).toBe('Storing Scores');
    expect(start().rolled).toEqual([]);
  });

  it('STO-11 show what lies open and what was lifted last, no more', () => {
    const first = going(start(), roll(0, [6, 2, 2]), lift(0, '1c3', [5, 4, 1]), roll(0, [6, 6, 6]));
    const second = going(first, lift(0, '1a1', [1, 2, 3]));
    const third = going(second, lift(1, '1a8', [1, 2, 4]));
    const texts = (state: State, before?: State) =>
      storingScoresPicture(state, { before }).parts.flatMap((part) =>
        part.kind === 'board'
          ? part.cells.flatMap(({ name, text }) => (text === undefined ? [] : [`${name} ${text}`]))
          : [],
      );
    expect(texts(second, first)).toEqual(['1a1 6', '1c3 10']);
    expect(texts(third, second)).toEqual(['1a8 7', '1c3 10']);
    expect(texts(third)).toEqual(['1c3 10']);
    expect(storingScoresPicture(start(), { names: ['Ada', 'Ben'] }).summary).toMatch(/^Ada rolls the red dice\./);
    expect(storingScoresPicture(first, { names: ['Ada', 'Ben'] }).summary).toMatch(
      /^Ada lifts a green die for a total of 18\./,
    );
    expect(storingScoresPicture(third, { names: ['Ada', 'Ben'] }).summary).toMatch(
      /^Ada rolls, or lifts a green die for/,
    );
  });
});
