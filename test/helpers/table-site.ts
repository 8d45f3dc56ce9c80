import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.js';
import { type StaticServer, serveFolder } from './static-server.js';
import { TablePage } from './table-page.js';

/** No script but those of the page's own host. */
const POLICY = { 'content-security-policy': "script-src 'self'; worker-src 'self'" };

/**
 * The built page with all games in a browser, for all tests of a file.
 *
 * @param folder - asked before the first test, where it lies
 * @returns how to open it, in a browser profile of its own
 */
export function tableSite(folder: () => string): (seed?: string) => Promise<TablePage> {
  let browser: Browser;
  let server: StaticServer;
  const opened: TablePage[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
    server = await serveFolder(folder(), '/play/', POLICY);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return async (seed) => {
    for (const table of opened.splice(0)) await table.close();
    const table = await TablePage.open(browser, server.address, seed);
    opened.push(table);
    return table;
  };
}
