import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProgram } from '../../scripts/lib/package/program-bundle.js';
import { buildOnlinePage } from '../../scripts/lib/table/online-config.js';
import { launchBrowser, until } from '../helpers/browser.js';
import { root } from '../helpers/root.js';
import { type Server, startServer } from './servers.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-online-'));
const env = { ONLINE_PAGE: join(folder, 'page'), ONLINE_FOLDER: join(folder, 'matches'), DATABASE_URL: '' };
let program: string;
let server: Server;
let browser: Browser;
const problems: unknown[] = [];

beforeAll(async () => {
  program = await bundleProgram(root, 'examples/online/main.ts');
  await buildOnlinePage(env.ONLINE_PAGE);
  server = await startServer(program, env);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(program, { force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(error));
  await page.goto(address);
  return page;
}

const click = (page: Page, part: string): Promise<unknown> =>
  page.evaluate(
    `document.querySelector('[data-part="${part}"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))`,
  );

const isOpen = (part: string): string => `document.querySelector('[data-part="${part}"][data-state="open"]')`;
const says = (text: string): string =>
  `document.querySelector('[data-testid="status"]')?.textContent.includes('${text}')`;

it('begins a match, and two pages play it; one that loses its server goes on at the next', async () => {
  const host = await open(server.url);
  await until(host, `document.querySelector('[data-testid="begin"]')`);
  await host.click('[data-testid="begin"]');
  await until(host, `document.querySelector('[data-testid="seat-1"]')`);
  const links = (await host.evaluate(
    `[...document.querySelectorAll('[data-testid^="seat-"]')].map((link) => link.href)`,
  )) as [string, string];
  const [ada, ben] = [await open(links[0]), await open(links[1])];
  await until(ada, isOpen('action:roll'));
  await until(ben, says('Player 1'));
  await click(ada, 'action:roll');
  await until(ada, isOpen('line:chance'));
  await until(ben, `document.querySelector('[data-testid="log"]').textContent.includes('Player 1 rolls')`);

  server.kill();
  await until(ada, `document.body.textContent.includes('The connection is lost')`);
  const { port } = new URL(server.url);
  server = await startServer(program, { ...env, PORT: port });
  await until(ada, `!document.body.textContent.includes('The connection is lost')`);
  await click(ada, 'line:chance');
  await until(ben, isOpen('action:roll'));
  await click(ben, 'action:roll');
  await until(ada, `document.querySelector('[data-testid="log"]').textContent.includes('Player 2 rolls')`);
  expect(problems).toEqual([]);
});

it('takes back by consent, and resigns', async () => {
  const body = JSON.stringify({ game: 'kiriki', players: 2, undo: 'consent', clock: { initial: 600_000 } });
  const answer = await fetch(`${server.url}/matches`, { method: 'POST', body });
  const { id, secrets } = (await answer.json()) as { id: string; secrets: string[] };
  const [ada, ben] = (await Promise.all(secrets.map((secret) => open(`${server.url}/#/${id}/${secret}`)))) as [
    Page,
    Page,
  ];
  const shows = (id: string, text: string): string =>
    `document.querySelector('[data-testid="${id}"]')?.textContent.includes('${text}')`;
  await until(ada, isOpen('action:roll'));
  await until(ben, shows('clocks', 'Player 1 10:00 · Player 2 10:00'));
  await click(ada, 'action:roll');
  await until(ada, isOpen('line:chance'));
  await click(ada, 'line:chance');
  await until(ben, isOpen('action:roll'));
  await ada.click('[data-testid="undo"]');
  await until(ben, shows('asked', 'Player 1 asks'));
  await ben.click('[data-testid="agree"]');
  await until(ada, isOpen('line:chance'));
  ben.on('dialog', (dialog) => void dialog.accept());
  await ben.click('[data-testid="resign"]');
  for (const page of [ada, ben]) await until(page, shows('result', 'Player 2 resigns.'));
  expect(problems).toEqual([]);
});

it('keeps the promise of the dice, and checks it by itself when the game is over', async () => {
  const body = JSON.stringify({ game: 'emag', players: 2, options: { attempts: 1 } });
  const headers = { 'content-type': 'application/json' };
  const begun = await fetch(`${server.url}/matches`, { method: 'POST', headers, body });
  const { id, secrets } = (await begun.json()) as { readonly id: string; readonly secrets: readonly string[] };
  const pages = [];
  for (const secret of secrets) pages.push(await open(`${server.url}/#/${id}/${secret}`));
  for (const page of pages) {
    await until(page, isOpen('action:attempt'));
    await click(page, 'action:attempt');
  }
  for (const page of pages) {
    await until(
      page,
      `document.querySelector('[data-testid="fair"]')?.textContent.includes('Checked by this page: all 2 ')`,
    );
    const kept = await page.evaluate(`localStorage.getItem('commitment of ${id}')`);
    expect(kept).toMatch(/^sha256:[0-9a-f]{64}$/);
  }
  // A page that was shown another promise before the first roll says so.
  const [page] = pages as [Page];
  await page.evaluate(`localStorage.setItem('commitment of ${id}', 'sha256:${'0'.repeat(64)}')`);
  await page.reload();
  await until(page, `document.querySelector('[data-testid="fair"]')?.textContent.includes('has not kept its promise')`);
  expect(problems).toEqual([]);
});

it('shares the dice, also when it is loaded again, and checks them', async () => {
  const host = await open(server.url);
  await until(host, `document.querySelector('[data-testid="begin"]')`);
  await host.click('[data-testid="shared"]');
  await host.click('[data-testid="begin"]');
  await until(host, `document.querySelector('[data-testid="seat-1"]')`);
  const links = (await host.evaluate(
    `[...document.querySelectorAll('[data-testid^="seat-"]')].map((link) => link.href)`,
  )) as [string, string];
  const ada = await open(links[0]);
  await until(ada, says('To share in the dice: Player 2'));
  const ben = await open(links[1]);
  await until(ada, isOpen('action:roll'));
  await ada.reload();
  await until(ada, isOpen('action:roll'));
  await click(ada, 'action:roll');
  await until(ada, isOpen('line:chance'));
  await until(ben, `document.querySelector('[data-testid="fair"]')?.textContent.includes('Shared dice')`);
  ben.on('dialog', (dialog) => void dialog.accept());
  await ben.click('[data-testid="resign"]');
  for (const page of [ada, ben]) {
    await until(
      page,
      `document.querySelector('[data-testid="fair"]')?.textContent.includes('all 1 rolls are what the parts of all give')`,
    );
  }
  expect(problems).toEqual([]);
});

it('says so where nobody may sit', async () => {
  const page = await open(`${server.url}/#/00000000-0000-4000-8000-000000000000/secret`);
  await until(page, `document.querySelector('[role="alert"]')`);
  expect(await page.evaluate('document.body.textContent')).toContain('there is no such seat');
});
