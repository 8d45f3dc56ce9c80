import { type AnyAction, createRng } from 'dicewright';
import { games } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { kiriki } from 'dicewright/kiriki';
import { type MatchStore, memoryStore, remoteMatch } from 'dicewright/match';
import { verifyRecord } from 'dicewright/record';
import { afterEach, expect, it, vi } from 'vitest';
import { begin, seated } from './sockets.js';

type Host = ReturnType<typeof createHost>;
const secret = 'a secret that nobody guesses';
const hostOf = (store: MatchStore) =>
  createHost({ games, store, secret, limits: { burst: 10_000, perSecond: 10_000 } });

afterEach(() => void vi.useRealTimers());

/** A page at a seat, with what it has kept. */
function pageOf(host: Host, id: string, own: string, kept: Parameters<typeof remoteMatch>[3]) {
  const socket = seated(host, id, own);
  let isJoined = false;
  const remote = remoteMatch(kiriki, 0, (message) => socket.say(message), kept);
  return {
    remote,
    socket,
    /** Hears what has come, until it shows something: bounded by turns, not by a clock. */
    async until(isSo: () => boolean): Promise<void> {
      for (let turns = 0; ; turns++) {
        expect(turns, 'turns until it is so').toBeLessThan(1_000);
        for (const message of socket.heard.splice(0)) {
          if (message.type === 'joined') {
            isJoined = true;
            remote.connected();
          } else if (isJoined) remote.receive(message as never);
        }
        // What a page is told its promises hear a moment later.
        await new Promise<void>((resolve) => setImmediate(resolve));
        if (isSo()) return;
        if (socket.heard.length === 0) await new Promise<void>((resolve) => socket.once('heard', () => resolve()));
      }
    },
  };
}

it('a host shares the dice with players and bots, also after a restart, and all of it verifies', async () => {
  const store = memoryStore();
  const first = hostOf(store);
  const wanted = { players: 3, dice: 'shared', revealWithin: 60_000, bots: [null, 'random', 'thumb'] };
  const { id, secrets } = await begin(first, wanted);
  let page = pageOf(first, id, secrets[0] as string, { seed: 'the seed of the page' });
  const seen = () => page.remote.view(0);
  await page.until(() => seen()?.commitment != null);
  const commitment = seen()?.commitment as string;

  const rng = createRng('host');
  async function play(actions: number): Promise<void> {
    for (let n = 0; n < actions; n++) {
      await page.until(() => seen()?.toAct.includes(0) ?? false);
      const answer = page.remote.submit(
        kiriki.sampleAction(seen()?.view as never, rng, 0) as never as AnyAction as never,
      );
      let isAnswered = false;
      void answer.then(() => (isAnswered = true));
      await page.until(() => isAnswered);
      expect(await answer).toMatchObject({ ok: true });
    }
  }
  await play(6);
  await first.close();
  const second = hostOf(store);
  page = pageOf(second, id, secrets[0] as string, { seed: 'the seed of the page', commitment });
  await page.until(() => seen() !== null);
  await play(6);
  void page.remote.resign();
  await page.until(() => seen()?.result != null);
  let record: unknown;
  void page.remote.record().then((told) => (record = told));
  await page.until(() => record !== undefined);
  const report = verifyRecord(record, kiriki, { commitment });
  expect(report).toMatchObject({ deviations: [], commitment: { compared: 'kept' } });
  expect(report.drawn).toBeGreaterThan(9);
  await second.close();
});

it('a player who does not share in time has lost, by the time that the host gives', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const host = hostOf(memoryStore());
  const { id, secrets } = await begin(host, { players: 2, dice: 'shared', revealWithin: 1_000 });
  const ada = pageOf(host, id, secrets[0] as string, {});
  const ben = seated(host, id, secrets[1] as string);
  await ben.first('joined');
  ben.say({ type: 'commit', commitment: `sha256:${'ab'.repeat(32)}` });
  await ada.until(() => ada.remote.view(0)?.toAct.includes(0) ?? false);
  void ada.remote.submit({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] });
  await ada.until(() => ada.remote.view(0)?.shared?.missing.join() === '1');
  expect(ada.remote.view(0)?.shared?.until).toBe(Date.now() + 1_000);
  vi.setSystemTime(Date.now() + 1_000);
  await ada.until(() => {
    // Whatever is said, the time is told before.
    ada.socket.say({ type: 'ping' });
    return ada.remote.view(0)?.ended !== undefined;
  });
  expect(ada.remote.view(0)).toMatchObject({ ended: { by: 'forfeit', seat: 1 }, result: { winners: [0] } });
  await host.close();
});

it('a player who does not commit in time has lost, even without ever coming', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const host = hostOf(memoryStore());
  const { id, secrets } = await begin(host, { players: 2, dice: 'shared', revealWithin: 1_000 });
  const ada = pageOf(host, id, secrets[0] as string, {});
  await ada.until(() => ada.remote.view(0)?.shared?.missing.join() === '1');
  expect(ada.remote.view(0)?.shared?.until).toBe(Date.now() + 1_000);
  vi.setSystemTime(Date.now() + 1_000);
  await ada.until(() => {
    ada.socket.say({ type: 'ping' });
    return ada.remote.view(0)?.ended !== undefined;
  });
  expect(ada.remote.view(0)).toMatchObject({ ended: { by: 'forfeit', seat: 1 }, result: { winners: [0] } });
  await host.close();
});

it('other dice than shared ones are not to be had', async () => {
  const host = hostOf(memoryStore());
  for (const more of [
    { dice: 'table' },
    { dice: 'loaded' },
    { revealWithin: 5 },
    { dice: 'shared', revealWithin: 0 },
  ]) {
    const body = JSON.stringify({ game: 'kiriki', players: 2, ...more });
    const answer = await host.fetch(new Request('http://host/matches', { method: 'POST', body }));
    expect([more, answer.status]).toEqual([more, 400]);
  }
  await host.close();
});
