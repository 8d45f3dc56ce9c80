import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSource } from '../../../src/cli/tracing/parse-source.js';
import { readImports } from '../sources/imports.js';

/** A module of the package: where its source lies, and what it is called in `dist`. */
export interface Module {
  /** Relative to the project's root, for instance `src/kernel/define.ts`. */
  readonly source: string;
  /** Without ending, for instance `kernel/define`. */
  readonly name: string;
  readonly text: string;
}

/** A module with the sources of those that it loads. */
export interface ReadModule extends Module {
  /** At once or later. */
  readonly loaded: readonly string[];
  readonly loadedAtOnce: readonly string[];
}

/** `'src/kernel/define.ts'` → `'kernel/define'` */
export const moduleName = (source: string): string => source.replace(/^src\//, '').replace(/\.ts$/, '');

/** What reads modules of the project at `root`, each of them once: who is loaded is asked for more than one list of entries. */
export function moduleReader(root: string): (source: string) => ReadModule {
  const read = new Map<string, ReadModule>();
  return (source) => {
    const known = read.get(source);
    if (known !== undefined) return known;
    const text = readFileSync(join(root, source), 'utf8');
    const imports = readImports(parseSource(source, text)).flatMap(({ specifier, kind }) => {
      if (!specifier?.startsWith('.')) return [];
      const file = posix.join(posix.dirname(source), specifier).replace(/\.js$/, '.ts');
      if (!existsSync(join(root, file))) throw new Error(`${source}: there is no ${specifier}`);
      return [{ file, kind }];
    });
    const loadedAtOnce = imports.flatMap(({ file, kind }) => (kind === 'eager' ? [file] : []));
    const module = { source, name: moduleName(source), text, loaded: imports.map(({ file }) => file), loadedAtOnce };
    read.set(source, module);
    return module;
  };
}

/** The modules that entries load, at once or later, the entries among them, sorted by their sources. */
export function reachableModules(read: (source: string) => ReadModule, entries: readonly string[]): ReadModule[] {
  const found = new Map<string, ReadModule>();
  const queue = [...entries];
  for (let source = queue.pop(); source !== undefined; source = queue.pop()) {
    if (found.has(source)) continue;
    const module = read(source);
    found.set(source, module);
    queue.push(...module.loaded);
  }
  return [...found.values()].sort((one, other) => (one.source < other.source ? -1 : 1));
}
