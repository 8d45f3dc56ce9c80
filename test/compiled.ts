import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { allEntries, commandEntry, nodeEntries } from '../scripts/lib/package/entries.js';
import { isTest, isTypeScript, listFiles } from '../scripts/lib/sources/source-files.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A project with the examples as JavaScript, and the package, in as few files as its entries share, installed. */
    readonly compiled: string;
  }
}

/** Turns the TypeScript below `folder` of the project at `root` into JavaScript below `target`. */
function compile(root: string, folder: string, target: string): void {
  const files = listFiles(root, (path) => path.startsWith(`${folder}/`) && isTypeScript(path) && !isTest(path));
  if (files.length === 0) return;
  buildSync({
    absWorkingDir: root,
    entryPoints: files,
    outbase: join(root, folder),
    outdir: target,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/** What programs of tests load beside the entries of the package. */
const loadedAlone = ['src/analysis/tournament/play.ts', 'src/cli/write-file.ts'];

/**
 * Bundles the sources of the project at `root` into `target`, the entries where their sources lie. Modules that several
 * entries load are there once, in files one folder deep, whence the pages beside games are found as from the catalogue.
 */
function bundle(root: string, target: string): void {
  buildSync({
    absWorkingDir: root,
    entryPoints: [...Object.values(allEntries), ...nodeEntries, commandEntry, ...loadedAlone],
    outbase: join(root, 'src'),
    outdir: target,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[hash]',
    // Dependencies, and what package.json chooses.
    packages: 'external',
    external: ['#*'],
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/** Of a package of some eighty files, which all that is started loads: what is imported of it, in a few. */
const bundled = { name: 'zod', entries: ['index.js', 'mini/index.js', 'v4/core/index.js'] };

/** Bundles that package into a folder of modules. */
function bundleDependency(root: string, modules: string): void {
  const [from, to] = [join(root, 'node_modules', bundled.name), join(modules, bundled.name)];
  buildSync({
    absWorkingDir: from,
    entryPoints: bundled.entries,
    outbase: from,
    outdir: to,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
  cpSync(join(from, 'package.json'), join(to, 'package.json'));
}

/** Links what the project at `root` has installed into a folder of modules, but for the package itself and what is bundled. */
function linkDependencies(root: string, modules: string): void {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >;
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (name === bundled.name) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  }
}

/** The folder of the run: there is one for all projects. */
let made: string | undefined;

/**
 * Before the first test of a run: programs of the package that tests start by the dozen load as JavaScript in a quarter of
 * the time that they take as TypeScript, and bundled in half of that.
 */
export function setup(project: TestProject): () => void {
  if (made !== undefined) {
    project.provide('compiled', made);
    return () => undefined;
  }
  const { root } = project.config;
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-compiled-'));
  const modules = join(folder, 'node_modules');
  const compileAll = (): void => {
    bundle(root, join(modules, 'dicewright/dist'));
    for (const page of listFiles(root, (path) => path.startsWith('src/games/') && path.endsWith('.rules.md'))) {
      cpSync(join(root, page), join(modules, 'dicewright/dist', page.replace('src/', '')));
    }
    compile(root, 'examples', join(folder, 'examples'));
    compile(root, 'test/fixtures/games', join(folder, 'test/fixtures/games'));
    const records = join(root, 'examples/records');
    if (existsSync(records)) cpSync(records, join(folder, 'examples/records'), { recursive: true });
  };
  linkDependencies(root, modules);
  bundleDependency(root, modules);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  mkdirSync(join(modules, 'dicewright'));
  // Here all are ES modules.
  const manifest = readFileSync(join(root, 'package.json'), 'utf8').replaceAll('./dist/cjs/', './dist/');
  writeFileSync(join(modules, 'dicewright/package.json'), manifest);
  compileAll();
  project.onTestsRerun(compileAll);
  project.provide('compiled', folder);
  // For what starts workers, which may be in a process that a test has started.
  process.env.DICEWRIGHT_COMPILED = folder;
  made = folder;
  return () => rmSync(folder, { recursive: true });
}
