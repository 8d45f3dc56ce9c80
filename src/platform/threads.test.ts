import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hop, hopV1 } from '../../test/fixtures/games/hop.js';
import { fixtureFile, load, startWorkersWithoutFlags } from '../../test/helpers/compiled.js';
import { stones } from '../../test/toys/stones.js';
import type * as analysis from '../analysis/index.js';
import type * as play from '../analysis/tournament/play.js';
import type { AnyTournament } from '../analysis/tournament/tournament.js';
import type * as calaveras from '../games/calavera/index.js';
import { platform } from './node.js';

const { TournamentError } = await load<typeof play>('src/analysis/tournament/play.ts');
const { tournament } = await load<typeof analysis>('src/analysis/index.ts');
const { calavera } = await load<typeof calaveras>('src/games/calavera/index.ts');
startWorkersWithoutFlags();

const module = fileURLToPath(new URL('../../test/fixtures/bots/bots.mjs', import.meta.url));
const hopModule = fixtureFile('test/fixtures/games/hop.ts');
const table: AnyTournament = {
  game: calavera,
  bots: ['random', { module, export: 'first' }, `module:file=${module}`],
  games: 9,
  seed: 'threads',
  players: 2,
};

const failure = (run: Promise<unknown>): Promise<Error> =>
  run.then(
    () => expect.fail('it has come to its end'),
    (error: unknown) => error as Error,
  );

/** What becomes of a tournament of two workers with such a bot. */
const breaking = (bot: string, more: Partial<AnyTournament> = {}): Promise<Error> =>
  failure(tournament({ ...table, bots: ['random', { module, export: bot }], workers: 2, chunk: 1, ...more }));

/** Handles that keep this process alive, those that are about to be closed apart. */
async function handles(): Promise<string[]> {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
  return process.getActiveResourcesInfo().filter((kind) => /Process|Pipe|MessagePort|Worker/.test(kind));
}

