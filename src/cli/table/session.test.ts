import { describe, expect, it } from 'vitest';
import { CLEARED, isOneLine, runCommand, type World } from '../../../test/helpers/command-io.js';
import { theCleverMole } from '../../games/das-spiel/special/the-clever-mole/the-clever-mole.js';
import { stateAt } from '../../record/index.js';
import type { GameRecord } from '../../record/types.js';
import { readAnswer } from './answers.js';
import { menuText } from './menu.js';
import { nextToAct } from './order.js';

const sit = (argv: readonly string[], answers: readonly string[], world: World = {}) =>
  runCommand(['play', ...argv], { answers, columns: 80, ...world });

/** What was said after each answer. */
const replies = (stdout: string): string[] => stdout.split(/^> .*\n/m).slice(1);

const rasanto = ['rasanto', '--seats', 'you:Ada,greedy', '--seed', 'a'];
const kiriki = ['kiriki', '--seats', 'you:Ada,random', '--seed', 'a'];

describe('answers', () => {
  it.each([
    ['', { kind: 'nothing' }],
    [' 3 ', { kind: 'numbers', numbers: [3] }],
    ['1, 2 3', { kind: 'numbers', numbers: [1, 2, 3] }],
    ['?', { kind: 'request', request: 'explain', rest: '' }],
    ['? kir-7', { kind: 'request', request: 'explain', rest: 'kir-7' }],
    ['Undo', { kind: 'request', request: 'undo', rest: '' }],
    ['s a b.json', { kind: 'request', request: 'save', rest: 'a b.json' }],
    ['u 3', { kind: 'words', text: 'u 3' }],
    ['roll 2 5', { kind: 'words', text: 'roll 2 5' }],
    ['1.2.3', { kind: 'words', text: '1.2.3' }],
  ])('%j', (text, answer) => {
    expect(readAnswer(text)).toEqual(answer);
  });
});

describe('who says nothing of seats', () => {
  it.each([
    [['kiriki'], 'You and normal'],
    [['kiriki', '--players', '1'], 'Kiriki: You'],
    [['kiriki', '--players', '3'], 'You, normal and normal (2)'],
    [['krakatoa', '--players', '4', '--options', 'partnerships=true'], 'normal (3)'],
    [['doubles', '--edition', 'french'], 'You and normal'],
  ])('sits down, with bots at the other seats: %j', async (argv, heading) => {
    const { code, stdout } = await sit([...argv, '--seed', 'a'], ['q', 'q']);
    expect(code).toBe(0);
    expect(stdout.split('\n')[0]).toContain(heading);
    expect(stdout).toContain('To act: You');
  });

  it('watches bots where every position is wanted, and where nobody can be asked', async () => {
    for (const flags of [['--every'], ['--svg', 'all']]) {
      expect((await sit(['emag', '--seed', 'a', ...flags], [])).stdout).toContain('Winner');
    }
    expect((await runCommand(['play', 'emag', '--seed', 'a'])).stdout).toContain('Winner');
  });
});

describe('the menu', () => {
  const options = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ part: `cell:${i}`, label: `cell ${i}` }));

  it('has few options one under the other, many in columns', () => {
    expect(menuText(options(2), 80)).toBe(' 1  cell 0\n 2  cell 1\n');
    expect(menuText(options(9), 30)).toBe(
      [
        ' 1  cell 0   6  cell 5',
        ' 2  cell 1   7  cell 6',
        ' 3  cell 2   8  cell 7',
        ' 4  cell 3   9  cell 8',
        ' 5  cell 4',
        '',
      ].join('\n'),
    );
    expect(
      menuText(options(100), 20)
        .split('\n')
        .every((line) => line.length <= 20),
    ).toBe(true);
    expect(menuText([{ part: 'value:a=', label: 'a\u001b[31m'.repeat(50) }], 20)).toMatch(/^ 1 {2}\P{Cc}{15,16}…\n$/u);
  });
});

describe('who is next', () => {
  it.each([
    [[0], -1, 0],
    [[0, 1, 2], 0, 1],
    [[0, 2], 0, 2],
    [[0, 1, 2], 2, 0],
    [[1], 1, 1],
  ])('%j after %d: %d', (toAct, last, next) => {
    expect(nextToAct(toAct, last, 3)).toBe(next);
  });
});

