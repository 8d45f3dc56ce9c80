import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publicEntries, specifier } from './lib/package/entries.js';
import { bundle, installTarball, oneGamePrograms, packPackage, stagePackage } from './lib/package/package-build.js';

// Bytes of brotli, bundled for a browser with all dependencies but fast-check, lazily loaded games not counted.
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dicewright-size-'));
try {
  stagePackage(root, join(folder, 'stage'));
  installTarball(root, packPackage(join(folder, 'stage'), join(folder, 'pack')), folder);
  for (const subpath of Object.keys(publicEntries)) {
    const { size } = await bundle(folder, `import * as all from '${specifier(subpath)}'; console.log(all);`);
    console.log(`${String(size()).padStart(7)}  ${specifier(subpath)}`);
  }
  for (const { title, program, budget } of oneGamePrograms) {
    const size = (await bundle(folder, program)).size();
    console.log(`${String(size).padStart(7)}  an application with ${title} (at most ${budget})`);
    if (size > budget) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
