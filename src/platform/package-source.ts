import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Where a package that is not a release came from: the folder or the tarball, as `file:…`, from which the project in whose
 * modules it lies installed it, or the checkout that it is.
 *
 * @param folder - of the package
 * @returns `null` for a release, and where nothing says otherwise
 */
export function sourceOf(folder: string, name: string): string | null {
  const modules = dirname(folder);
  if (basename(modules) !== 'node_modules') return `file:${folder}`;
  const manifest = join(dirname(modules), 'package.json');
  if (!existsSync(manifest)) return null;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const [, path] = /^file:(.+)$/.exec(dependencies?.[name] ?? devDependencies?.[name] ?? '') ?? [];
  return path === undefined ? null : `file:${resolve(dirname(modules), path)}`;
}

/** {@link sourceOf} this package. */
export const sourceOfPackage = (): string | null =>
  sourceOf(dirname(createRequire(import.meta.url).resolve('dicewright/package.json')), 'dicewright');
