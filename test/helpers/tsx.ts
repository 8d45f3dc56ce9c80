import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineFlags } from '../../scripts/lib/checks/engine-flags.js';
import { root } from './root.js';

/** Arguments that make Node run TypeScript, the package's name standing for the sources. */
export const tsx: readonly string[] = [
  ...engineFlags,
  '--import',
  pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href,
];
