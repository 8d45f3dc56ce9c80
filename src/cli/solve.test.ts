import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isOneLine, runCommand } from '../../test/helpers/command-io.js';
import { root } from '../../test/helpers/root.js';
import { kiriki } from '../games/kiriki/kiriki.js';

const own = ['--module', join(root, 'test/fixtures/games/hop.ts')];
const broken = ['--module', join(root, 'test/fixtures/games/wrong-hop.ts')];

/** One line is left, and one roll: two dice for more sixes. */
function lastLine(): string {
  const start = kiriki.setup({ players: 1 });
  const sheet = Object.fromEntries(
    Object.keys(start.sheets[0] ?? {}).map((line) => [line, line === 'sixes' ? null : 0]),
  );
  return JSON.stringify({ ...start, sheets: [sheet], rolls: 2, dice: [6, 1, 6, 2, 6] });
}

describe('dicewright solve', () => {
  it('tells what the start of a small game is worth, one’s own as well', async () => {
    const { code, stdout } = await runCommand(['solve', 'hop', ...own]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Hop, at the start: solved, by going through \d+ positions\.$/m);
    expect(stdout).toMatch(/^Player 1 +100\.000 %\nPlayer 2 +0\.000 %$/m);
    const { solved, values, states } = JSON.parse(
      (await runCommand(['solve', 'emag', '--players', '2', '--json'])).stdout,
    ) as Record<string, unknown>;
    expect([solved, values, states]).toEqual([true, [0.5, 0.5], 651]);
  });

  it('begins where it is told: at a state, or in a record', async () => {
    const { code, stdout } = await runCommand(['solve', 'kiriki', '--from', 's'], { files: { s: lastLine() } });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Kiriki, as given: solved, by going through \d+ positions\.$/m);
    expect(stdout).toMatch(/^Player 1 +20\.0000$/m);
    const { written } = await runCommand(['play', 'emag', '--players', '2', '--seed', 'a', '--record', 'r']);
    const files = { r: written.get('r') ?? '' };
    const early = await runCommand(['solve', 'emag', '--from', 'r', '--at', '1'], { files });
    expect(early.stdout).toContain('Emag, after 1 action: solved, by going through 26 positions.');
    const end = await runCommand(['solve', 'emag', '--from', 'r'], { files });
    expect(end.stdout).toContain('solved, by going through 1 position.');
    const both = await runCommand(['solve', 'kiriki', '--from', 's', '--at', '1'], { files: { s: lastLine() } });
    expect([both.code, both.stderr.includes('a state has none')]).toEqual([2, true]);
  });

  it('says why a game can’t be solved', async () => {
    const large = await runCommand(['solve', 'kiriki', '--limit', '50']);
    expect([large.code, large.stderr]).toEqual([1, '']);
    expect(large.stdout).toContain('not solved, as more positions than the limit can');
    const { stdout } = await runCommand(['solve', 'kiriki', '--limit', '50', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'kiriki', solved: false, states: null, values: null });
    for (const [game, why] of [
      ['greedy-grabber', 'players do not see the whole position'],
      ['quadrula-rasa', 'its actions cannot all be listed'],
    ] as const) {
      const { code, stderr } = await runCommand(['solve', game]);
      expect([code, isOneLine(stderr), stderr.includes(why)]).toEqual([2, true, true]);
    }
  });

  it('shows how far it is, and is ended by a signal', async () => {
    const { code, stderr } = await runCommand(['solve', 'witches-dance'], {
      terminal: { stderr: true },
      interruptAt: ['SIGTERM', ' positions, up to '],
    });
    expect([code, stderr.includes('interrupted (SIGTERM)')]).toEqual([143, true]);
  });
});

describe('dicewright laws --exhaustive', () => {
  it('proves what holds everywhere', async () => {
    const { code, stdout } = await runCommand(['laws', 'emag', '--exhaustive', '--players', '2']);
    expect(code).toBe(0);
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'kept    Emag, 2 players: all invariants',
      'All 651 positions were reached: what holds in them is proved.',
      'The farthest is 2 actions from the start; the longest game has 2 actions.',
      '',
    ]);
    const json = await runCommand(['laws', 'hop', ...own, '--exhaustive', '--options', 'goal=3', '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ game: 'hop', ok: true, complete: true, broken: null });
  });

  it('says that there is more, and is ended by a signal', async () => {
    const { code, stdout } = await runCommand(['laws', 'kiriki', '--exhaustive', '--limit', '100']);
    expect(code).toBe(0);
    expect(stdout).toContain('100 positions were reached');
    const ended = await runCommand(['laws', 'kiriki', '--exhaustive'], {
      terminal: { stderr: true },
      interruptAt: ['SIGINT', ' positions, up to '],
    });
    expect(ended.code).toBe(130);
  });

  it('tells the shortest game that breaks an invariant', async () => {
    const { code, stdout } = await runCommand(['laws', 'hop', ...broken, '--exhaustive']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^broken {2}nobody gets beyond the goal \(HOP-2\), after\n {8}1\. .+\n {8}2\. .+\n$/);
  });

  it('takes no flags of games that are random', async () => {
    for (const [argv, why] of [
      [['--exhaustive', '--runs', '2'], '--runs: nothing is random with --exhaustive'],
      [['--limit', '3'], '--limit: it is for --exhaustive'],
    ] as const) {
      const { code, stderr } = await runCommand(['laws', 'emag', ...argv]);
      expect([code, isOneLine(stderr), stderr.includes(why)]).toEqual([2, true, true]);
    }
  });
});