describe('a tournament over worker threads', () => {
  it('tells the same luck as in this thread', async () => {
    const luckless = { ...table, luck: 'removed' } as const;
    const expected = JSON.stringify(await tournament(luckless));
    expect(JSON.stringify(await tournament({ ...luckless, workers: 2, chunk: 2 }))).toBe(expected);
  });

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
    const bots = ['random', { module, export: 'spoiler' }];
    const [here, there] = [await failure(tournament({ ...table, bots })), await breaking('spoiler')];
    expect(here).toMatchObject({ name: 'TournamentError', game: 0, seat: 1, bot: 'spoiler of bots.mjs' });
    expect(there).toMatchObject({ ...here, message: here.message });
  });

  it.each(['noBot', 'noFunction', 'unmade', 'missing'])('refuses with the same error: %s', async (name) => {
    const bots = ['random', { module, export: name }];
    const [here, there] = [await failure(tournament({ ...table, bots })), await breaking(name)];
    expect(here).toMatchObject({ name: 'GameError', code: 'INVALID_SETUP' });
    expect(there).toMatchObject({ ...here, message: here.message });
  });

  it('is for games of the catalogue', async () => {
    const own = tournament({ game: stones, bots: ['random'], games: 1, seed: 's', workers: 1 });
    await expect(own).rejects.toThrow('stones is no game of the catalogue; workers play those');
  });

  it('and for those of a module, with the bots that it exports', async () => {
    const own = { game: hop, module: hopModule, bots: ['bold', 'random'], games: 12, seed: 's' };
    const here = await tournament(own);
    expect(await tournament({ ...own, module: `${hopModule}#hop`, workers: 2 })).toEqual(here);
    await expect(tournament({ ...own, module: undefined })).rejects.toThrow('there is none of that name');
    const other = tournament({ ...own, game: hopV1, bots: ['random'], workers: 1 });
    await expect(other).rejects.toThrow(`hop of ${hopModule} is another game`);
    await expect(tournament({ ...own, game: stones })).rejects.toThrow('exports no game of the id stones: hop');
  });

  it('can be ended', async () => {
    const before = await handles();
    const stop = new AbortController();
    const stopped = tournament({ ...table, workers: 1, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(await handles()).toEqual(before);
  });

  it('can be ended while a bot hangs', async () => {
    const before = await handles();
    const bots = [{ module, export: 'hanger' }];
    const signal = AbortSignal.timeout(1500);
    await expect(tournament({ ...table, bots, workers: 1, signal })).rejects.toThrow(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
    expect(await handles()).toEqual(before);
  });

  it('tells how far it is about each second, however long a chunk takes', async () => {
    const done: number[] = [];
    const stop = new AbortController();
    const onProgress = (progress: { readonly done: number }): void => {
      done.push(progress.done);
      stop.abort();
    };
    const bots = [{ module, export: 'slow' }];
    // A game takes longer than a second, and a chunk is of two.
    const slow = { ...table, bots, games: 65, maxActions: 6, workers: 1, signal: stop.signal, onProgress };
    await expect(tournament(slow)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(done).toEqual([1]);
  });
});

describe('a worker that breaks down makes its tournament reject, and says of which bot', () => {
  it.each([
    ['leaver', {}, 'ended its worker (exit code 7)'],
    ['eater', { workerMemory: 50 }, 'ran out of memory: more than 50 MiB (workerMemory)'],
    ['hanger', { actionTimeout: 1500 }, 'has not come back for 1.5 s (actionTimeout)'],
  ])('%s', async (bot, bounds, what) => {
    const before = await handles();
    const error = await breaking(bot, bounds);
    expect(error).toBeInstanceOf(TournamentError);
    expect(error).toMatchObject({ bot: `${bot} of bots.mjs`, message: expect.stringContaining(what) });
    const { game, seat } = error as play.TournamentError;
    expect([0, 1]).toContain(seat);
    expect((game + seat) % 2).toBe(1);
    expect(await handles()).toEqual(before);
  });

  it.each([
    ['timed', 'one of them left an error that nobody caught: too late (bots from modules: timed of bots.mjs)'],
    [
      'rejecter',
      'one of them left an error that nobody caught: nobody cares (bots from modules: rejecter of bots.mjs)',
    ],
    ['earlyLeaver', 'bot earlyLeaver of bots.mjs, while it was made, ended its worker (exit code 8)'],
    ['earlyHanger', 'bot earlyHanger of bots.mjs, while it was made, has not come back for 1.5 s (actionTimeout)'],
  ])('%s', async (bot, what) => {
    const before = await handles();
    const { message } = await breaking(bot, { actionTimeout: 1500, games: 400 });
    expect(message).toBe(`the workers of the tournament: ${what}`);
    expect(await handles()).toEqual(before);
  });

  it.each([
    ['killer', {}, /^the workers of the tournament: their process has ended \(SIGKILL\)/],
    ['glutton', { workerMemory: 200 }, /(ran out of memory).*glutton of bots\.mjs at seat/],
  ])('also when the whole process ends: %s', async (bot, bounds, message) => {
    const before = await handles();
    expect((await breaking(bot, bounds)).message).toMatch(message);
    expect(await handles()).toEqual(before);
  });

  it('which is no matter of how long a game takes', async () => {
    const bots = [{ module, export: 'slow' }];
    // All of them together take longer than what one may take.
    const result = await tournament({ ...table, bots, games: 1, workers: 1, actionTimeout: 1500, maxActions: 9 });
    expect(result).toEqual(await tournament({ ...table, bots, games: 1, maxActions: 9 }));
  });

  it('and nobody else speaks for it', async () => {
    const bots = ['random', { module, export: 'talker' }];
    const result = await tournament({ ...table, bots, workers: 2 });
    expect(result).toEqual(await tournament({ ...table, bots }));
  });

  it.each([
    { actionTimeout: 0 },
    { actionTimeout: Number.NaN },
    { actionTimeout: '9' as never },
    { workerMemory: 0 },
    { workerMemory: 1.5 },
  ])('within bounds that are some: %j', async (bounds) => {
    expect(await breaking('first', bounds)).toBeInstanceOf(RangeError);
  });
});

it('files are read by path and by URL', async () => {
  const byPath = await platform.readFile(module);
  expect(byPath.length).toBeGreaterThan(100);
  expect(await platform.readFile(new URL(`file://${module}`).href)).toEqual(byPath);
});
