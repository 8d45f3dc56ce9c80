import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A real browser: the one of the package where it runs, else one that is installed. */
export async function launchBrowser(): Promise<Browser> {
  // Without it the package takes itself to be where its own libraries are not needed.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  // No page asks for WebGL, and to draw everything as if on a graphics card takes most of the time of a test.
  chromium.setGraphicsMode = false;
  const own = process.env.BROWSER_PATH ?? installed.find((path) => existsSync(path));
  const executablePath = process.platform === 'linux' && own === undefined ? await chromium.executablePath() : own;
  if (executablePath === undefined) throw new Error('no browser: name one in BROWSER_PATH');
  // In one process a browser has one profile.
  const args = chromium.args.filter((flag) => flag !== '--single-process');
  return puppeteer.launch({ args, executablePath, headless: 'shell' });
}

/** How long a page may take for what is waited for, in ms. */
const PATIENCE = 30_000;

/**
 * Waits until an expression is true in the page. (What puppeteer waits with makes functions from text, which the policy of a
 * page may forbid.)
 * @throws Error when it is not after half a minute
 */
export async function until(page: Page, expression: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  // While a page is being left nothing can be asked of it.
  const ask = (): Promise<unknown> => page.evaluate(`Boolean(${expression})`).catch(() => false);
  while ((await ask()) !== true) {
    if (performance.now() > end) throw new Error(`never true in the page: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
