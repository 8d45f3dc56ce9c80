import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { bundleProgram } from '../../../scripts/lib/package/program-bundle.js';
import { launchBrowser, until } from '../../helpers/browser.js';
import { root } from '../../helpers/root.js';
import { TablePage } from '../../helpers/table-page.js';
import { begin, type Server, startServer } from '../../online/servers.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-together-'));
const env = { ONLINE_PAGE: inject('table'), ONLINE_FOLDER: join(folder, 'matches'), DATABASE_URL: '' };
let program: string;
let server: Server;
let browser: Browser;
const opened: TablePage[] = [];

beforeAll(async () => {
  program = await bundleProgram(root, 'examples/online/main.ts');
  [server, browser] = await Promise.all([startServer(program, env), launchBrowser()]);
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});
afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(program, { force: true });
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody's browser, at an address of the server. */
async function somebody(hash: string, seed = hash): Promise<TablePage> {
  const page = await TablePage.open(browser, `${server.url}/`, seed);
  opened.push(page);
  await page.go(hash);
  return page;
}

const open = (part: string): string => `document.querySelector('[data-part="${part}"][data-state="open"]')`;
const there = (id: string): string => `document.querySelector('[data-testid="${id}"]')`;
const says = (id: string, text: string): string => `${there(id)}?.textContent.includes(${JSON.stringify(text)})`;
const hrefOf = (page: TablePage, id: string): Promise<string> =>
  page.page.evaluate(`new URL(${there(id)}.href).hash`) as Promise<string>;

/** Everybody who sits at a match, and one who watches. */
async function seated(table: object): Promise<{ readonly id: string; readonly pages: [TablePage, TablePage] }> {
  const { id, secrets } = await begin(server.url, table);
  const pages: TablePage[] = [];
  for (const secret of secrets) pages.push(await somebody(`#/${id}/${secret}`));
  return { id, pages: pages as [TablePage, TablePage] };
}

/** Nothing stands beyond the right edge. */
const IS_NARROW = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';

const problemsOf = (...pages: TablePage[]): string[] => pages.flatMap(({ problems }) => problems);

it('begins a match on the front door, and sends each friend a link that is never lost', async () => {
  const ada = await somebody('#/');
  await until(ada.page, there('begin'));
  await ada.page.click('.together summary');
  await ada.page.type('[aria-label="Your name"]', 'Ada');
  await ada.page.type('[aria-label="Name of player 2"]', 'Ben');
  await ada.press('begin');
  await until(ada.page, there('seat-1'));
  const links = [await hrefOf(ada, 'seat-0'), await hrefOf(ada, 'seat-1'), await hrefOf(ada, 'watch')] as const;
  const lobby = (await ada.page.evaluate('location.hash')) as string;
  await ada.press('sit');
  await until(ada.page, says('seat-1', 'not here'));
  // The friend's link is still there: at the seat, on the way back, and from the front door.
  expect(await hrefOf(ada, 'link-1')).toBe(links[1]);
  await ada.page.goBack();
  await until(ada.page, there('sit'));
  expect(await hrefOf(ada, 'seat-1')).toBe(links[1]);
  await ada.go('#/');
  await until(ada.page, `document.querySelector('.matches a')`);
  expect(await ada.page.evaluate(`[...document.querySelectorAll('.matches a')].map(({ hash }) => hash)`)).toEqual([
    links[0],
    lobby,
  ]);
  await ada.go(links[0]);
  const ben = await somebody(links[1]);
  await until(ben.page, says('seat-1', 'you'));
  await until(ada.page, says('seat-1', 'here'));
  await until(ada.page, `!${says('seat-1', 'not here')}`);
  const watcher = await somebody(links[2]);
  await until(ada.page, says('watching', 'One watches'));
  await until(ben.page, says('status', 'Ada'));
  expect(await watcher.text('.seats')).toContain('Ben');
  expect((await watcher.sight()).open).toEqual([]);
  expect(problemsOf(ada, ben, watcher)).toEqual([]);
});

