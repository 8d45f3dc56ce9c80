import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSource, readImports } from '../imports.js';

/** A module of the package: where its source lies, and what it is called in `dist`. */
export interface Module {
  /** Relative to the project's root, for instance `src/kernel/define.ts`. */
  readonly source: string;
  /** Without ending, for instance `kernel/define`. */
  readonly name: string;
  readonly text: string;
}

/** `'src/kernel/define.ts'` → `'kernel/define'` */
export const moduleName = (source: string): string => source.replace(/^src\//, '').replace(/\.ts$/, '');

/** The modules that entries load, at once or later, the entries among them, sorted by their sources. */
export function reachableModules(root: string, entries: readonly string[]): Module[] {
  const found = new Map<string, Module>();
  const queue = [...entries];
  for (let source = queue.pop(); source !== undefined; source = queue.pop()) {
    if (found.has(source)) continue;
    const text = readFileSync(join(root, source), 'utf8');
    found.set(source, { source, name: moduleName(source), text });
    for (const { specifier } of readImports(parseSource(source, text))) {
      if (!specifier?.startsWith('.')) continue;
      const imported = posix.join(posix.dirname(source), specifier).replace(/\.js$/, '.ts');
      if (!existsSync(join(root, imported))) throw new Error(`${source}: there is no ${specifier}`);
      queue.push(imported);
    }
  }
  return [...found.values()].sort((one, other) => (one.source < other.source ? -1 : 1));
}
