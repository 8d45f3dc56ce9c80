import { GameError } from 'dicewright';
import { games } from 'dicewright/games';
import { NotationError, readRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { errorOf, gameOf } from './texts.js';

const kiriki = gameOf('kiriki');
const HEAD = ['dicewright/1 kiriki 1', 'players Ada, Ben'];

/** Line and column of each mistake, and what is said of it. */
const mistakesOf = (lines: readonly string[], game = kiriki): string[] =>
  errorOf(lines.join('\n'), game).mistakes.map(({ line, column, message }) => `${line}:${column} ${message}`);

const PATTERNS =
  'ones, twos, threes, fours, fives, sixes, threeOfAKind, fourOfAKind, fullHouse, smallStraight, largeStraight, kiriki or chance';

it.each<[string, string, string]>([
  ['nobody', 'Bne roll 1-5', '1 expected Ada, Ben or a number from 1 to 2, got "Bne"'],
  ['seat 0', '0 roll 1-5', '1 expected Ada, Ben or a number from 1 to 2, got "0"'],
  ['a seat too many', '3 roll 1-5', '1 expected Ada, Ben or a number from 1 to 2, got "3"'],
  ['a seat and a half', '1.5 roll 1-5', '1 expected Ada, Ben or a number from 1 to 2, got "1.5"'],
  ['a number in quotes', '"1" roll 1-5', '1 expected Ada, Ben or a number from 1 to 2, got "1"'],
  ['a sign', '= roll 1-5', '1 expected Ada, Ben or a number from 1 to 2, got ='],
  ['a name alone', 'Ada', '4 expected roll or score, got the end of the line'],
  ['no such action', 'Ada rolls 1-5', '5 expected roll or score, got "rolls"'],
  ['a field missing', 'Ada score', `10 pattern: expected ${PATTERNS}, got the end of the line`],
  ['a word that is none of them', 'Ada score fulHouse', `11 pattern: expected ${PATTERNS}, got "fulHouse"`],
  ['places missing', 'Ada roll = 1 2 3', '10 dice: expected places, got ='],
  ['place 0', 'Ada roll 0 1 = 1 2', '10 dice: expected a place from 1, got "0"'],
  ['a word for a place', 'Ada roll 1 two = 1 2', '12 dice: expected a place from 1, got "two"'],
  ['a text for a place', 'Ada roll "1" = 1', '10 dice: expected a place from 1, got "1"'],
  ['a run too far', 'Ada roll 1-6 = 1', '10 dice: expected a run of places within 1-5, got "1-6"'],
  ['a run backwards', 'Ada roll 5-1 = 1', '10 dice: expected a run of places within 1-5, got "5-1"'],
  ['a list that is ended for nothing', 'Ada roll 1 / 2', '12 expected = or the end of the line, got /'],
  ['an outcome where nothing is random', 'Ada score ones = 3', '16 expected the end of the line, got ='],
  ['an outcome missing', 'Ada roll 1 =', '13 outcome: expected a value, got the end of the line'],
  ['a word for a number', 'Ada roll 1 2 = 6 six', '18 outcome: expected a number, got "six"'],
  ['pairs for a number', 'Ada roll 1 2 = 6 (a: 3)', '18 outcome: expected a number, got ('],
  ['a list without an end', 'Ada roll 1 2 = [6 6', '20 outcome: expected a value or ], got the end of the line'],
  ['an outcome twice', 'Ada roll 1 = 1 = 1', '16 expected the end of the line, got ='],
  ['a text without an end', 'Ada score "ones # 3', '11 pattern: expected a " at the end of the text that begins here'],
  ['a text that is none', 'Ada score "\\x"', '11 pattern: expected a text in quotes as JSON has it'],
  ['columns of astral characters', '"🎲🎲" roll 1', '1 expected Ada, Ben or a number from 1 to 2, got "🎲🎲"'],
  ['columns after them', 'Ada score "🎲🎲" x', '16 expected the end of the line, got "x"'],
  ['columns after tabs', 'Ada\tscore\tx', `11 pattern: expected ${PATTERNS}, got "x"`],
  ['players again', 'players 3', '1 expected players once, got "players"'],
  ['dice of old', 'dice 1', '6 dice: expected 2 or 3, got "1"'],
  [
    'a promise without a name',
    'commitment 1234',
    '16 commitment: expected sha256: and 64 hexadecimal digits, got the end of the line',
  ],
  [
    'a short promise',
    'commitment sha256:1234',
    '12 commitment: expected sha256: and 64 hexadecimal digits, got "sha256"',
  ],
  [
    'an unknown option',
    'options luck: 1',
    '9 options: expected repeat, fullHouseOfFive, upperBonus or upperBonusOver, got "luck"',
  ],
  ['a bad option', 'options repeat: no', '17 options: expected true or false, got "no"'],
  ['options that are none', 'options true', '9 options: expected pairs such as name: value, got "true"'],
  ['an option twice', 'options repeat: true, repeat: true', '23 options: expected another name, got "repeat"'],
  [
    'half a result',
    'result winners: 1',
    '8 result: expected winners from 1, ascending; scores, one number a player or null; and a reason, got "winners"',
  ],
  [
    'a result of nothing',
    'result null',
    '8 result: expected winners from 1, ascending; scores, one number a player or null; and a reason, got "null"',
  ],
  ['another result', 'result who: 1', '8 result: expected winners, scores or reason, got "who"'],
  ['no seed', 'seed', '5 seed: expected the seed in quotes, got the end of the line'],
  [
    'a seed that UTF-8 does not know',
    'seed "\\ud800"',
    '6 seed: expected a string of at most 20000 characters, without lone surrogates, got "\\ud800"',
  ],
  ['a key of prototypes', 'options __proto__: 1', '9 options: expected another name, got "__proto__"'],
])('says where: %s', (_, line, message) => {
  expect(mistakesOf([...HEAD, line])).toEqual([`3:${message}`]);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['a comment', ['# dicewright/1 kiriki 1'], ['1:1 expected dicewright/1, got the end of the line']],
  [
    'something else',
    ['["format", "dicewright/1"]'],
    ['1:1 expected dicewright/1, a game and the number of its rules, got ['],
  ],
  [
    'another version',
    ['dicewright/3 kiriki 1', 'players 1'],
    ['1:1 expected dicewright/1 or dicewright/2, got "dicewright/3"'],
  ],
  [
    'a version apart',
    ['dicewright / 1 kiriki 1', 'players 1'],
    ['1:1 expected dicewright/1 or dicewright/2, got "dicewright/1"'],
  ],
  ['no game', ['dicewright/1', 'players 1'], ['1:13 expected the id of a game, got the end of the line']],
  ['another game', ['dicewright/1 krakatoa 1', 'players 1'], ['1:14 game: expected "kiriki", got "krakatoa"']],
  [
    'no rules',
    ['dicewright/1 kiriki', 'players 1'],
    ['1:20 expected the number of its rules, got the end of the line'],
  ],
  ['rules of a kind', ['dicewright/1 kiriki one', 'players 1'], ['1:21 expected the number of its rules, got "one"']],
  [
    'other rules',
    ['dicewright/1 kiriki 2', 'players 1'],
    ['1:21 rules: recorded under rules 2 of kiriki, but these are its rules 1'],
  ],
  [
    'no players',
    ['dicewright/1 kiriki 1', '1 roll 1-5'],
    ['1:22 expected a line with the players, or their number, got the end of the line'],
  ],
  [
    'no head',
    ['players Ada', 'Ada roll 1-5'],
    ['1:1 expected dicewright/1, a game and the number of its rules, got "players"'],
  ],
  ['no player', ['dicewright/1 kiriki 1', 'players 0'], ['2:9 players: expected the number of players, got "0"']],
  [
    'numbers for names',
    ['dicewright/1 kiriki 1', 'players Ada, 2'],
    ['2:14 players: expected a name; a number that is one stands in quotes, got "2"'],
  ],
  [
    'names without commas',
    ['dicewright/1 kiriki 1', 'players Ada Ben'],
    ['2:13 expected the end of the line, got "Ben"'],
  ],
  [
    'a long name',
    ['dicewright/1 kiriki 1', `players ${'a'.repeat(101)}`],
    ['2:9 players: expected a name of at most 100 characters, got a long string'],
  ],
  [
    'too many names',
    ['dicewright/1 kiriki 1', `players ${'a,'.repeat(4_999)}a`],
    ['1:22 expected a record within its bounds (record: names has more than 5000 values), got the end of the line'],
  ],
  [
    'lines in another order',
    [...HEAD, 'Ada roll 1-5', 'dice 2', 'seed "x"', 'options repeat: true', 'Ben roll 1'],
    [
      '4:1 expected dice before actions, got "dice"',
      '6:1 expected options before seed, got "options"',
      '7:1 expected actions before seed, got "Ben"',
    ],
  ],
  [
    'a line that goes on with the wrong one',
    ['dicewright/1 kiriki 1', '  players Ada'],
    ['2:3 expected the end of the line, got "players"; a line that begins with a blank goes on with the one before'],
  ],
  [
    'a mistake in a line that goes on',
    [...HEAD, 'Ada roll 1-5', '  = 1 2 3 4 x'],
    ['4:13 outcome: expected a number, got "x"'],
  ],
  [
    'two of a name',
    ['dicewright/1 kiriki 1', 'players Ada, Ben, Ada', 'Ben roll 1', '3 roll 1', 'Ada roll 1'],
    ['5:1 expected the number of a player, such as 1 or 3, since several are called so, got "Ada"'],
  ],
])('says where: %s', (_, lines, mistakes) => {
  expect(mistakesOf(lines)).toEqual(mistakes);
});

it('says what is meant by the game', () => {
  const throws = ['dicewright/1 krakatoa 3', 'players 2'];
  expect(
    mistakesOf(
      [
        ...throws,
        '1 throw all = scratch: no, faces: (steam: Y B B, ash: R Y B, lava: R Y Y)',
        '1 throw ash = scratch: false faces: (steam: Y B B)',
        '1 throw ash = scratch: false, faces: (steam: Y B Q)',
        '1 throw ash = scratch: false, faces: (steem: Y B Q)',
        '1 throw ash = false',
        '1 throw ash = scratch: (false)',
        '1 throw ash = scratch: false,',
      ],
      gameOf('krakatoa'),
    ),
  ).toEqual([
    '3:24 outcome: expected true or false, got "no"',
    '4:30 outcome: expected one value, got "faces"',
    '5:50 outcome: expected Y, R or B, got "Q"',
    '6:39 outcome: expected steam, ash or lava, got "steem"',
    '7:15 outcome: expected pairs such as name: value, got "false"',
    '8:30 outcome: expected :, got )',
    '9:30 outcome: expected a name and a colon, got the end of the line',
  ]);
  expect(
    mistakesOf(
      [
        'dicewright/1 triangle 4',
        'players 2',
        '1 rotate a3 b2 c1 a3 clockwise',
        '1 rotate a3 b2 c1 / a3',
        '1 rotate a3 b2 c1',
        '1 rotate a3 b2 z9 / a3 clockwise',
      ],
      gameOf('triangle'),
    ),
  ).toEqual([
    '3:22 piece: expected the name of a cell such as "c4" or "3a2", got "clockwise"',
    '4:23 direction: expected clockwise or counterclockwise, got the end of the line',
    '5:18 expected / and then pivot, got the end of the line',
    '6:16 piece: expected the name of a cell such as "c4" or "3a2", got "z9"',
  ]);
  expect(
    mistakesOf(
      ['dicewright/1 the-clever-mole 2', 'players 2', '1 hide 5 (kind: blow, points: 3)', '1 hide (kind: most)'],
      gameOf('the-clever-mole'),
    ),
  ).toEqual([
    '3:17 clue: expected fewest, most, total, nearest, below or text, got "blow"',
    '4:8 hill: expected a place from 1, got (',
  ]);
});

describe('all mistakes at once', () => {
  it('are shown in a terminal, each with its line and a caret', () => {
    const error = errorOf(
      'dicewright/1 kiriki 1\r\nplayers Ada, 李\r\nAda roll 1-5 = 2 5 5 2 x   # five\r\n李 score ones twos\r\n',
      kiriki,
    );
    expect(error.message).toBe(
      [
        'record: 2 mistakes',
        '3:24: outcome: expected a number, got "x"',
        '    Ada roll 1-5 = 2 5 5 2 x   # five',
        '                           ^',
        '4:14: expected the end of the line, got "twos"',
        '    李 score ones twos',
        '                 ^',
      ].join('\n'),
    );
    expect(error.mistakes[1]).toEqual({
      line: 4,
      column: 14,
      text: '李 score ones twos',
      message: 'expected the end of the line, got "twos"',
    });
    expect(error.code).toBe('INVALID_RECORD');
    expect(error).toBeInstanceOf(GameError);
    expect(error).toBeInstanceOf(NotationError);
    expect(new GameError('INVALID_RECORD', 'x')).not.toBeInstanceOf(NotationError);
    expect(Object.isFrozen(error.mistakes) && Object.isFrozen(error.mistakes[0])).toBe(true);
  });

  it('command no terminal, and show no more than a part of a long line', () => {
    const long = errorOf(`${HEAD.join('\n')}\n${'"🎲" '.repeat(5_000)}`, kiriki);
    const [, , excerpt = '', caret = ''] = long.message.split('\n');
    expect([...excerpt].length).toBeLessThan(140);
    expect([...excerpt][caret.indexOf('^')]).toBe('"');
    const later = errorOf(`${HEAD.join('\n')}\nAda roll 1-5 = ${'[] '.repeat(100)}x`, kiriki);
    const [, , line = '', mark = ''] = later.message.split('\n');
    expect([...line][mark.indexOf('^')]).toBe('[');
    const evil = errorOf(`${HEAD.join('\n')}\n\u001b[2J\u202e roll`, kiriki);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(evil.message).not.toMatch(/[\u001b\u202e]/);
  });

  it('are told up to a hundred, and counted beyond', () => {
    const error = errorOf(`${HEAD.join('\n')}\n${'Ada rolls\n'.repeat(5_000)}`, kiriki);
    expect([error.mistakes.length, error.omitted]).toEqual([100, 4_900]);
    expect(error.message).toContain('record: 5000 mistakes, the first 100 of which are\n3:5: ');
    expect(error.message.split('\n')).toHaveLength(301);
  });

  it('are told of a game that is not known, and of the lines that are no lines in any', async () => {
    const text = 'dicewright/1 chess 1\nplayers Ada\nAda move e2 "e4\noptions a: (\nresult who: 1';
    const error: unknown = await readRecord(text, games).catch((reason: unknown) => reason);
    expect((error as NotationError).mistakes.map(({ line, column }) => [line, column])).toEqual([
      [1, 14],
      [3, 13],
      [4, 13],
      [5, 8],
    ]);
    await expect(readRecord('dicewright/1 kiriki 3\nplayers 1', games)).rejects.toThrow(
      /1:21: rules: recorded under rules 3/,
    );
  });

  it('of what is no text are those of an argument', async () => {
    const isRefusal = expect.objectContaining({ code: 'INVALID_RECORD' });
    for (const text of [undefined, null, 1, {}, '', ' \n']) {
      expect(() => readRecord(text, kiriki)).toThrow(isRefusal);
      await expect(readRecord(text, games)).rejects.toThrow(isRefusal);
    }
    expect(() => readRecord('', { id: 'kiriki' } as never)).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
  });
});
