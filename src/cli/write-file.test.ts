import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { moduleUrl } from '../../test/helpers/compiled.js';
import { root } from '../../test/helpers/root.js';
import { type FileSystem, whatIsAt, writeFile } from './write-file.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-files-'));
const at = (...names: string[]): string => join(folder, ...names);
const read = (...names: string[]): string => readFileSync(at(...names), 'utf8');

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const problem = (code: string): Error => Object.assign(new Error(code), { code });

/** The file system, but for what happens when a file is written, brought to the disk, closed or renamed. */
function breaking(step: 'write' | 'sync' | 'close' | 'rename', code: string): FileSystem {
  const fail = async (): Promise<never> => {
    throw problem(code);
  };
  return {
    ...promises,
    rename: step === 'rename' ? fail : promises.rename,
    async open(...args: Parameters<typeof promises.open>) {
      const handle = await promises.open(...args);
      const { close } = handle;
      if (step === 'sync') handle.sync = fail;
      if (step === 'write') {
        // Some of it fits still.
        handle.writeFile = async () => {
          await handle.write('to');
          throw problem(code);
        };
      }
      if (step === 'close') handle.close = () => close.call(handle).then(fail);
      return handle;
    },
  };
}

describe('writeFile', () => {
  it('makes files, and the folders above them', async () => {
    await writeFile(at('a', 'b', 'c'), 'text');
    await writeFile(at('bytes'), Uint8Array.of(1, 255));
    expect([read('a', 'b', 'c'), [...readFileSync(at('bytes'))]]).toEqual(['text', [1, 255]]);
    expect(readdirSync(folder)).toEqual(['a', 'bytes']);
    expect(statSync(at('bytes')).mode & 0o777).toBe(0o666 & ~process.umask());
  });

  it('puts the new content in the place of the old one, with the rights of the old one', async () => {
    writeFileSync(at('f'), 'an old and longer text');
    chmodSync(at('f'), 0o640);
    const { ino } = statSync(at('f'));
    await writeFile(at('f'), 'new');
    expect([read('f'), statSync(at('f')).mode & 0o777, readdirSync(folder)]).toEqual(['new', 0o640, ['f']]);
    expect(statSync(at('f')).ino).not.toBe(ino);
  });

  it.each([
    ['write', 'ENOSPC'],
    ['write', 'EDQUOT'],
    ['sync', 'EIO'],
    ['close', 'ENOSPC'],
    ['rename', 'EBUSY'],
  ] as const)('leaves the old content when it fails to %s: %s', async (step, code) => {
    writeFileSync(at('f'), 'old');
    await expect(writeFile(at('f'), 'a new one', breaking(step, code))).rejects.toThrow(code);
    await expect(writeFile(at('g'), 'a new one', breaking(step, code))).rejects.toThrow(code);
    expect([read('f'), readdirSync(folder)]).toEqual(['old', ['f']]);
  });

  it('leaves what is not to be written to', async () => {
    writeFileSync(at('f'), 'old');
    const access = async (): Promise<never> => {
      throw problem('EACCES');
    };
    await expect(writeFile(at('f'), 'new', { ...promises, access })).rejects.toThrow('EACCES');
    expect([read('f'), readdirSync(folder)]).toEqual(['old', ['f']]);
  });

  it('goes where a link leads, which stays', async () => {
    mkdirSync(at('real'));
    writeFileSync(at('real', 'f'), 'old');
    symlinkSync(join('real', 'f'), at('link'));
    symlinkSync('link', at('second'));
    await writeFile(at('second'), 'new');
    expect([read('real', 'f'), readlinkSync(at('link')), readlinkSync(at('second'))]).toEqual([
      'new',
      join('real', 'f'),
      'link',
    ]);
    expect(readdirSync(at('real'))).toEqual(['f']);
  });

  it('makes the file to which a link leads', async () => {
    symlinkSync('later', at('link'));
    await writeFile(at('link'), 'new');
    expect([read('later'), lstatSync(at('link')).isSymbolicLink()]).toEqual(['new', true]);
  });

  it.each([
    ['a folder', '.', 'EISDIR'],
    ['a folder by another name', 'd/', 'EISDIR'],
    ['below a file', 'f/g', 'EEXIST'],
    ['far below a file', 'f/g/h', 'ENOTDIR'],
    ['a name that is too long', 'n'.repeat(300), 'ENAMETOOLONG'],
    ['a link that leads to itself', 'loop', 'ELOOP'],
  ])('refuses %s', async (_, file, code) => {
    writeFileSync(at('f'), 'old');
    mkdirSync(at('d'));
    symlinkSync('loop', at('loop'));
    const before = readdirSync(folder);
    await expect(writeFile(`${folder}/${file}`, 'new')).rejects.toMatchObject({ code: expect.stringMatching(code) });
    expect([read('f'), readdirSync(folder), readdirSync(at('d'))]).toEqual(['old', before, []]);
  });

  it('takes names as long as the system does', async () => {
    for (const name of ['n'.repeat(255), '🎲'.repeat(63)]) {
      await writeFile(at(name), 'new');
      await writeFile(at(name), 'newer');
      expect(read(name)).toBe('newer');
    }
  });

  it('leaves the other name of a file with two as it was', async () => {
    writeFileSync(at('f'), 'old');
    linkSync(at('f'), at('other'));
    await writeFile(at('f'), 'new');
    expect([read('f'), read('other')]).toEqual(['new', 'old']);
  });
});

describe.skipIf(process.platform === 'win32')('what is no file with a content', () => {
  it('a pipe gets the text', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    const reader = spawn('cat', [at('pipe')], { stdio: ['ignore', 'pipe', 'ignore'] });
    // Asked for before anything is written: the reader may be gone as soon as it is.
    const closed = once(reader, 'close');
    const texts: string[] = [];
    reader.stdout.setEncoding('utf8').on('data', (text: string) => texts.push(text));
    expect(await whatIsAt(at('pipe'))).toBe('stream');
    await writeFile(at('pipe'), 'through the pipe');
    await closed;
    expect([texts.join(''), lstatSync(at('pipe')).isFIFO()]).toEqual(['through the pipe', true]);
  });

  it.skipIf(!existsSync('/dev/full'))('a full device says so', async () => {
    expect(await whatIsAt('/dev/full')).toBe('stream');
    await expect(writeFile('/dev/full', 'new')).rejects.toMatchObject({ code: 'ENOSPC' });
    await writeFile('/dev/null', 'new');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it.skipIf(!existsSync('/dev/stdout'))('standard output gets it after what was printed, whatever it is', () => {
    const program = `
      const { writeFile, whatIsAt } = await import(${JSON.stringify(moduleUrl('src/cli/write-file.ts'))});
      console.log('before');
      await writeFile('/dev/stdout', 'between\\n');
      console.log(await whatIsAt('/dev/stdout'));`;
    const words = ['--input-type=module', '-e', program];
    const options = { cwd: root, encoding: 'utf8' } as const;
    const expected = 'before\nbetween\nstream\n';
    expect(spawnSync(process.execPath, words, options).stdout).toBe(expected);
    const shell = `"$0" "$@" > "${at('f')}"`;
    expect(spawnSync('sh', ['-c', shell, process.execPath, ...words], options).stderr).toBe('');
    expect(read('f')).toBe(expected);
  });

  it('nothing and a file are told apart', async () => {
    writeFileSync(at('f'), 'old');
    expect([await whatIsAt(at('f')), await whatIsAt(at('g')), await whatIsAt(at('g', 'h'))]).toEqual([
      'content',
      'nothing',
      'nothing',
    ]);
  });
});
