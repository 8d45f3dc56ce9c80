import * as ts from 'typescript';
import { parseSource } from './parse-source.js';

/** A test as its file declares it. */
export interface TestTitle {
  /** The titles of the groups around it and its own, joined by spaces; unreadable parts are `…`. */
  readonly title: string;
  readonly path: string;
  readonly line: number;
}

type Scope = ReadonlyMap<string, unknown>;

/** Stands for what only running the file would show. */
const unreadable = Symbol('unreadable');

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrap(node.expression)
    : node;

/** The value of an expression of literals and of constants in scope. */
function evaluate(wrapped: ts.Expression, scope: Scope): unknown {
  const node = unwrap(wrapped);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = evaluate(node.operand, scope);
    return typeof value === 'number' ? -value : unreadable;
  }
  if (ts.isIdentifier(node)) return scope.has(node.text) ? scope.get(node.text) : unreadable;
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (text, span) => text + show(evaluate(span.expression, scope)) + span.literal.text,
      node.head.text,
    );
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [evaluate(node.left, scope), evaluate(node.right, scope)];
    return typeof left === 'string' || typeof right === 'string' ? show(left) + show(right) : unreadable;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const items: unknown[] = [];
    for (const element of node.elements) {
      if (!ts.isSpreadElement(element)) {
        items.push(evaluate(element, scope));
        continue;
      }
      const spread = evaluate(element.expression, scope);
      if (!Array.isArray(spread)) return unreadable;
      items.push(...spread);
    }
    return items;
  }
  if (ts.isObjectLiteralExpression(node)) {
    const entries: [string, unknown][] = [];
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))) {
        entries.push([property.name.text, evaluate(property.initializer, scope)]);
      } else if (ts.isShorthandPropertyAssignment(property)) {
        entries.push([property.name.text, evaluate(property.name, scope)]);
      }
    }
    return Object.fromEntries(entries);
  }
  if (ts.isPropertyAccessExpression(node)) return member(evaluate(node.expression, scope), node.name.text);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression;
    const [argument] = node.arguments;
    if (argument === undefined || !ts.isIdentifier(expression)) return unreadable;
    const value = evaluate(argument, scope);
    if (expression.text === 'Object' && typeof value === 'object' && value !== null) {
      if (name.text === 'entries') return Object.entries(value);
      if (name.text === 'keys') return Object.keys(value);
      if (name.text === 'values') return Object.values(value);
    }
    if (expression.text === 'JSON' && name.text === 'stringify' && value !== unreadable) return JSON.stringify(value);
  }
  return unreadable;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : unreadable;

const show = (value: unknown): string => {
  if (value === unreadable) return '…';
  return typeof value === 'object' && value !== null ? json(value) : String(value);
};

const json = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (inner === unreadable ? '…' : inner)) ?? '…';

/** The scope with what a loop or a callback binds when it is given `value`. */
function bind(scope: Scope, name: ts.BindingName, value: unknown): Scope {
  if (ts.isIdentifier(name)) return new Map(scope).set(name.text, value);
  let inner = scope;
  for (const [index, element] of name.elements.entries()) {
    if (ts.isOmittedExpression(element)) continue;
    const key = ts.isArrayBindingPattern(name)
      ? String(index)
      : element.propertyName !== undefined && ts.isIdentifier(element.propertyName)
        ? element.propertyName.text
        : ts.isIdentifier(element.name)
          ? element.name.text
          : '';
    inner = bind(inner, element.name, member(value, key));
  }
  return inner;
}

