import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, createRng } from 'dicewright';
import { entryOf } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type Match, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import { verifyRecord } from 'dicewright/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleProgram } from '../../scripts/lib/package/program-bundle.js';
import { emptyDatabase, makeEmptyFolder } from '../helpers/empty-database.js';
import { type Postgres, startPostgres } from '../helpers/postgres.js';
import { type Between, startProxy } from '../helpers/proxy.js';
import { root } from '../helpers/root.js';
import { connected, poolAt } from '../match/postgres/databases.js';
import { Client } from '../online/client.js';
import { begin, type Server, startServer } from '../online/servers.js';
import { walk } from '../toys/walk.js';

// What docs/host/deploying.md says of backups and upgrades, tried; its programs are run with those of the other guides.

const page = readFileSync(join(root, 'docs/host/deploying.md'), 'utf8');
const anyKiriki = kiriki as unknown as AnyGame;

let program: string;
let base: string;
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'dicewright-deploying-'));
  program = await bundleProgram(root, 'examples/online/main.ts');
});
afterAll(() => {
  rmSync(program, { force: true });
  rmSync(base, { recursive: true, force: true });
});

/** The seats of a match of Kiriki that has just begun. */
async function seats(url: string): Promise<[Client, Client]> {
  const { id, secrets } = await begin(url, { game: 'kiriki', players: 2 });
  return secrets.map((secret, seat) => new Client(anyKiriki, id, secret, seat)) as [Client, Client];
}

describe('a folder', () => {
  /** The commands of the page that copy a folder, and bring it back. */
  const commands = [...page.matchAll(/```sh\n(.*?)```/gs)]
    .map(([, text = '']) => text)
    .filter((text) => text.includes('cp -a'));

  it('is saved and brought back by the commands of the page: the match goes on from there', async () => {
    expect(commands).toHaveLength(2);
    const run = (text: string | undefined) =>
      expect(spawnSync('sh', ['-ec', text ?? ''], { cwd: base }).status).toBe(0);
    const env = { ONLINE_FOLDER: join(base, 'online-matches'), DATABASE_URL: '' };
    await makeEmptyFolder(env.ONLINE_FOLDER);
    const first = await startServer(program, env);
    const [ada, ben] = await seats(first.url);
    for (const one of [ada, ben]) await one.sit(first.url);
    await ada.play(2);
    await ben.until(() => ben.seen?.version === 2);
    const before = ada.seen?.view;
    expect(await first.end()).toBe(0);
    run(commands[0]);
    const second = await startServer(program, env);
    for (const one of [ada, ben]) await one.sit(second.url);
    await ben.play(2);
    await ada.until(() => ada.seen?.version === 4);
    second.kill();
    run(commands[1]);
    const third = await startServer(program, env);
    // Pages that have seen more are loaded again.
    const loaded = [ada, ben].map(({ match, secret, seat }) => new Client(anyKiriki, match, secret, seat));
    for (const one of loaded) await one.sit(third.url);
    for (const one of loaded) await one.until(() => one.seen !== null);
    expect(loaded.map(({ seen }) => seen?.version)).toEqual([2, 2]);
    expect(loaded[0]?.seen?.view).toEqual(before);
    await Promise.all(loaded.map((one) => one.play()));
    const record = await loaded[0]?.remote.record();
    expect(verifyRecord(record, kiriki, { commitment: ada.seen?.commitment ?? null }).ok).toBe(true);
    third.kill();
  });
});

