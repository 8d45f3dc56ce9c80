import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installTarball, packPackage } from './lib/package/package-build.js';
import { runAttw, runPublint } from './lib/package/package-checks.js';

// Packs what `npm run build` left in dist, as `npm publish` would, and judges the tarball.
const root = fileURLToPath(new URL('..', import.meta.url));
if (!existsSync(join(root, 'dist'))) throw new Error('there is no dist: npm run build');
const folder = mkdtempSync(join(tmpdir(), 'dicewright-package-'));
try {
  const tarball = packPackage(root, join(folder, 'pack'));
  const messages = await runPublint(installTarball(root, tarball, join(folder, 'consumer')));
  for (const message of messages) console.error(`publint: ${message}`);
  const { entries, problems } = await runAttw(tarball);
  for (const problem of problems) console.error(`arethetypeswrong: ${problem}`);
  if (messages.length + problems.length > 0) process.exitCode = 1;
  console.log(`looked at ${entries.length} entries: ${entries.join(', ')}`);
} finally {
  rmSync(folder, { recursive: true });
}
