import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../../test/helpers/command-io.js';
import { commandNames } from '../../test/helpers/command-names.js';

describe('help', () => {
  it.each([['--help'], ['-h'], ['help']])('%s names every command', async (flag) => {
    const { code, stdout, stderr } = await runCommand([flag]);
    expect([code, stderr]).toEqual([0, '']);
    const named = [...stdout.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name]) => name);
    expect(named).toEqual(commandNames);
  });

  it.each(commandNames)('%s --help tells how to use it, in 80 columns', async (command) => {
    const { code, stdout } = await runCommand([command, '--help']);
    expect(code).toBe(0);
    expect(stdout.startsWith(`Usage: dicewright ${command}`)).toBe(true);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(await runCommand(['help', command])).toMatchObject({ code: 0, stdout });
  });

  it.each(['--version', '-v'])('%s shows the version', async (flag) => {
    expect(await runCommand([flag])).toMatchObject({ code: 0, stdout: '1.2.3\n' });
  });
});

const ROLL = '{"type":"roll","player":0,"dice":[0,1,2,3,4]}';
const SCORE = '{"type":"score","player":0,"pattern":"ones"}';

describe('wrong usage is exit code 2, a bad file 3, and both are one line', () => {
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
    [['play', 'chess'], 'there is no game chess; dicewright list shows'],
    [['play', '__proto__'], 'there is no game __proto__'],
    [['play', 'kiriki', '--players', 'two'], '--players: expected a whole number from 1, got two'],
    [['play', 'kiriki', '--players', '1e1'], '--players: expected a whole number from 1, got 1e1'],
    [['play', 'kiriki', '--players', '7'], 'players: expected an integer from 1 to 6, got 7'],
    [['play', 'kiriki', '--options', '{'], '--options: expected a JSON object'],
    [['play', 'kiriki', '--options', '[]'], '--options: expected a JSON object'],
    [['play', 'kiriki', '--options', '{"luck":1}'], 'kiriki: setup: options: unknown "luck"'],
    [['play', 'krakatoa', '--options', '{"partnerships":true}'], 'partnerships are for 4 players, not 2'],
    [['play', 'kiriki', '--edition', 'french'], "--edition: kiriki: it has no editions, as its texts don't differ"],
    [['play', 'doubles', '--edition', 'german'], '--edition: doubles: there is no edition of that name'],
    [['simulate', 'doubles', '--games', '1', '--edition', 'frensh'], '(did you mean french?)'],
    [['tournament', 'doubles', '--games', '1', '--bots', 'random', '--edition', 'x'], 'there are english, french'],
    [
      ['odds', 'kiriki', '--action', ROLL, '--value', 'a', '--record', 'x', '--edition', 'y'],
      '--players, --edition and',
    ],
    [['play', 'kiriki', '--seed', '\ud800'], 'the seed has a lone surrogate'],
    [['simulate', 'kiriki'], '--games is missing'],
    [['simulate', 'kiriki', '--games', '0'], '--games: expected a whole number from 1, got 0'],
    [['simulate', 'kiriki', '--games', '9', '--to', '10'], '--to: expected at most 9'],
    [['simulate', 'kiriki', '--games', '9', '--from', '9'], '--from: expected a number below 9, got 9'],
    [['simulate', 'kiriki', 'a.json', '--games', '9'], 'expected only one GAME'],
    [['simulate', '--games', '9'], 'GAME is missing'],
    [['simulate', '--merge'], '--merge: FILE is missing'],
    [['odds'], 'GAME is missing'],
    [['odds', 'chess'], 'there is no game chess'],
    [['odds', '--value', 'x'], 'GAME is missing'],
    [['odds', 'kiriki', 'luck'], 'kiriki has no question luck; it has patterns, keep'],
    [['odds', 'rasanto', 'luck'], 'rasanto has no question luck'],
    [['odds', 'kiriki', '--dice', '1'], 'kiriki has no question 1'],
    [['odds', 'kiriki', '--luck'], "Unknown option '--luck'"],
    [['odds', 'kiriki', '--seed', 'a'], "Unknown option '--seed'"],
    [['odds', 'kiriki', 'patterns'], 'dice is missing'],
    [['odds', 'kiriki', 'patterns', '--dice', '1,2'], 'dice: expected 5 faces, got 2'],
    [['odds', 'kiriki', 'patterns', '--dice', '12345', '--luck'], "Unknown option '--luck'"],
    [['odds', 'kiriki', 'patterns', 'keep'], 'expected only one question, got also keep'],
    [['odds', 'kiriki', 'patterns', '--dice', '12345', '--table', 'x'], "Unknown option '--table'"],
    [['odds', 'kiriki', 'keep', '--table', 'x'], 'x: no such file'],
    [['odds', 'kiriki', 'keep', '--table', 'x', '--save', 'y'], '--table and --save: expected one of them'],
    [['odds', 'krakatoa', 'keep', '--dice', 'YYY'], 'dice: expected three letters'],
    [['odds', 'calavera', 'skulls', '--skulls', '9'], 'skulls: expected a whole number from 0 to 2'],
    [['odds', 'kiriki', '--value', 'dice.0'], '--action is missing'],
    [['odds', 'kiriki', '--action', '{}'], 'expected either --value or --event'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'a', '--event', 'b = 1'], 'expected either --value or --event'],
    [['odds', 'kiriki', '--action', '[]', '--value', 'dice.0'], '--action: expected a JSON object'],
    [['odds', 'kiriki', '--action', '{', '--value', 'dice.0'], '--action: expected a JSON object'],
    [['odds', 'kiriki', '--action', '{}', '--value', 'dice.0'], '--action: '],
    [['odds', 'kiriki', '--action', SCORE, '--value', 'dice.0'], '(KIR-9)'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'luck'], '--value: there is no luck in a state; there are '],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'dice..0'], '--value: there is no dice..0'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'dice'], 'can be a list (add .length'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'dice.5'], 'dice.5 can be nothing, which is no number'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'sheets.0'], 'can be an object (add one of .ones'],
    [['odds', 'kiriki', '--action', ROLL, '--event', 'dice.0'], "--event: expected such as 'sheets.0.ones >= 3'"],
    [['odds', 'kiriki', '--action', ROLL, '--event', 'luck = 1'], '--event: there is no luck'],
    [['odds', 'kiriki', '--action', ROLL, '--event', 'dice.0 > x'], '--event: expected a number after >, got x'],
    [['odds', 'kiriki', '--action', ROLL, '--event', 'dice.0 = []'], '--event: expected a number or a word after ='],
    [['odds', 'kiriki', '--action', ROLL, '--event', 'dice = 1'], "which can't be compared"],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'rolls', '--at', '1'], '--at: the number of actions of a record'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'rolls', '--at', 'x'], '--at: expected a whole number'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'rolls', '--record', 'x'], 'x: no such file'],
    [
      ['odds', 'kiriki', '--action', ROLL, '--value', 'rolls', '--record', 'x', '--players', '2'],
      'those of the record',
    ],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'rolls', '--players', '9'], 'players: expected an integer'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'rolls', '--samples', '0'], '--samples: expected a whole number'],
    [
      ['odds', 'kiriki', '--action', ROLL, '--value', 'rolls', '--confidence', '1'],
      '--confidence: expected one of 0.9',
    ],
    [['advise'], 'GAME is missing'],
    [['advise', 'chess'], 'there is no game chess'],
    [['advise', 'rasanto', '--effort', '0'], '--effort: expected a number above 0, got 0'],
    [['advise', 'rasanto', '--table', 'x'], '--table: the game has no table'],
    [['advise', 'krakatoa', '--dice', '1'], "Unknown option '--dice'"],
    [['advise', 'kiriki', 'calavera'], 'expected only one GAME, got also calavera'],
    [['advise', 'kiriki', '--luck'], "Unknown option '--luck'"],
    [['advise', 'kiriki', '--dice', '1,2'], 'dice: expected 5 faces, got 2'],
    [['advise', 'kiriki', '--sheet', '{'], 'sheet: expected JSON'],
    [['advise', 'kiriki', '--options', '{"luck":1}'], 'unknown "luck"'],
    [['advise', 'kiriki', '--record', 'x'], 'x: no such file'],
    [['advise', 'kiriki', '--record', 'x', '--dice', '12345'], '--dice: the position is that of the record'],
    [['advise', 'kiriki', '--at', '3'], '--at: the number of actions of a record, which needs --record'],
    [['advise', 'kiriki', '--table', 'x'], 'x: no such file'],
    [['simulate', '--merge', '--json'], '--merge: FILE is missing'],
    [['tournament', 'kiriki', '--games', '2'], '--bots is missing'],
    [['tournament', 'kiriki', '--bots', 'random'], '--games is missing'],
    [['tournament', '--bots', 'random', '--games', '2'], 'GAME is missing'],
    [
      ['tournament', 'kiriki', '--bots', 'best', '--games', '2'],
      'bot best: there is none of that name: there are random',
    ],
    [['tournament', 'kiriki', '--bots', 'random,', '--games', '2'], 'bot : there is none of that name'],
    [
      ['tournament', 'kiriki', '--bots', 'random', '--games', '2', '--players', '9'],
      'expected an integer from 1 to 6, got 9',
    ],
    [['tournament', 'kiriki', '--bots', 'random', '--games', '2', '--workers', '-1'], '--workers'],
    [['tournament', 'kiriki', '--bots', 'optimal:table=none', '--games', '2'], 'bot optimal:table=none: no such file'],
    [['tournament', '--merge'], '--merge: FILE is missing'],
  ])('%j', async (argv, message) => {
    const { code, stdout, stderr } = await runCommand(argv);
    expect(stderr).toContain(message);
    const isFile = stderr.includes('no such file');
    expect([code, stdout, isOneLine(stderr)]).toEqual([isFile ? 3 : 2, '', true]);
    const command = commandNames.find((one) => one === argv.find((arg) => arg !== 'help'));
    const help = `dicewright ${command === undefined ? '' : `${command} `}--help`;
    if (!isFile) expect(stderr).toMatch(new RegExp(`; see ${help}\n$`));
  });

  it('shows no control character that an argument brings along', async () => {
    const { stderr } = await runCommand(['da\u001b[31mnce\n\u009b']);
    expect(isOneLine(stderr)).toBe(true);
  });
});

