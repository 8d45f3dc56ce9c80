import { posix } from 'node:path';
import ts from 'typescript';
import { type Edit, relativeTo, withEdits } from './edits.js';
import { parseJavaScript } from './javascript.js';

const loadedBy = (specifier: ts.Expression): string => `require('${(specifier as ts.StringLiteral).text}')`;

/** Names as they are bound: `a as b` → `a: b`. */
const bindingOf = ({ elements }: ts.NamedImports | ts.NamedExports): string =>
  `{ ${elements.map(({ name, propertyName }) => (propertyName ? `${propertyName.text}: ${name.text}` : name.text)).join(', ')} }`;

function* boundNames(name: ts.BindingName): Iterable<string> {
  if (ts.isIdentifier(name)) yield name.text;
  else for (const element of name.elements) if (!ts.isOmittedExpression(element)) yield* boundNames(element.name);
}

const hasExport = (node: ts.HasModifiers): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const isImportMetaUrl = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression) && node.name.text === 'url';

/**
 * The CommonJS form of an ES module of ours, line by line the same: only imports, exports and `import.meta.url` are
 * written otherwise. What it can't express as it was (a default export, an exported variable that changes) is refused.
 *
 * TypeScript's own CommonJS is not used, since it puts lines before and words into the code (`(0, a_js_1.b)(c)`), and
 * knows neither of what follows.
 *
 * - Modules of the package are loaded by `require`, also where the ES module loads them later: test runners that load
 *   CommonJS themselves have no `import()`. Whatever else is loaded by `import()` stays so.
 * - `import.meta.url` is the ES module's, so that what it finds beside it is the same for both.
 *
 * @param path - where the ES module lies in `dist`, with forward slashes: `'platform/node.js'`
 * @param chosen - what package.json's `imports` stand for here, by name: `{ '#platform': 'platform/node.js' }`
 */
export function toCommonJs(path: string, text: string, chosen: Readonly<Record<string, string>> = {}): string {
  const source = parseJavaScript(path, text);
  const edits: Edit[] = [];
  // As members of an object, which those who look for names without running it understand: `a`, `b: c`, `...require(d)`.
  const exported: string[] = [];
  const stars: string[] = [];
  const refuse = (node: ts.Node, what: string): never => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    throw new Error(`${path}:${line + 1}: ${what} has no CommonJS form here`);
  };
  const replace = (node: ts.Node, replacement: string): void => {
    edits.push({ start: node.getStart(source), end: node.getEnd(), text: replacement });
  };

  function readImport(node: ts.ImportDeclaration): void {
    const { importClause: clause, moduleSpecifier } = node;
    const loaded = loadedBy(moduleSpecifier);
    if (clause?.name) refuse(node, 'a default import');
    const named = clause?.namedBindings;
    if (!named) replace(node, `${loaded};`);
    else if (ts.isNamespaceImport(named)) replace(node, `const ${named.name.text} = ${loaded};`);
    else replace(node, `const ${bindingOf(named)} = ${loaded};`);
  }

  function readExport(node: ts.ExportDeclaration): void {
    const { exportClause: clause, moduleSpecifier } = node;
    const loaded = moduleSpecifier && loadedBy(moduleSpecifier);
    if (!clause && loaded) {
      stars.push(`...${loaded}`);
      replace(node, '');
    } else if (!clause || !ts.isNamedExports(clause)) refuse(node, 'an exported namespace');
    else if (loaded) {
      exported.push(...clause.elements.map(({ name }) => name.text));
      replace(node, `const ${bindingOf(clause)} = ${loaded};`);
    } else {
      for (const { name, propertyName } of clause.elements) {
        exported.push(propertyName ? `${name.text}: ${propertyName.text}` : name.text);
      }
      replace(node, '');
    }
  }

  function readDeclaration(node: ts.FunctionDeclaration | ts.ClassDeclaration | ts.VariableStatement): void {
    if (!hasExport(node)) return;
    const keyword = node.modifiers?.find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) as ts.Modifier;
    edits.push({ start: keyword.getStart(source), end: keyword.getEnd() + 1, text: '' });
    if (!ts.isVariableStatement(node)) {
      if (!node.name || node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) {
        refuse(node, 'a default export');
      } else exported.push(node.name.text);
      return;
    }
    if ((node.declarationList.flags & ts.NodeFlags.Const) === 0) refuse(node, 'an exported variable that can change');
    for (const declaration of node.declarationList.declarations) {
      exported.push(...boundNames(declaration.name));
    }
  }

  /** What a module loads later. @returns whether there is nothing more to be seen in it */
  function readLazyImport(node: ts.CallExpression): boolean {
    const [argument] = node.arguments;
    if (node.expression.kind !== ts.SyntaxKind.ImportKeyword || !argument || !ts.isStringLiteral(argument))
      return false;
    const { text: specifier } = argument;
    if (specifier.startsWith('#') && chosen[specifier] === undefined) refuse(node, specifier);
    const target = chosen[specifier] === undefined ? specifier : relativeTo(path, chosen[specifier]);
    if (target.startsWith('.')) replace(node, `Promise.resolve().then(() => require('${target}'))`);
    return true;
  }

  function readMeta(node: ts.Node): boolean {
    if (ts.isMetaProperty(node)) refuse(node, 'import.meta');
    if (!isImportMetaUrl(node)) return false;
    const module = posix.join('../'.repeat(path.split('/').length), path);
    replace(node, `require('node:url').pathToFileURL(require('node:path').join(__dirname, '${module}')).href`);
    return true;
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) readImport(node);
    else if (ts.isExportDeclaration(node)) readExport(node);
    else if (ts.isExportAssignment(node)) refuse(node, 'a default export');
    else if (readMeta(node) || (ts.isCallExpression(node) && readLazyImport(node))) return;
    else {
      if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isVariableStatement(node)) {
        readDeclaration(node);
      }
      ts.forEachChild(node, visit);
    }
  }
  visit(source);

  const body = withEdits(text, edits).trimEnd();
  // Behind the line that says what is to run it, if there is one.
  const [shebang = ''] = /^#!.*\n/.exec(body) ?? [];
  return `${shebang}'use strict'; ${body.slice(shebang.length)}\nmodule.exports = { ${[...stars, ...exported].join(', ')} };\nObject.defineProperty(module.exports, '__esModule', { value: true });\n`;
}
