import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/** Where Chrome or Chromium lies once it is installed. */
const installed: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of the package, which runs on Linux only. */
async function packagedBrowser(): Promise<Browser> {
  // Tells the package to unpack the libraries that its browser needs.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return puppeteer.launch({
    args: chromium.args,
    executablePath: await chromium.executablePath(),
    headless: 'shell',
  });
}

/**
 * A browser without a window: that of the package, else one that is installed, where CHROME_PATH says or where they
 * usually lie.
 * @throws Error when there is none
 */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await packagedBrowser();
  } catch (error) {
    const executablePath = [process.env.CHROME_PATH ?? '', ...installed].find(
      (path) => path !== '' && existsSync(path),
    );
    if (executablePath === undefined) throw error;
    return puppeteer.launch({ executablePath, args: ['--no-sandbox'], headless: true });
  }
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
