import { describe, expect, it } from 'vitest';
import { declarationMap } from './declarations.js';
import { withEdits } from './edits.js';
import { renameImports } from './javascript.js';
import { vendoredPackage, vendorFile } from './vendor.js';

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

it('renames imports and re-exports, as seen from the module', () => {
  const text = "import { a } from 'immer';\nexport { b } from 'immer';\nimport './c.js';\n";
  const renamed = renameImports('kernel/a.js', text, (name) => (name === 'immer' ? 'vendor/immer.js' : undefined));
  expect(renamed).toBe(
    "import { a } from '../vendor/immer.js';\nexport { b } from '../vendor/immer.js';\nimport './c.js';\n",
  );
});

it('knows the packages that become part of this one, and in which form', () => {
  expect(vendoredPackage('immer', 'esm')).toBe('immer');
  expect(vendoredPackage('@noble/hashes/sha2.js', 'cjs')).toBe('@noble/hashes');
  expect(vendoredPackage('@noble/hashes/sha2.js', 'esm')).toBeUndefined();
  expect(vendoredPackage('immerse', 'cjs')).toBeUndefined();
  expect(vendorFile('@noble/hashes')).toBe('vendor/noble-hashes.js');
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
