import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launchBrowser } from '../../helpers/browser.js';
import { fetchedBy, watchFirstGame } from '../../helpers/loading.js';
import { type StaticServer, serveFolder } from '../../helpers/static-server.js';
import { TablePage } from '../../helpers/table-page.js';

let browser: Browser;
let server: StaticServer;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serveFolder(inject('table'), '/play/', { 'content-encoding': 'gzip' });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A game on paper, one on the pyramid, and one of letters on dice. */
it.each(['kiriki', 'rasanto', 'krakatoa'])('the first game of %s is three steps away, in few files', async (id) => {
  const table = await TablePage.open(browser, server.address);
  const fetched = await fetchedBy(table.page);
  const playable = await watchFirstGame(table.page);
  await table.go(`#/${id}?players=2&seats=you,you`);
  const { asked } = await playable();
  const needed = fetched().filter(({ url }) => /\.(js|css)$/.test(url) && asked.includes(url));
  // The document, what it names, and the game with what it shares with others.
  expect(Math.max(...needed.map(({ step }) => step))).toBe(3);
  expect(needed.length).toBeGreaterThanOrEqual(5);
  expect(needed.length).toBeLessThanOrEqual(9);
  // Scripts, as they come over the network.
  const scripts = needed.filter(({ url }) => url.endsWith('.js'));
  const bytes = scripts.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(150_000);
  expect(table.problems).toEqual([]);
  await table.close();
});