describe('a person at a terminal', () => {
  it('is told of the commitment first, and of the seed at the end', async () => {
    const record = (await runCommand(['play', 'emag', '--seats', 'random,random', '--seed', 'a', '--record', 'r']))
      .written;
    const { actions } = JSON.parse(record.get('r') ?? '') as GameRecord;
    const { code, stdout } = await sit(['emag', '--seats', 'you:Ada,random', '--seed', 'a'], ['1']);
    expect([code, actions.length]).toEqual([0, 2]);
    expect(stdout.indexOf('Commitment:\nsha256:')).toBeGreaterThan(0);
    expect(stdout.indexOf('Commitment:\nsha256:')).toBeLessThan(stdout.indexOf('To act: Ada'));
    expect(stdout).toMatch(/\nWinners?: .*\nScores: .*\n.*\nSeed: a\nReview the game: .*\n> \^C\n$/);
  });

  it('is asked at the end whether to review the game, and can say so before', async () => {
    const emag = ['emag', '--seats', 'you:Ada,random', '--seed', 'a'];
    const reviewed = /^Ada: \d+\.\d % to \d+\.\d %\n[▁-█]{3}\n(?:.*\n)*PLAYER +LUCK +CHOICES /m;
    const asked = await sit(emag, ['1', 'y']);
    expect([asked.code, asked.stderr]).toEqual([0, '']);
    expect(asked.stdout.slice(asked.stdout.indexOf('Review the game: '))).toMatch(reviewed);
    expect((await sit(emag, ['1', ''])).stdout).not.toMatch(reviewed);
    const told = await sit([...emag, '--review'], ['1']);
    expect(told.stdout).toMatch(reviewed);
    expect(told.stdout).not.toContain('Review the game: ');
    // Who has left the game has nothing to review.
    expect((await sit([...emag, '--review'], ['q', 'q'])).stdout).not.toContain('PLAYER');
    const bots = await runCommand(['play', 'emag', '--seed', 'a', '--review', '--record', 'r.dice']);
    expect(bots.stdout).toMatch(/^PLAYER +LUCK +CHOICES /m);
    const again = await runCommand(['review', 'r.dice'], { files: { 'r.dice': bots.written.get('r.dice') ?? '' } });
    expect(bots.stdout.endsWith(again.stdout.slice(again.stdout.indexOf('\n\n')))).toBe(true);
  });

  it('chooses by numbers, by labels, by parts, by notation, and by Enter', async () => {
    const answers = ['1', '3 4', 'die 3', 'die:3', 'b', '', 'roll 1 2', 'chan'];
    const said = replies((await sit(kiriki, answers)).stdout);
    expect(said[0]).toContain('Ada rolls 3 2 5 1 1.');
    expect(said[1]).toContain('Chosen: die 1, die 2\n');
    expect(said[1]).toContain('Enter: roll 1-2'.replace('1-2', '1 2'));
    expect(said[2]).toContain('Chosen: die 1, die 2, die 3\n');
    expect(said[3]).toContain('Chosen: die 1, die 2, die 3, die 4\n');
    expect(said[4]).toContain('Chosen: die 1, die 2, die 3\n');
    expect(said[5]).toMatch(/Ada rerolls 3 dice/);
    expect(said[6]).toMatch(/Ada rerolls 2 dice/);
    expect(said[7]).toMatch(/Ada scores \d+ for chance\.\n\nrandom rolls/);
  });

  it('gives back a part of a set', async () => {
    const said = replies((await sit(kiriki, ['roll', 'die 1', 'die 2', 'die 1'])).stdout);
    expect(said[3]).toContain('Chosen: die 2\n');
  });

  it('is refused with the clause, which ? tells, and keeps what was chosen', async () => {
    const { stdout } = await sit(rasanto, ['a1', 'place a1', '?', '? RAS-1', '? XYZ-9', 'a1']);
    const said = replies(stdout);
    expect(said[1]).toContain('No: a die lies in a1 already (RAS-4); ? shows the rule\n');
    expect(said[2]).toContain('RAS-4 A die on the plate\n\nOn their turn');
    expect(said[2]).not.toContain('Source:');
    expect(said[3]).toContain('RAS-1 Players\n');
    expect(said[4]).toContain('There is no clause XYZ-9');
    expect(said[5]).toContain('(RAS-4); ? shows the rule');
  });

  it('is told what can be said', async () => {
    const { stdout } = await sit(rasanto, [
      '?',
      'plcae a1',
      'plce',
      '99',
      '1 99',
      'place',
      'greedy place a1',
      'n',
      'b',
      'u',
    ]);
    const said = replies(stdout);
    expect(said[0]).toContain('  q, quit    leave the game\n');
    expect(said[2]).toContain('There is no plce to choose (did you mean place?)');
    expect(said[3]).toContain('There is no 99: options are from 1 to 45.');
    expect(said[4]).toContain('There is no 99');
    expect(said[5]).toContain('expected');
    expect(said[6]).toContain('greedy plays alone.');
    expect(said[7]).toContain('Nobody else may act now.');
    expect(said[8]).toContain('Nothing is chosen yet.');
    expect(said[9]).toContain('Nothing can be taken back');
  });

  it('takes back the last action, and what bots have done since', async () => {
    const said = replies((await sit(rasanto, ['a1', 'a9', 'a2', 'u', 'u', 'u'])).stdout);
    expect(said[1]).toContain('No: ');
    expect(said[3]).toContain('Taken back.');
    expect(said[4]).toContain('Taken back.');
    expect(said[4]).toContain(' 45  i1');
    expect(said[5]).toContain('Nothing can be taken back');
  });

  it('can’t take back what was random', async () => {
    const said = replies((await sit(kiriki, ['roll', 'u'])).stdout);
    expect(said[1]).toContain('Nothing can be taken back');
  });

  it('gets a hint, which says what stands behind it, and can play it', async () => {
    const options = ['--options', 'repeat=false,upperBonusOver=200'];
    const own = await sit([...kiriki, ...options], ['roll', 'h']);
    expect(replies(own.stdout)[1]).toMatch(/^Hint: roll [-\d ]+ \(worth [\d.]+ %\)$/m);
    const other = replies((await sit(rasanto, ['h', 'h'])).stdout);
    const [hint = '?'] = /^Hint: place [a-i]\d \(worth [\d.]+ %\)$/m.exec(other[0] ?? '') ?? [];
    expect(other[0]).toMatch(/^CHOICE +WORTH +LOSS/m);
    expect(other[1]).toContain(hint);
  });

  it('saves, goes on with what was saved, and is told how', async () => {
    const saved = await sit(rasanto, ['a1', 's', 'my game.json', 's', 'q']);
    const said = replies(saved.stdout);
    expect(said[1]).toContain('File to save to (Enter: rasanto.json)');
    const how = "dicewright play rasanto --resume 'my game.json' --seats you:Ada,greedy";
    expect(said[2]).toContain(`Saved. Go on with\n  ${how}\n`);
    expect([saved.code, [...saved.written.keys()], saved.history.length]).toEqual([0, ['my game.json'], 2]);
    const files = Object.fromEntries(saved.written);
    const argv = ['rasanto', '--resume', 'my game.json', '--seats', 'you:Ada,greedy'];
    const on = await sit(argv, ['a2', 'q'], { files });
    expect(on.stdout).not.toContain('  1  a1\n');
    const first = JSON.parse(saved.written.get('my game.json') ?? '') as GameRecord;
    const second = JSON.parse(on.written.get('my game.json') ?? '') as GameRecord;
    expect(second.actions.slice(0, 2)).toEqual(first.actions);
    expect([first.actions.length, second.actions.length, second.seed]).toEqual([2, 4, 'a']);
  });

  it('plays on after Ctrl-C as if nothing had been', async () => {
    const answers = ['a1', 'c3', 'e1', 'f2'];
    const whole = await sit([...rasanto, '--save', 'f'], answers);
    const half = await sit([...rasanto, '--save', 'f'], answers.slice(0, 2));
    expect([half.code, half.stderr]).toEqual([
      130,
      'dicewright: interrupted (SIGINT): the game is kept; go on with dicewright play rasanto --resume f --seats you:Ada,greedy\n',
    ]);
    const rest = await sit(['rasanto', '--resume', 'f', '--seats', 'you:Ada,greedy'], answers.slice(2), {
      files: Object.fromEntries(half.written),
    });
    expect(rest.written.get('f')).toBe(whole.written.get('f'));
    expect((JSON.parse(whole.written.get('f') ?? '') as GameRecord).actions).toHaveLength(8);
  });

  it('has to say twice that it leaves without saving', async () => {
    const said = await sit(rasanto, ['a1', 'q', 'q']);
    expect([said.code, said.written.size]).toEqual([0, 0]);
    expect(replies(said.stdout)[1]).toContain('s saves it, q again leaves it');
    expect((await sit(rasanto, ['q'])).code).toBe(0);
    expect((await sit(rasanto, ['a1', 'q', '?', 'q', 'b'])).code).toBe(130);
  });

  it('is told where a file can’t be written, and stays at the table', async () => {
    const refuses = (write: number) => (write === 1 ? 'permission denied' : undefined);
    const { code, stdout, written } = await sit(rasanto, ['a1', 's f', 's g', 'q'], { refuses });
    expect(replies(stdout)[1]).toContain('Not saved: f: permission denied');
    expect([code, [...written.keys()]]).toEqual([0, ['g']]);
  });

  it('throws the dice at the table, the bots’ too, and types in what they show', async () => {
    const argv = ['kiriki', '--seats', 'you:Ada,random', '--dice', 'table', '--save', 'f'];
    const answers = ['roll', '9 9', '2 5 5 2 5', 'score fullHouse', '1 2 3 4 6', 'b'];
    const { stdout, written } = await sit(argv, answers);
    const said = replies(stdout);
    expect(stdout).toContain('You throw the dice');
    expect(said[0]).toMatch(/Ada: what came of roll 1-5\? \(such as \d \d \d \d \d\)/);
    expect(said[1]).toContain('No: ');
    expect(said[2]).toContain('Ada rolls 2 5 5 2 5.');
    expect(said[3]).toMatch(/random: what came of roll 1-5\?/);
    expect(said[4]).toContain('random rolls 1 2 3 4 6.');
    const { actions, seed, commitment } = JSON.parse(written.get('f') ?? '') as GameRecord;
    expect([seed, commitment]).toEqual([undefined, undefined]);
    expect(actions[0]).toMatchObject({ outcome: [2, 5, 5, 2, 5] });
  });

  it('may not say what the seed throws', async () => {
    const said = replies((await sit(kiriki, ['roll all = 6 6 6 6 6', 'roll'])).stdout);
    expect(said[0]).toContain('No: ');
    expect(said[1]).toContain('Ada rolls 3 2 5 1 1.');
  });

  it('reports what the skill of its hands has come to', async () => {
    const { code, stdout } = await sit(
      ['emag', '--seats', 'you:Ada,you:Ben', '--dice', 'table'],
      ['attempt', 'height: 12', 'attempt = height: 7'],
    );
    expect(code).toBe(0);
    expect(stdout).toContain('Scores: Ada: 12, Ben: 7');
    expect(stdout).not.toContain('Seed');
  });

  it('asks for words where words can be chosen', async () => {
    const argv = ['the-clever-mole', '--seats', 'you:Ada,you:Ben', '--seed', 'a'];
    const said = replies((await sit(argv, ['', 'build', 'hill 5', 'words of', 'It is a hill.'])).stdout);
    expect(said[3]).toContain('Ada: in which words?');
    expect(said[4]).toContain('It is a hill.');
  });
});

