import ts from 'typescript';
import { type Edit, relativeTo, withEdits } from './edits.js';

/** The JavaScript of a module, comments and all, as an ES module. */
export function toJavaScript(fileName: string, text: string): string {
  const { outputText } = ts.transpileModule(text, {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      newLine: ts.NewLineKind.LineFeed,
    },
  });
  return outputText;
}

/** Gives other names to what a module imports: `rename` tells the new one, or nothing. */
export function renameImports(path: string, text: string, rename: (specifier: string) => string | undefined): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  const edits: Edit[] = [];
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue;
    const specifier = node.moduleSpecifier as ts.StringLiteral | undefined;
    const target = specifier && rename(specifier.text);
    if (!specifier || target === undefined) continue;
    edits.push({ start: specifier.getStart(source), end: specifier.getEnd(), text: `'${relativeTo(path, target)}'` });
  }
  return withEdits(text, edits);
}