/** Vitest's substitution of `%s` … and `$name` in the title of a table's row. */
function fillTitle(title: string, row: unknown): string {
  const cells = Array.isArray(row) ? [...row] : [row];
  const positional = title.replace(/%([sdifjoO#%])/g, (whole, letter: string) => {
    if (letter === '%') return '%';
    if (letter === '#' || cells.length === 0) return whole;
    const cell: unknown = cells.shift();
    return letter === 'j' || letter === 'o' || letter === 'O' ? json(cell) : show(cell);
  });
  return positional.replace(/\$([A-Za-z_][\w.]*)/g, (whole, path: string) => {
    const value = path.split('.').reduce(member, row);
    return value === unreadable ? whole : show(value);
  });
}

interface Callee {
  readonly root: string;
  readonly modifiers: readonly string[];
  /** The table of `it.each(table)`, one entry per row; `null` without a table. */
  readonly rows: readonly unknown[] | null;
}

/** `it`, `it.only`, `describe.each([...])` …; `null` for any other callee. */
function readCallee(node: ts.Expression, scope: Scope): Callee | null {
  if (ts.isIdentifier(node)) {
    return ['it', 'test', 'describe'].includes(node.text) ? { root: node.text, modifiers: [], rows: null } : null;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const inner = readCallee(node.expression, scope);
    return inner === null ? null : { ...inner, modifiers: [...inner.modifiers, node.name.text] };
  }
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) {
    const inner = readCallee(ts.isCallExpression(node) ? node.expression : node.tag, scope);
    const last = inner?.modifiers.at(-1);
    if (inner === null || !(last === 'each' || last === 'for' || last === 'skipIf' || last === 'runIf')) return null;
    const table = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (last === 'skipIf' || last === 'runIf') return inner;
    const rows = table === undefined ? unreadable : evaluate(table, scope);
    return { ...inner, rows: Array.isArray(rows) ? rows : [unreadable] };
  }
  return null;
}

/**
 * The titles of the tests that a file declares, without running it: those of `it` and `test`, within their groups,
 * spelled out for the rows of literal tables (`it.each`) and the turns of loops over literals. Tests that are skipped
 * or still to be written don't count.
 */
export function readTestTitles(path: string, text: string): TestTitle[] {
  const source = parseSource(path, text);
  const titles: TestTitle[] = [];

  const visitAll = (node: ts.Node, groups: readonly string[], scope: Scope): void => {
    let inner = scope;
    ts.forEachChild(node, (child) => {
      inner = visit(child, groups, inner);
    });
  };

  /** Returns the scope for what follows in the same block. */
  const visit = (node: ts.Node, groups: readonly string[], scope: Scope): Scope => {
    if (ts.isVariableStatement(node) && node.declarationList.flags & ts.NodeFlags.Const) {
      let inner = scope;
      for (const { name, initializer } of node.declarationList.declarations) {
        if (initializer !== undefined) inner = bind(inner, name, evaluate(initializer, inner));
      }
      visitAll(node, groups, scope);
      return inner;
    }
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      const name = node.initializer.declarations[0]?.name;
      const values = evaluate(node.expression, scope);
      for (const value of Array.isArray(values) ? values : [unreadable]) {
        visit(node.statement, groups, name === undefined ? scope : bind(scope, name, value));
      }
      return scope;
    }
    const callee = ts.isCallExpression(node) ? readCallee(node.expression, scope) : null;
    if (!ts.isCallExpression(node) || callee === null || node.arguments[0] === undefined) {
      visitAll(node, groups, scope);
      return scope;
    }
    if (callee.modifiers.some((modifier) => modifier === 'skip' || modifier === 'todo' || modifier === 'fails')) {
      return scope;
    }
    const title = show(evaluate(node.arguments[0], scope));
    const body = node.arguments
      .slice(1)
      .find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
    for (const row of callee.rows ?? [null]) {
      const filled = callee.rows === null ? title : fillTitle(title, row);
      if (callee.root !== 'describe') {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        titles.push({ title: [...groups, filled].join(' '), path, line });
        continue;
      }
      if (body === undefined || !(ts.isArrowFunction(body) || ts.isFunctionExpression(body))) continue;
      let inner = scope;
      const spread = callee.modifiers.includes('each') && Array.isArray(row);
      for (const [index, parameter] of body.parameters.entries()) {
        inner = bind(inner, parameter.name, spread ? member(row, String(index)) : index === 0 ? row : unreadable);
      }
      visit(body.body, [...groups, filled], inner);
    }
    return scope;
  };

  visitAll(source, [], new Map());
  return titles;
}
