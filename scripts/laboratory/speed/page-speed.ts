import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, PredefinedNetworkConditions } from 'puppeteer-core';
import { launchBrowser, until } from '../../../test/helpers/browser.js';
import { fetchedBy, watchFirstGame } from '../../../test/helpers/loading.js';
import { serveFolder } from '../../../test/helpers/static-server.js';
import { tableOf } from '../../lib/pages/measured-page.js';
import { buildOnlinePage } from '../../lib/table/online-config.js';

/** Each is opened this often; the median counts. */
const ROUNDS = 5;
const SLOWER = 4;
const NETWORK = 'Slow 4G';

/** What a visit may take at most: milliseconds until the first game can be played, and bytes of scripts by then. */
const BOUNDS = { first: 4_000, again: 1_500, bytes: 250_000 } as const;

const GAMES = ['kiriki', 'rasanto', 'krakatoa'] as const;

interface Visit {
  readonly after: number;
  /** Of scripts, as they come over the network. */
  readonly bytes: number;
  readonly requests: number;
  /** How many of them followed from each other. */
  readonly steps: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** A page as on a slow telephone. */
async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.emulateCPUThrottling(SLOWER);
  await page.emulateNetworkConditions(PredefinedNetworkConditions[NETWORK]);
  return page;
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await slowPage(context);
  const fetched = await fetchedBy(page);
  const playable = await watchFirstGame(page);
  await page.goto(url);
  const { after, asked } = await playable();
  const needed = fetched().filter((one) => /\.(js|css)$/.test(one.url) && asked.includes(one.url));
  const scripts = needed.filter((one) => one.url.endsWith('.js'));
  await page.close();
  return {
    after,
    bytes: scripts.reduce((sum, one) => sum + one.bytes, 0),
    requests: needed.length + 1,
    steps: Math.max(...needed.map(({ step }) => step)),
  };
}

/** Opens a game twice in a browser that has never seen the page: the second time it has kept it. */
async function twice(browser: Browser, url: string): Promise<readonly [first: Visit, again: Visit]> {
  const context = await browser.createBrowserContext();
  const first = await visit(context, url);
  // All that is kept comes in its own time.
  const page = await context.newPage();
  await page.goto(url);
  await until(page, 'navigator.serviceWorker.controller');
  await page.close();
  const again = await visit(context, url);
  await context.close();
  return [first, again];
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Measures when the first game can be played on a slow telephone; a bound that is broken is an exit code of 1. */
export async function pageText(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-page-'));
  await buildOnlinePage(folder);
  const server = await serveFolder(folder, '/', { 'content-encoding': 'gzip' });
  const browser = await launchBrowser();
  const rows: string[][] = [];
  try {
    for (const game of GAMES) {
      const visits: (readonly [Visit, Visit])[] = [];
      for (let round = 0; round < ROUNDS; round++) visits.push(await twice(browser, `${server.address}#/${game}`));
      const first = median(visits.map(([one]) => one.after));
      const again = median(visits.map(([, one]) => one.after));
      const [[{ bytes, requests, steps }] = [{ bytes: 0, requests: 0, steps: 0 }]] = visits;
      rows.push([game, number(first), number(again), number(bytes / 1e3, 1), number(requests), number(steps)]);
      if (!(first <= BOUNDS.first && again <= BOUNDS.again && bytes <= BOUNDS.bytes && bytes > 0)) {
        console.error(`${game}: above ${BOUNDS.first} ms, ${BOUNDS.again} ms or ${BOUNDS.bytes} bytes`);
        process.exitCode = 1;
      }
    }
    const how = `${await browser.version()}, a processor ${SLOWER} times as slow, the network “${NETWORK}” of its developer tools; medians of ${ROUNDS}.`;
    const head = ['game', 'ms at the first visit', 'ms later', 'kB of scripts', 'requests', 'one after the other'];
    return `${how}\n\n${tableOf(head, rows)}`;
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  }
}