describe('what was meant is asked', () => {
  it.each([
    [['ply'], 'there is no command ply (did you mean play?)'],
    [['help', 'tournamnet'], 'there is no command tournamnet (did you mean tournament?)'],
    [['play', 'kirki'], 'there is no game kirki (did you mean kiriki?)'],
    [['play', 'Clever Mole'], 'there is no game Clever Mole (did you mean the-clever-mole?)'],
    [['play', 'kiriki', '--plyers', '2'], "Unknown option '--plyers' (did you mean --players?)"],
    [['advise', 'kiriki', '--dise', '2'], "Unknown option '--dise' (did you mean --dice?)"],
    [['play', 'kiriki', '--options', '{"repaet":false}'], 'unknown "repaet", expected repeat, fullHouseOfFive,'],
    [['play', 'kiriki', '--options', '{"repaet":false}'], '(did you mean repeat?)'],
    [['play', 'up-and-down', '--options', 'variant=bulding'], '(did you mean building?)'],
    [['simulate', 'kiriki', '--games', '1', '--options', 'repeat=flase'], '(did you mean false?)'],
    [['tournament', 'kiriki', '--bots', 'radnom', '--games', '1'], 'none of that name (did you mean random?)'],
    [['tournament', 'kiriki', '--bots', 'mcts:iteratoins=9', '--games', '1'], '(did you mean iterations?)'],
    [
      ['tournament', 'kiriki', '--bots', 'random', '--games', '1', '--options', 'repaet=true'],
      '(did you mean repeat?)',
    ],
    [['odds', 'kiriki', 'patern'], 'no question patern (did you mean patterns?)'],
    [['odds', 'kiriki', '--action', ROLL, '--value', 'rolls', '--confidence', '0.59'], 'got 0.59 (did you mean 0.9?)'],
    [['completion', 'bsh'], 'no completion for bsh (did you mean bash?)'],
  ])('%j', async (argv, message) => {
    const { code, stdout, stderr } = await runCommand(argv);
    expect(stderr).toContain(message);
    expect([code, stdout, isOneLine(stderr)]).toEqual([2, '', true]);
  });
});

