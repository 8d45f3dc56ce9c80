import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AnyGame } from 'dicewright';
import { theCleverMole } from 'dicewright/das-spiel';
import { kiriki } from 'dicewright/kiriki';
import { verifyRecord } from 'dicewright/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { databaseFlags } from '../../scripts/lib/checks/engine-flags.js';
import { bundleProgram } from '../../scripts/lib/package/program-bundle.js';
import { makeEmptyFolder } from '../helpers/empty-database.js';
import { startPostgres } from '../helpers/postgres.js';
import { root } from '../helpers/root.js';
import { Client } from './client.js';
import { begin, type Server, startServer } from './servers.js';

let program: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let [one, other]: Server[] = [];

beforeAll(async () => {
  [program, postgres] = await Promise.all([bundleProgram(root, 'examples/online/main.ts'), startPostgres()]);
  const env = { DATABASE_URL: postgres.address };
  [one, other] = await Promise.all([startServer(program, env), startServer(program, env)]);
});
afterAll(async () => {
  one?.kill();
  other?.kill();
  await postgres?.remove();
  rmSync(program, { force: true });
});

const url = (server: Server | undefined): string => (server as Server).url;
const anyKiriki = kiriki as unknown as AnyGame;
const anyMole = theCleverMole as unknown as AnyGame;

/** The seats of a match that has just begun, in turn at both servers. */
async function seated(game: AnyGame, players: number): Promise<Client[]> {
  const { id, secrets } = await begin(url(one), { game: game.id, players });
  const clients = secrets.map((secret, seat) => new Client(game, id, secret, seat));
  await Promise.all(clients.map((client, seat) => client.sit(url(seat % 2 ? other : one))));
  return clients;
}

describe('people at two servers', () => {
  it('play a game to its end, and see the same', async () => {
    const [ada, ben] = (await seated(anyKiriki, 2)) as [Client, Client];
    const watcher = new Client(anyKiriki, ada.match, null, null);
    await watcher.sit(url(other));
    await Promise.all([ada.play(), ben.play()]);
    await watcher.until(() => watcher.isOver);
    expect(ben.seen?.view).toEqual(ada.seen?.view);
    expect(watcher.seen).toMatchObject({ version: ada.seen?.version, result: ada.seen?.result });
    // What the host promised before the first roll it redeems after the last, and every seat checks it for itself.
    for (const client of [ada, ben, watcher]) {
      const [seen] = client.heard.flatMap(({ seen: told }) => (told ? [told as { commitment: string }] : []));
      const record = await client.remote.record();
      const { ok, commitment } = verifyRecord(record, kiriki, { commitment: seen?.commitment });
      expect([ok, commitment]).toEqual([true, { compared: 'kept', form: 'table' }]);
    }
  });

  it('drop out and return at another server: what they sent is there once, and they are told what they missed', async () => {
    const [ada, ben] = (await seated(anyKiriki, 2)) as [Client, Client];
    const ended = Promise.all([ada.play(), ben.play()]);
    for (const [version, server] of [
      [8, other],
      [20, one],
      [40, other],
    ] as const) {
      await ada.until(() => (ada.seen?.version ?? 0) >= version);
      ada.drop();
      await ada.sit(url(server));
    }
    await ended;
    await ben.until(() => ben.isOver);
    const { version } = ada.seen as { readonly version: number };
    const frames = ada.heard.flatMap(({ frame }) => (frame as { readonly version: number } | undefined)?.version ?? []);
    expect(new Set(frames)).toEqual(new Set(Array.from({ length: version }, (_, i) => i + 1)));
    expect(ada.seen?.view).toEqual(ben.seen?.view);
  });

  it('go on after a server was killed, at the other', async () => {
    const doomed = await startServer(program, { DATABASE_URL: postgres.address });
    const { id, secrets } = await begin(doomed.url, { game: 'kiriki', players: 1 });
    const ada = new Client(anyKiriki, id, secrets[0] as string, 0);
    await ada.sit(doomed.url);
    await ada.play(3);
    doomed.kill();
    ada.drop();
    await ada.sit(url(one));
    await ada.play();
    expect(ada.isOver).toBe(true);
  });
});

