import { describe, expect, it } from 'vitest';
import { listenerOf, nameInWords, playerInSentence, playerName, withNames } from './naming.js';

describe('names', () => {
  it('stand where players do', () => {
    expect(withNames('Player 1 jumps over player 2. Player 10 waits.', ['Ada', 'Ben'])).toBe(
      'Ada jumps over Ben. Player 10 waits.',
    );
    expect(withNames('The player 1st, 2 players, Player 0', ['Ada', 'Ben'])).toBe(
      'The player 1st, 2 players, Player 0',
    );
  });

  it('are put in once: a name that looks like a player is left alone', () => {
    expect(withNames('Player 1 beats Player 2.', ['Player 2', '$& $1'])).toBe('Player 2 beats $& $1.');
  });

  it.each([undefined, [], ['', '  '], ['\0', '\u200b\n']])('are left out where there are none: %j', (names) => {
    expect(withNames('Player 1 and player 2', names)).toBe('Player 1 and player 2');
    expect(playerName(1, names)).toBe('Player 2');
    expect(playerInSentence(0, names)).toBe('Player 1');
  });

  it.each(['You', 'you', 'I', 'We', ' Me '])('make a sentence right also for %j', (name) => {
    expect(playerName(0, [name])).toBe(name);
    expect(withNames('Player 1 rolls 2 4.', [name])).toBe(`Player 1 (${name.trim()}) rolls 2 4.`);
  });

  it('that only begin like a pronoun are names', () => {
    expect(withNames('Player 1 rolls.', ['Yousef'])).toBe('Yousef rolls.');
    expect(withNames('Player 1 rolls.', ['I am'])).toBe('I am rolls.');
    expect(withNames('Player 1 rolls.', ['Romeo and you'])).toBe('Romeo and you rolls.');
  });
});

it.each([
  ['fullHouse', 'full house'],
  ['threeOfAKind', 'three of a kind'],
  ['XWing', 'x wing'],
  ['IDCard', 'id card'],
  ['rollAGAIN', 'roll again'],
  ['row2Left', 'row2 left'],
  ['the--clever__mole', 'the clever mole'],
  ['small-straight', 'small straight'],
  ['ones', 'ones'],
])('%s is read as %s', (name, words) => {
  expect(nameInWords(name)).toBe(words);
});

describe('who listens', () => {
  it.each<[unknown, object]>([
    [undefined, { viewer: null }],
    [1, { viewer: 1 }],
    [{}, { viewer: null, names: [] }],
    [
      { viewer: 0, names: ['Ada'] },
      { viewer: 0, names: ['Ada'] },
    ],
  ])('%j', (given, listener) => {
    expect(listenerOf(given)).toEqual(listener);
  });

  it.each([[{ names: 'Ada' }], [{ names: [1] }], [{ viewer: 0, name: 'Ada' }]])('is not %j', (given) => {
    expect(() => listenerOf(given)).toThrow(
      expect.objectContaining({ code: 'INVALID_ACTION', message: 'describe: expected { viewer, names }' }),
    );
  });
});
