// The package dicewright-table, which `dicewright table` serves: `npm run table:package [-- --out FOLDER]` builds it, ready to be
// packed or published. It lies in dist-table unless said otherwise.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { stageTable } from './lib/table/table-package.js';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-table' } } });
// What is built is for readers.
process.env.NODE_ENV = 'production';
await stageTable(fileURLToPath(new URL('..', import.meta.url)), resolve(values.out));
