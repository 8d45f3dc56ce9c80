import { games } from 'dicewright/games';
import { createHost } from 'dicewright/host';
import { memoryStore } from 'dicewright/match';
import { expect, it, vi } from 'vitest';
import { asking, begin, roll, Socket, seated } from './sockets.js';

const hostOf = (limits = {}) =>
  createHost({
    games,
    store: memoryStore(),
    secret: 'a secret that nobody guesses',
    limits,
    addressHeader: 'X-Real-IP',
  });

const from = (address: string): Request => {
  const request = asking({ game: 'kiriki', players: 2 });
  request.headers.set('x-real-ip', address);
  return request;
};

it('lets nobody wait for who floods it', async () => {
  const host = hostOf();
  const { id, secrets } = await begin(host, {});
  const ada = seated(host, id, secrets[0] as string, '192.0.2.1');
  const ben = seated(host, id, secrets[1] as string, '192.0.2.2');
  for (const one of [ada, ben]) await one.first('joined');
  const flood = Array.from({ length: 90 }, () => seated(host, id, null, '192.0.2.2'));
  for (const one of [ben, ...flood]) for (let i = 0; i < 200; i++) one.say({ type: 'watch', since: 0 });
  const requests = Array.from({ length: 500 }, () => host.fetch(from('192.0.2.2')));
  const start = performance.now();
  ada.say(roll('a'));
  await ada.first('answer');
  expect(performance.now() - start).toBeLessThan(1_000);
  await host.close();
  const statuses = new Set((await Promise.all(requests)).map(({ status }) => status));
  expect(statuses.has(429)).toBe(true);
});

it('refuses at once what would have to wait for too long, and forgets it', async () => {
  vi.useFakeTimers();
  try {
    const host = hostOf({ burst: 2, perSecond: 1, debt: 3_000 });
    const asked = Array.from({ length: 100 }, () => host.fetch(from('192.0.2.1')));
    await vi.advanceTimersByTimeAsync(3_000);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(95).fill(429)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await Promise.all([host.fetch(from('192.0.2.1')), vi.advanceTimersByTimeAsync(1_000)]))[0].status).toBe(
      201,
    );
  } finally {
    vi.useRealTimers();
  }
});

it('slows a seat down, from however many addresses it speaks', async () => {
  vi.useFakeTimers();
  try {
    const host = hostOf({ burst: 4, perSecond: 1 });
    const { id, secrets } = await begin(host, {});
    const ends = Array.from({ length: 4 }, (_, i) => seated(host, id, secrets[0] as string, `192.0.2.${i}`));
    for (const one of ends) await one.first('joined');
    for (const one of ends) for (let i = 0; i < 3; i++) one.say({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(100);
    const pongs = () => ends.flatMap(({ heard }) => heard.filter(({ type }) => type === 'pong')).length;
    expect(pongs()).toBe(4);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(pongs()).toBe(12);
    await host.close();
  } finally {
    vi.useRealTimers();
  }
});

it('takes no more sockets and matches than it was told, and those again when others have left', async () => {
  const host = hostOf({ sockets: 3, socketsOfAddress: 2, matches: 1 });
  const [one, other] = [await begin(host, {}), await begin(host, {})];
  const first = seated(host, one.id, null);
  await first.first('joined');
  const second = seated(host, other.id, null);
  expect(await second.first('refused')).toMatchObject({
    error: { message: expect.stringContaining('try again later') },
  });
  expect(seated(host, one.id, null).closed).toBe(1013);
  expect(seated(host, one.id, null, '192.0.2.2').closed).toBe(null);
  expect(seated(host, one.id, null, '192.0.2.3').closed).toBe(1013);
  second.close();
  await Promise.resolve();
  expect(seated(host, one.id, null).closed).toBe(null);
  await host.close();
});

it('closes a socket that says too much at once, and too long a message', () => {
  const host = hostOf({ unheard: 1_000, bytes: 500 });
  const sockets = [new Socket(), new Socket()];
  for (const socket of sockets) host.connect(socket);
  sockets[0]?.say('x'.repeat(501));
  for (let i = 0; i < 3; i++) sockets[1]?.say('x'.repeat(400));
  expect(sockets.map(({ closed }) => closed)).toEqual([1009, 1013]);
});

it('refuses what is no message, and goes on', async () => {
  const host = hostOf();
  const { id } = await begin(host, {});
  const socket = new Socket();
  host.connect(socket);
  const wrong = [
    '',
    '{',
    'null',
    '[]',
    '{"type":"join"}',
    '{"type":"watch"}',
    `{"type":"join","match":{},"secret":null}`,
  ];
  for (const one of wrong) socket.say(one);
  socket.say({ type: 'join', match: id, secret: null });
  for (const one of ['null', '[]', '{"type":7}', '{"type":"watch","since":{}}']) socket.say(one);
  await socket.first('seen');
  const types = [...wrong.map(() => 'refused'), 'joined', 'seen'];
  expect(socket.heard.map(({ type }) => type)).toEqual(types);
  expect(socket.closed).toBe(null);
  await host.close();
});

it('cuts a connection that has died without a word, and keeps one that answers', async () => {
  vi.useFakeTimers();
  try {
    const host = hostOf({ ping: 1_000 });
    const [dead, alive, other] = [new Socket(), new Socket(), new Socket()];
    Object.assign(dead, { ping: () => undefined });
    Object.assign(alive, { ping: () => alive.emit('pong') });
    for (const socket of [dead, alive, other]) host.connect(socket);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([dead, alive, other].map(({ closed }) => closed)).toEqual([1013, null, null]);
    await host.close();
    expect([alive, other].map(({ closed }) => closed)).toEqual([1012, 1012]);
  } finally {
    vi.useRealTimers();
  }
});

it('serves sockets that have addEventListener instead, as workers have', async () => {
  const host = hostOf();
  const { id } = await begin(host, {});
  const heard: string[] = [];
  const target = new EventTarget();
  const socket = Object.assign(target, {
    send: (text: string) => void heard.push(text),
    close: () => target.dispatchEvent(new Event('close')),
  });
  host.connect(socket, new Request('http://host/'));
  target.dispatchEvent(
    new MessageEvent('message', { data: JSON.stringify({ type: 'join', match: id, secret: null }) }),
  );
  await expect.poll(() => heard).toEqual(['{"type":"joined","game":"kiriki","seat":null}']);
  await host.close();
});
