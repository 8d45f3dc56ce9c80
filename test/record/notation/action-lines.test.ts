import { actionLines, readRecord } from 'dicewright/record';
import { expect, it } from 'vitest';
import { gameOf } from './texts.js';

it('says on which lines the actions begin', () => {
  const text = `\uFEFF# our game
dicewright/1 kiriki 1
players result, "Ada"

options repeat: true
# a comment
Ada roll 1-5
  # and more
  = 1 2 3 4 5
   
"result" roll 1 = 3
2 score ones
result winners: [], scores: null, reason: ""
`.replaceAll('\n', '\r\n');
  expect(actionLines(text)).toEqual([7, 11, 12]);
  expect(readRecord(text, gameOf('kiriki')).actions).toHaveLength(3);
});

it('takes any text, and nothing else', () => {
  expect(actionLines('')).toEqual([]);
  expect(actionLines('roll "\n)\nseed')).toEqual([1, 2]);
  expect(() => actionLines(undefined as never)).toThrow('record: expected text, got undefined');
});
