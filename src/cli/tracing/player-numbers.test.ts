import { expect, it } from 'vitest';
import { playersFromZero } from './player-numbers.js';

it.each<[text: string, words: string]>([
  ['Then player 0 begins.', 'player 0'],
  ['Player 0 begins.', 'Player 0'],
  ['Side 0 is players 0 and 2.', 'players 0'],
  ["The dice of player 1's corner.", 'player 1'],
  ['Players 1 and 3, or players 2 and 4.', 'players 2 and'],
])('finds who is counted from 0: %s', (text, words) => {
  expect(playersFromZero(`# Red\n\n${text}`)).toEqual([{ line: 3, words }]);
});

it.each([
  'Player 1 begins, then Player 2; Players 1 and 3 are a side.',
  'The text gives each player 2 dice, and with three players 45.',
  'A table for players 10 years old.',
  'In records it is `player 0`, and `{"player":0}`.',
  '```diagram\nplayer 0 move\n```',
])('lets stand: %s', (text) => expect(playersFromZero(text)).toEqual([]));

it('goes on below code', () => {
  expect(playersFromZero('```\nplayer 0\n```\nplayer 0')).toEqual([{ line: 4, words: 'player 0' }]);
});
