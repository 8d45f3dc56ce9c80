import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LockFile, missingOptional, platformOf, unsealed } from './lock-file.js';

describe('platformOf', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
    ['@biomejs/cli-linux-x64', { cpu: ['x64'], os: ['linux'] }],
    ['@rollup/rollup-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@rollup/rollup-win32-x64-gnu', { cpu: ['x64'], os: ['win32'] }],
  ])('%s', (name, expected) => {
    expect(platformOf(name)).toEqual(expected);
  });

  it('refuses a name that tells no machine', () => {
    expect(() => platformOf('fsevents')).toThrow(/for which machines/);
  });
});

describe('missingOptional', () => {
  it('lists what is asked for and not there', () => {
    const packages = {
      'node_modules/a': { dev: true, optionalDependencies: { 'a-linux-x64': '1.0.0', 'a-win32-x64': '1.0.0' } },
      'node_modules/a-linux-x64': {},
      'node_modules/b': { optionalDependencies: { 'a-win32-x64': '2.0.0' } },
    };
    expect(missingOptional({ packages })).toEqual({
      'node_modules/a-win32-x64': { version: '1.0.0', cpu: ['x64'], os: ['win32'], dev: true, optional: true },
      'node_modules/b/node_modules/a-win32-x64': { version: '2.0.0', cpu: ['x64'], os: ['win32'], optional: true },
    });
  });

  it('finds nothing in the lock file of the project', () => {
    const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as LockFile;
    expect(missingOptional(lock)).toEqual({});
    expect(
      Object.values(lock.packages).filter(({ optionalDependencies }) => optionalDependencies).length,
    ).toBeGreaterThan(2);
  });
});

describe('unsealed', () => {
  it('lists what could be exchanged for something else', () => {
    const integrity = 'sha512-AAAA';
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity },
      'node_modules/here': { link: true },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
      'node_modules/old': { version: '3.0.0', integrity: 'sha1-AAAA' },
    };
    expect(unsealed({ packages })).toEqual([
      ['node_modules/a/node_modules/@b/c', '@b/c@2.0.0'],
      ['node_modules/old', 'old@3.0.0'],
    ]);
  });

  it('finds nothing in the lock file of the project', () => {
    const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as LockFile;
    expect(unsealed(lock)).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(1_000);
  });
});
