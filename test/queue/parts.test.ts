import { kiriki } from 'dicewright/kiriki';
import { describe, expect, it, vi } from 'vitest';
import type { QueueContext } from '../../src/adapters/pg-boss/context.js';
import { follow, runOf } from '../../src/adapters/pg-boss/follow.js';
import { handIn, simulationRun, tournamentRun } from '../../src/adapters/pg-boss/hand-in.js';
import { jobId, RunJobs } from '../../src/adapters/pg-boss/jobs.js';
import { MergedRun } from '../../src/adapters/pg-boss/merged.js';
import { checkRunId, mergeResults, nothingOf, type QueuedRun, runFrom } from '../../src/adapters/pg-boss/run.js';
import type { RunState } from '../../src/adapters/pg-boss/tables.js';
import { addGame, emptySimulation, resultOf, type SimulationResult } from '../../src/analysis/simulation/result.js';
import { walk } from '../toys/walk.js';

// The parts of a queue, each by itself, without a database.

const head = { game: 'kiriki', rules: 1, players: 2, options: {}, seed: 's' };
const digest = 'ab'.repeat(32);
const fingerprint = { dicewright: '1.0.0', node: 22, rules: 1, files: [] };
const part = { id: 'a', fingerprint, module: null, chunk: 10, bots: [], before: null };
const run: QueuedRun = { ...part, kind: 'simulation', head, games: [[0, 40]] };

/** What games give that all take one action and have no end. */
function played(from: number, to: number): SimulationResult {
  const counts = emptySimulation(head, [[from, to]]);
  for (let index = from; index < to; index++) addGame(counts, { index, length: 1, result: null, luck: null });
  return resultOf(counts);
}

/** Functions that note how they are called, and answer as they are told. */
function noting<Name extends string>(names: readonly Name[], answers: { readonly [name in Name]?: unknown } = {}) {
  const calls: unknown[] = [];
  const noted = names.map((name) => [
    name,
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      const answer: unknown = answers[name];
      return typeof answer === 'function' ? answer(...given) : answer;
    },
  ]);
  return { calls, functions: Object.fromEntries(noted) as Record<Name, (...given: unknown[]) => Promise<never>> };
}

const throwing = (error: Error) => () => {
  throw error;
};