describe('colours', () => {
  const calls: readonly (readonly string[])[] = [
    ['list'],
    ['list', 'kiriki'],
    ['play', 'kiriki', '--seed', 'a'],
    ['nothing'],
  ];

  it.each(calls)('of %s %s are for terminals, NO_COLOR and FORCE_COLOR apart', async (...given) => {
    const argv = given.filter((arg): arg is string => arg !== undefined);
    const colored = async (isTerminal: boolean, env: Record<string, string>): Promise<boolean> => {
      const { stdout, stderr } = await runCommand(argv, { terminal: { stdout: isTerminal, stderr: isTerminal }, env });
      return stripVTControlCharacters(stdout + stderr) !== stdout + stderr;
    };
    expect(await colored(true, {})).toBe(true);
    expect(await colored(false, {})).toBe(false);
    expect(await colored(true, { NO_COLOR: '1' })).toBe(false);
    expect(await colored(true, { TERM: 'dumb' })).toBe(false);
    expect(await colored(true, { FORCE_COLOR: '0' })).toBe(false);
    expect(await colored(false, { FORCE_COLOR: '1' })).toBe(true);
    expect(await colored(false, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  });

  it('change nothing but colours', async () => {
    for (const argv of calls) {
      const shown = await runCommand(argv, { env: { FORCE_COLOR: '1' } });
      const plain = await runCommand(argv);
      expect([shown.stdout, shown.stderr].map(stripVTControlCharacters)).toEqual([plain.stdout, plain.stderr]);
    }
  });
});

describe('--options', () => {
  it.each([
    ['upperBonus=20,repeat=false', '{"upperBonus":20,"repeat":false}'],
    [' repeat = false ', '{"repeat":false}'],
  ])('takes %s like %s', async (pairs, json) => {
    const [one, other] = await Promise.all(
      [pairs, json].map((options) => runCommand(['play', 'kiriki', '--seed', 'a', '--options', options])),
    );
    expect(one).toEqual(other);
    expect(one?.code).toBe(0);
  });
});

it('tells an error of its own in one line, and where it is only when asked', async () => {
  const files = new Proxy({}, { get: () => ({ length: 1, subarray: () => undefined }) });
  const { code, stderr } = await runCommand(['verify', 'x'], { files });
  expect([code, isOneLine(stderr)]).toEqual([70, true]);
  expect(stderr).toContain('an error in dicewright itself');
  await expect(runCommand(['verify', 'x'], { files, env: { DICEWRIGHT_DEBUG: '1' } })).rejects.toThrow(TypeError);
});
