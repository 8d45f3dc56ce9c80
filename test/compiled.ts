import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { isTest, isTypeScript, listFiles } from '../scripts/lib/source-files.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A project with the sources, module by module, as JavaScript in `dist` and with the examples. */
    readonly compiled: string;
  }
}

/** Turns the TypeScript below `folder` of the project at `root` into JavaScript below `target`. */
function compile(root: string, folder: string, target: string): void {
  const files = listFiles(join(root, folder), (path) => isTypeScript(path) && !isTest(path));
  if (files.length === 0) return;
  buildSync({
    absWorkingDir: root,
    entryPoints: files.map((path) => join(root, folder, path)),
    outbase: join(root, folder),
    outdir: target,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/**
 * Before the first test of a run: programs of the package that tests start by the dozen load as JavaScript in a quarter of
 * the time that they take as TypeScript.
 */
export function setup(project: TestProject): () => void {
  const { root } = project.config;
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-compiled-'));
  const compileAll = (): void => {
    compile(root, 'src', join(folder, 'dist'));
    compile(root, 'examples', join(folder, 'examples'));
    const records = join(root, 'examples/records');
    if (existsSync(records)) cpSync(records, join(folder, 'examples/records'), { recursive: true });
  };
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  compileAll();
  project.onTestsRerun(compileAll);
  project.provide('compiled', folder);
  return () => rmSync(folder, { recursive: true });
}
