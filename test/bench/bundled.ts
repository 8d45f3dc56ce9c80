import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { publicEntries, specifier } from '../../scripts/lib/entries.js';
import { root } from '../helpers/root.js';

/** A programme of this folder as one file, so that no loader is measured; the packages stay as they are published. */
export async function bundled(programme: string): Promise<string> {
  // In node_modules the bundle finds the packages.
  const folder = join(root, 'node_modules/.cache/dicewright-bench');
  const outfile = join(folder, `${programme}-${process.pid}.mjs`);
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [join(root, `test/bench/${programme}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: Object.fromEntries(
      Object.entries(publicEntries).map(([subpath, file]) => [specifier(subpath), join(root, file)]),
    ),
  });
  return outfile;
}
