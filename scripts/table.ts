// The page on which all games are played: `npm run table` serves it while it is worked on, `npm run table:build` builds it
// into site/play.
import { build, createServer } from 'vite';
import config from '../examples/table/vite.config.js';

const inline = { ...config, configFile: false } as const;
if (process.argv.includes('--build')) await build(inline);
else {
  const server = await createServer(inline);
  await server.listen();
  server.printUrls();
}
