import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser, until } from '../helpers/browser.js';
import { type StaticServer, serveFolder } from '../helpers/static-server.js';
import './site-context.js';

const { folder, base } = inject('site');
let server: StaticServer;
let browser: Browser;
let page: Page;
/** What went wrong in the page, and what it asked for elsewhere. */
const troubles: string[] = [];

beforeAll(async () => {
  server = await serveFolder(folder, base, { 'content-security-policy': "script-src 'self'" });
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && !request.url().startsWith(server.address)) troubles.push(request.url());
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const open = (path: string): Promise<unknown> => page.goto(`${server.address}${path}`, { waitUntil: 'networkidle0' });

/** What a search finds, best first, as addresses below the base. */
async function search(words: string): Promise<string[]> {
  await open('');
  await page.click('.DocSearch-Button');
  await page.waitForSelector('#localsearch-input');
  await page.type('#localsearch-input', words);
  // Results of what was typed so far come and go.
  const typed = JSON.stringify(words.slice(0, 3).toLowerCase());
  await until(
    page,
    `document.querySelector('#localsearch-list .result mark')?.textContent.toLowerCase().startsWith(${typed})`,
  );
  const found = (await page.evaluate(
    `[...document.querySelectorAll('#localsearch-list a.result')].map((link) => link.getAttribute('href'))`,
  )) as string[];
  return found.map((address) => address.replace(base, ''));
}

describe('the site in a browser', () => {
  it.each([360, 1280])('fits %i px, in light and dark, without a complaint', async (width) => {
    await page.setViewport({ width, height: 800 });
    for (const value of ['light', 'dark']) {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      for (const path of [
        '',
        'games/',
        'games/krakatoa/',
        'rules/rasanto/',
        'guides/reference/speed/',
        'reference/dicewright/',
      ]) {
        await open(path);
        const over = Number(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth'));
        const isDark = await page.evaluate("document.documentElement.classList.contains('dark')");
        expect([path, width, over <= 0, isDark]).toEqual([path, width, true, value === 'dark']);
      }
    }
    expect(troubles).toEqual([]);
  });

  it('shows a clause where an error leads to', async () => {
    await page.setViewport({ width: 1280, height: 800 });
    await open('rules/kiriki#kir-22');
    await until(page, "document.querySelector(':target')?.textContent.includes('KIR-22 Kiriki may be scored again')");
    const top = "document.querySelector(':target').getBoundingClientRect().top";
    await until(page, `${top} >= 0 && ${top} < window.innerHeight`);
    expect(await page.evaluate('location.hash')).toBe('#kir-22');
    // Our style says otherwise than the theme's.
    const accent = "getComputedStyle(document.documentElement).getPropertyValue('--vp-c-brand-1')";
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    await until(page, `${accent} === '#4b3eab'`);
    expect(troubles).toEqual([]);
  });

  it.each([
    ['KIR-22', /^rules\/kiriki\/#kir-22$/],
    ['undo', /^guides\//],
    ['bonus', /^rules\/(krakatoa|calavera)\//],
    ['createReducer', /^reference\/dicewright\/#createreducer$/],
  ])('finds %s', async (words, first) => {
    expect((await search(words))[0]).toMatch(first);
    expect(troubles).toEqual([]);
  });

  it('goes from page to page without loading them anew', async () => {
    await open('games/');
    await page.evaluate("document.body.setAttribute('data-kept', '')");
    await page.click('.card a[href$="/rules/kiriki/"]');
    await until(page, "document.title.startsWith('Kiriki: rules')");
    expect(await page.$('body[data-kept]')).not.toBeNull();
    expect(troubles).toEqual([]);
  });

  it('says so where there is nothing', async () => {
    await open('nowhere/at/all');
    expect(await page.evaluate("document.querySelector('.NotFound').textContent")).toContain('There is nothing here');
    expect(troubles.splice(0)).toEqual([expect.stringContaining('404')]);
  });
});
