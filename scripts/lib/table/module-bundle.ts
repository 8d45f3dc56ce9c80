import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { gamesOfModule, moduleParts } from '../../../src/analysis/own-module.js';

/** Where a bundled module finds what it imports, beside what is installed where it lies. */
interface Surroundings {
  /** Where the module is looked for, a package too. */
  readonly folder: string;
  /** Folders of packages for modules that have none of their own. */
  readonly nodePaths?: string[] | undefined;
  readonly alias?: Record<string, string> | undefined;
}

/** Bundled code as a module that Node imports. @param code - it imports nothing */
export const moduleOfCode = (code: string): Promise<Readonly<Record<string, unknown>>> =>
  import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);

/** What the file exports; or one export alone, as the default. */
async function bundled(file: string, one: string | undefined, { folder, nodePaths, alias }: Surroundings) {
  const path = resolve(folder, file);
  const from = JSON.stringify(existsSync(path) ? path : file);
  const entry =
    one === undefined
      ? { entryPoints: [file] }
      : { stdin: { contents: `export { ${one} as default } from ${from};`, resolveDir: folder } };
  const { outputFiles } = await build({
    ...entry,
    absWorkingDir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    loader: { '.md': 'text' },
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(nodePaths && { nodePaths }),
    ...(alias && { alias }),
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * A module with games as one file for pages, with all that it imports, dicewright too.
 *
 * @param module - `FILE`, TypeScript or JavaScript, or a package; `FILE#EXPORT` for one of its games
 * @throws Error (as a rejection) that says what can't be bundled; GameError `INVALID_SETUP` where it has no such export
 */
export async function moduleBundle(module: string, around: Surroundings): Promise<string> {
  const { file, name } = moduleParts(module);
  const whole = await bundled(file, undefined, around);
  if (name === undefined) return whole;
  const exports = await moduleOfCode(whole);
  const [game] = await gamesOfModule(module, async () => exports);
  // A game that is named is taken with all that belongs to it.
  const entry = Object.keys(exports).find((one) => exports[one] === game?.entry);
  return bundled(file, entry ?? name, around);
}