describe('the jobs of a run', () => {
  const names = ['createQueue', 'deleteQueue', 'getQueue', 'purgeQueue', 'insert', 'deleteJob', 'fetch', 'complete'];
  function jobsWith(answers: Readonly<Record<string, unknown>> = {}) {
    const { calls, functions } = noting([...names, 'fail', 'executeSql'], answers);
    let steady = 0;
    const steadily = <T>(ask: () => Promise<T>): Promise<T> => {
      steady++;
      return ask();
    };
    const jobs = new RunJobs({ ...functions, getDb: () => functions } as never, steadily);
    return { jobs, told: () => calls.splice(0), steady: () => steady };
  }
  const queue = 'dicewright-a';
  const job = (from: number, to: number) => ({ id: jobId('a', from), name: queue, data: { run: 'a', from, to } });

  it('are in a queue of its own, which is made, emptied and removed', async () => {
    const { jobs, told, steady } = jobsWith();
    await jobs.makeQueue('a', 60);
    const options = { name: queue, policy: 'standard', retryLimit: 20, retryDelay: 0, expireInSeconds: 60 };
    expect(told()).toEqual([['createQueue', queue, options]]);
    await jobs.clear('a');
    expect(told()).toEqual([['purgeQueue', queue]]);
    await jobs.removeQueue('a');
    const emptying = ['executeSql', 'delete from pgboss.job where name = $1', [queue]];
    expect(told()).toEqual([emptying, ['deleteQueue', queue]]);
    expect(steady()).toBe(3);
  });

  it('may be removed by others meanwhile', async () => {
    const deleteQueue = throwing(new Error('not empty'));
    const { jobs, told } = jobsWith({ deleteQueue, getQueue: null });
    await jobs.removeQueue('a');
    expect(told().at(-1)).toEqual(['getQueue', queue]);
    await expect(jobsWith({ deleteQueue, getQueue: {} }).jobs.removeQueue('a')).rejects.toThrow('not empty');
  });

  it('are handed in, and again', async () => {
    const { jobs, told, steady } = jobsWith();
    await jobs.handIn('a', [
      [0, 10],
      [10, 15],
    ]);
    expect(told()).toEqual([['insert', [job(0, 10), job(10, 15)]]]);
    await jobs.handInAgain('a', [[10, 15]]);
    expect(told()).toEqual([
      ['deleteJob', queue, [jobId('a', 10)]],
      ['insert', [job(10, 15)]],
    ]);
    expect(steady()).toBe(3);
  });

  it('are taken one at a time, and hold no range that is none', async () => {
    const taken = (...found: unknown[]) => jobsWith({ fetch: found }).jobs.take('a');
    const kept = { id: 'j', expireInSeconds: '60' };
    expect(await taken()).toBeNull();
    expect(await taken({ ...kept, data: { run: 'b', from: 3, to: 5 } })).toEqual({
      id: 'j',
      expireInSeconds: 60,
      range: { run: 'a', from: 3, to: 5 },
    });
    for (const data of [null, {}, { from: '3', to: 5 }, { from: 3, to: '5' }, { from: 0.5, to: 5 }]) {
      expect(await taken({ ...kept, data })).toMatchObject({ range: { run: 'a', from: -1, to: -1 } });
    }
    const { jobs, told, steady } = jobsWith({ fetch: [] });
    await jobs.take('a');
    expect([told(), steady()]).toEqual([[['fetch', queue, { batchSize: 1 }]], 0]);
  });

  it('are kept, completed and given back', async () => {
    const { jobs, told, steady } = jobsWith();
    await jobs.keep('a', 'j');
    const text = "update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active'";
    expect(told()).toEqual([['executeSql', text, [queue, 'j']]]);
    await jobs.giveBack('a', 'j');
    expect([told(), steady()]).toEqual([[['fail', queue, 'j', { message: 'given back' }]], 0]);
    await jobs.complete('a', 'j');
    expect([told(), steady()]).toEqual([[['complete', queue, 'j']], 1]);
  });

  it('have ids that others find, too', () => {
    expect(jobId('a', 10)).toBe('ca978112-ca1b-bdca-0000-00000000000a');
    expect(jobId('b', 2 ** 52)).toBe('3e23e816-0039-594a-0010-000000000000');
  });
});

const OPEN: RunState = { state: 'open', planned: 40, undone: 4, lowestUndone: 0, lowestFailed: null, timed: null };

describe('what was played of a run', () => {
  function merging(rows: readonly number[], size = 10, of: QueuedRun = run) {
    const results = (_: string, firsts: readonly number[]) => firsts.map((from) => played(from, from + size));
    const there = [...rows];
    const firsts = (_: string, from: number) => there.filter((first) => first >= from);
    const { calls, functions } = noting(['played', 'results'], { played: firsts, results });
    return { merged: new MergedRun(of, functions as never), told: () => calls.splice(0), there };
  }

  it('is read once, from where something may be missing', async () => {
    const { merged, told, there } = merging([20, 0]);
    expect([merged.games, merged.result()]).toEqual([0, nothingOf(run)]);
    expect(await merged.read({ ...OPEN, lowestUndone: 10 })).toBe(true);
    expect(told()).toEqual([
      ['played', 'a', 0],
      ['results', 'a', [0, 20]],
    ]);
    expect([merged.games, merged.result().ranges]).toEqual([
      20,
      [
        [0, 10],
        [20, 30],
      ],
    ]);
    expect(await merged.read({ ...OPEN, lowestUndone: 10 })).toBe(false);
    expect(told()).toEqual([['played', 'a', 10]]);
    there.push(10);
    expect(await merged.read({ ...OPEN, lowestUndone: 30 })).toBe(true);
    expect(told()).toEqual([
      ['played', 'a', 10],
      ['results', 'a', [10]],
    ]);
    there.push(30);
    expect(await merged.read({ ...OPEN, lowestUndone: null })).toBe(true);
    expect(told()).toEqual([
      ['played', 'a', 30],
      ['results', 'a', [30]],
    ]);
    expect(await merged.read({ ...OPEN, lowestUndone: null })).toBe(false);
    expect(told()).toEqual([['played', 'a', 40]]);
    expect([merged.games, merged.result()]).toEqual([40, played(0, 40)]);
  });

  it('is read a hundred rows at a time', async () => {
    const { merged, told } = merging(
      Array.from({ length: 101 }, (_, game) => game),
      1,
    );
    await merged.read(OPEN);
    expect(told().map((one) => (one as unknown[][])[2]?.length)).toEqual([undefined, 100, 1]);
    expect(merged.games).toBe(101);
  });

  it('is put together with what was played before', async () => {
    const before = played(0, 10);
    const { merged } = merging([10], 10, { ...run, before } as QueuedRun);
    await merged.read(OPEN);
    expect([merged.games, merged.result()]).toEqual([10, played(0, 20)]);
  });

  it('is not taken for whole where rows are gone', async () => {
    const { functions } = noting(['played', 'results'], { played: [0, 10], results: [played(0, 10)] });
    const merged = new MergedRun(run, functions as never);
    await expect(merged.read(OPEN)).rejects.toThrow('rows of the run were removed while it was followed');
  });
});

