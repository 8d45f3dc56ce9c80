import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

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
