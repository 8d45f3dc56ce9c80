import { join } from 'node:path';
import { build } from 'esbuild';
import { chosenSources, entrySources } from '../package/entries.js';

/**
 * A module with games as one file for pages, with all that it imports: also its dicewright, which is that of this project.
 *
 * @param root - of the project
 * @param file - the module, TypeScript or JavaScript
 * @throws Error (as a rejection) that says what can't be bundled
 */
export async function moduleBundle(root: string, file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    loader: { '.md': 'text' },
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // For modules that lie elsewhere and have none of their own.
    nodePaths: [join(root, 'node_modules')],
    alias: {
      ...Object.fromEntries(
        [...chosenSources('browser'), ...entrySources].map(([name, source]) => [name, join(root, source)]),
      ),
    },
  });
  return outputFiles[0]?.text ?? '';
}
