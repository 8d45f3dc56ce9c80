// `npm run side-by-side [-- --write] [--tag CLONE]`: Can't Stop in dicewright, boardgame.io and TAG: how many lines the rules take,
// and what becomes of what the rules forbid, sent to a match of dicewright and to a master of boardgame.io.
//   --write      writes both into docs/reference/cant-stop-side-by-side.md
//   --tag CLONE  counts the lines of TAG again, in a clone of its repository; fails where they are others
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { linesInClone, tag } from './side-by-side/lines.js';
import { cantStopPage, withSideBySide } from './side-by-side/page.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { write: { type: 'boolean' }, tag: { type: 'string' } } });

if (values.tag !== undefined) {
  const lines = linesInClone(values.tag);
  console.log(`TAG: ${lines} lines at ${tag.commit}`);
  if (lines !== tag.lines) {
    console.error(`expected ${tag.lines}`);
    process.exitCode = 1;
  }
}
const path = join(root, cantStopPage);
const page = await withSideBySide(root, readFileSync(path, 'utf8'));
if (values.write) writeFileSync(path, page);
else
  console.log(
    page
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n'),
  );
