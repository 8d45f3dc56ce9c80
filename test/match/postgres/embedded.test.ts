import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, openMatch } from 'dicewright/match';
import { embeddedStore, postgresStore } from 'dicewright/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFlags } from '../../../scripts/lib/checks/engine-flags.js';
import { bundleProgram } from '../../../scripts/lib/package/program-bundle.js';
import { checkFolder, holdFolder } from '../../../src/platform/folder-lock.js';
import { emptyDatabase, makeEmptyFolder } from '../../helpers/empty-database.js';
import { root } from '../../helpers/root.js';

let program: string;
let base: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'dicewright-embedded-'));
  program = await bundleProgram(root, 'test/fixtures/embedded/opening.ts');
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(program, { force: true });
  rmSync(base, { recursive: true, force: true });
});

/** Another process, and what it says, line by line. */
function start(folder: string) {
  const child = spawn(process.execPath, [...databaseFlags, program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    pid: child.pid,
    says: async (): Promise<unknown> => (await lines.next()).value,
    begin: (id: string) => child.stdin.write(`${id}\n`),
    async end() {
      child.stdin.end();
      await once(child, 'exit');
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const refused = (message: RegExp) => ({ code: 'INVALID_SETUP', message: expect.stringMatching(message) });
const locksIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.includes('.lock-'));

describe('a database in a folder', () => {
  it('belongs to one process: another refuses before it writes, takes over when that has died, and nothing is lost', async () => {
    const folder = join(base, 'shared');
    const one = start(folder);
    expect(await one.says()).toBe('open');
    one.begin('first');
    expect(await one.says()).toBe('begun');
    const sentence = new RegExp(`the folder .*shared is open in the process ${one.pid} .*belongs to one process`);
    await expect(embeddedStore(folder)).rejects.toMatchObject(refused(sentence));
    expect(await start(folder).says()).toMatch(sentence);
    one.begin('second');
    expect(await one.says()).toBe('begun');
    await one.kill();
    expect(locksIn(base)).toHaveLength(1);
    const store = await embeddedStore(folder);
    for (const id of ['first', 'second']) expect((await openMatch(store, id)).version).toBe(0);
    expect(await start(folder).says()).toMatch(new RegExp(`is open in the process ${process.pid} `));
    await store.close();
    expect(locksIn(base)).toEqual([]);
    const next = start(folder);
    expect(await next.says()).toBe('open');
    await next.end();
    expect(locksIn(base)).toEqual([]);
  });

  it('is not used by another PGlite, here or elsewhere: every call refuses', async () => {
    const folder = join(base, 'taken');
    await makeEmptyFolder(folder);
    const store = await embeddedStore(folder);
    const match = await createMatch(kiriki, { id: 'm', players: 1, store });
    expect((await postgresStore(store.client).latest('m'))?.header.game).toBe('kiriki');
    await match.close();
    const held = { dataDir: folder, query: () => Promise.reject(new Error('was asked')) };
    for (const dataDir of [folder, `file://${folder}`]) {
      const other = postgresStore({ ...held, dataDir } as never);
      await expect(other.migrate()).rejects.toMatchObject(refused(/is open in this process already/));
      await expect(other.latest('m')).rejects.toMatchObject(refused(/is open in this process already/));
    }
    await expect(embeddedStore(folder)).rejects.toMatchObject(refused(/is open in this process already/));
    await store.close();
    await expect(postgresStore(held).latest('m')).rejects.toThrow('was asked');
    const inMemory = postgresStore(await emptyDatabase());
    await inMemory.migrate();
    expect(await inMemory.latest('m')).toBeNull();
  });

  it('that can’t be opened is given back', async () => {
    const folder = join(base, 'file');
    writeFileSync(folder, 'no folder');
    await expect(embeddedStore(folder)).rejects.toThrow();
    expect(locksIn(base)).toEqual([]);
    const other = join(base, 'options');
    await makeEmptyFolder(other);
    await expect(embeddedStore(other, { prefix: 'A' })).rejects.toMatchObject({
      code: 'INVALID_SETUP',
    });
    expect(locksIn(base)).toEqual([]);
  });
});

describe('a claim on a folder', () => {
  const claim = (folder: string, name: string): string => {
    const file = `${folder}.lock-${name}`;
    writeFileSync(file, '');
    return file;
  };

  it('holds by every name of the folder', async () => {
    const folder = join(base, 'real');
    mkdirSync(folder);
    symlinkSync(folder, join(base, 'alias'));
    const giveBack = await holdFolder(folder);
    await expect(holdFolder(join(base, 'alias'))).rejects.toMatchObject(refused(/this process already/));
    expect(() => checkFolder(join(base, 'alias'))).toThrow(/this process already/);
    giveBack();
    expect(() => checkFolder(folder)).not.toThrow();
  });

  it('of two at once, one gets it', async () => {
    for (let round = 0; round < 10; round++) {
      const folder = join(base, `contested${round}`);
      const came = await Promise.allSettled(Array.from({ length: 4 }, () => holdFolder(folder)));
      const won = came.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(won).toHaveLength(1);
      won[0]?.();
    }
  });

  it('of a process that has another one’s number is none: it began at another time', async () => {
    const folder = join(base, 'renumbered');
    const mine = await holdFolder(folder);
    const [name = ''] = locksIn(base).filter((one) => one.startsWith('renumbered'));
    mine();
    const [, host = ''] = /^renumbered\.lock-has-\d+-\d+-([\da-f]{8})-/.exec(name) ?? [];
    const older = claim(folder, `has-${process.pid}-1-${host}-00`);
    (await holdFolder(folder))();
    expect(existsSync(older)).toBe(false);
    claim(folder, `has-999999999-1-${host}-00`);
    (await holdFolder(folder))();
    expect(locksIn(base)).toEqual([]);
  });

  it('of another machine holds as long as it is renewed', async () => {
    const folder = join(base, 'elsewhere');
    const file = claim(folder, 'has-1-1-00000000-00');
    await expect(holdFolder(folder)).rejects.toMatchObject(refused(/a process of another machine/));
    const before = new Date(Date.now() - 120_000);
    utimesSync(file, before, before);
    (await holdFolder(folder))();
    expect(locksIn(base)).toEqual([]);
  });
});
