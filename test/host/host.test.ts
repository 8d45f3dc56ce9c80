import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GameError } from 'dicewright';
import { catalogueOf, games } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { createMatch, type MatchStore, memoryStore } from 'dicewright/match';
import { describe, expect, it, vi } from 'vitest';
import { walk } from '../toys/walk.js';
import { asking, type Begun, begin, roll, type Socket, seated } from './sockets.js';

const secret = 'a secret that nobody guesses';
const hostOf = (store: MatchStore = memoryStore(), limits = {}) => createHost({ games, store, secret, limits });
const turns = () => new Promise((resolve) => setImmediate(resolve));
const refusal = { type: 'refused', error: { code: 'INVALID_ACTION', message: 'there is no such seat' } };

describe('a host', () => {
  it.each([
    ['games', { games: [1] }],
    ['games', { games: null }],
    ['store', { store: {} }],
    ['secret', { secret: 'short' }],
    ['secret', { secret: undefined }],
    ['limits', { limits: { burst: 0 } }],
    ['limits', { limits: { unknown: 1 } }],
    ['limits', { limits: 3 }],
  ])('can’t be made of other %s', (_, wrong) => {
    const options = { games, store: memoryStore(), secret, ...wrong } as never;
    expect(() => createHost(options)).toThrow(GameError);
  });

  it('begins a match, seats players by their secrets, and shows it to who watches', async () => {
    const host = hostOf();
    const { id, secrets } = await begin(host, { names: ['Ada', 'Ben'] });
    expect(secrets.map((one) => one?.length)).toEqual([22, 22]);
    const [ada, ben, watcher] = [...secrets, null].map((one) => seated(host, id, one)) as [Socket, Socket, Socket];
    expect(await ada.first('joined')).toEqual({ type: 'joined', game: 'kiriki', seat: 0 });
    expect(await ben.first('joined')).toMatchObject({ seat: 1 });
    expect(await watcher.first('joined')).toMatchObject({ seat: null });
    for (const one of [ben, watcher]) {
      one.say({ type: 'watch', since: null });
      expect(await one.first('seen')).toMatchObject({ seen: { version: 0, names: ['Ada', 'Ben'] } });
    }
    watcher.say(roll('w'));
    ada.say(roll('a'));
    expect(await ada.first('answer')).toMatchObject({ key: 'a', answer: { ok: true, version: 1 } });
    for (const one of [ben, watcher])
      expect(await one.first('frame')).toMatchObject({ frame: { version: 1, seat: 0 } });
    expect(watcher.heard.map(({ type }) => type)).not.toContain('answer');
    await host.close();
  });

  it('hears what is said before the match is open, in its order', async () => {
    const host = hostOf();
    const { id, secrets } = await begin(host, {});
    const ada = seated(host, id, secrets[0] as string);
    ada.say({ type: 'watch', since: null });
    ada.say(roll('a'));
    await ada.first('answer');
    expect(ada.heard.map(({ type }) => type)).toEqual(['joined', 'seen', 'frame', 'answer']);
    await host.close();
  });

  it('says the same to every wrong secret and match', async () => {
    const host = hostOf();
    const { id, secrets } = await begin(host, {});
    const other = await begin(host, {});
    const [first = ''] = secrets;
    const wrong: [match: string, secret: string | null][] = [
      [id, `${first?.slice(0, -1)}!`],
      [id, ''],
      [id, other.secrets[0] as string],
      ['none', first],
      ['none', null],
      ['', first],
      ['x'.repeat(200), first],
    ];
    for (const [match, told] of wrong) {
      const socket = seated(host, match, told);
      // Whatever it is that is said: who would get a seat is not waited for.
      await socket.until(() => socket.heard.length > 0);
      expect(socket.heard).toEqual([refusal]);
    }
    await host.close();
  });

  it('goes on after a restart with the same store and secret, and with no other', async () => {
    const store = memoryStore();
    const first = hostOf(store);
    const { id, secrets } = await begin(first, {});
    const ada = seated(first, id, secrets[0] as string);
    ada.say(roll('a'));
    await ada.first('answer');
    await first.close();
    const second = hostOf(store);
    const again = seated(second, id, secrets[0] as string);
    again.say(roll('a'));
    expect(await again.first('answer')).toMatchObject({ answer: { ok: true, version: 1, repeated: true } });
    const stranger = createHost({ games, store, secret: `${secret}!` });
    expect(await seated(stranger, id, secrets[0] as string).first('refused')).toEqual(refusal);
    await Promise.all([second.close(), stranger.close()]);
  });

  it('closes: what is under way is done, what comes is refused', async () => {
    const host = hostOf();
    const { id, secrets } = await begin(host, {});
    const ada = seated(host, id, secrets[0] as string);
    await ada.first('joined');
    const [answer] = await Promise.all([host.fetch(asking({ game: 'kiriki', players: 2 })), host.close()]);
    expect(answer.status).toBe(201);
    expect(ada.closed).toBe(1012);
    expect(seated(host, id, secrets[0] as string).closed).toBe(1012);
    const late = await host.fetch(asking({ game: 'kiriki', players: 2 }));
    expect([late.status, await late.json()]).toEqual([503, expect.objectContaining({ code: 'CLOSED' })]);
  });

  it('closes a match when the last has left, and opens it again for who comes', async () => {
    const inner = memoryStore();
    let listening = 0;
    const store: MatchStore = {
      ...inner,
      listen(onWake, id) {
        const stop = inner.listen?.(onWake, id) as () => void;
        listening++;
        return () => {
          listening--;
          stop();
        };
      },
    };
    const host = hostOf(store, { matches: 1 });
    const { id, secrets } = await begin(host, {});
    expect(listening).toBe(0);
    for (const key of ['a', 'b']) {
      const [ada, watcher] = [seated(host, id, secrets[0] as string), seated(host, id, null)];
      ada.say(roll(key));
      expect(await ada.first('answer')).toMatchObject({ key });
      await watcher.first('joined');
      ada.close();
      await turns();
      expect(listening).toBe(1);
      watcher.close();
      await turns();
      expect(listening).toBe(0);
    }
    await host.close();
  });

  it('tells who is here to who wants to know', async () => {
    const host = hostOf();
    const { id, secrets } = await begin(host, {});
    const ada = seated(host, id, secrets[0] as string, undefined, { presence: true });
    expect(await ada.first('present')).toEqual({ type: 'present', seats: [0], watching: 0 });
    const others = [seated(host, id, secrets[1] as string), seated(host, id, null)];
    for (const other of others) await other.first('joined');
    expect(ada.heard.at(-1)).toEqual({ type: 'present', seats: [0, 1], watching: 1 });
    others[0]?.close();
    await ada.until(() => ada.heard.filter(({ type }) => type === 'present').length === 4);
    expect(ada.heard.at(-1)).toEqual({ type: 'present', seats: [0], watching: 1 });
    expect(others[1]?.heard.map(({ type }) => type)).toEqual(['joined']);
    await host.close();
  });

  it('plays for bots, also after a restart, and gives nobody their seats', async () => {
    const store = memoryStore();
    const first = hostOf(store);
    const { id, secrets } = await begin(first, { players: 3, bots: [null, 'random', 'thumb'] });
    expect(secrets).toEqual([expect.any(String), null, null]);
    const ada = seated(first, id, secrets[0] as string);
    ada.say({ type: 'watch', since: null });
    ada.say(roll('a'));
    await ada.first('answer');
    await first.close();
    const second = hostOf(store);
    const again = seated(second, id, secrets[0] as string);
    again.say({ type: 'watch', since: 0 });
    again.say({ type: 'submit', action: { type: 'score', player: 0, pattern: 'chance' }, at: 1, key: 'b' });
    const acted = (seat: number) =>
      again.heard.some(({ frame }) => (frame as { seat?: number } | undefined)?.seat === seat);
    await again.until(() => acted(1) && acted(2));
    await second.close();
  });

  it('ends a match whose clock runs out, though nobody acts', async () => {
    vi.useFakeTimers();
    try {
      const host = hostOf();
      const { id, secrets } = await begin(host, { clock: { initial: 5_000 } });
      const ada = seated(host, id, secrets[0] as string);
      ada.say({ type: 'watch', since: null });
      ada.say(roll('a'));
      await ada.first('answer');
      await vi.advanceTimersByTimeAsync(7_000);
      expect(ada.heard.at(-1)).toMatchObject({ frame: { ended: { by: 'clock' } } });
      await host.close();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('over HTTP', () => {
  const hostile: [status: number, code: string, body: unknown][] = [
    [404, 'NOT_FOUND', {}],
    [404, 'NOT_FOUND', { game: 'chess', players: 2 }],
    [404, 'NOT_FOUND', { game: '__proto__', players: 2 }],
    [404, 'NOT_FOUND', { game: ['kiriki'], players: 2 }],
    [404, 'NOT_FOUND', 'null'],
    [404, 'NOT_FOUND', '[]'],
    [400, 'INVALID_SETUP', ''],
    [400, 'INVALID_SETUP', '{"game":'],
    [400, 'INVALID_SETUP', '['.repeat(16_000)],
    [400, 'INVALID_SETUP', { game: 'kiriki' }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: 1e9 }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: '2' }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: 2, options: { upperBonus: 'much' } }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: 2, names: 3 }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: 2, clock: { initial: -1 } }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: 2, undo: 'always' }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: 2, bots: ['random'] }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: 2, bots: [null, 'toString'] }],
    [400, 'INVALID_SETUP', { game: 'kiriki', players: 2, bots: 'random' }],
    [413, 'TOO_LARGE', 'x'.repeat(100_000)],
  ];

  it.each(['fetch', 'request'] as const)('answers the same to %s', async (way) => {
    const host = hostOf(undefined, { burst: 1_000 });
    const server = createServer(host.request);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (asked: Request): Promise<Response> => {
      const { pathname, search } = new URL(asked.url);
      if (way === 'fetch') return host.fetch(asked);
      const { method, body } = asked;
      return fetch(`http://localhost:${port}${pathname}${search}`, { method, body, duplex: 'half' } as RequestInit);
    };
    for (const [status, code, body] of hostile) {
      const answer = await ask(asking(body));
      const told = (await answer.json()) as object;
      expect([body, answer.status, told]).toEqual([body, status, { code, message: expect.any(String) }]);
      expect(answer.headers.get('content-type')).toBe('application/json');
    }
    const begun = await ask(asking({ game: 'kiriki', players: 2 }, 'POST', '/matches?a=b'));
    expect([begun.status, Object.keys((await begun.json()) as Begun)]).toEqual([201, ['id', 'secrets']]);
    const schema = await ask(asking(null, 'GET', '/games/kiriki/messages'));
    expect([schema.status, Object.keys((await schema.json()) as object)]).toEqual([200, ['$schema', 'title', '$defs']]);
    for (const path of ['/', '/matches', '/games/none/messages', '/games/constructor/messages']) {
      expect((await ask(asking(null, 'GET', path))).status).toBe(404);
    }
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await host.close();
  });

  it('tells nothing of why its store failed', async () => {
    const store: MatchStore = { ...memoryStore(), create: () => Promise.reject(new Error('password wrong')) };
    const answer = await hostOf(store).fetch(asking({ game: 'kiriki', players: 2 }));
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('password')]);
  });
});

