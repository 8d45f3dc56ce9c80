import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installTarball, packPackage, runNode, stagePackage } from '../../scripts/lib/package/package-build.js';
import { launchBrowser, until } from '../helpers/browser.js';
import { root } from '../helpers/root.js';
import { TablePage } from '../helpers/table-page.js';

/** What npm has to fetch for the page, in bytes. */
const MOST_BYTES = 3_000_000;

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dicewright-packed-table-')));
const author = join(folder, 'author');
const command = join(author, 'node_modules/dicewright/dist/cjs/cli/main.js');
let tarball = '';
let browser: Browser;

beforeAll(async () => {
  stagePackage(root, join(folder, 'stage'));
  runNode(['--import', 'tsx', join(root, 'scripts/table-package.ts'), '--out', join(folder, 'table')], root);
  const packed = packPackage(join(folder, 'stage'), join(folder, 'pack'));
  tarball = packPackage(join(folder, 'table'), join(folder, 'pack-table'));
  installTarball(root, packed, author, ['@types/node', 'fast-check', 'tsup', 'typescript', 'vite', 'vitest']);
  installTarball(root, tarball, author, [], 'dicewright-table');
  for (const [id, flag] of [
    ['my-own', '--has=dice'],
    ['their-own', '--has=secrets'],
  ] as const) {
    runNode([command, 'new', id, flag], author);
    runNode([join(root, 'node_modules/tsup/dist/cli-default.js'), '--no-dts', '--silent'], join(author, id));
  }
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The command, once it has said where it serves; and where. */
async function served(args: readonly string[]): Promise<{ server: ChildProcess; lines: readonly string[] }> {
  const server = spawn(process.execPath, [command, 'table', '--port', '0', ...args], { cwd: author });
  let text = '';
  let problem = '';
  server.stderr?.on('data', (chunk) => {
    problem += chunk;
  });
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`exit code ${code}: ${problem}`);
  });
  ended.catch(() => undefined);
  while (!text.includes('(Ctrl-C ends)\n')) {
    const [chunk] = (await Promise.race([once(server.stdout as NodeJS.ReadableStream, 'data'), ended])) as [Buffer];
    text += chunk;
  }
  return { server, lines: text.trim().split('\n') };
}

/** Ends what {@link served} has begun. @returns its exit code */
async function interrupted(server: ChildProcess): Promise<unknown> {
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  return (await ended)[0];
}

describe('dicewright table, from the packed packages', () => {
  it('is small enough to fetch', () => {
    expect(statSync(tarball).size).toBeLessThan(MOST_BYTES);
  });

  it('serves games of several modules, which all are called index.js', async () => {
    const { server, lines } = await served(['--module', 'my-own/dist/index.js', '--module', 'their-own/src/index.ts']);
    const [address = ''] = /http:\S+/.exec(lines[0] ?? '') ?? [];
    expect(lines.slice(1)).toEqual([
      `My Own: ${address}#/my-own?module=modules/my-own.js`,
      `Their Own: ${address}#/their-own?module=modules/their-own.js`,
    ]);
    const table = await TablePage.open(browser, address);
    await table.go('#/');
    const others = `[...document.querySelectorAll('#others ~ .cards a:not([href^="#/rules"])')].map((one) => one.getAttribute('href'))`;
    await until(table.page, `(${others}).length === 2`);
    for (const [id, title] of [
      ['my-own', 'My Own'],
      ['their-own', 'Their Own'],
    ] as const) {
      await table.go(`#/${id}?module=modules/${id}.js&players=2&seats=you,normal&seed=one`);
      await table.turn();
      expect(await table.text('h1')).toBe(title);
      // One action of one's own, and what a bot in a worker answers.
      await until(
        table.page,
        `document.querySelector('[data-testid="confirm"]:enabled, [data-part][data-state="open"]')`,
      );
      const { length } = await table.sight();
      for (let steps = 0; steps < 20 && (await table.sight()).length === length; steps++) await table.step();
      expect((await table.sight()).length).toBeGreaterThan(length);
    }
    // And those of the package.
    await table.go('#/kiriki?players=1&seed=one');
    expect((await table.turn()).open.length).toBeGreaterThan(0);
    expect(table.problems).toEqual([]);
    expect(table.requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([]);
    await table.close();
    expect(await interrupted(server)).toBe(0);
  });

  it('serves a package that is installed by its name', async () => {
    installTarball(
      root,
      packPackage(join(author, 'my-own'), join(folder, 'pack-own')),
      author,
      [],
      'dicewright-my-own',
    );
    const { server, lines } = await served(['--module', 'dicewright-my-own']);
    expect(lines[1]).toMatch(/^My Own: http:\S+#\/my-own\?module=modules\/dicewright-my-own\.js$/);
    expect(await interrupted(server)).toBe(0);
  });

  it('says how the page is to be had where it isn’t installed', () => {
    const bare = join(folder, 'bare');
    mkdirSync(bare);
    expect(() => runNode([command, 'table'], bare)).toThrow(/table needs the package dicewright-table: npm install/);
  });
});
