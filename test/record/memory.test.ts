import { replay, replayLines, resumeLines, stateAt, verifyLines, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { collectGarbage, createWatch, lazyActions } from './gc.js';
import { endless } from './toys.js';

keepStacksShort();

const LENGTH = 100_000;
const HEADER = { format: 'dicewright/1', game: 'endless', rules: 1, players: 1, options: {} } as const;
const action = (index: number) =>
  index % 3 === 0 ? { type: 'throw', player: 0, outcome: 1 + (index % 6) } : { type: 'add', player: 0, by: index % 10 };
const SUM = Array.from({ length: LENGTH }, (_, i) => (i % 3 === 0 ? 1 + (i % 6) : i % 10)).reduce((a, b) => a + b, 0);

const heap = async (): Promise<number> => {
  await collectGarbage();
  return process.memoryUsage().heapUsed;
};

describe(`a record of ${LENGTH} actions`, () => {
  it('replays without keeping frames, states or actions', async () => {
    const { actions, reads } = lazyActions(LENGTH, action);
    const watch = createWatch();
    const before = await heap();
    let grown = 0;
    let frames = 0;
    let last = 0;
    for (const { index, state, action: played } of replay({ ...HEADER, actions }, endless)) {
      if (index !== frames++) expect.fail(`frame ${frames - 1} is called ${index}`);
      last = state.sum;
      if (index % 1000 !== 0) continue;
      watch.add(state);
      watch.add(played);
      if (index % 20_000 === 0) {
        grown = Math.max(grown, (await heap()) - before);
        const { alive, of } = await watch.alive();
        // The current frame and the one before it may still be held.
        expect([alive <= 4, of]).toEqual([true, 2 * (index / 1000 + 1)]);
      }
    }
    expect([frames, reads.count, last]).toEqual([LENGTH, LENGTH, SUM]);
    expect((await watch.alive()).alive).toBeLessThanOrEqual(4);
    expect(grown).toBeLessThan(8_000_000);
  });

  it('is read only as far as it is asked for', () => {
    const { actions, reads } = lazyActions(LENGTH, action);
    const frames = replay({ ...HEADER, actions }, endless)[Symbol.iterator]();
    expect(reads.count).toBe(0);
    frames.next();
    frames.next();
    expect(reads.count).toBe(2);
    stateAt({ ...HEADER, actions }, 10, endless);
    expect(reads.count).toBe(12);
  });

  it('verifies', () => {
    const { actions, reads } = lazyActions(LENGTH, action);
    const report = verifyRecord({ ...HEADER, actions }, endless);
    expect(report).toMatchObject({ ok: true, actions: LENGTH, state: { sum: SUM } });
    expect(reads.count).toBe(LENGTH);
  });

  it('replays as a log in constant memory, undo included', async () => {
    const watch = createWatch();
    let lines = 0;
    function* log(): Generator<string> {
      yield `${JSON.stringify(HEADER)}\n`;
      for (let i = 0; i < LENGTH; i++) {
        lines++;
        // Never random: what can be undone grows and grows.
        yield `{"type":"add","player":0,"by":1}\n`;
        if (i % 2 === 0) yield '{"undo":1}\n';
      }
    }
    const kinds = { start: 0, action: 0, undo: 0, end: 0 };
    for (const event of replayLines(log(), endless)) {
      kinds[event.kind]++;
      if (event.kind !== 'action' || kinds.action % 1000 !== 0) continue;
      watch.add(event.state);
      // Those that can still be undone are at most 1,000.
      if (kinds.action % 20_000 === 0) expect((await watch.alive()).alive).toBeLessThanOrEqual(4);
    }
    expect(kinds).toEqual({ start: 1, action: LENGTH, undo: LENGTH / 2, end: 1 });
    expect(lines).toBe(LENGTH);
    expect((await watch.alive()).of).toBe(LENGTH / 1000);
  });

  it.each(['throw', 'add'])('verifies and goes on as a log in constant memory, all of it %s', async (type) => {
    const line = type === 'throw' ? '{"type":"throw","player":0,"outcome":3}\n' : '{"type":"add","player":0,"by":3}\n';
    let most = 0;
    async function* log(): AsyncGenerator<string> {
      yield `${JSON.stringify(HEADER)}\n`;
      for (let i = 0; i < LENGTH; i += 100) {
        if (i % 20_000 === 0) most = Math.max(most, await heap());
        yield line.repeat(100);
      }
    }
    const before = await heap();
    const report = await verifyLines(log, endless);
    expect(report).toMatchObject({ ok: true, actions: LENGTH, state: { sum: 3 * LENGTH } });
    let written = 0;
    const recorder = await resumeLines(log(), () => written++, endless);
    recorder.play({ type: 'add', player: 0, by: 1 });
    expect([recorder.length, recorder.state.sum, written]).toEqual([LENGTH + 1, 3 * LENGTH + 1, 1]);
    // 100,000 states or actions would be 10 MB at the least.
    expect(most - before).toBeLessThan(4_000_000);
  });

  it('costs a report no more than its bound when every action is wrong', () => {
    const { actions } = lazyActions(LENGTH, (i) => (i % 2 ? { type: 'add', player: 0, by: 99 } : null));
    const report = verifyRecord({ ...HEADER, actions }, endless);
    expect(report).toMatchObject({ ok: false, omitted: LENGTH - 1000, skipped: LENGTH, state: { sum: 0 } });
    expect(report.deviations).toHaveLength(1000);
    expect(JSON.stringify(report).length).toBeLessThan(300_000);
  });
});
