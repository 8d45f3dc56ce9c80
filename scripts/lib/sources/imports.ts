import ts from 'typescript';

/** One mention of another module. */
export interface Import {
  /** `null`: a dynamic import of something that is no string literal. */
  readonly specifier: string | null;
  /** `type` imports vanish when compiled, `lazy` ones are loaded when reached, `eager` ones with the module. */
  readonly kind: 'eager' | 'type' | 'lazy';
  /** Whether the module is imported as `* as name`. */
  readonly namespace: boolean;
  /** From 1. */
  readonly line: number;
}

const literal = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;

function toImport(node: ts.Node): Omit<Import, 'line'> | null {
  if (ts.isImportDeclaration(node)) {
    const clause = node.importClause;
    const named = clause?.namedBindings;
    const onlyTypes =
      clause !== undefined &&
      (clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
        (clause.name === undefined &&
          named !== undefined &&
          ts.isNamedImports(named) &&
          named.elements.length > 0 &&
          named.elements.every((element) => element.isTypeOnly)));
    return {
      specifier: literal(node.moduleSpecifier),
      kind: onlyTypes ? 'type' : 'eager',
      namespace: clause?.name === undefined && named !== undefined && ts.isNamespaceImport(named),
    };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
    return { specifier: literal(node.moduleSpecifier), kind: node.isTypeOnly ? 'type' : 'eager', namespace: false };
  }
  if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference)) {
    return { specifier: literal(node.moduleReference.expression), kind: 'eager', namespace: false };
  }
  if (ts.isImportTypeNode(node)) {
    const argument = node.argument;
    return {
      specifier: ts.isLiteralTypeNode(argument) ? literal(argument.literal) : null,
      kind: 'type',
      namespace: false,
    };
  }
  if (ts.isCallExpression(node)) {
    if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      return { specifier: literal(node.arguments[0]), kind: 'lazy', namespace: false };
    }
    if (ts.isIdentifier(node.expression) && node.expression.text === 'require') {
      return { specifier: literal(node.arguments[0]), kind: 'eager', namespace: false };
    }
  }
  return null;
}

/** Every import, re-export, dynamic import, `require` and import type of a module, in order. */
export function readImports(source: ts.SourceFile): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const found = toImport(node);
    if (found !== null) {
      imports.push({ ...found, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return imports;
}
