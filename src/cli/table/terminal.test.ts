import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { openTerminal, type TerminalOptions, type TestTerminal } from '../../../test/helpers/terminal.js';
import { terminalWidth } from '../../render/terminal-width.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const play = (args: readonly string[], options: Partial<TerminalOptions> = {}): TestTerminal =>
  openTerminal(['play', ...args], { cwd: folder, ...options });

/** A question that waits; one that was answered has another sign. */
const QUESTION = /◆ {2}.*\(\? for help\)/;
const CTRL_C = '\u0003';
const CLEAR = '\u001b[2J';
const readJson = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** The options of the last menu, by number. */
function menuOf(text: string): Map<number, string> {
  const menu = text.slice(text.lastIndexOf('To act:'));
  const items = [...menu.matchAll(/(?:^| ) *(\d+) {2}(\S+(?: \S+)*)/gm)];
  return new Map(items.map(([, number, label = '']) => [Number(number), label]));
}

const REVIEW = /◆ {2}Review the game/;

/** Answers until the game is over, and wants no review; gives what was written since. */
async function playToEnd(terminal: TestTerminal, answerTo: (text: string) => string): Promise<string> {
  for (let turns = 0; turns < 200; turns++) {
    const text = await terminal.until(/◆ {2}.*\(\? for help\)|^Seed: /m);
    if (/^Seed: /m.test(text)) {
      const asked = await terminal.until(REVIEW);
      terminal.type('');
      return `${text}${asked}${await terminal.rest()}`;
    }
    terminal.type(answerTo(text));
  }
  throw new Error('the game took no end');
}