describe('secrets', () => {
  it('of one person are not what the other sees', async () => {
    const argv = ['the-clever-mole', '--seats', 'you:Ada,you:Ben', '--seed', 'a', '--save', 'f'];
    const { stdout, written } = await sit(argv, ['', 'build', 'hide 5 (kind: text, text: x)', '', '', '1']);
    const [, before = '', after = ''] = stdout.split(CLEARED);
    expect(before).toContain('To act: Ada');
    expect(before).not.toContain('To act: Ben');
    expect(after).toContain('To act: Ben');
    const record = JSON.parse(written.get('f') ?? '') as GameRecord;
    const [state, next] = [1, 2].map((count) => stateAt(record, count, theCleverMole));
    const hidden = record.actions[1];
    const told = [0, 1].map((viewer) =>
      theCleverMole.describe(state as never, hidden as never, next as never, { viewer, names: ['Ada', 'Ben'] }),
    );
    expect(told[0]).not.toBe(told[1]);
    const plain = (text = '') => text.replace(/\s+/g, ' ');
    expect([plain(before).includes(plain(told[0])), plain(after).includes(plain(told[0]))]).toEqual([true, false]);
    expect(plain(after)).toContain(plain(told[1]));
  });

  it('need no curtain where one person plays', async () => {
    const { stdout } = await sit(['the-clever-mole', '--seats', 'you:Ada,random', '--seed', 'a'], ['build']);
    expect([stdout.includes(CLEARED), stdout.includes('To act: Ada')]).toEqual([false, true]);
  });
});

