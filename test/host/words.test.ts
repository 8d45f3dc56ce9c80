import { EventEmitter } from 'node:events';
import { games } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type Match, memoryStore } from 'dicewright/match';
import { describe, expect, it } from 'vitest';
import { serveSocket } from '../../src/host/connection.js';
import { limitsOf } from '../../src/host/limits.js';
import { presenceOf } from '../../src/host/presence.js';
import { asking, begin } from './sockets.js';

const secret = 'a secret that nobody guesses';
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a host says', () => {
  it.each<[status: number, code: string, message: string, body: unknown]>([
    [400, 'INVALID_SETUP', 'expected JSON', '{'],
    [404, 'NOT_FOUND', 'there is no such game', { game: 'chess', players: 2 }],
    [404, 'NOT_FOUND', 'there is no such game', { game: 'toString', players: 2 }],
    [404, 'NOT_FOUND', 'there is no such game', { game: ['kiriki'], players: 2 }],
    [404, 'NOT_FOUND', 'there is no such game', 'null'],
    [400, 'INVALID_SETUP', "dice: expected 'shared', or nothing", { game: 'kiriki', players: 2, dice: 'table' }],
    [400, 'INVALID_SETUP', "dice: expected 'shared', or nothing", { game: 'kiriki', players: 2, revealWithin: 5 }],
    [
      400,
      'INVALID_SETUP',
      'host: bots: expected for each player null or one of random, thumb, easy, normal, hard, 32 players at most',
      { game: 'kiriki', players: 2, bots: [] },
    ],
    [
      400,
      'INVALID_SETUP',
      "match: undo: expected 'free', 'consent' or 'none'",
      { game: 'kiriki', players: 2, undo: 1 },
    ],
    [413, 'TOO_LARGE', 'expected 16384 bytes at most', 'x'.repeat(16_385)],
  ])('%i %s %s', async (status, code, message, body) => {
    const host = createHost({ games, store: memoryStore(), secret });
    const answer = await host.fetch(asking(body));
    expect([answer.status, await answer.json()]).toEqual([status, { code, message }]);
    await host.close();
  });

  it('what is not there, goes on, has ended or is too much', async () => {
    const host = createHost({ games, store: memoryStore(), secret, limits: { burst: 14, perSecond: 1, debt: 1 } });
    const { id, secrets } = await begin(host, {});
    const said = async (request: Request) => {
      const answer = await host.fetch(request);
      return [answer.status, await answer.json()];
    };
    const rematch = (told: unknown) => asking({ secret: told }, 'POST', `/matches/${id}/rematch`);
    const none = [404, { code: 'NOT_FOUND', message: 'there is nothing here' }];
    expect(await said(asking(null, 'GET', '/matches'))).toEqual(none);
    expect(await said(asking({}, 'POST', `/a/matches/${id}/rematch`))).toEqual(none);
    expect(await said(asking({}, 'POST', '/games/kiriki/messages'))).toEqual(none);
    for (const path of [`/matches/${id}/rematch/more`, `/a/matches/${id}/rematch`, '/matches//rematch']) {
      expect(await said(asking({ secret: secrets[0] }, 'POST', path))).toEqual(none);
    }
    for (const path of [`/matches/${id}/rematch`, '/a/games/kiriki/messages', '/games/kiriki/messages/more']) {
      expect(await said(asking(null, 'GET', path))).toEqual(none);
    }
    expect(await said(asking(null, 'GET', '/games/none/messages'))).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'there is no such game' },
    ]);
    expect(await said(rematch(secrets[0]))).toEqual([409, { code: 'NOT_OVER', message: 'this match goes on' }]);
    expect(await said(rematch('x'))).toEqual([404, { code: 'NOT_FOUND', message: 'there is no such seat' }]);
    expect((await host.fetch(asking(null, 'GET', '/games/kiriki/messages'))).status).toBe(200);
    expect(await said(rematch('x'))).toEqual([
      429,
      { code: 'TOO_MANY', message: 'this is too much at once; try again later' },
    ]);
    await host.close();
    expect(await said(rematch('x'))).toEqual([
      503,
      { code: 'CLOSED', message: 'this host ends; another may be there' },
    ]);
  });

  it.each<[string, object]>([
    ['host: games: expected a catalogue, as catalogueOf makes them', { games: { kiriki } }],
    ['host: games: expected a catalogue, as catalogueOf makes them', { games: { kiriki: games.kiriki, other: 1 } }],
    ['host: games: expected a catalogue, as catalogueOf makes them', { games: 7 }],
    ['match: a store has the functions create', { store: {} }],
    ['host: addressHeader: expected the name of a header', { addressHeader: '' }],
    ['host: addressHeader: expected the name of a header', { addressHeader: 'a b' }],
    ['host: addressHeader: expected the name of a header', { addressHeader: 'x'.repeat(101) }],
    ['host: addressHeader: expected the name of a header', { addressHeader: 7 }],
  ])('of what it can not be made: %s', (message, wrong) => {
    const make = () => createHost({ games, store: memoryStore(), secret, ...wrong } as never);
    expect(make).toThrow(expect.objectContaining({ code: 'INVALID_SETUP' }));
    expect(make).toThrow(message);
  });

  it('whose requests are too many, by the header that it was told of, or by the address', async () => {
    const limits = { burst: 1, perSecond: 1, debt: 1 };
    const host = createHost({ games, store: memoryStore(), secret, limits, addressHeader: 'X-Real-IP' });
    const status = async (headers: Record<string, string>, address?: unknown) =>
      (await host.fetch(new Request('http://host/', { headers }), address)).status;
    expect(await status({ 'x-real-ip': 'a' })).toBe(404);
    expect(await status({ 'x-real-ip': 'a' }, 'other')).toBe(429);
    expect(await status({ 'x-real-ip': 'b' })).toBe(404);
    expect([await status({}, 'c'), await status({}, 'c'), await status({}, 'd')]).toEqual([404, 429, 404]);
    expect([await status({}), await status({}, 7), await status({}, '')]).toEqual([404, 429, 429]);
    await host.close();
  });

  it('to Node what it says to others, by the address of the connection', async () => {
    const limits = { burst: 1, perSecond: 1, debt: 1 };
    const host = createHost({ games, store: memoryStore(), secret, limits });
    const said: unknown[] = [];
    const ask = async (request: object) => {
      const response = { writeHead: (...head: unknown[]) => said.push(head), end: (text: string) => said.push(text) };
      await host.request({ headers: {}, socket: { remoteAddress: '192.0.2.1' }, ...request } as never, response);
      return said.splice(0);
    };
    const headers = {
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    };
    const none = '{"code":"NOT_FOUND","message":"there is nothing here"}';
    expect(await ask({ method: 'GET', url: '/a?b' })).toEqual([[404, headers], none]);
    expect((await ask({}))[0]).toEqual([429, headers]);
    expect(await ask({ socket: { remoteAddress: '192.0.2.2' } })).toEqual([[404, headers], none]);
    await host.close();
    const proxied = createHost({ games, store: memoryStore(), secret, limits, addressHeader: 'X-Real-IP' });
    const statuses: number[] = [];
    const response = { writeHead: (status: number) => statuses.push(status), end: () => undefined };
    for (const address of ['a', 'a', 'b']) {
      const request = { headers: { 'x-real-ip': address }, socket: { remoteAddress: '192.0.2.1' } };
      await proxied.request(request as never, response);
    }
    expect(statuses).toEqual([404, 429, 404]);
    await proxied.close();
  });

  it('that it takes no more sockets of an address, until one has left', async () => {
    const host = createHost({ games, store: memoryStore(), secret, limits: { socketsOfAddress: 2 } });
    const connect = (remoteAddress: string) => {
      const socket = new Socket();
      host.connect(socket as never, { socket: { remoteAddress } });
      return socket;
    };
    const [first, second, third, other] = ['a', 'a', 'a', 'b'].map(connect) as [Socket, Socket, Socket, Socket];
    expect([first, second, third, other].map(({ done }) => done)).toEqual([[], [], [1013], []]);
    first.emit('close');
    first.emit('close');
    expect([connect('a'), connect('a')].map(({ done }) => done)).toEqual([[], [1013]]);
    second.emit('close');
    expect([connect('a'), connect('a')].map(({ done }) => done)).toEqual([[], [1013]]);
    await host.close();
  });
});

