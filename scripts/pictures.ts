// Draws the pictures of the README, of the guides and of the packages of `examples/games` from recorded games:
// `npm run pictures`. Tests say when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPackages } from './lib/pages/package-pictures.js';
import { drawPictures } from './lib/pages/pictures.js';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const { path, text } of [...(await drawPictures(root)), ...(await drawPackages(root))]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
