import { join } from 'node:path';
import { build } from 'esbuild';

/** What serves the table, as one file that needs dicewright and esbuild beside it. @param root - the folder of this project */
export async function bundleServer(root: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'scripts/lib/table/served/serve-table.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['dicewright', 'esbuild'],
    // The project's own paths lead to its sources.
    tsconfigRaw: {},
    logLevel: 'warning',
  });
}
