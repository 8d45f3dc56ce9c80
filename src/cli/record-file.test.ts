import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';

const text = `dicewright/1 kiriki 1
players Ada, Ben
Ada roll all = 2 5 5 2 5
Ada score fullHouse
`;
const record = {
  format: 'dicewright/1',
  game: 'kiriki',
  rules: 1,
  players: 2,
  options: {},
  names: ['Ada', 'Ben'],
  actions: [
    { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [2, 5, 5, 2, 5] },
    { type: 'score', player: 0, pattern: 'fullHouse' },
  ],
};

const damaged = `${text}Ben rolls all = 1 2 3 4 5\nAda score\n`;

const roll = JSON.stringify({ type: 'roll', player: 1, dice: [0, 1, 2, 3, 4] });
/** What each command is called with before the name of the file. */
const calls = {
  replay: ['replay'],
  verify: ['verify'],
  odds: ['odds', 'kiriki', '--action', roll, '--value', 'dice.0', '--record'],
} as const;

describe.each(Object.entries(calls))('%s takes notation', (_, call) => {
  it('that begins as such, and by the name of the file', async () => {
    const { stdout } = await runCommand([...call, 'game'], { files: { game: text } });
    const whole = await runCommand([...call, 'game'], { files: { game: JSON.stringify(record) } });
    expect(stdout).toBe(whole.stdout);
    expect(stdout).not.toBe('');
    for (const content of [`# our game\n${text}`, `\uFEFF${text}`, JSON.stringify(record)]) {
      const { code, stdout: same } = await runCommand([...call, 'g.Dice'], { files: { 'g.Dice': content } });
      expect([code, same]).toEqual([0, stdout]);
    }
  });

  it('from standard input', async () => {
    const { code, stderr, stdout } = await runCommand([...call, '-'], { files: { '-': text } });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).not.toBe('');
  });

  it('and shows every mistake in it', async () => {
    const { code, stderr, stdout } = await runCommand([...call, 'game.dice'], { files: { 'game.dice': damaged } });
    expect(code).toBe(3);
    expect(stdout).toBe('');
    expect(stderr).toBe(`dicewright: game.dice: 2 mistakes
5:5: expected roll or score, got "rolls"
    Ben rolls all = 1 2 3 4 5
        ^
6:10: pattern: expected ones, twos, threes, fours, fives, sixes, threeOfAKind, fourOfAKind, fullHouse, smallStraight, largeStraight, kiriki or chance, got the end of the line
    Ada score
             ^
`);
  });

  it.each([
    [
      'another version',
      'dicewright/3 kiriki 1\nplayers 2',
      '1:1: expected dicewright/1 or dicewright/2, got "dicewright/3"',
    ],
    ['a game that is not known', 'dicewright/1 chess 1\nplayers 2', '1:14: game: "chess" is not in the catalogue'],
    ['other rules', 'dicewright/1 kiriki 9\nplayers 2', '1:21: rules: recorded under rules 9 of kiriki'],
  ])('and says what it is: %s', async (_, content, message) => {
    const { code, stderr } = await runCommand([...call, 'game'], { files: { game: content } });
    expect(code).toBe(3);
    expect(stderr).toContain(`dicewright: game: 1 mistake\n${message}`);
  });

  it('but not what is none, whatever its name', async () => {
    for (const [content, message] of [
      ['', 'it is empty'],
      ['\u0000', 'it is not a text file'],
      ['{"format":', 'it is cut off'],
      ['hello', 'it does not begin with a JSON object or dicewright/1'],
    ] as const) {
      const { code, stderr } = await runCommand([...call, 'a.dice'], { files: { 'a.dice': content } });
      expect([code, stderr.includes(message)]).toEqual([3, true]);
    }
  });
});

it('writes notation into a file of that name', async () => {
  const { written } = await runCommand(['play', 'kiriki', '--seed', 's', '--record', 'game.dice']);
  const content = String(written.get('game.dice'));
  expect(content).toMatch(
    /^dicewright\/1 kiriki 1\nplayers 2\ndice 3\nmatch ""\ncommitment sha256:.{64}\n\d roll 1-5 = /,
  );
  const { code, stdout } = await runCommand(['verify', 'game.dice'], { files: { 'game.dice': content } });
  expect([code, stdout.split('\n')[1]]).toEqual([0, expect.stringContaining('all as the seed gives them')]);
});
