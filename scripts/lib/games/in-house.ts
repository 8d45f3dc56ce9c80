import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { parseSource } from '../../../src/cli/tracing/parse-source.js';
import { publicEntries, specifier } from '../package/entries.js';

// Inside, files are imported and not barrels: this is how a program that imports the package by its name becomes one of it.

/** Where something that an entry exports is declared, and under which name. */
interface Declared {
  readonly file: string;
  readonly name: string;
}

const targetOf = (file: string, statement: ts.ExportDeclaration): string | null =>
  statement.moduleSpecifier !== undefined && ts.isStringLiteral(statement.moduleSpecifier)
    ? posix.join(posix.dirname(file), statement.moduleSpecifier.text).replace(/\.js$/, '.ts')
    : null;

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function declares(statement: ts.Statement, name: string): boolean {
  if (!isExported(statement)) return false;
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.some((one) => ts.isIdentifier(one.name) && one.name.text === name);
  }
  const { name: own } = statement as { readonly name?: ts.Node };
  return own !== undefined && ts.isIdentifier(own) && own.text === name;
}

/** Follows what passes it on; `null` where the module has nothing of that name. */
function declarationOf(root: string, file: string, name: string): Declared | null {
  const { statements } = parseSource(file, readFileSync(join(root, file), 'utf8'));
  if (statements.some((statement) => declares(statement, name))) return { file, name };
  for (const statement of statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    const target = targetOf(file, statement);
    if (target === null) continue;
    const { exportClause } = statement;
    if (exportClause === undefined) {
      const found = declarationOf(root, target, name);
      if (found) return found;
    } else if (ts.isNamedExports(exportClause)) {
      const passed = exportClause.elements.find((element) => element.name.text === name);
      if (passed) return declarationOf(root, target, (passed.propertyName ?? passed.name).text);
    }
  }
  return null;
}

/** What the rules have in place of `zod/mini`, under the same names. */
const ZOD = 'src/kernel/schemas/zod.ts';

const entryOf = (name: string): string | undefined =>
  Object.entries(publicEntries).find(([subpath]) => specifier(subpath) === name)?.[1];

/**
 * The text of a module that imports names of the package by its entries, as a file of the package at `path`.
 *
 * @throws Error for a name that the entry does not export
 */
export function inHouse(root: string, path: string, text: string): string {
  const source = parseSource(path, text);
  const modules = new Map<string, string[]>();
  let rest = text;
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const entry = entryOf(statement.moduleSpecifier.text);
    const named = statement.importClause?.namedBindings;
    if (entry === undefined || named === undefined || !ts.isNamedImports(named)) continue;
    const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    for (const element of named.elements) {
      const declared = declarationOf(root, entry, element.name.text);
      if (!declared) throw new Error(`${path}: ${entry} exports no ${element.name.text}`);
      const word = `${isType || element.isTypeOnly ? 'type ' : ''}${declared.name}`;
      modules.set(declared.file, [...(modules.get(declared.file) ?? []), word]);
    }
    rest = rest.replace(statement.getText(source), '');
  }
  const from = (file: string): string => posix.relative(posix.dirname(path), file).replace(/\.ts$/, '.js');
  const imports = [...modules].map(([file, names]) => `import { ${names.join(', ')} } from '${from(file)}';`);
  rest = rest.replace("from 'zod/mini'", `from '${from(ZOD)}'`);
  // After the comment about the module, if there is one.
  const [about = ''] = /^\/\*\*[\s\S]*?\*\/\n/.exec(rest) ?? [];
  return `${about}${imports.join('\n')}\n${rest.slice(about.length).trimStart()}`;
}