it('lets two play a whole game, on a telephone, too; who comes again or later sees all of it', async () => {
  const { id, pages } = await seated({ game: 'the-most-simple-game', players: 2, names: ['Ada', 'Ben'] });
  const [ada, ben] = pages;
  await ben.page.setViewport({ width: 360, height: 740 });
  const early = await somebody(`#/${id}`);
  const playing = ada.finish();
  for (let step = 0; step < 3; step++) await ben.step();
  await ben.turn();
  const before = await ben.text('[data-testid="log"]');
  await ben.reload();
  const isBack = `document.querySelectorAll('[data-testid="log"] > li').length > 0`;
  await until(ben.page, isBack);
  expect(before.length).toBeGreaterThan(10);
  expect(await ben.text('[data-testid="log"]')).toContain(before.slice(0, 10));
  expect(await ben.page.evaluate(IS_NARROW)).toBe(true);
  await Promise.all([playing, ben.finish()]);
  const late = await somebody(`#/${id}`);
  await late.turn();
  await until(late.page, isBack);
  for (const page of [ada, ben, early, late]) await until(page.page, says('fair', 'Checked by this page: all '));
  const told = await ada.text('[data-testid="log"]');
  for (const page of [ben, early, late]) expect(await page.text('[data-testid="log"]')).toBe(told);
  // The whole game, to be looked at by oneself.
  await ada.press('review');
  await until(ada.page, `location.hash.startsWith('#/record') && ${there('result')} && ${there('review-start')}`);
  expect(problemsOf(ada, ben, early, late)).toEqual([]);
});

it('goes on at the next server where one is lost', async () => {
  const { pages } = await seated({ game: 'kiriki', players: 2 });
  const [ada, ben] = pages;
  await until(ada.page, open('action:roll'));
  await until(ben.page, says('status', 'Player 1'));
  await ada.point('action:roll');
  await until(ada.page, open('line:chance'));
  await until(ben.page, says('log', 'Player 1 rolls'));

  server.kill();
  await until(ada.page, `document.body.textContent.includes('The connection is lost')`);
  const { port } = new URL(server.url);
  server = await startServer(program, { ...env, PORT: port });
  await until(ada.page, `!document.body.textContent.includes('The connection is lost')`);
  await ada.point('line:chance');
  await until(ben.page, open('action:roll'));
  await ben.point('action:roll');
  await until(ada.page, says('log', 'Player 2 rolls'));
  expect(await ada.page.evaluate(`document.querySelectorAll('[data-testid="log"] > li').length`)).toBe(3);
});

it('takes back by consent, ends by resigning, and goes on with a rematch of the same people', async () => {
  const table = { game: 'kiriki', players: 2, undo: 'consent', clock: { initial: 600_000 } };
  const { id, pages } = await seated(table);
  const [ada, ben] = pages;
  const watcher = await somebody(`#/${id}`);
  await until(ada.page, open('action:roll'));
  await until(ben.page, says('clocks', 'Player 1 10:00 · Player 2 10:00'));
  await ada.point('action:roll');
  await until(ada.page, open('line:chance'));
  await ada.point('line:chance');
  await until(ben.page, open('action:roll'));
  // Nobody takes back what somebody else has done.
  await until(ben.page, `${there('undo')}.disabled`);
  await ada.press('undo');
  await until(ben.page, says('asked', 'Player 1 asks'));
  await ben.press('agree');
  await until(ada.page, open('line:chance'));
  expect(await ada.text('[data-testid="log"]')).toContain('asks to take the last action back');
  ben.page.on('dialog', (dialog) => void dialog.accept());
  await ben.press('resign');
  for (const { page } of [ada, ben, watcher]) await until(page, says('result', 'Player 2 resigns.'));
  for (const { page } of [ada, ben, watcher]) await until(page, says('fair', 'Checked by this page: all 1 '));
  await until(ben.page, says('result', 'You lose'));

  await ben.press('rematch');
  for (const { page } of [ada, watcher]) await until(page, `document.body.textContent.includes('rematch')`);
  await until(ada.page, says('rematch', 'Join the rematch'));
  await ada.press('rematch');
  await watcher.press('rematch');
  // Who went second begins.
  await until(ben.page, open('action:roll'));
  await until(ada.page, says('seat-1', 'you'));
  await ben.point('action:roll');
  for (const { page } of [ada, watcher]) await until(page, says('log', 'Player 1 rolls'));
  expect(problemsOf(ada, ben, watcher)).toEqual([]);
});

