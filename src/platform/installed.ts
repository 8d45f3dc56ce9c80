import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../kernel/plain.js';

/** Finds packages with games. */
export const KEYWORD = 'dicewright-game';

const PACKAGE = /^(?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*(?:\/.+)?$/;

/** The folders of packages that a program of the folder can import from, the nearest first. */
const packageFolders = (folder: string): string[] => {
  const above = dirname(folder);
  return [join(folder, 'node_modules'), ...(above === folder ? [] : packageFolders(above))];
};

function manifestIn(folder: string): Readonly<Record<string, unknown>> | null {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return isRecord(manifest) ? manifest : null;
  } catch {
    return null;
  }
}

/** What is imported from a package under these conditions. */
function imported(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports;
  if (!isRecord(exports)) return undefined;
  if (Object.hasOwn(exports, '.')) return imported(exports['.']);
  const condition = Object.keys(exports).find((name) => ['node', 'import', 'module', 'default'].includes(name));
  return condition === undefined ? undefined : imported(exports[condition]);
}

/** The file of a package that can only be imported. */
function importedFile(name: string, folder: string): string | undefined {
  for (const packages of packageFolders(folder)) {
    const manifest = manifestIn(join(packages, name));
    const file = manifest && imported(manifest.exports);
    if (file) return join(packages, name, file);
  }
  return undefined;
}

/**
 * The module that a name stands for where the command runs: a file, a URL, or a package installed there.
 *
 * @param name - as it is given
 * @param folder - where the command runs
 * @returns the name itself where it is a file, or nothing is found
 */
export function moduleFile(name: string, folder: string): string {
  if (!PACKAGE.test(name) || existsSync(resolve(folder, name))) return name;
  try {
    return createRequire(pathToFileURL(join(folder, 'x.js'))).resolve(name);
  } catch {
    return importedFile(name, folder) ?? name;
  }
}

/** A package with games. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
}

/** The packages in a folder of packages, including scoped ones. */
const namesIn = (packages: string): string[] =>
  !existsSync(packages)
    ? []
    : readdirSync(packages).flatMap((name) =>
        name.startsWith('@') ? readdirSync(join(packages, name)).map((one) => `${name}/${one}`) : name,
      );

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The installed packages whose keyword says that they hold games, by name; the nearest of each. */
export function installedPackages(folder: string): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  for (const packages of packageFolders(folder)) {
    for (const name of namesIn(packages)) {
      const manifest = found.has(name) ? null : manifestIn(join(packages, name));
      if (!Array.isArray(manifest?.keywords) || !manifest.keywords.includes(KEYWORD)) continue;
      found.set(name, { name, version: text(manifest.version), description: text(manifest.description) });
    }
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
