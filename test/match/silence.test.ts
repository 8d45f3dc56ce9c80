import { kiriki } from 'dicewright/kiriki';
import {
  createMatch,
  type HostMessage,
  type Match,
  type MatchStore,
  memoryStore,
  openMatch,
  remoteMatch,
  type SeatMessage,
  serveSeat,
} from 'dicewright/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { counter } from '../toys/counter.js';

const said = (number: number) => ({ type: 'say', player: 0, number }) as const;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A store of which calls are not answered as long as it is silent. */
function silencing(store: MatchStore = memoryStore()) {
  const silent = new Set<keyof MatchStore>();
  const asked =
    <Args extends unknown[], T>(name: keyof MatchStore, run: (...args: Args) => T) =>
    async (...args: Args): Promise<Awaited<T>> =>
      silent.has(name) ? new Promise<never>(() => undefined) : await run(...args);
  return {
    silent,
    store: {
      ...store,
      create: asked('create', store.create),
      append: asked('append', store.append),
      read: asked('read', store.read),
      find: asked('find', store.find),
      latest: asked('latest', store.latest),
      snapshot: asked('snapshot', store.snapshot),
    } satisfies MatchStore,
  };
}

const late = (call: string, milliseconds = 10_000): RegExp =>
  new RegExp(`^store: ${call} was not answered within ${milliseconds} ms`);

