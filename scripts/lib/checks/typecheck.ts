import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What runs in browsers, without the types of Node. */
export const browserProject = 'tsconfig.browser.json';

/** What has to compile: everything; what runs in browsers, without the types of Node; and the pages, with those of browsers. */
export const typedProjects = ['tsconfig.json', browserProject, 'examples/table/tsconfig.json'] as const;

/** The compiler that only looks, in a seventh of the time. */
export const nativeCompiler = 'node_modules/typescript-native/bin/tsc';

/** The compiler with a programming interface, which most users have. */
export const usualCompiler = 'node_modules/typescript/bin/tsc';

/** Of the native compiler, which soon ends: up to so much memory, to free what it has used is a quarter of its work. */
const environment = { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' };

/** Runs one of the compilers of the project at `root`, there or in another folder. */
export const runCompiler = (
  root: string,
  compiler: typeof nativeCompiler | typeof usualCompiler,
  args: readonly string[],
  cwd = root,
): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [join(root, compiler), ...args], { cwd, encoding: 'utf8', env: environment });

/**
 * Looks at the types of one project. The compiler remembers what it has seen of each file, by the hash of its text: what has
 * not changed since, nor anything that it leans on, is not looked at again.
 */
export function checkTypes(
  root: string,
  config: string,
  flags: readonly string[] = [],
  compiler: typeof nativeCompiler | typeof usualCompiler = nativeCompiler,
): { readonly status: number | null; readonly output: string } {
  const memory = join(
    root,
    'node_modules/.cache/dicewright',
    config.replace('.json', `.${compiler.split('/')[1]}.tsbuildinfo`),
  );
  // In several threads files are looked at more than once, which takes half as much CPU again.
  const alone = compiler === nativeCompiler ? ['--singleThreaded'] : [];
  const all = ['-p', config, '--noEmit', '--incremental', '--tsBuildInfoFile', memory, ...alone, ...flags];
  const { status, stdout, stderr } = runCompiler(root, compiler, all);
  return { status, output: stdout + stderr };
}

/** Writes a configuration for some of the files, beside what the compiler remembers. Paths are relative to `root`. @returns its own */
function writeConfig(root: string, name: string, settings: (upwards: string) => object): string {
  const folder = join(root, 'node_modules/.cache/dicewright');
  const upwards = relative(folder, root);
  mkdirSync(folder, { recursive: true });
  const config = { extends: `${upwards}/tsconfig.json`, ...settings(upwards) };
  writeFileSync(join(folder, name), JSON.stringify(config));
  return `node_modules/.cache/dicewright/${name}`;
}

/** Looks at the types of some files or folders and of all that they import. Paths are relative to `root`. */
export function checkTypesOf(root: string, paths: readonly string[]): ReturnType<typeof checkTypes> {
  const settings = (upwards: string) => ({ include: paths.map((path) => `${upwards}/${path}`), exclude: [] });
  return checkTypes(root, writeConfig(root, 'some.json', settings));
}

/**
 * Compiles some files and all that they import. Paths are relative to `root`.
 * @throws Error with what the compiler says
 */
export function compileFiles(root: string, paths: readonly string[], compilerOptions: object): void {
  const settings = (upwards: string) => ({
    compilerOptions,
    files: paths.map((path) => `${upwards}/${path}`),
    include: [],
  });
  const config = writeConfig(root, `compiled-${process.pid}.json`, settings);
  try {
    const { status, stdout, stderr } = runCompiler(root, nativeCompiler, ['-p', config]);
    if (status !== 0) throw new Error(stdout + stderr);
  } finally {
    rmSync(join(root, config));
  }
}
