import ts from 'typescript';
import { collectionOf } from './collections.js';
import type { GameFolder } from './game-folders.js';
import { parseSource } from './imports.js';

/** A game's `index.ts`. */
export interface GameBarrel {
  readonly folder: Pick<GameFolder, 'id' | 'exportName' | 'folder'>;
  readonly text: string;
}

/** The names that a barrel lists in `export { … } from '…'`, and whether it says anything else. */
function readBarrel(path: string, text: string): { readonly names: string[]; readonly listsAll: boolean } {
  const names: string[] = [];
  let listsAll = true;
  for (const statement of parseSource(path, text).statements) {
    const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
    if (clause !== undefined && ts.isNamedExports(clause)) {
      names.push(...clause.elements.map(({ name }) => name.text));
    } else listsAll = false;
  }
  return { names, listsAll };
}

/**
 * Why the games of a collection cannot be offered by one module: each may export only names that begin with its own
 * (`rasanto…`, `Rasanto…`), written out one by one, so that no name can mean two things and none goes missing unseen.
 */
export function barrelProblems(barrels: readonly GameBarrel[]): string[] {
  const problems: string[] = [];
  const owners = new Map<string, string>();
  for (const { folder, text } of barrels) {
    if (collectionOf(folder) === undefined) continue;
    const path = `${folder.folder}/index.ts`;
    const { names, listsAll } = readBarrel(path, text);
    if (!listsAll)
      problems.push(`${path}: a game of a collection lists what it exports: export { a, b } from './c.js'`);
    const [first = '', rest = ''] = [folder.exportName.charAt(0), folder.exportName.slice(1)];
    const own = new RegExp(`^[${first}${first.toUpperCase()}]${rest}(?![a-z])`);
    for (const name of names) {
      if (!own.test(name)) {
        const pascal = `${first.toUpperCase()}${rest}`;
        problems.push(`${path}: ${name} must begin with the game's name: ${folder.exportName}… or ${pascal}…`);
      }
      const owner = owners.get(name);
      if (owner !== undefined) problems.push(`${path}: ${owner} exports ${name}, too`);
      owners.set(name, folder.id);
    }
    if (!names.includes(folder.exportName)) problems.push(`${path}: does not export ${folder.exportName}`);
  }
  return problems;
}
