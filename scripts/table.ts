// The page on which all games are played: `npm run table` serves it while it is worked on, `npm run table:build [-- --out
// FOLDER]` builds it, into site/play by default.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, createServer } from 'vite';
import { tableConfig } from './lib/table-config.js';

const site = fileURLToPath(new URL('../site/play', import.meta.url));
const { values } = parseArgs({
  options: { build: { type: 'boolean', default: false }, out: { type: 'string', default: site } },
});
const config = tableConfig(resolve(values.out));
if (values.build) {
  // Whoever calls it: what is built is for readers.
  process.env.NODE_ENV = 'production';
  await build({ ...config, logLevel: 'warn' });
} else {
  const server = await createServer(config);
  await server.listen();
  server.printUrls();
}
