import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

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
  const own = process.env.BROWSER_PATH ?? installed.find((path) => existsSync(path));
  const executablePath = process.platform === 'linux' && own === undefined ? await chromium.executablePath() : own;
  if (executablePath === undefined) throw new Error('no browser: name one in BROWSER_PATH');
  return puppeteer.launch({ args: chromium.args, executablePath, headless: 'shell' });
}
