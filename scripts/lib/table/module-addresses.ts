import { basename, dirname, extname, resolve } from 'node:path';
import { moduleParts } from '../../../src/analysis/own-module.js';

/** A module with games, and where it lies beside the page: `modules/farkle.js`. */
export interface GameModule {
  /** A file, or the name of a package, `FILE#EXPORT` for one of its games. */
  readonly file: string;
  readonly address: string;
}

/** Names that files have in every package, and folders that they lie in. */
const USUAL = /^(index|main|mod|dist|src|lib|build|out|esm|cjs)$/;

/** What a module is called, after what is its own in its path. */
function nameOf(file: string, folder: string): string {
  const parts = [basename(file, extname(file))];
  for (let at = dirname(resolve(folder, file)); dirname(at) !== at; at = dirname(at)) parts.push(basename(at));
  const own = parts.find((part) => !USUAL.test(part)) ?? 'games';
  return own.replaceAll(/[^\w.-]+/g, '-');
}

/** Modules, each with an address of its own, whatever their files are called. @param folder - that file names start from */
export function moduleAddresses(files: readonly string[], folder: string): GameModule[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const name = nameOf(moduleParts(file).file, folder);
    let own = name;
    for (let i = 2; taken.has(own); i++) own = `${name}-${i}`;
    taken.add(own);
    return { file, address: `modules/${own}.js` };
  });
}
