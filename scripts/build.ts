import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackage } from './lib/build/build.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
await buildPackage(root, values.out);
