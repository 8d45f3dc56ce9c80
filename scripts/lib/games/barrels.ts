import ts from 'typescript';
import { parseSource } from '../sources/imports.js';
import { collectionOf } from './collections.js';
import type { GameFolder } from './game-folders.js';

/** A game's `index.ts`, or another file of it that one module offers with those of other games. */
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

/** What a name has to begin with to be a game's own: `rasanto…` or `Rasanto…`. */
function ownNames(exportName: string): { readonly own: RegExp; readonly wanted: string } {
  const [first, rest] = [exportName.charAt(0), exportName.slice(1)];
  return {
    own: new RegExp(`^[${first}${first.toUpperCase()}]${rest}(?![a-z])`),
    wanted: `must begin with the game's name: ${exportName}… or ${first.toUpperCase()}${rest}…`,
  };
}

/** Tells of names that are not the game's own, and of those that another game exports, too. */
function nameProblems(
  path: string,
  { id, exportName }: GameBarrel['folder'],
  names: readonly string[],
  owners: Map<string, string>,
): string[] {
  const { own, wanted } = ownNames(exportName);
  return names.flatMap((name) => {
    const owner = owners.get(name);
    owners.set(name, id);
    return [
      ...(own.test(name) ? [] : [`${path}: ${name} ${wanted}`]),
      ...(owner === undefined ? [] : [`${path}: ${owner} exports ${name}, too`]),
    ];
  });
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
    problems.push(...nameProblems(path, folder, names, owners));
    if (!names.includes(folder.exportName)) problems.push(`${path}: does not export ${folder.exportName}`);
  }
  return problems;
}

/** The names that a module exports, and whether it says them all: a star does not. */
function readExports(path: string, text: string): { readonly names: string[]; readonly saysAll: boolean } {
  const names: string[] = [];
  let saysAll = true;
  for (const statement of parseSource(path, text).statements) {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (clause !== undefined && ts.isNamedExports(clause))
        names.push(...clause.elements.map(({ name }) => name.text));
      else saysAll = false;
    } else if (ts.isExportAssignment(statement)) {
      saysAll = false;
    } else if (ts.canHaveModifiers(statement) && isExported(statement)) {
      if (ts.isVariableStatement(statement)) {
        names.push(...statement.declarationList.declarations.map(({ name }) => name.getText()));
      } else if ('name' in statement) names.push((statement.name as ts.Node).getText());
    }
  }
  return { names, saysAll };
}

const isExported = (statement: ts.HasModifiers): boolean =>
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/**
 * Why the mathematics of games cannot be offered by one module: each exports only names that begin with its own game's,
 * and among them `<game>Analysis`.
 */
export function analysisProblems(analyses: readonly GameBarrel[]): string[] {
  const owners = new Map<string, string>();
  return analyses.flatMap(({ folder, text }) => {
    const path = `${folder.folder}/${folder.id}.analysis.ts`;
    const { names, saysAll } = readExports(path, text);
    const main = `${folder.exportName}Analysis`;
    return [
      ...(saysAll ? [] : [`${path}: every export has a name: no star, no default`]),
      ...nameProblems(path, folder, names, owners),
      ...(names.includes(main) ? [] : [`${path}: does not export ${main}`]),
    ];
  });
}
