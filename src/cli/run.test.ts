import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../../test/helpers/command-io.js';

const commands = ['list', 'replay', 'verify', 'play', 'simulate'];

describe('help', () => {
  it.each([['--help'], ['-h'], ['help']])('%s names every command', async (flag) => {
    const { code, stdout, stderr } = await runCommand([flag]);
    expect([code, stderr]).toEqual([0, '']);
    for (const command of commands) expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
  });

  it.each(commands)('%s --help tells how to use it, in 80 columns', async (command) => {
    const { code, stdout } = await runCommand([command, '--help']);
    expect(code).toBe(0);
    expect(stdout.startsWith(`Usage: dicewright ${command}`)).toBe(true);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(await runCommand(['help', command])).toMatchObject({ code: 0, stdout });
  });

  it.each(['--version', '-v'])('%s tells the version', async (flag) => {
    expect(await runCommand([flag])).toMatchObject({ code: 0, stdout: '1.2.3\n' });
  });
});

describe('wrong usage is exit code 1 and one line', () => {
  it.each([
    [[], 'a command is missing'],
    [['dance'], 'there is no command dance'],
    [['help', 'dance'], 'there is no command dance'],
    [['--dance'], 'there is no command --dance'],
    [['list', 'chess'], 'there is no game chess'],
    [['list', '--xml'], "Unknown option '--xml'"],
    [['replay'], 'FILE is missing'],
    [['replay', 'a', 'b'], 'expected only one FILE'],
    [['replay', '--svg'], "'--svg <value>' argument missing"],
    [['verify'], 'FILE is missing'],
    [['verify', 'a', '--svg', 'b'], "Unknown option '--svg'"],
    [['play'], 'GAME is missing'],
    [['play', 'chess'], 'there is no game chess; dicewright list tells'],
    [['play', '__proto__'], 'there is no game __proto__'],
    [['play', 'kiriki', '--players', 'two'], '--players: expected a whole number from 1, got two'],
    [['play', 'kiriki', '--players', '1e1'], '--players: expected a whole number from 1, got 1e1'],
    [['play', 'kiriki', '--players', '7'], 'players: expected an integer from 1 to 6, got 7'],
    [['play', 'kiriki', '--options', '{'], '--options: expected a JSON object'],
    [['play', 'kiriki', '--options', '[]'], '--options: expected a JSON object'],
    [['play', 'kiriki', '--options', '{"luck":1}'], 'kiriki: setup: options: unknown "luck"'],
    [['play', 'krakatoa', '--options', '{"partnerships":true}'], 'partnerships are for 4 players, not 2'],
    [['play', 'kiriki', '--seed', '\ud800'], 'the seed has a lone surrogate'],
    [['simulate', 'kiriki'], '--games is missing'],
    [['simulate', 'kiriki', '--games', '0'], '--games: expected a whole number from 1, got 0'],
    [['simulate', 'kiriki', '--games', '9', '--to', '10'], '--to: expected at most 9'],
    [['simulate', 'kiriki', '--games', '9', '--from', '9'], '--from: expected a number below 9, got 9'],
    [['simulate', 'kiriki', 'a.json', '--games', '9'], 'expected only one GAME'],
    [['simulate', '--games', '9'], 'GAME is missing'],
    [['simulate', '--merge'], '--merge: FILE is missing'],
    [['simulate', '--merge', '--json'], '--merge: FILE is missing'],
  ])('%j', async (argv, message) => {
    const { code, stdout, stderr } = await runCommand(argv);
    expect(stderr).toContain(message);
    expect([code, stdout, isOneLine(stderr)]).toEqual([1, '', true]);
  });

  it('shows no control character that an argument brings along', async () => {
    const { stderr } = await runCommand(['da\u001b[31mnce\n\u009b']);
    expect(isOneLine(stderr)).toBe(true);
  });
});

it('tells an error of its own in one line, and where it is only when asked', async () => {
  const files = new Proxy({}, { get: () => ({ length: 1, subarray: () => undefined }) });
  const { code, stderr } = await runCommand(['verify', 'x'], { files });
  expect([code, isOneLine(stderr)]).toEqual([1, true]);
  expect(stderr).toContain('an error in dicewright itself');
  await expect(runCommand(['verify', 'x'], { files, env: { DICEWRIGHT_DEBUG: '1' } })).rejects.toThrow(TypeError);
});
