import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { follow } from '../../src/adapters/pg-boss/follow.js';
import { handIn, simulationRun } from '../../src/adapters/pg-boss/hand-in.js';
import { jobId, queueOf } from '../../src/adapters/pg-boss/jobs.js';
import { simulation } from '../../src/analysis/simulation/simulation.js';
import { kiriki } from '../../src/games/kiriki/kiriki.js';
import { type EmbeddedQueue, embeddedQueue } from './embedded.js';

// One process, a database in memory: what rows and jobs mean. Workers, kills and restarts are in the files beside this one.

let queue: EmbeddedQueue;
beforeAll(async () => {
  queue = await embeddedQueue();
});
afterAll(() => queue.close());

const asked = (from: number, to: number) => ({ game: kiriki, games: [from, to] as const, seed: 's', players: 2 });

/** A run of forty games in ranges of ten, all of them handed in. */
async function begun(id: string) {
  const { tables, jobs } = queue.context;
  const run = await simulationRun({ ...asked(0, 40), run: id, chunk: 10 });
  await handIn(queue.context, run);
  const ranges = [0, 10, 20, 30].map((from) => [from, from + 10] as const);
  const ids = ranges.map(([from]) => jobId(id, from));
  expect(await tables.plan(id, 0, ranges, ids)).toBe(true);
  await jobs.handIn(id, ranges);
  return { run, ranges, ids, rangeOf: (from: number) => ({ run: id, from, to: from + 10 }) };
}

/** The next job of a run that is handed in meanwhile: waited for as long as a few hundred looks take, not by a clock. */
async function taken(jobs: EmbeddedQueue['context']['jobs'], id: string) {
  for (let looks = 0; looks < 300; looks++) {
    const job = await jobs.take(id);
    if (job !== null) return job;
  }
  throw new Error(`no job of ${id}`);
}

const failure = (game: number) => ({ failure: { game, bot: null, why: 'it failed' } });

describe('a range that nobody has played', () => {
  it.each([
    ['created', false],
    ['retry', false],
    ['active', false],
    ['failed', true],
    ['cancelled', true],
    ['completed', true],
    [null, true],
  ])('whose job is %s: is it forsaken? %s', async (state, isForsaken) => {
    const { tables, jobs } = queue.context;
    const id = `job-${state}`;
    const { ids } = await begun(id);
    const [, , third] = ids;
    if (state === null) await queue.ask('delete from pgboss.job where id = $1', [third]);
    else await queue.ask('update pgboss.job set state = $2::pgboss.job_state where id = $1', [third, state]);
    const forsaken = await tables.forsaken(id, queueOf(id));
    expect(forsaken).toEqual(isForsaken ? [[20, 30]] : []);
    if (isForsaken) await jobs.handInAgain(id, forsaken);
    expect(await tables.forsaken(id, queueOf(id))).toEqual([]);
    await jobs.removeQueue(id);
    expect(await tables.forsaken(id, queueOf(id))).toHaveLength(4);
  });

  it('is handed in again by whoever follows the run, which comes to what one process gives', async () => {
    const { tables, jobs } = queue.context;
    const { run, ids, rangeOf } = await begun('followed');
    await queue.ask(`update pgboss.job set state = 'failed' where id = any($1::uuid[])`, [ids.slice(0, 3)]);
    const following = follow(queue.context, run, {});
    for (let played = 0; played < 4; ) {
      const job = await taken(jobs, 'followed');
      const { from, to } = job.range;
      expect(job.range).toEqual(rangeOf(from));
      expect(await tables.begin(job.range)).toBe(1);
      await tables.end(job.range, 1, await simulation(asked(from, to)));
      await jobs.complete('followed', job.id);
      played++;
    }
    expect(JSON.stringify(await following)).toBe(JSON.stringify(await simulation(asked(0, 40))));
    expect(await tables.state('followed')).toMatchObject({ state: 'over', undone: 0, planned: 40 });
    expect(await queue.ask(`select count(*)::int from pgboss.job where name = $1`, [queueOf('followed')])).toEqual([
      { count: 0 },
    ]);
  });
});

