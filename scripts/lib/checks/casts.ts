import ts from 'typescript';
import { isTest, type SourceFile } from '../sources/source-files.js';
import { findSnippets } from './snippets.js';

export interface CastsReport {
  /** How many sources and programs of guides were read. */
  readonly sources: number;
  /** How many such casts there are with a comment beside them. */
  readonly proved: number;
  /** One line for each cast that should not be there: `path:line: what`. */
  readonly violations: readonly string[];
}

/** What a user reads, or copies: no such cast at all. */
const shown = /^(src\/cli|examples|templates)\//;

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !isTest(path);

/** Types that go with all others, and such that say of a value next to nothing. */
const anything: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.NeverKeyword, ts.SyntaxKind.AnyKeyword]);
const nothing: ReadonlySet<ts.SyntaxKind> = new Set([ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.ObjectKeyword]);

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

/** Whether it makes anything of anything: a cast to `never` or `any`, and one by way of `unknown`, as `as unknown as T`. */
function isBlind(node: ts.Node): node is ts.AssertionExpression {
  if (!ts.isAssertionExpression(node)) return false;
  const inner = bare(node.expression);
  return anything.has(node.type.kind) || (ts.isAssertionExpression(inner) && nothing.has(inner.type.kind));
}

/** Whether a line has a comment that says something, or ends one. */
const isComment = (line: string | undefined): boolean => /(^|\s)\/\/ (?!biome-|@ts-)|\*\/$/.test(line?.trimEnd() ?? '');

/** The casts of a program: the line of each, from 0, and whether a comment stands on it or before it. */
function castsIn(path: string, text: string): { readonly line: number; readonly isProved: boolean }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const lines = text.split('\n');
  const lineAt = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
  const found = new Map<number, boolean>();
  const visit = (node: ts.Node): void => {
    if (isBlind(node)) {
      const line = lineAt(node.type.getStart(source));
      const beside = [lines[line], lines[line - 1], lines[lineAt(node.getStart(source)) - 1]];
      found.set(line, beside.some(isComment));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found].map(([line, isProved]) => ({ line, isProved }));
}

/**
 * Looks for casts that no compiler checks: to `never`, to `any` and by way of `unknown` (`as unknown as T`). In `src` each has a
 * comment beside it that says why it is sound; the command, examples, templates, guides and examples in doc comments have
 * none at all. Tests may do as they like.
 */
export function checkCasts(files: readonly SourceFile[]): CastsReport {
  const violations: string[] = [];
  let sources = 0;
  let proved = 0;
  for (const file of files) {
    const { path, text } = file;
    for (const { line, inherited, code, language } of isTest(path) ? [] : findSnippets(file)) {
      sources += 1;
      for (const cast of castsIn(`snippet.${language}`, code)) {
        if (cast.line >= inherited)
          violations.push(`${path}:${line + cast.line - inherited}: a cast in a program that is shown`);
      }
    }
    if (!isSource(path)) continue;
    sources += 1;
    for (const { line, isProved } of castsIn(path, text)) {
      if (shown.test(path)) violations.push(`${path}:${line + 1}: a cast in what users read`);
      else if (isProved) proved += 1;
      else violations.push(`${path}:${line + 1}: a cast without a comment that says why it is sound`);
    }
  }
  return { sources, proved, violations };
}