describe('a server', () => {
  /** The commands of the page that copy the tables, and bring them back, with files elsewhere. */
  const commandsFor = (folder: string): string[] =>
    [...page.matchAll(/```sql\n(.*?)```/gs)].map(([, text = '']) => text.replaceAll('/var/backups/dicewright', folder));

  it('is saved by the commands of the page while people play, and brought back: every match goes on from one moment', async () => {
    const postgres = await startPostgres();
    // The server writes as a user of its own.
    const folder = mkdtempSync(join(tmpdir(), 'dicewright-backup-'));
    chmodSync(folder, 0o777);
    const [save, restore] = commandsFor(folder);
    const pool = poolAt(postgres.address);
    const store = postgresStore(pool);
    await store.migrate();
    const matches = await Promise.all(
      ['friday', 'saturday'].map((id) => createMatch(kiriki, { id, players: 2, names: ['Ädá "A"', 'B,en'], store })),
    );
    const commitments = matches.map((match) => match.view(0).commitment);
    let isSaved = false;
    const rng = createRng('backups');
    const playing = matches.map(async (match) => {
      for (let [seat] = match.view(0).toAct; seat !== undefined && !(isSaved && match.version > 40); ) {
        const action = kiriki.sampleAction(match.view(seat).view, rng, seat);
        if (action) await match.submit(seat, action);
        [seat] = match.view(0).toAct;
      }
    });
    const saving = await connected(postgres.address);
    await Promise.race([new Promise<void>((resolve) => matches[0]?.subscribe(null, () => resolve())), ...playing]);
    const versions = matches.map(({ version }) => version);
    await saving.query(save ?? '');
    isSaved = true;
    await Promise.all(playing);
    await saving.query('create database restored');
    await saving.end();

    const address = postgres.address.replace(/\/postgres$/, '/restored');
    const other = poolAt(address);
    const restored = postgresStore(other);
    await restored.migrate();
    const restoring = await connected(address);
    await restoring.query(restore ?? '');
    await restoring.end();
    for (const [index, match] of matches.entries()) {
      const again = (await openMatch(restored, match.id)) as Match;
      expect(again.version).toBeGreaterThanOrEqual(versions[index] ?? 0);
      expect(again.version).toBeLessThan(match.version);
      expect(again.view(null).names).toEqual(match.view(null).names);
      expect(await again.framesSince(0, null)).toEqual((await match.framesSince(0, null)).slice(0, again.version));
      const [seat = 0] = again.view(0).toAct;
      const action = anyKiriki.sampleAction(again.view(seat).view as never, rng, seat);
      expect(await again.submit(seat, action as never)).toMatchObject({ ok: true });
      await again.abandon('It is late.');
      const commitment = commitments[index] ?? null;
      expect(verifyRecord(await again.record(0), kiriki, { commitment })).toMatchObject({ deviations: [] });
      await again.close();
      await match.close();
    }
    await Promise.all([pool.end(), other.end()]);
    await postgres.remove();
    rmSync(folder, { recursive: true });
  });
});

describe('an upgrade', () => {
  /** Plays what is left of a match of Kiriki. */
  async function finish(match: Match): Promise<void> {
    const rng = createRng('finish');
    for (let [seat] = match.view(0).toAct; seat !== undefined; [seat] = match.view(0).toAct) {
      const action = anyKiriki.sampleAction(match.view(seat).view as never, rng, seat);
      if (action) await match.submit(seat, action);
    }
  }

  it('opens what a release kept that knew no incarnations, and it goes on to its end', async () => {
    const kept = JSON.parse(readFileSync(join(root, 'test/fixtures/kept/before-incarnations.json'), 'utf8'));
    const client = await emptyDatabase();
    const store = postgresStore(client);
    await store.migrate();
    for (const table of ['match', 'entry', 'snapshot'] as const) {
      for (const row of kept[table] as Readonly<Record<string, unknown>>[]) {
        const values = Object.values(row).map((one) => (typeof one === 'object' ? JSON.stringify(one) : one));
        const places = values.map((_, index) => `$${index + 1}`).join(', ');
        await client.query(
          `insert into dicewright_${table} (${Object.keys(row).join(', ')}) values (${places})`,
          values,
        );
      }
    }
    expect(JSON.stringify(kept)).not.toContain('incarnation');
    const match = await openMatch(store, 'friday');
    expect([match.version, match.view(null).names]).toEqual([40, ['Ada', 'Ben']]);
    // What was sent to the older release and not answered is sent again to this one.
    const [last] = kept.entry.slice(-1);
    const { outcome, ...action } = last.entry.action;
    expect(await match.submit(last.seat, action, { key: last.key })).toMatchObject({
      ok: true,
      version: 40,
      repeated: true,
    });
    await finish(match);
    const { header } = kept.match[0];
    const report = verifyRecord(await match.record(0), kiriki, { commitment: header.commitment });
    expect([report.ok, report.actions > 40]).toEqual([true, true]);
    await client.close();
  });

  it('lets what was begun under older rules go on under them, where these are there', async () => {
    const [older, newer] = [walk(1), walk(2)];
    const client = await emptyDatabase();
    const store = postgresStore(client);
    await store.migrate();
    const step = { type: 'step', player: 0 } as const;
    const before = await createMatch(older, { id: 'old', players: 1, store });
    await before.submit(0, step);
    const upgraded = entryOf({ game: newer, versions: { 1: older } });
    const after = await openMatch(store, 'old', { game: upgraded });
    await after.submit(0, step);
    expect(after.view(0).view).toMatchObject({ rules: 1, at: 2 });
    // Side by side with the older release, which goes on with what it knows, and refuses what it doesn't.
    await before.submit(0, step);
    expect((await openMatch(store, 'old', { game: upgraded })).view(0).view).toMatchObject({ at: 3 });
    const begun = await createMatch(newer, { id: 'new', players: 1, store });
    await begun.submit(0, step);
    await expect(openMatch(store, 'new', { game: older })).rejects.toMatchObject({ code: 'INVALID_RECORD' });
    expect((await openMatch(store, 'new', { game: upgraded })).view(0).view).toMatchObject({ rules: 2, at: 2 });
    await client.close();
  });
});