it('keeps the promise of the dice, and says it where it was not kept', async () => {
  const { id, pages } = await seated({ game: 'emag', players: 2, options: { attempts: 1 } });
  for (const page of pages) {
    await until(page.page, open('action:attempt'));
    await page.point('action:attempt');
  }
  for (const { page } of pages) {
    await until(page, says('fair', 'Checked by this page: all 2 '));
    expect(await page.evaluate(`localStorage.getItem('commitment of ${id}')`)).toMatch(/^sha256:[0-9a-f]{64}$/);
  }
  // A page that was shown another promise before the first roll says so.
  const [ada] = pages;
  await ada.page.evaluate(`localStorage.setItem('commitment of ${id}', 'sha256:${'0'.repeat(64)}')`);
  await ada.reload();
  await until(ada.page, says('fair', 'has not kept its promise'));
});

it('shares the dice, also when it is loaded again, and checks them', async () => {
  const host = await somebody('#/');
  await until(host.page, there('begin'));
  await host.press('shared');
  await host.press('begin');
  await until(host.page, there('seat-1'));
  const ada = await somebody(await hrefOf(host, 'seat-0'));
  await until(ada.page, says('status', 'To share in the dice: Player 2'));
  const ben = await somebody(await hrefOf(host, 'seat-1'));
  await until(ada.page, open('action:roll'));
  await ada.reload();
  await until(ada.page, open('action:roll'));
  await ada.point('action:roll');
  await until(ada.page, open('line:chance'));
  await until(ben.page, says('fair', 'Shared dice'));
  await until(ben.page, says('log', 'Player 1 rolls'));
  expect(await ben.text('[data-testid="log"]')).not.toContain('shares');
  ben.page.on('dialog', (dialog) => void dialog.accept());
  await ben.press('resign');
  for (const { page } of [ada, ben]) await until(page, says('fair', 'all 1 rolls are what the parts of all give'));
  expect(problemsOf(ada, ben)).toEqual([]);
});

it('plays with bots, and gives hints where that was agreed', async () => {
  const ada = await somebody('#/kiriki?players=3&seats=you,easy,easy');
  await until(ada.page, there('begin'));
  await ada.page.click('.together summary');
  await until(ada.page, `document.querySelector('[aria-label="Who is player 3"] option[value="thumb"]')`);
  await ada.page.select('[aria-label="Who is player 2"]', 'thumb');
  await ada.page.select('[aria-label="Who is player 3"]', 'random');
  await ada.press('hints');
  await ada.press('begin');
  await until(ada.page, there('sit'));
  await ada.press('sit');
  await until(ada.page, open('action:roll'));
  expect(await ada.text('.company')).toContain('a bot');
  await ada.point('action:roll');
  await until(ada.page, open('line:chance'));
  await ada.press('hint');
  await until(ada.page, `document.querySelector('.hint li')`);
  await ada.point('line:chance');
  await until(ada.page, open('action:roll'));
  for (const bot of ['Maxim', 'Tumble']) expect(await ada.text('[data-testid="log"]')).toContain(`${bot} rolls`);
  expect(problemsOf(ada)).toEqual([]);
});

it('tells nobody what only another may know, and shows it at the end', async () => {
  const { pages } = await seated({ game: 'slide', players: 2 });
  const [ada, ben] = pages;
  for (let step = 0; step < 2; step++) await ada.step();
  await until(ben.page, `document.querySelectorAll('[data-testid="log"] > li').length > 0`);
  const told = [await ada.text('[data-testid="log"]'), await ben.text('[data-testid="log"]')];
  expect(told[0]).not.toBe('');
  await ben.reload();
  await until(ben.page, `document.querySelectorAll('[data-testid="log"] > li').length > 0`);
  expect(await ben.text('[data-testid="log"]')).toBe(told[1]);
  expect(problemsOf(ada, ben)).toEqual([]);
});

it('says so where nobody may sit', async () => {
  const page = await somebody('#/00000000-0000-4000-8000-000000000000/secret');
  await until(page.page, `document.querySelector('[role="alert"]')`);
  expect(await page.text('body')).toContain('there is no such seat');
});

