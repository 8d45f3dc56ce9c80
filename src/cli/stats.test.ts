import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { readXml } from '../../test/helpers/well-formed.js';
import type { ArchiveSummary } from '../analysis/archive/archive.js';
import { kiriki } from '../games/kiriki/kiriki.js';
import { createRng } from '../kernel/dice/random.js';
import { playout } from '../play/playout.js';
import { recordLines, stateAt } from '../record/index.js';
import { toText } from '../record/notation/to-text.js';
import type { GameRecord } from '../record/types.js';
import { LEVEL } from './stats-text.js';

type Summary = ArchiveSummary & { readonly broken: readonly string[] };

const NAMES = ['Ada', 'Ben'];

/** A random game of two. @param bent - what becomes of a die */
function gameOf(seed: string, bent: (face: number) => number = (face) => face): GameRecord {
  const { actions } = playout(kiriki, { players: 2, seed });
  return {
    format: 'dicewright/1',
    game: 'kiriki',
    rules: kiriki.rules,
    players: 2,
    options: {},
    names: NAMES,
    actions: actions.map((action) =>
      'outcome' in action ? { ...action, outcome: (action.outcome as number[]).map(bent) } : action,
    ),
  };
}

/** The last actions of such a game: it is soon reviewed. */
function endOf(seed: string): GameRecord {
  const game = gameOf(seed);
  const cut = game.actions.length - 8;
  const from = stateAt(game, cut, kiriki) as NonNullable<GameRecord['from']>;
  return { ...game, format: 'dicewright/2', from, actions: game.actions.slice(cut) };
}

const asText = (record: GameRecord): string => toText(record, kiriki);

