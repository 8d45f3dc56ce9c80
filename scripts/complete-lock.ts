import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { type LockFile, missingOptional, unsealed } from './lib/package/lock-file.js';

/** The hash by which npm knows what a registry hands out as a version of a package. */
function integrityOf(of: string): string {
  const { stdout, stderr } = spawnSync('npm', ['view', of, 'dist.integrity'], { encoding: 'utf8' });
  const integrity = stdout.trim();
  if (!integrity.startsWith('sha512-')) throw new Error(`${of}: the registry tells no hash of it\n${stderr}`);
  return integrity;
}

// Run after `npm install`: see missingOptional.
const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const missing = missingOptional(lock);
const packages = { ...lock.packages, ...missing };
const open = unsealed({ packages });
for (const [place, of] of open) {
  const { version = '', ...rest } = packages[place] ?? {};
  packages[place] = { version, integrity: integrityOf(of), ...rest };
}
const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(
  `${Object.keys(missing).length} packages and ${open.length} hashes added, ${Object.keys(sorted).length} packages in all`,
);
