// Builds the site: `npm run site [-- --base /dicewright/] [--out FOLDER]`. It is static; `--base` says below which path it
// will lie.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSite } from './lib/site/build.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: `${root}site` } },
});
await buildSite(root, values.base, resolve(values.out));
