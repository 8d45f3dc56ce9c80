import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build, type Metafile, type Plugin } from 'esbuild';
import { chosenSources, entrySources } from '../../lib/package/entries.js';
import * as vitest from './vitest-in-process.js';

/** A test file that can be loaded again and again, each time with modules that have seen nothing yet. */
export interface Bundle {
  /** Runs the file and all modules of sources and tests that it imports. */
  load(): void;
}

/** What the package is called, and what its parts choose by platform, stand for sources, as in all tests. */
const named = new Map([...chosenSources('node'), ...entrySources]);

/** @param isStable - whether Node may load a file itself, once */
const linked = (isStable: (file: string) => boolean): Plugin => ({
  name: 'linked',
  setup(build) {
    build.onResolve({ filter: /^(dicewright|#)/ }, ({ path }) => {
      const source = named.get(path);
      return source === undefined ? undefined : { path: join(process.cwd(), source) };
    });
    build.onResolve({ filter: /^\.{1,2}\// }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolved' || kind === 'entry-point') return undefined;
      const found = await build.resolve(path, { importer, kind, resolveDir, pluginData: 'resolved' });
      return isStable(found.path) ? { path: found.path, external: true } : found;
    });
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replaceAll(
        /\bimport\.meta\.url\b/g,
        JSON.stringify(pathToFileURL(path).href),
      ),
    }));
  },
});

/** Builds the files into as many scripts, which are named by their places in the list. */
const built = (files: readonly string[], isStable: (file: string) => boolean) =>
  build({
    entryPoints: Object.fromEntries(files.map((file, place) => [place, join(process.cwd(), file)])),
    outdir: join(process.cwd(), 'bundles'),
    // Else it is where the process began, which is not where Stryker's workers have gone since.
    absWorkingDir: process.cwd(),
    plugins: [linked(isStable)],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // What a script imports while it runs, it requires.
    supported: { 'dynamic-import': false },
    logLevel: 'error',
  });

/** The files that import one of the sources, in any way, or something by a name that Node would take for another package. */
function filesAbove(inputs: Metafile['inputs'], sources: readonly string[]): Set<string> {
  const isNamed = (name: string | undefined): boolean => name !== undefined && (name === 'vitest' || named.has(name));
  const above = new Set(sources);
  for (const [file, { imports }] of Object.entries(inputs)) {
    if (imports.some(({ original, path }) => isNamed(original ?? path))) above.add(file);
  }
  for (let before = 0; before < above.size; ) {
    before = above.size;
    for (const [file, { imports }] of Object.entries(inputs)) {
      if (imports.some(({ path }) => above.has(path))) above.add(file);
    }
  }
  return above;
}

function bundleOf(file: string, text: string): Bundle {
  const filename = join(process.cwd(), file);
  const script = new Script(`(function (require, module, exports) {${text}\n})`, { filename });
  const others = createRequire(join(dirname(filename), 'bundle.cjs'));
  const require = (id: string): unknown => (id === 'vitest' ? vitest : others(id));
  return {
    load() {
      const module = { exports: {} };
      script.runInThisContext().call(module.exports, require, module, module.exports);
    },
  };
}

/** The scripts of test files, by their names. */
async function textsOf(files: readonly string[], sources: readonly string[]): Promise<Record<string, string>> {
  const { metafile } = await built(files, () => false);
  const above = new Set([...filesAbove(metafile.inputs, sources)].map((file) => join(process.cwd(), file)));
  const { outputFiles } = await built(files, (file) => file.endsWith('.ts') && !above.has(file));
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  return Object.fromEntries(files.map((file, place) => [file, texts.get(`${place}.js`) ?? '']));
}

/**
 * Bundles test files of the working folder. What no mutant can change, as it imports none of the sources, is left to Node,
 * which loads it once.
 *
 * @param sources - what is mutated, relative to the working folder
 * @param memory - a folder where the scripts are kept for who needs them again
 * @returns file → its bundle
 */
export async function bundlesOf(
  files: readonly string[],
  sources: readonly string[],
  memory?: string,
): Promise<Map<string, Bundle>> {
  const kept = memory && join(memory, 'scripts.json');
  const texts: Record<string, string> =
    kept && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : await textsOf(files, sources);
  if (kept) writeFileSync(kept, JSON.stringify(texts));
  return new Map(files.map((file) => [file, bundleOf(file, texts[file] ?? '')]));
}
