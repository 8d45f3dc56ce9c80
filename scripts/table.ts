// The page on which all games are played: `npm run play` builds it and serves it on this machine, `npm run table` serves it
// while it is worked on, `npm run table:build [-- --out FOLDER]` builds it. It lies in site/play unless said otherwise. With
// `--module FILE[#EXPORT]` (as often as you like) the games of your own module are on it, too.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, createServer, preview } from 'vite';
import { tableConfig } from './lib/table/table-config.js';
import { modulesBeside } from './lib/table/table-modules.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = join(root, 'site/play');
const { values } = parseArgs({
  options: {
    build: { type: 'boolean', default: false },
    play: { type: 'boolean', default: false },
    port: { type: 'string' },
    out: { type: 'string', default: site },
    module: { type: 'string', multiple: true, default: [] },
  },
});
const out = resolve(values.out);
const own = values.module.map((file) => resolve(file));
const port = values.port === undefined ? {} : { port: Number(values.port) };

async function buildTable(): Promise<void> {
  // Whoever calls it: what is built is for readers.
  process.env.NODE_ENV = 'production';
  await build({ ...tableConfig(out, own), logLevel: 'warn' });
}

if (values.play) {
  await buildTable();
  const folder = dirname(out);
  // A root of its own: what is served is no source.
  const server = await preview({ configFile: false, root: dirname(folder), build: { outDir: folder }, preview: port });
  const [address] = server.resolvedUrls?.local ?? [];
  const page = new URL('play/', address).href;
  console.log(`All games: ${page} (Ctrl-C ends)`);
  for (const { file, address: module } of modulesBeside(root, own)) {
    if (own.includes(file)) console.log(`The games of ${file}: ${page}#module=${module}`);
  }
  if (!existsSync(join(folder, 'rules'))) console.log('Links to the rules lead there after `npm run site`.');
} else if (values.build) await buildTable();
else {
  const server = await createServer({ ...tableConfig(out, own), server: port });
  await server.listen();
  server.printUrls();
}
