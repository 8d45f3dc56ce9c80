import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entrySources } from '../scripts/lib/package/entries.js';
import { launchBrowser } from './helpers/browser.js';
import { root } from './helpers/root.js';

const html = readFileSync(join(root, 'examples/board.html'), 'utf8');
const [, program = ''] = /<script type="module">\n([\s\S]*?)<\/script>/.exec(html) ?? [];

let browser: Browser;
let page: Page;
const errors: unknown[] = [];

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root },
    alias: Object.fromEntries(entrySources.map(([name, file]) => [name, join(root, file)])),
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    external: ['#platform', '#worker'],
    logLevel: 'silent',
  });
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(error));
  await page.setContent(html.replace(program, () => outputFiles[0]?.text ?? ''));
  await page.waitForSelector('#board svg');
});
afterAll(() => browser?.close());

/** What of an element of the page is read here, whose types the tests are compiled without. */
interface Shown {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  focus(): void;
}

const said = (): Promise<string | null> => page.$eval('#said', (one) => (one as unknown as Shown).textContent);

const partsIn = (selector: string): Promise<(string | null)[]> =>
  page.$$eval(selector, (all) => all.map((one) => (one as unknown as Shown).getAttribute('data-part')));

/** Where one can point now. */
const open = async (): Promise<string[]> => (await partsIn('[data-part][data-state="open"]')).map((part) => part ?? '');

async function point(part: string): Promise<void> {
  await page.click(`[data-part="${part}"]`);
}

it('is thirty lines of program', () => {
  const lines = program
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  expect(lines.length).toBeLessThanOrEqual(35);
});

it('is the board that the guide shows', () => {
  expect(readFileSync(join(root, 'docs/app/board.md'), 'utf8')).toContain(html);
});

it('is played to its end by pointing, and says why something is not allowed', async () => {
  await point('line:fullHouse');
  expect(await said()).toBe('the dice must be rolled before a line is chosen');
  await point('die:0');
  expect(await said()).toMatch(/^Player 1 rolls/);
  await point('die:1');
  await point('die:3');
  expect(await partsIn('[data-state="taken"]')).toEqual(expect.arrayContaining(['die:1', 'die:3']));
  await page.click('#done');
  expect(await said()).toMatch(/^Player 1 rerolls 2 dice/);
  await page.$eval('[data-part="line:chance"]', (one) => (one as unknown as Shown).focus());
  await page.keyboard.press('Enter');
  expect(await said()).toMatch(/^Player 1 scores \d+ for chance/);

  for (let clicks = 0; clicks < 200; clicks++) {
    const parts = await open();
    if (parts.length === 0) break;
    await point(parts.find((part) => part.startsWith('line:')) ?? 'action:roll');
  }
  expect(await said()).toMatch(/^All sheets are full; the highest grand total is \d+\.$/);
  expect(errors).toEqual([]);
});
