import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatch, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '../../helpers/postgres.js';
import { counter } from '../../toys/counter.js';
import { poolAt } from './databases.js';

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;

/** A disk of a few megabytes; where none can be mounted, `null`. */
function tinyDisk(): { readonly folder: string; readonly remove: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=0777', 'tmpfs', folder]);
  const unmount = (): void => {
    if (status === 0) spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (status === 0) return { folder, remove: unmount };
  unmount();
  return null;
}

const disk = tinyDisk();
afterAll(() => disk?.remove());

// Only root may mount a disk that is soon full.
describe.skipIf(!disk)('a disk that is full', () => {
  it('passes through as an error: nothing is half kept, and with room the match goes on', async () => {
    const { folder } = disk as NonNullable<typeof disk>;
    const server = await startPostgres();
    const pool = poolAt(server.address);
    try {
      spawnSync('chown', ['postgres', folder]);
      chmodSync(folder, 0o700);
      await pool.query(`create tablespace tiny location '${folder}'`);
      await pool.query(`alter database postgres set default_tablespace = 'tiny'`);
      const own = poolAt(server.address);
      const store = postgresStore(own);
      await store.migrate();
      const match = await createMatch(counter, { id: 'm', players: 1, store });
      await match.submit(0, said(1), { key: '1' });
      await own.query('create table ballast_on_disk (filling text)');
      const fill = () => own.query(`insert into ballast_on_disk select repeat('x', 1000) from generate_series(1, 100)`);
      const fillUp = async (): Promise<void> => {
        for (;;) await fill();
      };
      await expect(fillUp()).rejects.toMatchObject({ code: '53100' });

      let kept = 1;
      const submitUntilFull = async (): Promise<void> => {
        for (; ; kept++) await match.submit(0, said(kept + 1), { key: `${kept + 1}` });
      };
      await expect(submitUntilFull()).rejects.toMatchObject({ code: '53100' });
      expect(match.version).toBe(kept);
      expect((await openMatch(postgresStore(own), 'm', { game: counter })).version).toBe(kept);

      await own.query('drop table ballast_on_disk');
      const answer = await match.submit(0, said(kept + 1), { key: `${kept + 1}` });
      expect(answer).toEqual({ ok: true, version: kept + 1, repeated: false });
      const log = await store.read('m', 0, 100_000);
      expect(log.map(({ version }) => version)).toEqual(log.map((_, i) => i));
      await own.end();
    } finally {
      await pool.end();
      await server.remove();
    }
  });
});