it('is all that a screen reader needs, light and dark, and as wide as a telephone', async () => {
  const { id, pages } = await seated({ game: 'kiriki', players: 2, names: ['Ada', 'Ben'], clock: { initial: 60_000 } });
  const [ada] = pages;
  await ada.turn();
  const lobby = await somebody('#/');
  await until(lobby.page, there('begin'));
  await lobby.page.click('.together summary');
  const front = lobby;
  const links = await somebody('#/');
  await until(links.page, there('begin'));
  await links.press('begin');
  await until(links.page, there('sit'));
  const daily = await somebody('#/daily');
  await until(daily.page, there('daily-play'));
  for (const { page } of [ada, front, links, daily, await somebody(`#/${id}`)]) {
    await page.setViewport({ width: 360, height: 740 });
    await until(page, IS_NARROW);
    await page.evaluate(axe.source);
    for (const theme of ['light', 'dark']) {
      await page.select('.header select', theme);
      const violations = await page.evaluate(
        `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]))`,
      );
      expect(violations).toEqual([]);
    }
  }
});

it('lets whoever follows a link say what they are called, and shows bots of all levels by name and face', async () => {
  const { id, secrets } = await begin(server.url, {
    game: 'kiriki',
    players: 3,
    names: ['Ada', 'Player 2', 'Tess'],
    bots: [null, null, 'normal'],
  });
  const [ada, ben] = [await somebody(`#/${id}/${secrets[0]}`), await somebody(`#/${id}/${secrets[1]}`)] as const;
  await until(ben.page, there('own-name'));
  // Who has a name already is not asked.
  expect(await ada.page.evaluate(there('own-name'))).toBeNull();
  const canAct = `document.querySelector('[data-testid="confirm"]:not(:disabled)')`;
  await until(ada.page, canAct);
  await ada.press('confirm');
  await until(ada.page, says('log', 'Ada rolls'));
  await ada.point('line:chance');
  await until(ben.page, says('log', 'Ada scores'));
  await until(ben.page, canAct);
  await ben.press('confirm');
  await until(ada.page, says('log', 'Player 2 rolls'));
  await ben.page.type('[data-testid="own-name"]', 'Ben');
  await ben.page.keyboard.press('Enter');
  for (const { page } of [ada, ben]) {
    await until(page, says('seat-1', 'Ben'));
    await until(page, says('log', 'Ben rolls'));
    await until(page, says('player-1', 'Ben'));
  }
  await ben.point('line:chance');
  await until(ada.page, says('log', 'Tess rolls'));
  await ada.turn();
  expect(await ada.page.evaluate(`${there('seat-2')}.querySelector('.face').dataset.face`)).toBe('normal');
  // A browser knows what one is called from then on.
  await ben.reload();
  await until(ben.page, says('seat-1', 'Ben'));

  // Nobody has agreed to hints; when it is over, why a bot did something is none any more.
  expect(await ada.page.evaluate(there('ask-why'))).toBeNull();
  ben.page.on('dialog', (dialog) => void dialog.accept());
  await ben.press('resign');
  await until(ada.page, there('review'));
  const log = `[...document.querySelectorAll('[data-testid="log"] > li')]`;
  await ada.page.evaluate(
    `${log}.find((li) => li.textContent.includes('Tess scores')).querySelector('button').click()`,
  );
  await until(ada.page, says('ask-why', 'Why did Tess do that?'));
  await ada.press('ask-why');
  await until(ada.page, `document.querySelector('.why') && !${there('ask-why')}`);
  // The record has what everybody is called, also who only said so.
  await ada.page.evaluate(`${log}.at(-1).querySelector('button').click()`);
  await ada.press('review');
  await until(ada.page, `location.hash.startsWith('#/record') && ${there('review-start')}`);
  expect(await ada.text('[data-testid="player-1"]')).toContain('Ben');
  expect(problemsOf(ada, ben)).toEqual([]);
});

it('says that the browser has no room for a match, and goes on with it', async () => {
  const ada = await somebody('#/');
  await until(ada.page, there('begin'));
  await ada.page.evaluate(
    `{ Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }`,
  );
  await ada.press('begin');
  await until(ada.page, says('not-kept', 'no room left to keep the match'));
  const link = await hrefOf(ada, 'seat-1');
  await ada.press('sit');
  await until(ada.page, open('action:roll'));
  await until(ada.page, says('not-kept', 'no room left to keep the match'));
  expect(await hrefOf(ada, 'link-1')).toBe(link);
  const ben = await somebody(link);
  await ada.point('action:roll');
  await until(ben.page, says('log', 'rolls'));
  expect(await ben.page.evaluate(there('not-kept'))).toBeNull();
  expect(problemsOf(ada, ben)).toEqual([]);
});