describe('a range', () => {
  it('is planned once, whoever else plans', async () => {
    const { tables } = queue.context;
    const { ranges, ids } = await begun('planned');
    expect(await tables.plan('planned', 0, ranges, ids)).toBe(false);
    expect(await tables.plan('planned', 30, [[40, 50]], [jobId('planned', 40)])).toBe(false);
    expect(await tables.state('planned')).toMatchObject({ state: 'open', planned: 40, undone: 4, lowestUndone: 0 });
  });

  it('counts its tries, except those that were given back', async () => {
    const { tables } = queue.context;
    const { rangeOf } = await begun('tried');
    const range = rangeOf(10);
    expect([await tables.begin(range), await tables.begin(range)]).toEqual([1, 2]);
    await tables.giveBack(range);
    expect(await tables.begin(range)).toBe(2);
    expect(await tables.begin(rangeOf(20))).toBe(1);
    for (let i = 0; i < 3; i++) await tables.giveBack(rangeOf(20));
    expect(await tables.begin(rangeOf(20))).toBe(1);
    for (const other of [{ ...range, to: 21 }, rangeOf(11), { ...range, run: 'nobody' }]) {
      expect(await tables.begin(other)).toBe(null);
    }
  });

  it('has what came of it first, and is not begun again', async () => {
    const { tables } = queue.context;
    const { rangeOf } = await begun('ended');
    const result = await simulation(asked(10, 20));
    await tables.end(rangeOf(10), 2.5, result);
    await tables.end(rangeOf(10), 9, failure(13));
    await tables.end({ ...rangeOf(20), to: 29 }, 9, failure(23));
    expect(await tables.begin(rangeOf(10))).toBe(null);
    await tables.giveBack(rangeOf(10));
    expect(await tables.results('ended', [0, 10, 20])).toEqual([JSON.parse(JSON.stringify(result))]);
    expect([
      await tables.played('ended', 0),
      await tables.played('ended', 10),
      await tables.played('ended', 11),
    ]).toEqual([[10], [10], []]);
    expect([await tables.failure('ended'), await tables.state('ended')]).toEqual([
      null,
      {
        state: 'open',
        planned: 40,
        undone: 3,
        lowestUndone: 0,
        lowestFailed: null,
        timed: { games: 10, seconds: 2.5 },
      },
    ]);
  });

  it('that has failed ends what lies above it, and nothing below', async () => {
    const { tables } = queue.context;
    const { run, rangeOf } = await begun('failed');
    await tables.end(rangeOf(30), 1, failure(35));
    await tables.end(rangeOf(10), 1, failure(12));
    expect([await tables.begin(rangeOf(20)), await tables.begin(rangeOf(0))]).toEqual([null, 1]);
    expect(await tables.state('failed')).toMatchObject({ lowestFailed: 10, lowestUndone: 0, undone: 2, timed: null });
    expect(await tables.failure('failed')).toEqual(failure(12).failure);
    const following = follow(queue.context, run, {});
    await tables.end(rangeOf(0), 1, await simulation(asked(0, 10)));
    await expect(following).rejects.toThrow('game 12: it failed');
    expect(await tables.state('failed')).toMatchObject({ state: 'over' });
  });
});

describe('a run', () => {
  it('is there as it was handed in, once', async () => {
    const { tables } = queue.context;
    const { run } = await begun('written');
    expect(await tables.read('written')).toEqual(run);
    expect(await handIn(queue.context, run)).toBe('written');
    await expect(handIn(queue.context, { ...run, chunk: 11 })).rejects.toThrow('there is another run written');
    await tables.migrate();
    expect(await tables.read('written')).toEqual(run);
    await tables.remove('written');
    expect([await tables.read('written'), await tables.state('written')]).toEqual([null, null]);
    expect(await tables.played('written', 0)).toEqual([]);
  });

  it('goes on after what was played before, as far as there is anything to play', async () => {
    const { tables } = queue.context;
    const before = await simulation(asked(0, 10));
    for (const [id, beyond, planned] of [
      ['resumed', 40, 10],
      ['nothing', 10, 0],
    ] as const) {
      const run = await simulationRun({ ...asked(0, beyond), run: id, resume: before });
      await tables.write(run);
      expect(await tables.read(id)).toEqual({ ...run, before: JSON.parse(JSON.stringify(before)) });
      expect(await tables.state(id)).toMatchObject({ planned, undone: 0 });
    }
  });

  it('that is stopped is not open, keeps its ranges, and goes on', async () => {
    const { tables, jobs } = queue.context;
    const { run } = await begun('stopped');
    expect(await tables.open()).toContain('stopped');
    await tables.setState('stopped', 'stopped');
    await jobs.clear('stopped');
    expect(await tables.open()).not.toContain('stopped');
    expect(await jobs.take('stopped')).toBe(null);
    const stop = new AbortController();
    const following = follow(queue.context, run, { signal: stop.signal });
    await taken(jobs, 'stopped');
    expect(await tables.open()).toContain('stopped');
    stop.abort(new Error('enough'));
    await expect(following).rejects.toThrow('enough');
    await tables.setState('stopped', 'stopped');
    const again = follow(queue.context, run, {});
    await tables.remove('stopped');
    await expect(again).rejects.toThrow(/was removed/);
  });
});
