// Draws the pictures of the README and the guides from a recorded game: `npm run pictures`. A test says when they are
// stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPictures } from './lib/pages/pictures.js';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const { path, text } of await drawPictures(root)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
