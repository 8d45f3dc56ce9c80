import type { Platform } from '../analysis/tournament/platform.js';

/** The part of a browser that is used here. */
interface Browser {
  readonly setTimeout: (callback: () => void) => unknown;
  readonly fetch: (
    url: string,
  ) => Promise<{ readonly ok: boolean; readonly status: number; readonly arrayBuffer: () => Promise<ArrayBuffer> }>;
}

const browser = globalThis as unknown as Browser;

const without = (what: string) => async (): Promise<never> => {
  throw new Error(`${what} are for Node: here the bots are functions, and play in this thread`);
};

/** Where there is no Node: no threads, no modules from elsewhere, and files come over the network. */
export const platform: Platform = {
  pause: () => new Promise((resolve) => browser.setTimeout(resolve)),
  async readFile(file) {
    const response = await browser.fetch(file);
    if (!response.ok) throw new Error(`${file}: the server answers ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
  loadModule: without('bots from modules'),
  inThreads: without('workers'),
};