/** A socket that tells what becomes of it. */
class Socket extends EventEmitter {
  readonly done: unknown[] = [];
  bufferedAmount = 0;
  send = (text: string): void => void this.done.push(JSON.parse(text));
  close = (code: number): void => void this.done.push(code);
  terminate = (): void => void this.done.push('cut');
  pause = (): void => void this.done.push('pause');
  resume = (): void => void this.done.push('resume');
  ping = (): void => void this.done.push('ping');

  async say(message: unknown): Promise<unknown[]> {
    this.emit('message', typeof message === 'string' ? message : JSON.stringify(message));
    for (let n = 0; n < 4; n++) await turn();
    return this.done.splice(0).filter((one) => one !== 'pause' && one !== 'resume');
  }
}

/** What is waited for until it is let go. */
function later() {
  let go = (_: unknown): void => undefined;
  const waited = new Promise<unknown>((resolve) => {
    go = resolve;
  });
  return { wait: () => waited, go: (value: unknown) => go(value) };
}

describe('a connection', () => {
  const refused = (message: string) => ({ type: 'refused', error: { code: 'INVALID_ACTION', message } });
  const join = { type: 'join', match: 'm', secret: 'first' };
  const joined = (seat: number | null) => ({ type: 'joined', game: 'kiriki', seat });

  async function connected(more: object = {}, limits: object = {}, terms: object = {}) {
    const match = (await createMatch(kiriki, { id: 'm', players: 2, ...terms })) as unknown as Match;
    const socket = new Socket();
    const noted: unknown[] = [];
    const host = {
      matches: {
        async hold(id: string) {
          noted.push(['hold', id]);
          if (id === 'full') return 'full' as const;
          return id === 'm' ? match : null;
        },
        release: (id: string) => void noted.push(['release', id]),
      },
      secrets: { find: (_: string, players: number, told: string) => (told === 'first' ? players - 2 : null) },
      presence: presenceOf(),
      async pace(seat: string | null) {
        noted.push(['pace', seat]);
        return true;
      },
      limits: limitsOf(limits),
      ...more,
    };
    const connection = serveSocket(socket as never, host, () => void noted.push(['gone']));
    return { socket, connection, noted, match };
  }

  it('says why nobody is seated', async () => {
    const { socket, noted } = await connected();
    const none = refused('there is no such seat');
    expect(await socket.say({ ...join, match: 'full' })).toEqual([
      refused('no more matches can be opened here; try again later'),
    ]);
    expect(await socket.say({ ...join, match: 'none' })).toEqual([none]);
    expect(await socket.say({ ...join, secret: 'second' })).toEqual([none]);
    expect(await socket.say('{')).toEqual([refused('expected JSON')]);
    for (const message of ['null', { ...join, type: 'sit' }, { ...join, match: 7 }, { ...join, secret: undefined }]) {
      expect(await socket.say(message)).toEqual([refused('expected a message that joins a match')]);
    }
    expect(noted.filter((one) => (one as string[])[0] !== 'pace')).toEqual([
      ['hold', 'full'],
      ['hold', 'none'],
      ['hold', 'm'],
      ['release', 'm'],
    ]);
    expect(noted).toContainEqual(['pace', null]);
    expect(await socket.say(join)).toEqual([joined(0)]);
  });

  it('that is gone hears nothing more, and is told nothing of what was under way', async () => {
    const late = await connected();
    late.socket.emit('message', '{');
    late.socket.emit('close');
    expect([await late.socket.say('x'.repeat(100_000)), late.noted]).toEqual([[], [['gone']]]);

    const pacing = later();
    const paced = await connected({ pace: pacing.wait });
    await paced.socket.say(join);
    paced.socket.emit('close');
    pacing.go(true);
    expect([await paced.socket.say(join), paced.noted]).toEqual([[], [['gone']]]);

    const opening = later();
    const holding = await connected({ matches: { hold: opening.wait, release: () => undefined } });
    await holding.socket.say(join);
    holding.socket.emit('close');
    opening.go('full');
    expect(await holding.socket.say(join)).toEqual([]);
  });

  it('is paused while it has something to do, and then not cut for its silence', async () => {
    const pacing = later();
    const { socket, connection } = await connected({ pace: pacing.wait });
    await socket.say('{');
    for (let n = 0; n < 3; n++) connection.beat();
    expect(socket.done.splice(0)).toEqual(['ping', 'ping', 'ping']);
    pacing.go(true);
    for (let n = 0; n < 4; n++) await turn();
    expect(socket.done.splice(0)).toEqual([refused('expected JSON'), 'resume']);
    connection.beat();
    expect(socket.done).toEqual(['cut']);
  });

  it('is not cut where it has said something, or can not be asked', async () => {
    const { socket, connection } = await connected();
    connection.beat();
    await socket.say('{');
    connection.beat();
    expect(socket.done.splice(0)).toEqual(['ping']);
    socket.ping = undefined as never;
    await socket.say('{');
    for (let n = 0; n < 3; n++) connection.beat();
    expect(socket.done).toEqual([]);
  });

  it('starts the clock of its match with what it does, not by watching', async () => {
    const { socket, match } = await connected({}, {}, { clock: { initial: 60_000 } });
    expect(await socket.say({ ...join, presence: true, name: 7 })).toContainEqual({
      type: 'present',
      seats: [0],
      watching: 0,
    });
    await socket.say({ type: 'watch', since: null });
    await socket.say({ type: 'watch', since: null });
    expect(match.version).toBe(0);
    expect(await socket.say('null')).not.toContain(1011);
    await socket.say({ type: 'ping' });
    expect(match.version).toBe(1);
  });

  it('seats who knows the secret, calls them by name, and lets go of the match once', async () => {
    const { socket, connection, noted } = await connected();
    expect(await socket.say({ ...join, presence: true, name: 'Ada' })).toEqual([
      joined(0),
      { type: 'present', seats: [0], watching: 0, names: { 0: 'Ada' } },
    ]);
    for (const name of ['', ' ', 7, 'x'.repeat(101)]) {
      expect(await socket.say({ type: 'name', name })).toEqual([refused('expected a name of 1 to 100 characters')]);
    }
    expect(await socket.say({ type: 'name', name: 'Bea' })).toContainEqual({
      type: 'present',
      seats: [0],
      watching: 0,
      names: { 0: 'Bea' },
    });
    expect(await socket.say({ type: 'ping' })).toEqual([{ type: 'pong', version: 0 }]);
    expect(noted).toContainEqual(['pace', '["m",0]']);
    noted.length = 0;
    await connection.end(1012);
    socket.emit('close');
    socket.emit('error');
    expect([socket.done.splice(0).filter((one) => typeof one === 'number'), noted]).toEqual([
      [1012],
      [['release', 'm'], ['gone']],
    ]);
    expect(await socket.say({ type: 'ping' })).toEqual([]);
  });

  it('seats who only watches, and wants to know nothing else', async () => {
    const { socket, noted } = await connected();
    expect(await socket.say({ ...join, secret: null, presence: 1 })).toEqual([joined(null)]);
    expect(await socket.say({ type: 'ping' })).toEqual([{ type: 'pong', version: 0 }]);
    expect(noted.filter((one) => (one as string[])[0] === 'pace')).toEqual([
      ['pace', null],
      ['pace', null],
    ]);
  });

  it('is closed for too much at once, by characters, by what waits, and by its pace; or for a store that fails', async () => {
    const long = await connected({}, { bytes: 10 });
    expect(await long.socket.say('x'.repeat(10))).toEqual([refused('expected JSON')]);
    expect(await long.socket.say('x'.repeat(11))).toEqual([1009]);
    const much = await connected({}, { unheard: 10 });
    much.socket.emit('message', 'x'.repeat(6));
    expect(await much.socket.say('x'.repeat(5))).toEqual([1013]);
    const enough = await connected({}, { unheard: 10 });
    for (let n = 0; n < 3; n++) expect(await enough.socket.say('x'.repeat(10))).toEqual([refused('expected JSON')]);
    const fast = await connected({ pace: async () => false });
    expect(await fast.socket.say(join)).toEqual([1013]);
    expect(fast.noted).toEqual([['gone']]);
    const failing = await connected({ pace: () => Promise.reject(new Error('gone')) });
    expect(await failing.socket.say(join)).toEqual([1011]);
    const unread = await connected({}, { unread: 5 });
    unread.socket.bufferedAmount = 5;
    expect(await unread.socket.say(join)).toEqual([joined(0)]);
    unread.socket.bufferedAmount = 6;
    expect(await unread.socket.say({ type: 'ping' })).toEqual(['cut']);
    expect(unread.noted.slice(-2)).toEqual([['release', 'm'], ['gone']]);
  });

  it('hears nothing while it has something to do, and beats', async () => {
    const { socket, connection } = await connected();
    socket.emit('message', '{');
    socket.emit('message', '{');
    for (let n = 0; n < 4; n++) await turn();
    expect(socket.done.splice(0)).toEqual([
      'pause',
      'pause',
      refused('expected JSON'),
      refused('expected JSON'),
      'resume',
    ]);
    connection.beat();
    expect(socket.done.splice(0)).toEqual(['ping']);
    socket.emit('pong');
    connection.beat();
    expect(socket.done.splice(0)).toEqual(['ping']);
    connection.beat();
    expect(socket.done.splice(0)).toEqual(['cut']);
  });
});
