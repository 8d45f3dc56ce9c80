// Draws the plots of the guide on odds and bots and of docs/reference/speed.md, from the numbers there: `npm run plots`. A test says
// when they are stale. The scores come from
// docs/pictures/kiriki-scores.csv, which `npm run solve:kiriki -- --distribution docs/pictures/kiriki-scores.csv` writes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPlots } from './plots/plots.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
for (const { path, text } of await drawPlots(root)) {
  writeFileSync(join(root, path), text);
  console.log(`wrote ${path}`);
}
