import { describe, expect, it } from 'vitest';
import { declarationMap } from './declarations.js';
import { withEdits } from './edits.js';
import { withoutComments, withShortDocs } from './javascript.js';
import { packageFolder } from './vendor.js';

describe('withEdits', () => {
  it('replaces pieces in any order', () => {
    const edits = [
      { start: 4, end: 5, text: 'E' },
      { start: 0, end: 2, text: '' },
    ];
    expect(withEdits('abcdef', edits)).toBe('cdEf');
  });

  it('refuses pieces that overlap', () => {
    const edits = [
      { start: 0, end: 3, text: '' },
      { start: 2, end: 4, text: '' },
    ];
    expect(() => withEdits('abcdef', edits)).toThrow('overlap');
  });
});

it.each([
  ['node_modules/immer/dist/immer.mjs', 'node_modules/immer'],
  ['../deep/node_modules/@scope/name/sub.js', '../deep/node_modules/@scope/name'],
  ['node_modules/a/node_modules/b/c.js', 'node_modules/a/node_modules/b'],
  ['src/vendor/immer.ts', undefined],
])('knows the package of a file: %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

describe('declarationMap', () => {
  it('leads functions, constants, classes and their members to their code', () => {
    const declaration = `export interface A {}
export declare function f(): void;
export declare const c: 1;
export declare class D { m(): void; }
`;
    const code = `export const c = 1;
export function f() { }
export class D { m() { } }
`;
    const map = JSON.parse(declarationMap('kernel/a', declaration, code) ?? '{}');
    expect(map).toMatchObject({ version: 3, file: 'a.d.ts', sources: ['a.js'] });
    // A line for each declaration: nothing for the interface, three segments a name elsewhere.
    const lines = (map.mappings as string).split(';');
    expect(lines.map((line) => line.split(',').filter((segment) => segment !== '').length)).toEqual([0, 3, 3, 6]);
  });

  it('is not there where nothing runs', () => {
    expect(declarationMap('kernel/a', 'export interface A {}\n', 'export {};\n')).toBeUndefined();
  });
});

it('withoutComments leaves code, and what is said to bundlers', () => {
  const text = "// why\n/** A. */\nexport const a = /* @__PURE__ */ b('// “c”'); // so\n";
  expect(withoutComments(text)).toBe('const a = /* @__PURE__ */ b("// “c”");\nexport {\n  a\n};\n');
});

it('withoutComments leaves none of members, and text that looks like one', () => {
  const text =
    'export class A {\n  /** B.\n   *\n   * More. */\n  b = `\n/** c */\n`;\n}\nexport const d = {\n  /** E. */\n  e: 1\n};\n';
  const code = 'class A {\n  b = `\n/** c */\n`;\n}\nconst d = {\n  e: 1\n};\nexport {\n  A,\n  d\n};\n';
  expect(withoutComments(text)).toBe(code);
});

describe('withShortDocs', () => {
  it('leaves the first paragraph of what the declarations say of what is exported', () => {
    const long = '/**\n * A\n * is.\n *\n * @example a\n */\n';
    const javascript = `${long}export const a = 1;\n${long}const b = 2;\n/** C. */\nexport const c = '/** A. */'; // why\n`;
    const short = `/**\n * A\n * is.\n */\nexport const a = 1;\n${long}const b = 2;\n/** C. */\nexport const c = '/** A. */'; // why\n`;
    expect(withShortDocs('a.js', javascript, `${long}export declare const a = 1;`)).toBe(short);
    expect(withShortDocs('a.js', javascript, 'export declare const a = 1;')).toBe(javascript);
  });
});