describe('several processes', () => {
  let postgres: Postgres;
  const servers: Server[] = [];
  const proxies: Between[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    for (const server of servers) server.kill();
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await postgres?.remove();
  });

  it('are replaced one after the other while people play through a proxy that cuts, delays and halves: no word is lost', async () => {
    const env = { DATABASE_URL: postgres.address };
    servers.push(...(await Promise.all([startServer(program, env), startServer(program, env)])));
    const ports = servers.map(({ url }) => Number(new URL(url).port));
    const chance = { rng: createRng('proxies'), faults: { cut: 15, delay: 30, halve: 100, freeze: 0 } };
    for (const port of ports) proxies.push(await startProxy(port, chance));
    const places = proxies.map(({ port }) => `http://127.0.0.1:${port}`);
    const players = await seats((servers[0] as Server).url);
    let isOver = false;
    let sittings = 0;
    // As a page does: whenever the connection is gone it sits down again, here or there.
    const sitting = players.map(async (client, seat) => {
      for (let place = seat; !isOver; place++) {
        sittings++;
        await client.sit(places[place % 2] as string).then(
          () => client.gone(),
          () => new Promise((resolve) => setImmediate(resolve)),
        );
      }
    });
    const playing = Promise.all(players.map((client) => client.play()));
    const [ada, ben] = players;
    for (const [index, version] of [10, 30].entries()) {
      await ada.until(() => (ada.seen?.version ?? 0) >= version);
      expect(await servers[index]?.end()).toBe(0);
      servers[index] = await startServer(program, { ...env, PORT: String(ports[index]) });
    }
    await playing;
    for (const proxy of proxies) proxy.calm();
    const record = await ada.remote.record();
    isOver = true;
    for (const client of players) client.drop();
    await Promise.all(sitting);

    const { ok, actions } = verifyRecord(record, kiriki, { commitment: ada.seen?.commitment ?? null });
    expect([ok, actions]).toEqual([true, ada.seen?.version]);
    // Each action was answered once, with a version of its own, and each is in the record once.
    const answered = players.flatMap(({ heard }) =>
      heard.flatMap((one) =>
        one.type === 'answer' ? [one as unknown as { key: string; answer: { version?: number } }] : [],
      ),
    );
    const versions = new Map(answered.map(({ key, answer }) => [key, answer.version]));
    expect([...versions.values()].sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: actions }, (_, i) => i + 1),
    );
    expect(ben.seen?.view).toEqual(ada.seen?.view);
    for (const fault of ['cut', 'delay', 'halve'] as const) {
      expect(proxies.reduce((sum, { counts }) => sum + counts[fault], 0)).toBeGreaterThan(0);
    }
    expect(sittings).toBeGreaterThan(4);
  });
});
