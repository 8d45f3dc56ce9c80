import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { allEntries, chosenSources, distName, entrySources, publicEntries } from '../package/entries.js';
import { homeOf } from '../package/repository.js';
import type { GeneratedFile } from './generate.js';

// `entries.ts` is the one list of the public entries; those of package.json, tsconfig.json and typedoc.json follow from it.

/** `exports` of package.json. */
export function packageExports(): Record<string, unknown> {
  const targets = Object.entries(allEntries).map(([subpath, source]) => {
    const name = distName(source);
    // Declarations lie beside what they declare.
    const [shaking, common] = [`./dist/${name}.js`, `./dist/cjs/${name}.js`];
    return [subpath, { node: common, require: common, default: shaking }] as const;
  });
  return { ...Object.fromEntries(targets), './package.json': './package.json' };
}

/** `paths` of tsconfig.json. */
export const sourcePaths = (): Record<string, readonly string[]> => ({
  ...Object.fromEntries(
    [...chosenSources('node'), ...[...entrySources].reverse()].map(([name, file]) => [name, [`./${file}`]]),
  ),
});

type Tree = Record<string, unknown>;

/** A configuration file with the lists of today, still to be formatted. */
function listed(root: string, path: string, change: (tree: Tree) => Tree): GeneratedFile {
  const { config, error } = ts.readConfigFile(join(root, path), ts.sys.readFile) as { config: Tree; error?: unknown };
  if (error !== undefined) throw new Error(`${path} can't be read`);
  return { path, text: `${JSON.stringify(change(config), null, 2)}\n` };
}

/** The files that list the public entries, still to be formatted. */
export const entryLists = (root: string): GeneratedFile[] => [
  listed(root, 'package.json', (tree) => ({ ...tree, ...homeOf(tree.repository), exports: packageExports() })),
  listed(root, 'tsconfig.json', (tree) => ({
    ...tree,
    compilerOptions: { ...(tree.compilerOptions as Tree), paths: sourcePaths() },
  })),
  listed(root, 'typedoc.json', (tree) => ({ ...tree, entryPoints: Object.values(publicEntries) })),
];

const FIRST_COLLECTION = "  './das-spiel'";

/** Adds an entry to `entries.ts`, below those of other games. */
export function addEntry(root: string, id: string, file: string): void {
  const path = join(root, 'scripts/lib/package/entries.ts');
  const text = readFileSync(path, 'utf8');
  if (!text.includes(FIRST_COLLECTION)) throw new Error(`scripts/lib/package/entries.ts: where do the games end?`);
  writeFileSync(path, text.replace(FIRST_COLLECTION, `  './${id}': '${file}',\n${FIRST_COLLECTION}`));
}