describe('who has missed much', () => {
  it('gets every frame, in their order: a page at a time, and the next for asking', async () => {
    const store = memoryStore();
    const id = 'long';
    const match = await createMatch(walk(1), { id, players: 1, store });
    for (let i = 0; i < 1_000; i++) await match.submit(0, { type: 'step', player: 0 });
    const host = createHost({ games: catalogueOf([walk(1)]), store, secret });
    const heardSince = async (since: number): Promise<Socket> => {
      const socket = seated(host, id, null);
      socket.say({ type: 'watch', since });
      socket.say({ type: 'ping' });
      await socket.first('pong');
      return socket;
    };
    const framesOf = ({ heard }: Socket): unknown[] =>
      heard.flatMap(({ type, frame }) => (type === 'frame' ? [(frame as { version: number }).version] : []));
    for (const since of [0, 1, 990]) {
      const socket = await heardSince(since);
      await socket.until(() => framesOf(socket).length >= 1_000 - since);
      expect(framesOf(socket)).toEqual(Array.from({ length: 1_000 - since }, (_, i) => since + 1 + i));
      expect(socket.heard.some(({ type }) => type === 'seen')).toBe(false);
    }
    for (let i = 0; i < 1_500; i++) await match.submit(0, { type: 'step', player: 0 });
    const late = seated(host, id, null);
    for (const since of [0, 1_000]) {
      late.heard.length = 0;
      late.say({ type: 'watch', since });
      expect(await late.first('pong')).toEqual({ type: 'pong', version: 2_500 });
      expect(framesOf(late)).toEqual(Array.from({ length: 1_000 }, (_, i) => since + 1 + i));
    }
    late.say({ type: 'watch', since: 2_000 });
    await late.until(() => framesOf(late).at(-1) === 2_500);
    expect(framesOf(late)).toHaveLength(1_500);
    expect(late.heard.some(({ type }) => type === 'seen')).toBe(false);
    await host.close();
  });
});
