import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../../test/helpers/command-io.js';
import type { SimulationResult } from '../analysis/simulation/result.js';
import { playout } from '../play/playout.js';
import { gameArg } from './args.js';

const GAMES = 12;
const base = ['simulate', 'kiriki', '--games', String(GAMES), '--seed', 's'];

const json = async (argv: readonly string[], files: Record<string, string> = {}): Promise<string> => {
  const { code, stdout, stderr } = await runCommand([...argv, '--json'], { files });
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

describe('simulate', () => {
  it('counts the games with the seeds s/0, s/1 and so on', async () => {
    const game = await gameArg('kiriki');
    const result = JSON.parse(await json(base)) as SimulationResult;
    const outcomes = Array.from({ length: GAMES }, (_, i) => playout(game, { players: 2, seed: `s/${i}` }));
    const scores = outcomes.map(({ result }) => result?.scores?.[1] ?? -1);
    expect(result).toMatchObject({
      game: 'kiriki',
      rules: game.rules,
      players: 2,
      seed: 's',
      games: GAMES,
      unfinished: 0,
    });
    expect(result.actions.sum).toBe(outcomes.reduce((sum, { actions }) => sum + actions.length, 0));
    expect(result.wins).toEqual(
      [0, 1].map((seat) => outcomes.filter(({ result }) => result?.winners.includes(seat)).length),
    );
    expect(result.ties).toBe(outcomes.filter(({ result }) => (result?.winners.length ?? 0) > 1).length);
    expect(result.scores?.[1]).toMatchObject({
      count: GAMES,
      sum: scores.reduce((a, b) => a + b, 0),
      sumOfSquares: scores.reduce((a, b) => a + b * b, 0),
      min: Math.min(...scores),
      max: Math.max(...scores),
    });
  });

  it('plays an edition, over which options stand, and goes on with it', async () => {
    const run = async (...argv: string[]): Promise<string> =>
      json(['simulate', 'doubles', '--games', '2', '--seed', 's', ...argv]);
    const french = await run('--edition', 'french');
    expect(french).toBe(await run('--options', 'bonus=must'));
    expect(JSON.parse(french)).toMatchObject({ options: { bonus: 'must' } });
    const over = await run('--edition', 'french', '--options', 'bonus=may,hand=left');
    expect(JSON.parse(over)).toMatchObject({ options: { bonus: 'may', hand: 'left' } });
    const files = { part: await run('--edition', 'french', '--to', '1') };
    const resumed = ['simulate', 'doubles', '--games', '2', '--resume', 'part'];
    for (const edition of [[], ['--edition', 'french']])
      expect(await json([...resumed, ...edition], files)).toBe(french);
    const { code, stderr } = await runCommand([...resumed, '--edition', 'english'], { files });
    expect([code, stderr]).toEqual([3, expect.stringContaining('another options')]);
  });

  it('gives, merged from any parts in any order, what one run gives', async () => {
    const whole = await json(base);
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: GAMES - 1 }), { maxLength: 4 });
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(cuts, fc.infiniteStream(fc.nat()), async (places, order) => {
        const bounds = [0, ...places.sort((a, b) => a - b), GAMES];
        const parts: Record<string, string> = {};
        for (let i = 0; i + 1 < bounds.length; i++) {
          parts[`${i}.json`] = await json([...base, '--from', `${bounds[i]}`, '--to', `${bounds[i + 1]}`]);
        }
        const keys = new Map(Object.keys(parts).map((name) => [name, order.next().value as number]));
        const names = [...keys].sort(([, a], [, b]) => a - b).map(([name]) => name);
        expect(await json(['simulate', '--merge', ...names], parts)).toBe(whole);
        checked++;
      }),
      { numRuns: 20 },
    );
    expect(checked).toBeGreaterThan(0);
  });

  it('plays and merges at once', async () => {
    const part = await json([...base, '--to', '5']);
    expect(await json([...base, '--from', '5', '--merge', 'a'], { a: part })).toBe(await json(base));
  });

  it('keeps gaps between parts, and closes them later', async () => {
    const part = (from: number, to: number) => json([...base, '--from', `${from}`, '--to', `${to}`]);
    const files = { a: await part(0, 3), b: await part(6, GAMES), c: await part(3, 6) };
    const gap = await json(['simulate', '--merge', 'b', 'a'], files);
    expect(JSON.parse(gap)).toMatchObject({
      ranges: [
        [0, 3],
        [6, GAMES],
      ],
      games: GAMES - 3,
    });
    expect(await json(['simulate', '--merge', 'gap', 'c'], { ...files, gap })).toBe(await json(base));
  });

  it('refuses parts of something else, and games that are there already', async () => {
    const part = (...argv: string[]) => json(['simulate', 'kiriki', '--games', '4', '--seed', 's', ...argv]);
    const files = {
      mine: await part('--to', '2'),
      same: await part('--from', '1'),
      seed: await part('--seed', 'other', '--from', '2'),
      players: await part('--players', '3', '--from', '2'),
      options: await part('--options', '{"repeat":false}', '--from', '2'),
      game: await json(['simulate', 'calavera', '--games', '4', '--from', '2', '--seed', 's']),
      rules: (await part('--from', '2')).replace('"rules":1', '"rules":2'),
    };
    const messages = {
      mine: 'games 0 to 1 are there already',
      same: 'games 1 are there already',
      seed: 'another seed: "other", not "s"',
      players: 'another players: 3, not 2',
      options: 'another options',
      game: 'another game: "calavera", not "kiriki"',
      rules: 'another rules: 2, not 1',
    };
    for (const [name, message] of Object.entries(messages)) {
      const { code, stdout, stderr } = await runCommand(['simulate', '--merge', 'mine', name], { files });
      expect([code, stdout, isOneLine(stderr)]).toEqual([3, '', true]);
      expect(stderr).toContain(`dicewright: ${name}: it can't be merged: ${message}`);
    }
  });

  it('refuses parts that are none, or contradict themselves', async () => {
    const good = await json(base);
    const result = JSON.parse(good) as SimulationResult;
    const changed = (change: object): string => JSON.stringify({ ...result, ...change });
    const files = {
      text: 'hello',
      list: '[]',
      cut: good.slice(0, 300),
      other: '{"format":"dicewright/1"}',
      more: changed({ luck: 1 }),
      wins: changed({ wins: [GAMES, GAMES] }),
      games: changed({ games: 13 }),
      ranges: changed({
        ranges: [
          [0, 6],
          [5, 11],
        ],
      }),
      touching: changed({
        ranges: [
          [0, 6],
          [6, GAMES],
        ],
      }),
      backward: changed({ ranges: [[12, 0]] }),
      unfinished: changed({ unfinished: 1 }),
      winners: changed({ winners: { '0+0': GAMES } }),
      seat: changed({ winners: { '7': GAMES } }),
      sum: changed({ actions: { ...result.actions, sum: 1 } }),
      counts: changed({ actions: { ...result.actions, histogram: { 1: 0.5 } } }),
      key: changed({ actions: { ...result.actions, histogram: { NaN: 1 } } }),
      players: changed({ players: 1_000_000_000 }),
    };
    for (const name of Object.keys(files)) {
      const { code, stdout, stderr } = await runCommand(['simulate', '--merge', name], { files });
      expect([name, code, stdout, isOneLine(stderr)]).toEqual([name, 3, '', true]);
    }
    expect(await json(['simulate', '--merge', 'good'], { good })).toBe(good);
  });

  it('shows a table without --json', async () => {
    const { stdout } = await runCommand(base);
    expect(stdout).toContain('games: 12: 0 to 11\n');
    expect(stdout).toMatch(/^Player 2 +\d+ +[\d.]+ % \([\d.]+ to [\d.]+\) +[\d.]+% +[\d.]+ \(/m);
  });

  it('tells what it comes to without luck, and goes on so', async () => {
    const luckless = [...base, '--luck', 'removed'];
    const first = await json(luckless);
    const more = ['simulate', 'kiriki', '--games', '40', '--resume', 'a'];
    const whole = await json(['simulate', 'kiriki', '--games', '40', '--seed', 's', '--luck', 'removed']);
    expect(await json(more, { a: first })).toBe(whole);
    const { stdout } = await runCommand(['simulate', '--merge', 'a'], { files: { a: whole } });
    expect(stdout).toMatch(/^luck: /m);
    expect(stdout).toMatch(/^SEAT +VICTORY, % \(95 %\) +NARROWER +SCORE \(95 %\) +NARROWER$/m);
    expect(await runCommand([...base, '--luck', 'kept'])).toMatchObject({ code: 2 });
  });

  it('counts a shared victory in parts, and tells the length in the middle', async () => {
    const result = JSON.parse(await json(base)) as SimulationResult;
    const { winners, actions, ties } = result;
    const shared: SimulationResult = {
      ...result,
      wins: [5, 9],
      winners: { '0': 3, '0+1': 2, '1': 7 },
      ties: 2,
    };
    expect([winners, ties]).not.toEqual([shared.winners, shared.ties]);
    const { stdout } = await runCommand(['simulate', '--merge', 'a'], { files: { a: JSON.stringify(shared) } });
    const shares = [...stdout.matchAll(/^Player \d +\d+ +[\d.]+ % \(.*?\) +([\d.]+%)/gm)].map(([, share]) => share);
    expect(shares).toEqual(['33.3%', '66.7%']);
    expect(stdout).toContain('several winners: 2 games (16.7%), ');
    const lengths = Object.entries(actions.histogram).flatMap(([length, times]) => Array(times).fill(Number(length)));
    const [low = 0, high = 0] = lengths.sort((a, b) => a - b).slice(GAMES / 2 - 1);
    expect(stdout).toContain(`actions: ${lengths[0]} to ${lengths.at(-1)} a game, median ${(low + high) / 2}, mean `);
  });

  it('makes a seed when none is given, and tells it', async () => {
    expect((await runCommand(['simulate', 'kiriki', '--games', '1'])).stdout).toContain('seed: fresh\n');
  });

  it('tells how far it is only on a terminal', async () => {
    const quiet = await runCommand(base, {
      terminal: { stdout: true, stderr: false },
      env: { NO_COLOR: '1' },
    });
    const shown = await runCommand(base, { terminal: { stdout: false, stderr: true } });
    const asked = await runCommand([...base, '--quiet'], { terminal: { stdout: false, stderr: true } });
    expect([quiet.stderr, asked.stderr, asked.stdout]).toEqual(['', '', quiet.stdout]);
    expect(shown.stderr).toContain(`12 of ${GAMES} games`);
    expect(shown.stderr.endsWith('\r')).toBe(true);
    expect(shown.stdout).toBe(quiet.stdout);
  });
});
