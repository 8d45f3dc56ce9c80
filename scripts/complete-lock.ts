import { readFileSync, writeFileSync } from 'node:fs';
import { type LockFile, missingOptional } from './lib/package/lock-file.js';

// Run after `npm install`: see missingOptional.
const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const missing = missingOptional(lock);
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`${Object.keys(missing).length} packages added, ${packages.length} in all`);
