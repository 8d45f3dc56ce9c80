import { transformSync } from 'esbuild';
import ts from 'typescript';
import { type Edit, withEdits } from './edits.js';

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

let last: ts.SourceFile | undefined;

/** A module of `dist` as its syntax tree. What was read last is not read again: one step after the other looks at it. */
export function parseJavaScript(path: string, text: string): ts.SourceFile {
  if (last?.fileName === path && last.text === text) return last;
  last = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  return last;
}

/** The doc comments of a node and of all that it holds. */
function* docsIn(node: ts.Node): Generator<ts.TextRange> {
  yield* (node as { readonly jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? [];
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* docsIn(child);
}

/** The code of an ES module alone, with what tells bundlers that a call does nothing else. */
export function withoutComments(javascript: string): string {
  const options = { format: 'esm', target: 'es2022', charset: 'utf8', legalComments: 'none' } as const;
  const { code } = transformSync(javascript, options);
  // esbuild leaves those of members.
  const source = ts.createSourceFile('code.js', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const edits = [...docsIn(source)].map(({ pos, end }): Edit => {
    const start = code.lastIndexOf('\n', pos) + 1;
    const isAlone = code.slice(start, pos).trim() === '' && code[end] === '\n';
    return isAlone ? { start, end: end + 1, text: '' } : { start: pos, end, text: '' };
  });
  return withEdits(code, edits);
}

/** A doc comment without all that follows its first paragraph. */
function summaryOf(comment: string): string {
  const lines = comment.split('\n');
  const end = lines.findIndex((line, i) => i > 0 && /^\s*\*\s*(@|$)/.test(line));
  return end < 2 ? comment : [...lines.slice(0, end), `${/^\s*/.exec(lines[end] ?? '')?.[0]}*/`].join('\n');
}

/**
 * The module with the first paragraph alone of doc comments that its declarations have as well: of what it exports. The
 * package would carry the rest, examples and all, four times.
 *
 * @param declaration - the text of its declaration file
 */
export function withShortDocs(fileName: string, javascript: string, declaration: string): string {
  const source = parseJavaScript(fileName, javascript);
  const edits: Edit[] = [];
  for (const statement of source.statements) {
    const isExported = statement.getText(source).startsWith('export ');
    for (const { pos, end } of (statement as { readonly jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? []) {
      const isTold = declaration.includes(javascript.slice(pos, end));
      if (isExported && isTold) edits.push({ start: pos, end, text: summaryOf(javascript.slice(pos, end)) });
    }
  }
  return withEdits(javascript, edits);
}
