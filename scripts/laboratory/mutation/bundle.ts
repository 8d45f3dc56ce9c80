import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import * as vitest from './vitest-in-process.js';

/** A test file that can be loaded again and again, each time with modules that have seen nothing yet. */
export interface Bundle {
  /** Runs the file and all modules of games and tests that it imports. */
  load(): void;
}

/** Nothing here knows a game, so a mutant of a game's rules can't change it: loaded once. */
const STABLE =
  /[\\/]src[\\/](kernel|advice|picture|entry|play|choosing|pyramid|record|render|analysis|testing|platform)[\\/](?!.*generated)/;

const linked: Plugin = {
  name: 'linked',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'resolved' || kind === 'entry-point') return undefined;
      const found = await build.resolve(path, { importer, kind, resolveDir, pluginData: 'resolved' });
      return STABLE.test(found.path) ? { path: found.path, external: true } : found;
    });
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8')).replaceAll(
        /\bimport\.meta\.url\b/g,
        JSON.stringify(pathToFileURL(path).href),
      ),
    }));
  },
};

/** Bundles a test file of the working folder. */
export async function bundle(file: string): Promise<Bundle> {
  const path = join(process.cwd(), file);
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [linked],
  });
  const script = new Script(`(function (require, module, exports) {${outputFiles[0]?.text ?? ''}\n})`, {
    filename: path,
  });
  const others = createRequire(join(dirname(path), 'bundle.cjs'));
  const require = (id: string): unknown => (id === 'vitest' ? vitest : others(id));
  return {
    load() {
      const module = { exports: {} };
      script.runInThisContext().call(module.exports, require, module, module.exports);
    },
  };
}
