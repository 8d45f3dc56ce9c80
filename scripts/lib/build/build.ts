import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build } from 'tsup';
import { clausesOnly } from '../../../src/cli/tracing/rules-page.js';
import { collections } from '../games/collections.js';
import { findGameFolders } from '../games/game-folders.js';
import { allEntries, browserEntries, commandEntry, nodeEntries } from '../package/entries.js';
import { readManifest } from '../package/package-build.js';
import { templatesFile } from '../package/package-templates.js';
import { collectionChunks } from './chunks.js';
import { toCommonJs } from './commonjs.js';
import { declarationMap, declarationsOf, writtenModules } from './declarations.js';
import { toJavaScript, withoutComments, withShortDocs } from './javascript.js';
import { moduleName, moduleReader, reachableModules } from './modules.js';

/** The folder in `dist` of all that CommonJS loads. */
const COMMON = 'cjs';

/** `'./dist/cjs/platform/node.js'` → `'platform/node.js'`: where it lies in the folder of its format. */
const pathOf = (target: string): string => target.replace(/^\.\/dist\/(cjs\/)?/, '');

const isOfCollection = (source: string): boolean => collections.some(({ folder }) => source.startsWith(`${folder}/`));

/** Whether a module has nothing but types, so that nobody loads it. */
const isEmpty = (javascript: string): boolean => /^\s*(export \{\s*\};\s*)?$/.test(javascript);

/** What people step into: the engine, how it plays, what judges records, games that have a folder of their own. */
const isAnnotated = (source: string): boolean =>
  /^src\/((kernel|play|session|games)\/|record\/(commit|read|replay|verify)\.)/.test(source) &&
  !isOfCollection(source) &&
  !/\/(analysis|compiled|notation|schemas)\/|\.(analysis|heuristic|invariants|picture)\.ts$/.test(source);

/** What each of package.json's `imports` gives to Node and to others. */
type Choices = Readonly<Record<string, { readonly node: string; readonly default: string }>>;

/**
 * The package.json of the folder of CommonJS modules. It can't have `imports`: there Node's modules are named, and
 * bundlers for a browser are told what to take instead.
 */
function commonManifest(choices: Choices): string {
  const browser = Object.values(choices).map((targets) => [
    `./${pathOf(targets.node)}`,
    `./${pathOf(targets.default)}`,
  ]);
  return `${JSON.stringify({ type: 'commonjs', sideEffects: false, browser: Object.fromEntries(browser) })}\n`;
}

/** Adds the declarations of a module, and the map that leads from them to its code. */
function addDeclaration(files: Map<string, string>, name: string, text: string, javascript: string): void {
  const up = posix.relative(posix.join(COMMON, posix.dirname(name)), posix.dirname(name));
  const map = declarationMap(name, text, javascript, up);
  const path = `${COMMON}/${name}.d.ts`;
  files.set(path, map === undefined ? text : `${text}//# sourceMappingURL=${posix.basename(path)}.map\n`);
  if (map !== undefined) files.set(`${path}.map`, map);
}

/** The declarations of an entry for those who load modules: they are there once, and a module may name what CommonJS does. */
function passedOn(name: string): string {
  const path = posix.relative(posix.dirname(name), `${COMMON}/${name}.js`);
  return `export * from '${path.startsWith('.') ? path : `./${path}`}';\n`;
}

/**
 * The files of `dist` by path: every module of `src` that an entry reaches as readable JavaScript, and the declarations of
 * all that is public, which lead to it. What people step into has its comments, of long ones that the declarations have the
 * first paragraph; the rest, much of the package, is there without.
 *
 * For bundlers and pages they are ES modules, one by one, of which a bundler takes what is asked for. For Node and all
 * that loads CommonJS they lie in a folder of their own, collections as few files: there each file costs time, and all
 * that Node loads of the package, whether by `import` or by `require`, is there once.
 */
async function buildFiles(root: string): Promise<Map<string, string>> {
  const entries = Object.values(allEntries);
  const choices = readManifest(root).imports as Choices;
  const read = moduleReader(root);
  const shaking = reachableModules(read, [...entries, ...browserEntries]);
  // What bundlers put in the place of Node's modules is there as well.
  const common = reachableModules(read, [...entries, ...nodeEntries, ...browserEntries, commandEntry]);
  const chosenInNode = Object.fromEntries(Object.entries(choices).map(([name, { node }]) => [name, pathOf(node)]));
  const written = writtenModules(root, entries);
  const declarations = declarationsOf(written, entries);
  const files = new Map<string, string>();
  const compiled = new Map(
    common.map(({ source, name, text }) => {
      const path = `${name}.js`;
      const javascript = written.get(name)?.javascript ?? toJavaScript(source, text);
      const told = declarations.get(name) ?? '';
      if (isAnnotated(source)) return [path, withShortDocs(path, javascript, told)];
      return [path, withoutComments(javascript)];
    }),
  );
  const textOf = (path: string): string => compiled.get(path) ?? '';
  for (const { name } of shaking) {
    const javascript = textOf(`${name}.js`);
    if (!isEmpty(javascript)) files.set(`${name}.js`, javascript);
    const declaration = declarations.get(name);
    if (declaration !== undefined) addDeclaration(files, name, declaration, javascript);
  }
  for (const entry of entries.map(moduleName)) files.set(`${entry}.d.ts`, passedOn(entry));
  const chunks = await collectionChunks(common, textOf);
  for (const { source, name } of common) {
    const javascript = textOf(`${name}.js`);
    if (!isOfCollection(source) && !isEmpty(javascript)) chunks.set(`${name}.js`, javascript);
  }
  for (const [path, text] of chunks) files.set(`${COMMON}/${path}`, toCommonJs(path, text, chosenInNode));
  // The command tells clauses; beside the games, as in the sources.
  for (const { rulesPage } of findGameFolders('src/games', root)) {
    files.set(rulesPage.replace('src/', ''), clausesOnly(readFileSync(join(root, rulesPage), 'utf8')));
  }
  const templates = templatesFile(root).path;
  files.set(templates.replace('src/', ''), readFileSync(join(root, templates), 'utf8'));
  files.set(`${COMMON}/package.json`, commonManifest(choices));
  return files;
}

/**
 * Builds the package of the project at `root`, where the process runs, into the folder `out`, which is emptied first.
 * What tsup bundles comes in the place of the modules that pass it on.
 */
export async function buildPackage(root: string, out: string): Promise<void> {
  const files = await buildFiles(root);
  rmSync(out, { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await build({ outDir: out, silent: true });
  chmodSync(join(out, COMMON, `${moduleName(commandEntry)}.js`), 0o755);
}