describe('following a run', () => {
  const calledByTables = ['read', 'state', 'setState', 'played', 'results', 'plan', 'forsaken', 'failure'] as const;
  const calledByJobs = ['makeQueue', 'removeQueue', 'handIn', 'handInAgain'] as const;

  /** A queue whose run has these states, one after the other. */
  function queueWith(states: readonly (Partial<RunState> | null)[], answers: Readonly<Record<string, unknown>> = {}) {
    const left = [...states];
    const state = () => {
      if (left.length === 0) throw new Error('asked once more');
      const next = left.shift();
      return next && { ...OPEN, ...next };
    };
    const results = (_: string, firsts: readonly number[]) => firsts.map((from) => played(from, from + 10));
    const tables = noting(calledByTables, { state, played: [], results, plan: true, forsaken: [], ...answers });
    const jobs = noting(calledByJobs);
    const settings = { expireInSeconds: 60, lookInSeconds: 0 };
    const context = { tables: tables.functions, jobs: jobs.functions, settings } as unknown as QueueContext;
    const told = (name: string) =>
      [...tables.calls, ...jobs.calls]
        .filter((one) => (one as unknown[])[0] === name)
        .map((one) => (one as unknown[]).slice(1));
    return { context, told };
  }
  const over = { undone: 0, lowestUndone: null };

  it('finds it by its name', async () => {
    expect(await runOf(queueWith([], { read: run }).context, 'a')).toBe(run);
    await expect(runOf(queueWith([], { read: null }).context, 'a')).rejects.toMatchObject({
      code: 'INVALID_SETUP',
      message: 'there is no run a',
    });
  });

  it('ends with its result, once all is played', async () => {
    const progress: unknown[] = [];
    const { context, told } = queueWith([{}, over, over], { played: [0, 10, 20, 30] });
    const onProgress = ({ done, total, result }: { done: number; total: number; result: () => unknown }) =>
      void progress.push([done, total, result()]);
    expect(await follow(context, run, { onProgress })).toEqual(played(0, 40));
    expect(progress).toEqual([[40, 40, played(0, 40)]]);
    expect([told('setState'), told('makeQueue'), told('removeQueue')]).toEqual([[['a', 'over']], [['a', 60]], [['a']]]);
    expect([told('plan'), told('forsaken')]).toEqual([[], []]);
  });

  it('opens one that was stopped, and no other', async () => {
    const stopped = queueWith([{ state: 'stopped' }, over]);
    await follow(stopped.context, run, {});
    expect(stopped.told('setState')).toEqual([
      ['a', 'open'],
      ['a', 'over'],
    ]);
    const none = queueWith([null, null]);
    await expect(follow(none.context, run, {})).rejects.toThrow('the run a was removed');
    expect(none.told('setState')).toEqual([]);
  });

  it('ends where it is removed or stopped, or nobody wants to know any more', async () => {
    await expect(follow(queueWith([{}, {}, null]).context, run, {})).rejects.toThrow('the run a was removed');
    await expect(follow(queueWith([{}, {}, { state: 'stopped' }]).context, run, {})).rejects.toThrow(
      'the run a was stopped; --run a goes on with it',
    );
    const signal = { aborted: true } as never;
    await expect(follow(queueWith([{}]).context, run, { signal })).rejects.toThrow(
      'the run was ended before it was done',
    );
    await expect(follow(queueWith([{}]).context, run, { signal: { aborted: false } as never })).rejects.toThrow(
      'asked once more',
    );
  });

  it('plans what is not planned, and hands it in, unless another has', async () => {
    const { context, told } = queueWith([{}, { planned: 5 }, over]);
    await follow(context, run, {});
    const ranges = [
      [5, 15],
      [15, 25],
      [25, 35],
      [35, 40],
    ];
    expect(told('plan')).toEqual([['a', 5, ranges, [5, 15, 25, 35].map((from) => jobId('a', from))]]);
    expect(told('handIn')).toEqual([['a', ranges]]);
    // Settled: it looks again at once.
    expect(told('forsaken')).toEqual([]);
    const late = queueWith([{}, { planned: 0 }, over], { plan: false });
    await follow(late.context, run, {});
    expect([late.told('plan').length, late.told('handIn')]).toEqual([1, []]);
  });

  it('hands in a thousand ranges at once, and few while their length is not known', async () => {
    const many = {
      ...run,
      chunk: 1,
      games: [
        [0, 600],
        [700, 2_000],
      ],
    } as QueuedRun;
    const { context, told } = queueWith([{}, { planned: 0 }, { planned: 2_000, ...over }]);
    await follow(context, many, {});
    expect([told('plan')[0]?.[2]].flat()).toHaveLength(1_000);
    const timing = { ...many, chunk: null } as QueuedRun;
    const trying = async (state: Partial<RunState>) => {
      const queue = queueWith([{}, { planned: 0, ...state }, { planned: 2_000, ...over }]);
      await follow(queue.context, timing, {});
      return [queue.told('plan')[0]?.[2], queue.told('forsaken').length];
    };
    expect(await trying({ undone: 6 })).toEqual([
      [
        [0, 1],
        [1, 2],
      ],
      1,
    ]);
    expect(await trying({ undone: 8 })).toEqual([undefined, 1]);
    expect(await trying({ undone: 0, lowestUndone: null, timed: { games: 500, seconds: 10 } })).toEqual([
      [
        [0, 500],
        [500, 600],
        [700, 1_200],
        [1_200, 1_700],
        [1_700, 2_000],
      ],
      0,
    ]);
  });

  it('hands in anew what nobody would play, and looks for that now and then', async () => {
    vi.useFakeTimers();
    try {
      const clock = Array.from({ length: 13 }, () => ({}));
      const { context, told } = queueWith([...clock, over], { forsaken: [[0, 10]] });
      const every = { ...context, settings: { expireInSeconds: 60, lookInSeconds: 1 } };
      const following = follow(every, run, {});
      await vi.advanceTimersByTimeAsync(10_000);
      expect(told('handInAgain')).toEqual([['a', [[0, 10]]]]);
      expect(told('forsaken')).toEqual([['a', 'dicewright-a']]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(told('handInAgain')).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await following).toEqual(nothingOf(run));

      const soon = queueWith([...clock.slice(0, 5), over]);
      const following2 = follow({ ...soon.context, settings: { expireInSeconds: 2, lookInSeconds: 1 } }, run, {});
      await vi.advanceTimersByTimeAsync(4_000);
      await following2;
      expect([soon.told('forsaken').length, soon.told('handInAgain')]).toEqual([2, []]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends with what has failed, once nothing below it is left', async () => {
    const failing = async (state: Partial<RunState>, failure: unknown) => {
      const { context, told } = queueWith([{}, state], { failure });
      const error = await follow(context, run, {}).catch((error: Error) => error);
      return [(error as Error).message, told('setState'), told('removeQueue').length, told('plan')];
    };
    const ended = [[['a', 'over']], 1, []];
    const failed = { lowestFailed: 10, lowestUndone: null };
    expect(await failing(failed, { game: 12, bot: null, why: 'it failed' })).toEqual(['game 12: it failed', ...ended]);
    expect(await failing({ ...failed, lowestUndone: 20 }, null)).toEqual([
      'the run has failed, and nobody knows why',
      ...ended,
    ]);
    expect(await failing(failed, { game: 12, bot: { name: 'b', seat: 1 }, why: 'it failed' })).toEqual([
      'game 12: bot b at seat 1: it failed',
      ...ended,
    ]);
    expect(await failing({ ...failed, lowestUndone: 0, planned: 5 }, null)).toEqual(['asked once more', [], 0, []]);
  });
});

describe('a run', () => {
  const asked = { game: kiriki, games: [0, 40], seed: 's', players: 2 } as never;
  const simulated = (more: object = {}) => simulationRun({ ...(asked as object), ...more } as never);

  it('is handed in with all that it depends on', async () => {
    const made = await simulated({ run: 'a', chunk: 10 });
    expect(made).toMatchObject({
      kind: 'simulation',
      id: 'a',
      module: null,
      chunk: 10,
      bots: [],
      games: [[0, 40]],
      before: null,
    });
    expect(made.fingerprint).toMatchObject({ rules: made.head.rules, files: [] });
    expect(runFrom(JSON.parse(JSON.stringify(made)))).toEqual(made);
    const rest = await simulated();
    expect([rest.id, rest.chunk]).toEqual([expect.stringMatching(/^[\da-f]{12}$/), null]);
    expect([(await simulated({ chunk: 1 })).chunk, (await simulated({ chunk: 10_000 })).chunk]).toEqual([1, 10_000]);
    for (const chunk of [0, 10_001, 1.5, '10']) {
      await expect(simulated({ chunk })).rejects.toThrow(
        expect.objectContaining({ name: 'RangeError', message: 'expected chunk to be an integer from 1 to 10000' }),
      );
    }
    await expect(simulated({ run: 'A' })).rejects.toMatchObject({ code: 'INVALID_SETUP' });
  });

  it('has only the games that were not played before', async () => {
    const resume = { ...played(10, 20), ...(await simulated()).head };
    expect(await simulated({ resume })).toMatchObject({
      before: resume,
      games: [
        [0, 10],
        [20, 40],
      ],
    });
  });

  it('of a tournament has its bots as data, and whatever files they need', async () => {
    const bots = ['random', { module: new URL('./parts.test.ts', import.meta.url).pathname, name: 'mine' }];
    const made = await tournamentRun({ ...(asked as object), bots } as never);
    const [, mine] = made.bots as readonly { module: string }[];
    expect(made).toMatchObject({ kind: 'tournament', before: null, head: { bots: ['random', 'mine'] } });
    expect(made.bots).toEqual([
      { text: 'random', files: {} },
      { module: expect.stringMatching(/^[\da-f]{64}$/), export: 'default', name: 'mine' },
    ]);
    expect(made.fingerprint.files).toEqual([mine?.module]);
    expect(nothingOf(made)).toMatchObject({ games: 0, ranges: [], format: 'dicewright/1 tournament' });
  });

  it('of a game of one’s own needs its module', async () => {
    const own = { game: walk(1), players: 1 };
    await expect(simulated(own)).rejects.toMatchObject({
      code: 'INVALID_SETUP',
      message: 'walk is no game of the catalogue; workers play those, or games of a module that is given',
    });
    const module = `${new URL('./parts.test.ts', import.meta.url).pathname}#walk`;
    const made = await simulated({ ...own, module });
    expect(made.module).toMatch(/^[\da-f]{64}$/);
    expect(made.fingerprint.files).toEqual([made.module]);
  });

  it('is written once, and is another where anything differs', async () => {
    const queueWith = (read: unknown) => {
      const { calls, functions } = noting(['write', 'read', 'makeQueue'], { read });
      const settings = { expireInSeconds: 60, lookInSeconds: 1 };
      return { calls, context: { tables: functions, jobs: functions, settings } as unknown as QueueContext };
    };
    const { calls, context } = queueWith({ ...run, more: undefined });
    expect(await handIn(context, run)).toBe('a');
    expect(calls).toEqual([
      ['write', run],
      ['read', 'a'],
      ['makeQueue', 'a', 60],
    ]);
    const other = queueWith({ ...run, chunk: 11 });
    await expect(handIn(other.context, run)).rejects.toMatchObject({
      code: 'INVALID_SETUP',
      message: 'there is another run a',
    });
    expect(other.calls).toHaveLength(2);
    const before = { ...played(0, 10), seed: 'other' };
    const mixed = queueWith(null);
    await expect(handIn(mixed.context, { ...run, before } as QueuedRun)).rejects.toMatchObject({
      code: 'INVALID_RECORD',
    });
    expect(mixed.calls).toEqual([]);
    const resumed = { ...run, before: played(0, 10), games: [[10, 40]] } as QueuedRun;
    expect(await handIn(queueWith(resumed).context, resumed)).toBe('a');
  });
});

describe('a row', () => {
  const row = { ...run, games: [[0, 5]] };
  const tournament = { ...row, kind: 'tournament', head: { ...head, bots: ['random'], maxActions: 5 } };
  const told = (change: object) => () => runFrom(change);

  it('may have all that a run has', () => {
    const bots = [
      { text: 'x'.repeat(20_000), files: { table: digest } },
      { module: digest, export: 'default', name: 'x' },
    ];
    for (const one of [row, tournament, { ...row, bots, module: digest, chunk: null, before: 7 }]) {
      expect(runFrom(one)).toEqual(one);
    }
    const lucky = { ...row, head: { ...head, luck: 'removed', options: { more: 1 } } };
    expect(runFrom(lucky)).toEqual(lucky);
  });

  it.each<[string, object]>([
    ['id', { ...row, id: 'x'.repeat(20_001) }],
    ['fingerprint', { ...row, fingerprint: { ...fingerprint, more: 1 } }],
    ['fingerprint.node', { ...row, fingerprint: { ...fingerprint, node: -1 } }],
    ['fingerprint.files.0', { ...row, fingerprint: { ...fingerprint, files: [`${digest}0`] } }],
    ['fingerprint.files.0', { ...row, fingerprint: { ...fingerprint, files: [`g${digest.slice(1)}`] } }],
    ['module', { ...row, module: `/${digest}` }],
    ['games.0', { ...row, games: [[0]] }],
    ['games.0.1', { ...row, games: [[0, -5]] }],
    ['chunk', { ...row, chunk: 0.5 }],
    ['bots.0', { ...row, bots: [{ text: 'random', files: {}, more: 1 }] }],
    ['bots.0', { ...row, bots: [{ module: digest, export: 'default' }] }],
    ['head.luck', { ...row, head: { ...head, luck: 'kept' } }],
    ['head.options', { ...row, head: { ...head, options: null } }],
    ['head.players', { ...row, head: { ...head, players: -1 } }],
    ['head.bots', { ...tournament, head: { ...head, maxActions: 5 } }],
    ['head', { ...tournament, head: { ...tournament.head, more: 1 } }],
    ['head', { ...row, head: tournament.head }],
    ['', { ...row, more: 1 }],
    ['kind', { ...row, kind: 'other' }],
  ])('is told what is wrong with: %s', (path, wrong) => {
    expect(told(wrong)).toThrow(
      expect.objectContaining({
        code: 'INVALID_RECORD',
        message: expect.stringMatching(new RegExp(`^no run of this library: ${path.replaceAll('.', '\\.')}: .`)),
      }),
    );
  });

  it('is named by a short word, and told which it was', () => {
    const named = 'a run is named by 1 to 40 small letters, digits and hyphens';
    expect(checkRunId('0-z')).toBe('0-z');
    expect(checkRunId('a'.repeat(40))).toBe('a'.repeat(40));
    expect(() => checkRunId('a b')).toThrow(`${named}, got a b`);
    expect(() => checkRunId('ä'.repeat(90))).toThrow(new RegExp(`${named}, got ä{80}$`));
    expect(() => checkRunId(3)).toThrow(new RegExp(`${named}$`));
  });

  it('has results of its kind', () => {
    expect(mergeResults('simulation', [played(0, 5), played(5, 9)])).toEqual(played(0, 9));
    const nothing = nothingOf({ ...run, kind: 'tournament', head: tournament.head } as never);
    expect(mergeResults('tournament', [nothing])).toEqual(nothing);
    expect(() => mergeResults('tournament', [played(0, 5)])).toThrow(
      expect.objectContaining({ code: 'INVALID_RECORD' }),
    );
  });
});
