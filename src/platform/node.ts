import type { Platform } from '../analysis/tournament/platform.js';
import { loadModule, readFile } from './files.js';
import { checkFolder, holdFolder } from './folder-lock.js';
import { versionOfPackage } from './version.js';
import { inThreads } from './workers.js';

export const platform: Platform = {
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  readFile,
  loadModule,
  inThreads,
  holdFolder,
  checkFolder,
  versions: () => ({ dicewright: versionOfPackage(), node: Number.parseInt(process.versions.node, 10) }),
};
