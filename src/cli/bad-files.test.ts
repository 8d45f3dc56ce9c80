import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../../test/helpers/command-io.js';

const header = { format: 'dicewright/1', game: 'kiriki', rules: 1, players: 1, options: {} };
const action = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [5, 3, 3, 5, 3] };
const record = { ...header, actions: [action] };
const json = (changes: object): string => JSON.stringify({ ...record, ...changes });
const line = (value: object): string => `${JSON.stringify(value)}\n`;
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

const files: Readonly<Record<string, readonly [content: string | Uint8Array, message: string]>> = {
  'an empty file': ['', 'it is empty'],
  'blank lines': ['\n \n\t\n', 'it is empty'],
  'a text': ['hello\n', 'it does not begin with a JSON object'],
  'a long text': ['y\n'.repeat(1_000_000), 'it does not begin with a JSON object'],
  zeros: [new Uint8Array(100_000), 'it is not a text file'],
  'a binary': [bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 10), 'it is not a text file'],
  'bytes that are no UTF-8': [bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d), 'it is not a text file (UTF-8)'],
  'UTF-16': [bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0), 'it is not a text file'],
  'an array': ['[1, 2]', 'it does not begin with a JSON object'],
  'JSON of something else': ['{\n  "name": "x"\n}\n', 'format: expected "dicewright/1" or "dicewright/2", got nothing'],
  'a line of something else': [
    '{"name":"x"}\n',
    'line 1: format: expected "dicewright/1" or "dicewright/2", got nothing',
  ],
  'a version to come': [
    json({ format: 'dicewright/3' }),
    'format: expected "dicewright/1" or "dicewright/2", got "dicewright/3"',
  ],
  'a log of a version to come': [
    line({ ...header, format: 'dicewright/3' }),
    'line 1: format: expected "dicewright/1" or',
  ],
  'a format that is no text': [
    json({ format: { toString: 1 } }),
    'format: expected "dicewright/1" or "dicewright/2", got an object',
  ],
  'a record cut off': [json({}).slice(0, 150), 'it is cut off: the JSON has no end'],
  'a record cut off in its header': [json({}).slice(0, 30), 'it is cut off: the JSON has no end'],
  'a pretty record cut off': [JSON.stringify(record, null, 2).slice(0, 120), 'it is cut off: the JSON has no end'],
  'JSON with a mistake': [`{\n  "format": "dicewright/1",\n  "game" "kiriki"\n}`, 'it is not JSON'],
  'two records': [`${json({})}\n${json({})}\n`, 'it is not JSON'],
  'no actions': [
    '{\n"format":"dicewright/1","game":"kiriki","rules":1,"players":1,"options":{}}',
    'actions: expected an array',
  ],
  'actions that are none': [json({ actions: 'many' }), 'actions: expected an array'],
  'a game that is not known': [json({ game: 'chess' }), 'game: "chess" is not in the catalogue'],
  'a game of prototypes': [json({ game: '__proto__' }), 'is not in the catalogue'],
  'other rules': [json({ rules: 2 }), 'rules: recorded under rules 2 of kiriki'],
  'too many players': [json({ players: 7 }), 'players'],
  'bad options': [json({ options: { luck: 1 } }), 'unknown "luck"'],
  'deep options': [
    json({ options: {} }).replace('"options":{}', `"options":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    'nested',
  ],
  'a prototype key': [json({}).replace('"options"', '"__proto__":{},"options"'), 'forbidden key'],
  'a log with a damaged line': [`${line(header)}{"type":\n${line(action)}`, 'line 2: '],
  'a log with a foreign line': [line(header) + line({ luck: 1 }), 'line 2: expected an action'],
  'a log that goes on after its end': [
    line(header) + line({ seed: 'a' }) + line(action),
    'nothing may follow the footer',
  ],
  'a log with a long line': [`${line(header)}{"a":"${'a'.repeat(1_100_000)}"}\n`, 'line 2: longer than'],
  'a log that undoes nothing': [line(header) + line({ undo: 1 }), 'there is no action to undo'],
  'a log that undoes dice': [line(header) + line(action) + line({ undo: 1 }), 'line 3: '],
  'a torn log of bad options': [`${line({ ...header, options: { luck: 1 } })}${line(action)}{"type"`, 'unknown "luck"'],
  'a torn log of other rules': [`${line({ ...header, rules: 2 })}${line(action)}{"type"`, 'rules: recorded under'],
  'control characters': [json({ '\u001b[31m\n\u202e': 1, game: '\u001b[2J' }), ''],
};

const roll = JSON.stringify({ ...action, outcome: undefined });
/** What each command is called with before the name of the file. */
const calls = {
  replay: ['replay'],
  verify: ['verify'],
  chances: ['chances'],
  odds: ['odds', 'kiriki', '--action', roll, '--value', 'dice.0', '--record'],
  advise: ['advise', 'kiriki', '--record'],
} as const;

describe.each(Object.entries(calls))('%s gives one line and exit code 3 for', (_command, call) => {
  it.each(Object.entries(files))('%s', async (_, [content, message]) => {
    const { code, stderr } = await runCommand([...call, 'game'], { files: { game: content } });
    expect(stderr).toContain(message);
    expect([code, isOneLine(stderr)]).toEqual([3, true]);
    expect(stderr.startsWith('dicewright: game: ')).toBe(true);
    expect(stderr.length).toBeLessThan(300);
  });

  it('a missing file, whatever its name', async () => {
    const { code, stderr } = await runCommand([...call, 'no\nsuch\u001b[31m']);
    expect([code, stderr]).toEqual([3, 'dicewright: no such [31m: no such file\n']);
  });

  it('JSON that is too large, of which it does not read the rest', async () => {
    const filler = `"${'a'.repeat(1_000_000)}",`.repeat(60);
    const content = `{"format":"dicewright/1","actions":[${filler}1]}`;
    const { code, stderr, bytesRead } = await runCommand([...call, 'game'], { files: { game: content } });
    expect([code, isOneLine(stderr)]).toEqual([3, true]);
    expect(stderr).toContain('it is larger than 32 MiB');
    expect(bytesRead).toBeLessThan(34_000_000);
  });
});

/** Those that need every action to be legal; advice, which takes long, reads as odds do. */
const strict = Object.entries(calls).filter(([command]) => command !== 'verify' && command !== 'advise');

it.each(strict)('%s tells of a torn log its mistake alone, or that it is torn', async (_, call) => {
  const ask = (...actions: object[]) =>
    runCommand([...call, 'game'], { files: { game: `${line(header)}${actions.map(line).join('')}{"type"` } });
  const torn = await ask(action);
  expect([torn.code, torn.stderr]).toEqual([0, 'dicewright: game: the last line is torn off and left out\n']);
  const wrong = await ask({ ...action, player: 1 }, action);
  expect([wrong.code, isOneLine(wrong.stderr)]).toEqual([3, true]);
  expect(wrong.stderr).toContain('action 1');
});

it('replays every beginning of a log, or says in one line why not', async () => {
  const log = line(header) + line(action) + line({ type: 'score', player: 0, pattern: 'chance' });
  let shown = 0;
  for (let length = 0; length <= log.length; length++) {
    const { code, stderr } = await runCommand(['replay', 'game'], { files: { game: log.slice(0, length) } });
    if (code === 0) shown++;
    expect(stderr === '' || isOneLine(stderr)).toBe(true);
    expect(code).toBe(length < JSON.stringify(header).length ? 3 : 0);
  }
  expect(shown).toBeGreaterThan(100);
});

it('tells that a record is one of another game, and how far it goes', async () => {
  const ask = (game: string, ...more: string[]) =>
    runCommand(['odds', game, '--action', roll, '--value', 'rolls', '--record', 'game', ...more], {
      files: { game: json({}) },
    });
  expect(await ask('calavera')).toMatchObject({
    code: 3,
    stderr: 'dicewright: game: it is a record of kiriki, not of calavera\n',
  });
  expect((await ask('kiriki', '--at', '2')).stderr).toContain('--at: expected at most 1, the number of actions');
});