describe('seats', () => {
  it.each([
    [['kiriki', '--seats', 'you,random'], 'a person plays at a terminal, and here is none'],
    [['kiriki', '--seats', 'random,radnom'], '--seats: there is no radnom (did you mean random?)'],
    [['kiriki', '--seats', 'random,'], '--seats: there is no bot without a name'],
    [['kiriki', '--seats', 'random,mcts:iteratoins=3'], '(did you mean iterations?)'],
    [['kiriki', '--seats', 'random,random', '--players', '3'], '--players: expected 2, the number of seats, got 3'],
    [['rasanto', '--seats', 'random'], 'rasanto'],
    [['kiriki', '--seats', 'random', '--dice', 'own'], '--dice: for games with persons'],
  ])('%j', async (argv, message) => {
    const { code, stdout, stderr } = await runCommand(['play', ...argv]);
    expect(stderr).toContain(message);
    expect([code, stdout, isOneLine(stderr)]).toEqual([2, '', true]);
  });

  it.each([
    [['kiriki', '--seats', 'you', '--every'], '--every: for games without persons'],
    [['kiriki', '--seats', 'you', '--dice', 'table', '--seed', 'a'], '--dice table and --seed: expected one of them'],
    [['kiriki', '--seats', 'you', '--dice', 'own'], '--dice: expected seed or table, got own'],
    [['kiriki', '--resume', 'f', '--seed', 'a'], '--seed: the game goes on as --resume has it'],
    [['kiriki', '--resume', 'f', '--edition', 'a'], '--edition: the game goes on as --resume has it'],
    [['kiriki', '--resume', 'f', '--seats', 'you'], '--seats: expected 2 seats, got 1'],
  ])('at a terminal: %j', async (argv, message) => {
    const f = (await sit([...kiriki, '--save', 'f'], ['roll'])).written.get('f') ?? '';
    const { code, stderr } = await sit(argv, [], { files: { f } });
    expect(stderr).toContain(message);
    expect([code, isOneLine(stderr)]).toEqual([2, true]);
  });

  it.each([
    ['none', 'none: no such file'],
    ['text', 'it is not a record'],
    ['other', 'it is a record of kiriki, not of rasanto'],
  ])('go on with no bad file: %s', async (file, message) => {
    const other = (await sit([...kiriki, '--save', 'f'], ['roll'])).written.get('f') ?? '';
    const { code, stderr } = await sit(['rasanto', '--resume', file], [], { files: { text: 'hello', other } });
    expect(stderr).toContain(message);
    expect([code, isOneLine(stderr)]).toEqual([3, true]);
  });

  it('of bots alone need no terminal; all random is what play is without seats', async () => {
    const flags = ['--seed', 'a', '--record', 'f'];
    const { code, stdout, written } = await runCommand(['play', 'rasanto', '--seats', 'greedy,random', ...flags]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Rasanto: greedy and random\nSeed: a\n\n1\. greedy places/);
    expect((JSON.parse(written.get('f') ?? '') as GameRecord).names).toEqual(['greedy', 'random']);
    expect((await runCommand(['play', 'rasanto', '--seats', 'greedy,random', ...flags])).stdout).toBe(stdout);
    const [seated, usual] = await Promise.all(
      [
        ['--seats', 'random,random,random'],
        ['--players', '3'],
      ].map((who) => runCommand(['play', 'kiriki', ...who, ...flags])),
    );
    expect([seated?.code, seated?.stdout]).toEqual([0, usual?.stdout]);
  });

  it('several of a kind are told apart, and persons without names by their seats', async () => {
    const { stdout } = await sit(['kiriki', '--seats', 'you,random,random,you', '--seed', 'a'], []);
    expect(stdout).toContain('Kiriki: Player 1, random, random (2) and Player 4\n');
  });
});
