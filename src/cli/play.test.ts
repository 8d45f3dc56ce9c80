import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { readXml } from '../../test/helpers/well-formed.js';
import type { GameId } from '../catalogue/games.generated.js';
import { games } from '../catalogue.js';
import { readRecord, verifyRecord } from '../record/index.js';

const announcements = (text: string): string[] => text.split('\n').filter((line) => /^\d+\. /.test(line));

describe('play', () => {
  it.each(Object.keys(games) as GameId[])('%s: announces every action of a game that verifies', async (id) => {
    const { code, stdout, stderr, written } = await runCommand(['play', id, '--seed', 'one', '--record', 'a.json']);
    expect([code, stderr]).toEqual([0, '']);
    const record = readRecord(written.get('a.json') ?? '');
    const { min, max } = games[id].playerCount;
    expect(record).toMatchObject({ game: id, seed: 'one' });
    // Two, or as near as the game and its default options allow.
    expect(record.players).toBeGreaterThanOrEqual(Math.min(Math.max(2, min), max));
    expect(record.players).toBeLessThanOrEqual(max);
    expect(announcements(stdout)).toHaveLength(record.actions.length);
    expect(await verifyRecord(record, games)).toMatchObject({ ok: true, omitted: 0 });
    const scores = record.result?.scores?.map((score, player) => `Player ${player + 1}: ${score}`).join(', ');
    if (scores !== undefined) expect(stdout).toContain(`Scores: ${scores}\n`);
    expect(stdout).toContain(record.result?.reason);
  });

  it('plays the same game with the same seed, and another with another', async () => {
    const play = async (...seed: string[]) => (await runCommand(['play', 'kiriki', ...seed])).stdout;
    expect(await play('--seed', 'a')).toBe(await play('--seed', 'a'));
    expect(announcements(await play('--seed', 'a'))).not.toEqual(announcements(await play('--seed', 'b')));
    expect(await play()).toContain('Seed: fresh\n');
  });

  it('takes players and options', async () => {
    const argv = ['play', 'krakatoa', '--players', '4', '--options', '{"partnerships":true}', '--seed', 'a'];
    const { stdout } = await runCommand(argv);
    expect(stdout).toMatch(/^Krakatoa: Player 1, Player 2, Player 3 and Player 4\. Options: partnerships true$/m);
    expect(stdout).toMatch(/^Winners: Player \d and Player \d$/m);
  });

  it('writes a log of lines where the name says so', async () => {
    const { written } = await runCommand(['play', 'kiriki', '--seed', 'a', '--record', 'a.ndjson', '--players', '1']);
    const lines = (written.get('a.ndjson') ?? '').trimEnd().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object)[0])).toEqual([
      'format',
      ...Array.from({ length: lines.length - 2 }, () => 'type'),
      'result',
    ]);
    expect(lines.length).toBeGreaterThan(20);
  });

  it('writes one action a line of JSON', async () => {
    const { written } = await runCommand(['play', 'kiriki', '--seed', 'a', '--record', 'a.json']);
    const text = written.get('a.json') ?? '';
    expect(text.match(/^ {4}\{"type":.*\},?$/gm)).toHaveLength(readRecord(text).actions.length);
  });

  it('draws the last position into a file, or every one into a folder', async () => {
    const play = ['play', 'kiriki', '--seed', 'a', '--players', '1', '--svg'];
    const file = await runCommand([...play, 'end.svg']);
    const folder = await runCommand([...play, 'all/']);
    const count = announcements(folder.stdout).length;
    expect([...file.written.keys()]).toEqual(['end.svg']);
    expect([...folder.written.keys()]).toEqual(
      Array.from({ length: count + 1 }, (_, i) => `all/${String(i).padStart(3, '0')}.svg`),
    );
    expect(file.written.get('end.svg')).toBe([...folder.written.values()].at(-1));
    for (const svg of folder.written.values()) expect(readXml(svg).elements).toBeGreaterThan(10);
    expect(count).toBeGreaterThan(20);
  });

  it('marks in every picture but the first what the last action changed', async () => {
    const { written, stdout } = await runCommand(['play', 'rasanto', '--seed', 'a', '--svg', 'all']);
    const marks = [...written.values()].map((svg) => svg.match(/<use href="#[\w-]+-changed\d*"/g)?.length ?? 0);
    expect(marks).toHaveLength(announcements(stdout).length + 1);
    expect(marks[0]).toBe(0);
    expect(marks.slice(1).filter((count) => count === 0)).toEqual([]);
  });
});
