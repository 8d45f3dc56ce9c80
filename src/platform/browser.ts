import type { Platform } from '../analysis/tournament/platform.js';
import { loadModule, readFile, without } from './page-files.js';

// Present wherever this runs, but no part of the language.
declare const setTimeout: (callback: () => void) => unknown;

/** Where there is no Node: modules and files come over the network. */
export const platform: Platform = {
  pause: () => new Promise((resolve) => setTimeout(resolve)),
  readFile,
  loadModule,
  inThreads: /* @__PURE__ */ without('workers'),
  versions() {
    throw new Error('versions are for Node');
  },
  holdFolder: /* @__PURE__ */ without('folders'),
  checkFolder: () => undefined,
};
