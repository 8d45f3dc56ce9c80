import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { entrySources } from './entries.js';

/**
 * A program of the project at `root` as one file, so that no loader is measured; the packages stay as they are published.
 * Returns where it is: who has run it removes it.
 *
 * @param program - path from the root: `'scripts/laboratory/speed/measure.ts'`
 */
export async function bundleProgram(root: string, program: string): Promise<string> {
  // In node_modules the bundle finds the packages.
  const folder = join(root, 'node_modules/.cache/dicewright-programs');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(program, '.ts')}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(root, program)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: Object.fromEntries(entrySources.map(([name, file]) => [name, join(root, file)])),
  });
  return outfile;
}