describe('a seat', () => {
  it('plays no other', async () => {
    const [ada, ben] = (await seated(anyKiriki, 2)) as [Client, Client];
    const forged = await ben.remote.submit({ type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] } as never);
    expect(forged).toMatchObject({ ok: false, error: { code: 'INVALID_ACTION' } });
    const early = await ben.remote.submit({ type: 'roll', player: 1, dice: [0, 1, 2, 3, 4] } as never);
    expect(early).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
    const drawn = await ada.remote.submit({
      type: 'roll',
      player: 0,
      dice: [0, 1, 2, 3, 4],
      outcome: [6, 6, 6, 6, 6],
    } as never);
    expect(drawn).toMatchObject({ ok: false, error: { code: 'DICE_MISMATCH' } });
    expect(ada.seen?.version).toBe(0);
  });

  it('is not sent what another hides', async () => {
    const clients = await seated(anyMole, 3);
    const [master, ...seekers] = clients as [Client, Client, Client];
    await master.play(2);
    await Promise.all(seekers.map((seeker) => seeker.until(() => (seeker.seen?.version ?? 0) >= 2)));
    const mole = (view: object | undefined): unknown => (view as { readonly mole?: unknown } | undefined)?.mole;
    expect(mole(master.seen?.view)).toEqual(expect.any(Number));
    for (const seeker of seekers) {
      const views = seeker.heard.flatMap(({ frame, seen }) => ((frame ?? seen) as { view?: object })?.view ?? []);
      expect(views.length).toBeGreaterThan(0);
      expect(views.map(mole).filter((value) => typeof value === 'number')).toEqual([]);
      expect(mole(seeker.seen?.view)).toBe('hidden');
    }
  });

  it('is nobody’s without its secret, and no answer tells whether a match is there', async () => {
    const { id, secrets } = await begin(url(one), { game: 'kiriki', players: 2 });
    const [first = ''] = secrets;
    expect(new Set(secrets.map(({ length }) => length))).toEqual(new Set([22]));
    const refused = async (match: string, secret: string): Promise<string> => {
      const stranger = new Client(anyKiriki, match, secret, 0);
      return stranger.sit(url(one)).then(
        () => 'sat down',
        (error: Error) => error.message,
      );
    };
    const answers = [
      await refused(id, `${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`),
      await refused(id, ''),
      await refused('00000000-0000-4000-8000-000000000000', first),
      await refused("'; drop table online_seat; --", first),
    ];
    expect(new Set(answers)).toEqual(
      new Set(['{"type":"refused","error":{"code":"INVALID_ACTION","message":"there is no such seat"}}']),
    );
    await expect(refused(id, first)).resolves.toBe('sat down');
  });

  it('only watches without one', async () => {
    const { id } = await begin(url(one), { game: 'kiriki', players: 2 });
    const watcher = new Client(anyKiriki, id, null, null);
    await watcher.sit(url(one));
    watcher.say({ type: 'submit', action: { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] }, at: 0, key: 'k' });
    watcher.say({ type: 'watch', since: null });
    await expect.poll(() => watcher.heard.filter(({ type }) => type === 'seen').length).toBe(2);
    expect(watcher.heard.map(({ type }) => type)).not.toContain('answer');
    expect(watcher.seen?.version).toBe(0);
  });
});

