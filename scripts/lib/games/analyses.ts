import ts from 'typescript';
import { parseSource } from '../sources/imports.js';
import type { GameFolder } from './game-folders.js';

/** The mathematics of a game, which one module offers with those of other games. */
export interface GameAnalysis {
  readonly folder: Pick<GameFolder, 'id' | 'exportName' | 'folder'>;
  readonly text: string;
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
  { id, exportName }: GameAnalysis['folder'],
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
export function analysisProblems(analyses: readonly GameAnalysis[]): string[] {
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