const archiveOf = (count: number, seed: string, bent?: (face: number) => number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.dice`, asText(gameOf(`${seed} ${i}`, bent))]));

/** What is told of the games is looked at, not how well they were reviewed. */
const EFFORT = '0.01';

const SEEDS = ['a', 'b', 'c', 'd'];
const ends = Object.fromEntries(SEEDS.map((seed) => [`${seed}.dice`, asText(endOf(seed))]));

async function stats(files: Record<string, string>, ...flags: string[]) {
  const ran = await runCommand(['stats', ...Object.keys(files), ...flags], { files });
  return { ...ran, summary: (flags.includes('--json') ? JSON.parse(ran.stdout) : null) as Summary };
}

describe('stats', () => {
  it('puts games together by players, in one table, with what fell in another', async () => {
    const { code, stdout, stderr } = await stats(ends, '--effort', EFFORT);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^4 games\.\n\nPLAYER +GAMES +RESULT +95 % +LUCK +CHOICES +MISTAKES\n/);
    expect(stdout).toMatch(/^Ada +4 +\d+\.\d % +\d+\.\d to \d+\.\d % +[+−]\d+\.\d % +−\d+\.\d % +\d+ of \d+$/m);
    expect(stdout).toMatch(/^WHAT FELL +DICE +CHI-SQUARE +FREEDOM +P +OF ALL\n/m);
    expect(stdout).toMatch(/^ordinary dice +\d+ +\d+\.\d +5 +[01]\.\d{4} +[01]\.\d{4}$/m);
    expect(stdout).toContain('The dice fell as they should');
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('says the same as JSON, and draws it: results with intervals, luck, mistakes', async () => {
    const { summary, written } = await stats(ends, '--effort', EFFORT, '--json', '--plot', 'plot.svg');
    expect(summary).toMatchObject({ games: 4, unfinished: 0, broken: [] });
    const [ada, ben] = summary.players;
    expect([ada?.name, ben?.name]).toEqual(NAMES);
    expect(ada).toMatchObject({ alone: null, games: 4, equal: 0.5, reviewed: 4 });
    expect((ada?.result?.value ?? 0) + (ben?.result?.value ?? 0)).toBeCloseTo(1, 12);
    expect(ada?.choices?.value).toBeLessThanOrEqual(0);
    expect(ada?.decisions).toBeGreaterThan(4);
    expect((ada?.result?.value ?? 0) - (ada?.luck?.value ?? 0)).toBeCloseTo(ada?.adjusted?.value ?? Number.NaN, 9);
    const dice = summary.dice.find(({ what, player }) => what === 'ordinary dice' && player === null);
    const rolled = SEEDS.flatMap((seed) =>
      endOf(seed).actions.flatMap((one) => ('outcome' in one ? (one.outcome as number[]) : [])),
    );
    expect(dice?.faces.map(({ fell }) => fell)).toEqual(
      [1, 2, 3, 4, 5, 6].map((face) => rolled.filter((one) => one === face).length),
    );
    const { texts, names } = readXml(written.get('plot.svg') ?? '');
    expect(texts).toEqual(expect.arrayContaining(['Results, with and without luck', 'Ada', 'Ben', '50 %']));
    expect(names.get('circle')).toBe(2);
  });

  it('takes every form of a record, one of a player alone, and one that is not over', async () => {
    const open = gameOf('open');
    const alone = {
      ...gameOf('alone'),
      players: 1,
      names: ['Ada'],
      actions: playout(kiriki, { players: 1, seed: 'a' }).actions,
    };
    const { summary, code, stderr } = await stats(
      {
        'a.json': JSON.stringify(gameOf('a')),
        'b.ndjson': [...recordLines(gameOf('b'))].join(''),
        'c.dice': asText({ ...gameOf('c'), format: 'dicewright/2', headers: { place: 'Vienna' }, comment: 'A game.' }),
        'd.dice': asText({ ...open, actions: open.actions.slice(0, 20) }),
        'e.json': JSON.stringify(alone),
      },
      '--quick',
      '--json',
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(summary).toMatchObject({ games: 5, unfinished: 1 });
    expect(summary.players.map(({ name, alone: game, games, luck }) => [name, game, games, luck])).toEqual([
      ['Ada', null, 3, null],
      ['Ben', null, 3, null],
      ['Ada', 'Kiriki', 1, null],
    ]);
  });

  it('tells a broken file by its name, and counts the others; the same game counts once', async () => {
    const game = gameOf('a');
    const [first, ...others] = game.actions;
    const { code, stdout, stderr } = await stats(
      {
        'good.dice': asText(game),
        'none.dice': 'none',
        'wrong.json': JSON.stringify({ ...game, actions: [first, first, first, first, ...others] }),
        'again.json': JSON.stringify(game),
      },
      '--quick',
    );
    expect(code).toBe(3);
    expect(stdout).toMatch(/^1 game\.\n\nPLAYER +GAMES +RESULT +95 % +IF ALL WERE ALIKE\n/);
    expect(stderr.split('\n').map((line) => /^dicewright: (\S+):/.exec(line)?.[1])).toEqual(
      expect.arrayContaining(['none.dice', 'wrong.json', 'again.json']),
    );
    expect(stderr).toContain('the same game as good.dice');
  });

  it('finds dice that are loaded', async () => {
    const rng = createRng('loaded');
    // One of five ones is turned into a six.
    const bent = (face: number): number => (face === 1 && rng.next() % 5 === 0 ? 6 : face);
    const { stdout, summary } = await stats(archiveOf(20, 'loaded', bent), '--quick', '--json');
    expect(summary.dice[0]?.corrected).toBeLessThan(LEVEL);
    expect(stdout).toContain('ordinary dice');
    const told = await stats(
      archiveOf(20, 'loaded', (face) => (face === 1 ? 6 : face)),
      '--quick',
    );
    expect(told.stdout).toMatch(/Not as they should: ordinary dice\. 1: 0 \(\d+\.\d\), 2: /);
    expect(told.stdout).toMatch(/fair dice are suspected in\s+one of a hundred\s+archives/);
  });

  it('suspects fair dice no more often than it says', async () => {
    let suspected = 0;
    for (let archive = 0; archive < 25; archive++) {
      const { summary } = await stats(archiveOf(2, `fair ${archive}`), '--quick', '--json');
      expect(summary.dice.length).toBeGreaterThan(1);
      if (summary.dice.some(({ corrected }) => corrected < LEVEL)) suspected++;
    }
    // With one of a hundred, three of twenty-five come once in five hundred times.
    expect(suspected).toBeLessThan(3);
  });

  it('leaves out what people do with their hands', async () => {
    const { written } = await runCommand(['play', 'emag', '--seed', 'a', '--record', 'emag.json']);
    const { stdout } = await stats({ 'emag.json': written.get('emag.json') ?? '' }, '--quick');
    expect(stdout).not.toContain('WHAT FELL');
    expect(stdout).toContain('Too few dice fell to say anything.');
  });

  it('refuses what it can’t use', async () => {
    expect((await runCommand(['stats'])).code).toBe(2);
    expect((await stats({ 'a.dice': asText(gameOf('a')) }, '--effort', '0')).code).toBe(2);
  });

  it('has counted all games when it is interrupted, and tells how many were reviewed', async () => {
    const { stdout, stderr } = await runCommand(['stats', ...Object.keys(ends), '--effort', EFFORT], {
      files: ends,
      terminal: { stderr: true },
      interruptAt: ['SIGINT', 'reviewing game 2'],
    });
    expect(stdout).toMatch(/^4 games\./);
    expect(stderr).toContain('1 of 4 games were reviewed');
  });
});
