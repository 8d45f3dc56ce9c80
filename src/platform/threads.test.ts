import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stones } from '../../test/toys/stones.js';
import { type AnyTournament, tournament } from '../analysis/tournament/tournament.js';
import { calavera } from '../games/calavera/calavera.js';
import { anyGame } from '../kernel/types.js';
import { platform } from './node.js';

const module = fileURLToPath(new URL('../../test/fixtures/bots/bots.mjs', import.meta.url));
const table: AnyTournament = {
  game: anyGame(calavera),
  bots: ['random', { module, export: 'first' }, `module:file=${module}`],
  games: 9,
  seed: 'threads',
  players: 2,
};
const spoilt: AnyTournament = { ...table, bots: ['random', { module, export: 'spoiler' }] };

const failure = (run: Promise<unknown>): Promise<unknown> => run.catch((error: unknown) => error);

describe('a tournament over worker threads', () => {
  it.each([
    [1, 4],
    [2, undefined],
    [3, 1],
  ])('comes to what it comes to in this thread: %d workers, %s games at a time', async (workers, chunk) => {
    const progress: number[] = [];
    const onProgress = ({ done }: { readonly done: number }): void => void progress.push(done);
    const result = await tournament({ ...table, workers, chunk, onProgress });
    expect(JSON.stringify(result)).toBe(JSON.stringify(await tournament(table)));
    expect(progress.at(-1)).toBe(9);
  });

  it('fails with the same error', async () => {
    const [here, there] = [await failure(tournament(spoilt)), await failure(tournament({ ...spoilt, workers: 2 }))];
    expect(here).toMatchObject({ name: 'TournamentError', game: 0, seat: 1, bot: expect.stringContaining('spoiler') });
    expect(there).toMatchObject({ ...(here as object), message: (here as Error).message });
  });

  it('does not hang when a thread ends', async () => {
    const bots = [{ module, export: 'leaver' }];
    await expect(tournament({ ...table, bots, workers: 1 })).rejects.toThrow(
      'the workers of the tournament: a worker thread ended before its time (exit code 7)',
    );
  });

  it('is for games of the catalogue, and can be ended', async () => {
    const own = tournament({ game: stones, bots: ['random'], games: 1, seed: 's', workers: 1 });
    await expect(own).rejects.toThrow('stones is no game of the catalogue');
    const stop = new AbortController();
    const stopped = tournament({ ...table, workers: 1, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

it('files are read by path and by URL', async () => {
  const byPath = await platform.readFile(module);
  expect(byPath.length).toBeGreaterThan(100);
  expect(await platform.readFile(new URL(`file://${module}`).href)).toEqual(byPath);
});
