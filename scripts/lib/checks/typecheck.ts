import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What runs in browsers, without the types of Node. */
export const browserProject = 'tsconfig.browser.json';

/** What has to compile: everything; what runs in browsers, without the types of Node; and the pages, with those of browsers. */
export const typedProjects = ['tsconfig.json', browserProject, 'examples/table/tsconfig.json'] as const;

/** The compiler that only looks, in a seventh of the time. */
export const nativeCompiler = 'node_modules/typescript-native/bin/tsc';

/** The compiler with a programming interface, which most users have. */
export const usualCompiler = 'node_modules/typescript/bin/tsc';

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
  const all = ['-p', config, '--noEmit', '--incremental', '--tsBuildInfoFile', memory, ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, compiler), ...all], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Looks at the types of some files or folders and of all that they import. Paths are relative to `root`. */
export function checkTypesOf(root: string, paths: readonly string[]): ReturnType<typeof checkTypes> {
  const folder = join(root, 'node_modules/.cache/dicewright');
  const upwards = relative(folder, root);
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: `${upwards}/tsconfig.json`,
    include: paths.map((path) => `${upwards}/${path}`),
    exclude: [],
  };
  writeFileSync(join(folder, 'some.json'), JSON.stringify(config));
  return checkTypes(root, 'node_modules/.cache/dicewright/some.json');
}
