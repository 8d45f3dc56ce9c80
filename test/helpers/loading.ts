import type { HTTPRequest, Page } from 'puppeteer-core';
import { until } from './browser.js';

/** What a page has fetched. */
export interface Fetched {
  readonly url: string;
  /** 1 for the document, 2 for what that names, and so on: how many requests followed from each other up to this one. */
  readonly step: number;
  /** What came over the network, in bytes, with headers; 0 as long as it has not come. */
  readonly bytes: number;
}

/** The address of what has asked for it; `undefined` for nobody. */
function askerOf(request: HTTPRequest): string | undefined {
  const { url, stack } = request.initiator() ?? {};
  return url ?? stack?.callFrames.find((frame) => frame.url !== '')?.url;
}

/** Notes when something can be done first, and what was asked for by then. */
const WATCH = `new MutationObserver((_, observer) => {
  if (!document.querySelector('.board [data-part][data-state="open"], [data-testid="confirm"]:enabled')) return;
  observer.disconnect();
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  // What is still under way has no entry.
  window.playable = { after: performance.now(), asked };
}).observe(document, { childList: true, subtree: true, attributes: true });`;

/** When the first game can be played. */
export interface Playable {
  /** Milliseconds. */
  readonly after: number;
  /** What had come by then, beside the document. */
  readonly asked: readonly string[];
}

/** Has a page that will be opened note when the first game can be played there. @returns what tells it, once that is so */
export async function watchFirstGame(page: Page): Promise<() => Promise<Playable>> {
  await page.evaluateOnNewDocument(WATCH);
  return async () => {
    await until(page, 'window.playable');
    return (await page.evaluate('window.playable')) as Playable;
  };
}

/** Listens to what a page fetches. @returns what it has fetched so far, in this order */
export async function fetchedBy(page: Page): Promise<() => readonly Fetched[]> {
  const fetched: { url: string; step: number; bytes: number }[] = [];
  page.on('request', (request) => {
    const url = request.url().replace(/#.*/, '');
    if (!url.startsWith('http')) return;
    const asker = askerOf(request);
    const step = fetched.find((one) => one.url === asker)?.step ?? 0;
    fetched.push({ url, step: step + 1, bytes: 0 });
  });
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.find(({ url, bytes }) => bytes === 0 && url === urls.get(requestId));
    if (one) one.bytes = encodedDataLength;
  });
  return () => fetched.map((one) => ({ ...one }));
}