describe('a game in a terminal', { timeout: 60_000 }, () => {
  it('is played by numbers, to its result and its seed', async () => {
    const terminal = play(['kiriki', '--seats', 'you:Ada,random', '--seed', 'a', '--record', 'kiriki-end.json']);
    const opening = await terminal.until('Commitment:');
    expect(opening).toContain('Kiriki: Ada and random');
    expect(opening).not.toContain('Seed: ');
    const end = await playToEnd(terminal, (text) => {
      const lines = [...menuOf(text)].filter(([, label]) => !/^(roll|score|die \d)$/.test(label));
      return `${lines[0]?.[0] ?? 1}`;
    });
    expect(await terminal.ended).toBe(0);
    expect(end).toMatch(/Winner: (Ada|random)\nScores: Ada: \d+, random: \d+\n.*\nSeed: a\n/);
    const record = readJson('kiriki-end.json') as { actions: object[]; result: object; seed: string };
    expect([record.seed, record.actions.length > 52]).toEqual(['a', true]);
    const said = stripVTControlCharacters(terminal.raw());
    expect(said.match(/^random (?:re)?rolls .*$/gm)?.length).toBeGreaterThan(13);
  });

  it('is played by notation', async () => {
    const terminal = play(['rasanto', '--seats', 'random,you:Ada', '--seed', 'a']);
    const end = await playToEnd(terminal, (text) => `place ${menuOf(text).get(1)}`);
    expect(await terminal.ended).toBe(0);
    expect(end).toMatch(/^Winners?: /m);
  });

  it('is kept by Ctrl-C, and goes on', async () => {
    const seats = ['--seats', 'you:Ada,random'];
    const first = play(['kiriki', ...seats, '--seed', 'a', '--save', 'kept.json']);
    await first.until(QUESTION);
    first.type('roll all');
    await first.until('Ada rolls 3 2 5 1 1.');
    await first.until(QUESTION);
    first.press(CTRL_C);
    const left = await first.until('go on with');
    expect(left).toContain('interrupted (SIGINT): the game is kept');
    expect([await first.ended, readJson('kept.json').actions.length]).toEqual([130, 1]);

    const second = play(['kiriki', '--resume', 'kept.json', ...seats]);
    const shown = await second.until(QUESTION);
    expect(shown).toContain('Roll 1 of 3: Ada rolls dice again or chooses a line.');
    second.type('score chance');
    await second.until('Ada scores 12 for chance.');
    await second.until(QUESTION);
    second.type('q');
    await second.until('Saved. Go on with\n  dicewright play kiriki --resume kept.json --seats you:Ada,random');
    expect(await second.ended).toBe(0);
    const { actions } = readJson('kept.json') as { actions: { player: number }[] };
    expect(actions.length).toBeGreaterThan(2);
    expect(actions.at(-1)?.player).toBe(1);
  });

  it('is kept in a new file where none was named', async () => {
    const terminal = play(['rasanto', '--seats', 'you,greedy']);
    await terminal.until(QUESTION);
    terminal.type('place a1');
    await terminal.until('greedy places');
    await terminal.until(QUESTION);
    terminal.press(CTRL_C);
    await terminal.until('--resume rasanto.json');
    expect([await terminal.ended, readJson('rasanto.json').actions.length]).toEqual([130, 2]);
  });

  it('is kept when the terminal is closed', async () => {
    const terminal = play(['rasanto', '--seats', 'you,greedy', '--save', 'closed.json']);
    await terminal.until(QUESTION);
    terminal.type('place a1');
    await terminal.until('greedy places');
    await terminal.until(QUESTION);
    terminal.signal('SIGTERM');
    expect(await terminal.ended).toBe(143);
    expect(readJson('closed.json').actions).toHaveLength(2);
  });

  it('takes back, and gives hints', async () => {
    const terminal = play(['rasanto', '--seats', 'you:Ada,greedy', '--seed', 'a']);
    await terminal.until(QUESTION);
    terminal.type('h');
    const hint = await terminal.until(/Hint: place [a-i]\d \(worth [\d.]+ %\)/);
    await terminal.until(QUESTION);
    terminal.type(/place [a-i]\d/.exec(hint)?.[0] ?? '');
    await terminal.until('greedy places');
    await terminal.until(QUESTION);
    terminal.type('u');
    const back = await terminal.until(QUESTION);
    expect(back).toContain('Taken back.');
    expect(menuOf(back).size).toBe(45);
    terminal.type('q');
    expect(await terminal.ended).toBe(0);
    expect(existsSync(join(folder, 'rasanto-2.json'))).toBe(false);
  });

  it('hides the secrets of one person from the other', async () => {
    const terminal = play(['the-clever-mole', '--seats', 'you:Ada,you:Ben', '--seed', 'a']);
    await terminal.until('Ada: Enter when you alone look');
    terminal.type('');
    await terminal.until(QUESTION);
    terminal.type('build');
    await terminal.until('Ada hides the mole.');
    await terminal.until(QUESTION);
    terminal.type('hide 5 (kind: text, text: "It is one of the hills.")');
    await terminal.until('Enter clears the screen for Ben');
    const seen = stripVTControlCharacters(terminal.raw());
    const secret = /^Ada hides .*$/gm.exec(seen.slice(seen.lastIndexOf('hide 5')))?.[0] ?? '';
    expect(secret).toMatch(/hill 5|fifth/);
    terminal.type('');
    await terminal.until('Ben: Enter when you alone look');
    terminal.type('');
    await terminal.until(QUESTION);
    const raw = terminal.raw();
    const after = stripVTControlCharacters(raw.slice(raw.lastIndexOf(CLEAR)));
    expect(after).toContain('To act: Ben');
    expect(after).toContain('It is one of the hills.');
    expect(after).not.toContain(secret);
    expect(after).not.toMatch(/hides.*5/);
    // Also from whoever scrolls back.
    expect(raw.slice(raw.lastIndexOf(CLEAR))).toContain('\u001b[3J');
    terminal.press(CTRL_C);
    expect(await terminal.ended).toBe(130);
  });

  it('fits a terminal of 60 columns', async () => {
    const terminal = play(['rasanto', '--seats', 'you:Ada,greedy', '--seed', 'a'], { columns: 60 });
    await terminal.until(QUESTION);
    terminal.type('?');
    await terminal.until(QUESTION);
    terminal.type('a1');
    await terminal.until('greedy places');
    await terminal.until(QUESTION);
    terminal.type('a1');
    await terminal.until('shows the rule');
    await terminal.until(QUESTION);
    terminal.type('?');
    await terminal.until('RAS-4 A die on the plate');
    await terminal.until(QUESTION);
    const lines = stripVTControlCharacters(terminal.raw()).split(/\r?\n/);
    const wide = lines.filter((line) => terminalWidth(line) > 60 && !line.includes('sha256:'));
    expect([wide, lines.length > 60]).toEqual([[], true]);
    terminal.press(CTRL_C);
    await terminal.ended;
  });

  it('has colours, but not with NO_COLOR', async () => {
    const colours: boolean[] = [];
    for (const env of [{}, { NO_COLOR: '1' }]) {
      const terminal = play(['rasanto', '--seats', 'you:Ada,greedy', '--seed', 'a'], { env });
      await terminal.until(QUESTION);
      terminal.type('a1');
      await terminal.until('greedy places');
      await terminal.until(QUESTION);
      // Colours of letters and grounds.
      const codes = terminal.raw().split('\u001b[');
      colours.push(codes.some((code) => /^(?:3[0-7]|9[0-7]|38;5;\d+)m/.test(code)));
      terminal.type('q');
      await terminal.until('q again leaves it');
      await terminal.until(QUESTION);
      terminal.type('q');
      expect(await terminal.ended).toBe(0);
    }
    expect(colours).toEqual([true, false]);
  });
});