/** What becomes of it when so much time has passed. */
async function outcome(run: Promise<unknown>, milliseconds: number): Promise<unknown> {
  let came: unknown = 'nothing';
  run.then(
    (value) => (came = value),
    (error: Error) => (came = error.message),
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return came;
}

describe('a store that does not answer', () => {
  it('is told of after ten seconds, not before, and the match goes on when it is back', async () => {
    const { store, silent } = silencing();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    silent.add('append');
    const submitted = match.submit(0, said(1));
    expect(await outcome(submitted, 9_999)).toBe('nothing');
    expect(await outcome(submitted, 1)).toMatch(late('append'));
    silent.clear();
    expect(await match.submit(0, said(1))).toEqual({ ok: true, version: 1, repeated: false });
  });

  it('is waited for as long as it says itself', async () => {
    const { store, silent } = silencing();
    const match = await createMatch(counter, { id: 'm', players: 1, store: { ...store, deadline: 500 } });
    silent.add('read');
    expect(await outcome(match.catchUp(), 500)).toMatch(late('read', 500));
  });

  it('is refused with a deadline that is none: INVALID_SETUP', async () => {
    for (const deadline of [0, -1, 1.5, Number.NaN, '10', null, 2 ** 31]) {
      const made = createMatch(counter, { id: 'm', players: 1, store: { ...memoryStore(), deadline } as never });
      await expect(made).rejects.toMatchObject({ code: 'INVALID_SETUP' });
    }
  });

  it.each(['create', 'latest', 'read'] as const)('by %s: nobody waits for a match to begin or open', async (call) => {
    const { store, silent } = silencing();
    await createMatch(counter, { id: 'there', players: 1, store });
    silent.add(call);
    const begun =
      call === 'create'
        ? createMatch(counter, { id: 'm', players: 1, store })
        : openMatch(store, 'there', { game: counter });
    expect(await outcome(begun, 10_000)).toMatch(late(call));
  });

  it('holds up nothing that comes later: it goes on behind what was late', async () => {
    const { store, silent } = silencing();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    const other = await createMatch(counter, { id: 'other', players: 1, store });
    silent.add('append');
    const first = match.submit(0, said(1), { key: '1' });
    await vi.advanceTimersByTimeAsync(1);
    silent.clear();
    const behind = [match.submit(0, said(1), { key: '1' }), match.catchUp(), match.framesSince(0, null)];
    expect(await other.submit(0, said(1))).toMatchObject({ ok: true });
    expect(await outcome(first, 10_000)).toMatch(late('append'));
    expect(await Promise.all(behind)).toEqual([{ ok: true, version: 1, repeated: false }, 1, [expect.anything()]]);
  });

  it('for good lets nobody wait for more than two deadlines and their own', async () => {
    const { store, silent } = silencing();
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    for (const call of ['append', 'read', 'find'] as const) silent.add(call);
    const errors: string[] = [];
    for (let n = 0; n < 20; n++) void match.submit(0, said(1)).catch((error: Error) => errors.push(error.message));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(errors.length).toBe(20);
    for (const message of errors) expect(message).toMatch(/^store: .* was not answered within/);
    let isClosed = false;
    void match.close().then(() => (isClosed = true));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isClosed).toBe(true);
  });

  it('and does it all the same is found out: what was late is there once', async () => {
    const inner = memoryStore();
    let answer = (): void => undefined;
    let isSlow = true;
    const store: MatchStore = {
      ...inner,
      async append(id, version, entry) {
        if (isSlow) await new Promise<void>((resolve) => (answer = resolve));
        return inner.append(id, version, entry);
      },
    };
    const match = await createMatch(counter, { id: 'm', players: 1, store });
    expect(await outcome(match.submit(0, said(1), { key: 'k' }), 10_000)).toMatch(late('append'));
    isSlow = false;
    answer();
    expect(await match.submit(0, said(1), { key: 'k' })).toEqual({ ok: true, version: 1, repeated: true });
    expect(await inner.read('m', 0, 10)).toHaveLength(1);
  });

  it('for a while: who missed something is told at the next wake, though nothing new has come', async () => {
    const { store, silent } = silencing();
    let wake = (): void => undefined;
    const listening: MatchStore = {
      ...store,
      listen(call, id) {
        wake = () => call(id);
        return () => undefined;
      },
    };
    const here = await createMatch(counter, { id: 'm', players: 1, store });
    for (let number = 1; number <= 80; number++) await here.submit(0, said(number));
    const there = await openMatch(listening, 'm', { game: counter });
    const told: number[] = [];
    silent.add('latest');
    // So old that it has to be read.
    there.subscribe(null, ({ version }) => told.push(version), { since: 10 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([]);
    silent.clear();
    wake();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(Array.from({ length: 70 }, (_, i) => 11 + i));
  });
});

describe('a page that hears nothing', () => {
  async function seated() {
    const match = (await createMatch(kiriki, { id: 'm', players: 2, seed: 's' })) as unknown as Match;
    const lost = { toHost: false, toPage: false };
    const sent: SeatMessage[] = [];
    const remote = remoteMatch(kiriki, 0, (message) => {
      sent.push(message as SeatMessage);
      if (!lost.toHost) void served.receive(JSON.parse(JSON.stringify(message)));
    });
    const served = serveSeat(match, 0, (message: HostMessage) => {
      if (!lost.toPage) remote.receive(JSON.parse(JSON.stringify(message)));
    });
    remote.connected();
    await vi.advanceTimersByTimeAsync(1);
    return { match, remote, lost, sent };
  }
  const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as const;

  it('finds out within two beats', async () => {
    const { remote, lost } = await seated();
    expect([remote.beat(), remote.beat()]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(1);
    lost.toHost = true;
    expect(remote.beat()).toBe(true);
    expect(remote.beat()).toBe(false);
    remote.connected();
    expect(remote.beat()).toBe(true);
  });

  it('asks for frames that were lost', async () => {
    const { match, remote, lost } = await seated();
    lost.toPage = true;
    await match.submit(0, roll);
    lost.toPage = false;
    expect(remote.view(0)?.version).toBe(0);
    remote.beat();
    await vi.advanceTimersByTimeAsync(1);
    expect(remote.view(0)?.version).toBe(1);
  });

  it.each(['toHost', 'toPage'] as const)('sends again what was lost %s, and it is done once', async (way) => {
    const { match, remote, lost, sent } = await seated();
    lost[way] = true;
    const answer = remote.submit(roll);
    await vi.advanceTimersByTimeAsync(1);
    lost[way] = false;
    for (let beat = 0; beat < 2; beat++) {
      expect(remote.beat()).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(await answer).toEqual({ ok: true, version: 1, repeated: way === 'toPage' });
    expect(match.version).toBe(1);
    expect(sent.filter(({ type }) => type === 'submit')).toHaveLength(2);
  });

  it('asks for all when it was told nothing at all', async () => {
    const match = (await createMatch(kiriki, { id: 'm', players: 2, seed: 's' })) as unknown as Match;
    let isLost = true;
    const remote = remoteMatch(kiriki, 0, (message) => void served.receive(message));
    const served = serveSeat(match, 0, (message: HostMessage) => isLost || remote.receive(message as never));
    remote.connected();
    await vi.advanceTimersByTimeAsync(1);
    isLost = false;
    remote.beat();
    await vi.advanceTimersByTimeAsync(1);
    expect(remote.view(0)).toMatchObject({ version: 0, isPending: false });
  });
});
