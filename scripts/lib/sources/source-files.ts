import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** A text file, its path relative to the root that was searched, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const ignored = new Set(['node_modules', 'dist', 'coverage', 'reports']);

function* walk(folder: string, root = folder): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignored.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    // The built site; folders of that name elsewhere hold sources.
    if (path === join(root, 'site')) continue;
    if (entry.isDirectory()) yield* walk(path, root);
    else if (entry.isFile()) yield path;
  }
}

/** The paths below `root` that `accept` takes, sorted; hidden and built folders are left out. */
export function listFiles(root: string, accept: (path: string) => boolean): string[] {
  const paths = [...walk(root)].map((path) => relative(root, path).split(sep).join(posix.sep));
  return paths.filter(accept).sort();
}

/** {@link listFiles} with the texts. */
export const readFiles = (root: string, accept: (path: string) => boolean): SourceFile[] =>
  listFiles(root, accept).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** A test, or a type test: not shipped. */
export const isTest = (path: string): boolean => /\.test(-d)?\.ts$/.test(path);

export const isTypeScript = (path: string): boolean => path.endsWith('.ts') && !path.endsWith('.d.ts');
