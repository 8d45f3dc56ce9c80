import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packPackage, stagePackage } from '../lib/package/package-build.js';
import { consumers } from './consumers/index.js';
import { runConsumer } from './consumers/run.js';

// Who can use the packed package: one row each, `pass` or the first line that tells of an error. A name, or the
// beginning of names, takes these rows alone. What they need comes from the registry, by pinned versions.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, verbose: { type: 'boolean' }, tarball: { type: 'string' } },
});
for (const word of positionals) {
  if (!consumers.some(({ name }) => name.startsWith(word))) throw new Error(`there is no row ${word}; try --list`);
}
const chosen = consumers.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
);
if (values.list) {
  for (const { name } of chosen) console.log(name);
} else {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'dicewright-consumers-')));
  let failures = 0;
  try {
    if (values.tarball === undefined) stagePackage(root, join(folder, 'stage'));
    const tarball = values.tarball ?? packPackage(join(folder, 'stage'), join(folder, 'pack'));
    for (const consumer of chosen) {
      const failure = runConsumer(consumer, { folder, tarball });
      if (failure) failures++;
      console.log(`${consumer.name.padEnd(28)}${failure ? failure.line : 'pass'}`);
      if (failure && values.verbose) console.error(failure.output);
    }
    console.log(`${chosen.length - failures} of ${chosen.length} pass`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (failures > 0 || chosen.length === 0) process.exitCode = 1;
}
