import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../../test/helpers/command-io.js';
import { mergeTournaments, type TournamentResult } from '../analysis/tournament/result.js';
import { tournament } from '../analysis/tournament/tournament.js';
import { calavera } from '../games/calavera/calavera.js';
import { kirikiAnalysis } from '../games/kiriki/kiriki.analysis.js';
import { type KirikiPattern, patterns } from '../games/kiriki/patterns.js';

const GAMES = 6;
const bots = 'random,random,random';
const base = ['tournament', 'calavera', '--bots', bots, '--games', `${GAMES}`, '--seed', 's', '--players', '2'];

const json = async (argv: readonly string[], files: Record<string, string | Uint8Array> = {}): Promise<string> => {
  const { code, stdout, stderr } = await runCommand([...argv, '--json'], { files });
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
};

describe('tournament', () => {
  it('prints the result of the library as JSON', async () => {
    const printed = JSON.parse(await json(base)) as TournamentResult;
    const named = bots.split(',');
    expect(printed).toEqual(await tournament({ game: calavera, bots: named, games: GAMES, seed: 's', players: 2 }));
    expect(mergeTournaments(printed)).toEqual(printed);
  });

  it('gives, played in parts, merged or resumed, what one run gives', async () => {
    const whole = await json(base);
    const a = await json([...base, '--to', '2']);
    const b = await json([...base, '--from', '4']);
    expect(await json([...base, '--from', '2', '--to', '4', '--merge', 'b', 'a'], { a, b })).toBe(whole);
    const ab = await json(['tournament', '--merge', 'a', 'b'], { a, b });
    const unseeded = base.filter((arg) => arg !== '--seed' && arg !== 's');
    expect(await json([...unseeded, '--resume', 'ab'], { ab })).toBe(whole);
  });

  it('shows who is better in tables of 80 columns', async () => {
    const long = `${bots},random,mcts:iterations=1:exploration=0.123456:maxActions=10`;
    const { stdout } = await runCommand(base.map((arg) => (arg === bots ? long : arg)));
    expect(stdout).toContain('game: calavera, rules 2, 2 players\n');
    expect(stdout).toContain(`seed: s\ngames: ${GAMES}: 0 to 5 (`);
    expect(stdout).toMatch(/^1 {3}random +\d+ +\d+ +\d+ +[\d.]+ \([\d.]+ to [\d.]+\)$/m);
    expect(stdout).toMatch(/^5 {3}mcts:iterations=1:explora… +[\d.]+ \(-?[\d.]+ to [\d.]+\) +[\d.]+ +\d+ +\d+$/m);
    expect(stdout).toMatch(/^1 - 2 +\d+ +-?[\d.]+ \(/m);
    const tables = stdout.split('\n').filter((line) => !line.startsWith('options: '));
    expect(Math.max(...tables.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  it('tells results without luck beside the plain ones', async () => {
    // Of the games with luck one in which it is soon told.
    const asked = base.map((arg) => (arg === 'calavera' ? 'kiriki' : arg));
    const luck = ['--luck', 'removed', '--games', '16'];
    const { stdout } = await runCommand([...asked, ...luck]);
    const plain = await runCommand([...asked, '--games', '16']);
    expect(stdout.startsWith(plain.stdout)).toBe(true);
    const added = stdout.slice(plain.stdout.length);
    expect(added).toMatch(/^\nluck: removed|removing it is of no use/);
    expect(added).toMatch(/^1 {6}[\d.]+ \([\d.]+ to [\d.]+\) +[\d.]+ +[\d.]+ \(/m);
    expect(added).toMatch(/^1 - 2 {2}-?[\d.]+ \(/m);
    expect(Math.max(...added.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    const part = await json([...asked, ...luck, '--to', '3']);
    expect(await json([...asked.filter((arg) => arg !== 's' && arg !== '--seed'), '--resume', 'part'], { part })).toBe(
      await json([...asked, '--luck', 'removed']),
    );
    expect((await runCommand([...asked, '--luck', 'kept'])).stderr).toContain('--luck: expected removed');
  });

  it('shows games that were broken off', async () => {
    const broken = {
      ...(JSON.parse(await json([...base, '--to', '1'])) as TournamentResult),
      unfinished: 1,
      pairs: [],
    };
    const none = { count: 0, sum: 0, sumOfSquares: 0, min: null, max: null, histogram: {} };
    const told = broken.bots.map((bot, i) => ({ ...bot, unfinished: i < 2 ? 1 : 0, shares: none, scores: null }));
    const files = { broken: JSON.stringify({ ...broken, bots: told }) };
    const { stdout } = await runCommand(['tournament', '--merge', 'broken'], { files });
    expect(stdout).toContain('broken off: 1 games, after 10000 actions\n');
    expect(stdout).toMatch(/^1 {3}random +0 +0 +0 +-$/m);
  });

  it('tells which bots there are, those of the game, too', async () => {
    const { code, stdout } = await runCommand(['tournament', 'kiriki', '--bots', 'help']);
    expect(code).toBe(0);
    for (const name of ['random', 'purposeful', 'greedy', 'monteCarlo', 'mcts', 'optimal', 'module']) {
      expect(stdout).toMatch(new RegExp(`^${name} `, 'm'));
    }
    expect(stdout).toMatch(/^ {2}table= .*\(a file\)$/m);
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect((await runCommand(['tournament', 'calavera', '--bots', 'help'])).stdout).not.toContain('optimal');
  });

  it("lets a game's own bot play with a table from a file", async () => {
    // A table from a sheet that is nearly full: for the bot it is one of the game, that knows nothing of the beginning.
    const full = Object.fromEntries(patterns.map((pattern) => [pattern, 6])) as Record<KirikiPattern, number>;
    const sheet = { ...full, chance: null, kiriki: null };
    const table = kirikiAnalysis.save(kirikiAnalysis.solve({}, undefined, sheet));
    const argv = ['tournament', 'kiriki', '--bots', 'optimal:table=t', '--games', '1', '--seed', 's'];
    const unfit = await runCommand([...argv, '--options', '{"upperBonus":36}'], { files: { t: table } });
    expect(unfit.stderr).toContain('bot optimal:table=t: the table was made for other options');
    const short = await runCommand(argv, { files: { t: table } });
    expect(short.stderr).toMatch(/game 0: bot optimal at seat 0: /);
    const bad = await runCommand(argv, { files: { t: 'hello' } });
    expect([bad.code, isOneLine(bad.stderr)]).toEqual([2, true]);
    expect(bad.stderr).toContain('bot optimal:table=t: expected a file that begins with');
  });

  it('tells how far a bot is that works out its table first', async () => {
    const options = '{"repeat":false,"upperBonusOver":200}';
    const argv = ['tournament', 'kiriki', '--bots', 'optimal', '--games', '1', '--seed', 's', '--options', options];
    const piped = await runCommand(argv);
    expect([piped.code, piped.stderr]).toEqual([0, '']);
    const shown = await runCommand(argv, { terminal: { stdout: false, stderr: true } });
    expect(shown.stdout).toBe(piped.stdout);
    const lines = shown.stderr.split('\r').map((line) => line.trimEnd());
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.slice(-4)).toEqual(['preparing bot optimal: 100 %', '1 of 1 games', '', '']);
  });

  it('refuses files that are of something else', async () => {
    const part = (...argv: string[]) => json([...base, ...argv]);
    const files = {
      mine: await part('--to', '2'),
      same: await part('--from', '1', '--to', '3'),
      seed: await part('--from', '2', '--seed', 'other'),
      none: '{"format":"dicewright/1"}',
      text: 'hello',
      twisted: (await part('--to', '2')).replace('"games":2', '"games":3'),
    };
    const messages = {
      same: 'games 1 are there already',
      seed: 'another seed: "other", not "s"',
      none: 'not the result of a tournament: ',
      text: 'it is not JSON',
      twisted: 'whose numbers contradict each other',
    };
    for (const [name, message] of Object.entries(messages)) {
      const { code, stdout, stderr } = await runCommand(['tournament', '--merge', 'mine', name], { files });
      expect([code, stdout, isOneLine(stderr)]).toEqual([3, '', true]);
      expect(stderr).toContain(`dicewright: ${name}: `);
      expect(stderr).toContain(message);
    }
    const { stderr } = await runCommand([...base, '--resume', 'seed'], { files });
    expect(stderr).toContain('dicewright: seed: tournaments can');
  });

  it('makes a seed when none is given, and tells how far it is only on a terminal', async () => {
    const argv = ['tournament', 'calavera', '--bots', 'random', '--games', '3'];
    const quiet = await runCommand(argv, {
      terminal: { stdout: true, stderr: false },
      env: { NO_COLOR: '1' },
    });
    const shown = await runCommand(argv, { terminal: { stdout: false, stderr: true } });
    expect(quiet.stdout).toContain('seed: fresh\n');
    expect([quiet.stderr, shown.stdout]).toEqual(['', quiet.stdout]);
    expect(shown.stderr).toContain('\r3 of 3 games');
    expect(shown.stderr.endsWith('\r')).toBe(true);
  });

  it('tells of a bot that spoils a game, in one line', async () => {
    const module = 'module:file=test/fixtures/bots/bots.mjs:export=spoiler';
    const { code, stderr } = await runCommand(base.map((arg) => (arg === bots ? `random,${module}` : arg)));
    expect([code, isOneLine(stderr)]).toEqual([2, true]);
    expect(stderr).toContain('game 0: bot spoiler of bots.mjs at seat 1: calavera: action: ');
  });
});