describe('a server', () => {
  it.each<[status: number, to: string, table: unknown]>([
    [404, 'an unknown game', { game: 'chess', players: 2 }],
    [404, 'the name of something else', { game: '__proto__', players: 2 }],
    [404, 'nothing', null],
    [400, 'too many players', { game: 'kiriki', players: 99 }],
    [400, 'an impossible option', { game: 'kiriki', players: 2, options: { upperBonus: 'much' } }],
    [413, 'more than it reads', { game: 'kiriki', players: 2, names: ['A'.repeat(20_000)] }],
  ])('answers %i to %s', async (status, _, table) => {
    await expect(begin(url(one), table as object)).rejects.toThrow(String(status));
  });

  it('reads no message that is too long, and goes on with the others', async () => {
    const [ada, ben] = (await seated(anyKiriki, 2)) as [Client, Client];
    const socket = new WebSocket(url(one).replace('http', 'ws'));
    await new Promise((resolve) => socket.on('open', resolve));
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    socket.send('x'.repeat(20_000));
    expect(await closed).toBe(1009);
    await Promise.all([ada.play(2), ben.until(() => ben.seen?.version === 2)]);
  });

  it('slows down who floods it', async () => {
    const slow = await startServer(program, { DATABASE_URL: postgres.address, ONLINE_PACE: '20' });
    const { id, secrets } = await begin(slow.url, { game: 'kiriki', players: 1 });
    const ada = new Client(anyKiriki, id, secrets[0] as string, 0);
    await ada.sit(slow.url);
    const start = performance.now();
    for (let i = 0; i < 80; i++) ada.say({ type: 'watch', since: null });
    await expect.poll(() => ada.heard.filter(({ type }) => type === 'seen').length, { timeout: 20_000 }).toBe(81);
    // 40 at once, then 20 a second.
    expect(performance.now() - start).toBeGreaterThan(1_500);
    slow.kill();
  });

  it('tells addresses apart by the header of a proxy', async () => {
    const env = { DATABASE_URL: postgres.address, ONLINE_PACE: '1', ONLINE_ADDRESS_HEADER: 'X-Real-IP' };
    const server = await startServer(program, env);
    const done: string[] = [];
    const ask = async (address: string): Promise<void> => {
      await fetch(`${server.url}/games/kiriki/messages`, { headers: { 'x-real-ip': address } });
      done.push(address);
    };
    // Two at once, then one a second: the last of these waits, and nobody else does.
    const flood = Promise.all(Array.from({ length: 4 }, () => ask('203.0.113.1')));
    await ask('203.0.113.2');
    expect(done.filter((address) => address === '203.0.113.1').length).toBeLessThan(4);
    await flood;
    server.kill();
  });

  it('ends when it is told to', async () => {
    const server = await startServer(program, { DATABASE_URL: postgres.address });
    const { id, secrets } = await begin(server.url, { game: 'kiriki', players: 1 });
    const ada = new Client(anyKiriki, id, secrets[0] as string, 0);
    await ada.sit(server.url);
    expect(await server.end()).toBe(0);
  });

  it('keeps matches in a folder where it has no database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dicewright-online-'));
    const env = { ONLINE_FOLDER: join(folder, 'matches'), DATABASE_URL: '' };
    const first = await startServer(program, env);
    const { id, secrets } = await begin(first.url, { game: 'kiriki', players: 1 });
    const ada = new Client(anyKiriki, id, secrets[0] as string, 0);
    await ada.sit(first.url);
    await ada.play(3);
    first.kill();
    ada.drop();
    const second = await startServer(program, env);
    await ada.sit(second.url);
    await ada.play(2);
    expect(ada.seen?.version).toBe(5);
    second.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts once on a port, and once on a folder: a second says why not, and nothing is lost', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dicewright-online-'));
    await makeEmptyFolder(join(folder, 'matches'));
    const env = { ONLINE_FOLDER: join(folder, 'matches'), DATABASE_URL: '' };
    const first = await startServer(program, env);
    const { id, secrets } = await begin(first.url, { game: 'kiriki', players: 1 });
    const again = (port: string) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...databaseFlags, program], {
        env: { ...process.env, ...env, PORT: port },
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    };
    const taken = {
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^listen EADDRINUSE: address already in use/),
    };
    expect(again(new URL(first.url).port)).toEqual(taken);
    const held = expect.stringMatching(/^the folder .*matches is open in the process \d+ .*belongs to one process/);
    expect(again('0')).toEqual({ status: 1, stdout: '', stderr: held });
    const ada = new Client(anyKiriki, id, secrets[0] as string, 0);
    await ada.sit(first.url);
    await ada.play(2);
    first.kill();
    ada.drop();
    const second = await startServer(program, env);
    await ada.sit(second.url);
    await ada.play(1);
    expect(ada.seen?.version).toBe(3);
    second.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('says what it says as its schema has it, and hears what that allows', async () => {
    const ajv = new Ajv2020({ strict: false });
    const [ada, ben] = (await seated(anyKiriki, 2)) as [Client, Client];
    await Promise.all([ada.play(), ben.play()]);
    await ada.remote.undo();
    const schema = (await (await fetch(`${url(one)}/games/kiriki/messages`)).json()) as { $defs: object };
    const accepts = (name: string) => ajv.compile({ ...schema, $ref: `#/$defs/${name}` });
    const [fromHost, fromSeat] = [accepts('fromHost'), accepts('fromSeat')];
    expect(ada.heard.length).toBeGreaterThan(50);
    for (const message of ada.heard) expect([message, fromHost(message)]).toEqual([message, true]);
    for (const message of ada.sent) expect([message, fromSeat(message)]).toEqual([message, true]);
    expect(fromHost({ type: 'frame', frame: {} })).toBe(false);
    expect(fromSeat({ type: 'submit', action: { type: 'fly' }, at: 0, key: 'k' })).toBe(false);
  });
});

it.skipIf(spawnSync('python3', ['--version']).status !== 0)('is played by a client in another language', async () => {
  const { id, secrets } = await begin(url(one), { game: 'kiriki', players: 2, names: ['Ada', 'Python'] });
  const [first = '', second = ''] = secrets;
  const ada = new Client(anyKiriki, id, first, 0);
  await ada.sit(url(one));
  const child = spawn('python3', ['examples/online/client.py', url(other), id, second], { cwd: root });
  let told = '';
  child.stdout.on('data', (text) => {
    told += String(text);
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await ada.play();
  await ada.until(() => ada.isOver);
  expect(await ended).toBe(0);
  expect(told).toMatch(/Python rolls [1-6 ]+\./);
  expect(told).toContain(String(ada.seen?.result?.reason));
});
