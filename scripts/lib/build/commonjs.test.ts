import { describe, expect, it } from 'vitest';
import { toCommonJs } from './commonjs.js';

/** The body of the CommonJS form, without what stands at both ends of each. */
const bodyOf = (text: string, path = 'kernel/a.js', chosen = {}): string =>
  toCommonJs(path, text, chosen)
    .replace(/^'use strict'; /, '')
    .replace(/Object\.defineProperty\(module\.exports, '__esModule', \{ value: true \}\);\n$/, '');

/** Runs a CommonJS module and returns what it exports. */
function run(text: string, modules: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const load = (name: string): unknown => {
    if (!(name in modules)) throw new Error(`no module ${name}`);
    return modules[name];
  };
  new Function('require', 'module', 'exports', '__dirname', text)(load, module, module.exports, '/dist/cjs/kernel');
  return module.exports;
}

describe('toCommonJs', () => {
  it.each([
    ['names', "import { a, b as c } from './b.js';", "const { a, b: c } = require('./b.js');"],
    ['a namespace', "import * as z from 'zod/mini';", "const z = require('zod/mini');"],
    ['nothing', "import './b.js';", "require('./b.js');"],
  ])('imports %s', (_, text, expected) => {
    expect(bodyOf(text)).toBe(`${expected}\nmodule.exports = {  };\n`);
  });

  it('exports what is declared, named, renamed and passed on', () => {
    const text = `export const [a, { b }] = [1, { b: 2 }];
export async function c() { return 3; }
export class D {}
const e = 5;
export { e as f };
export { g as h } from './b.js';
export * from './c.js';
export {};
`;
    const exported = run(toCommonJs('kernel/a.js', text), { './b.js': { g: 7 }, './c.js': { i: 9 } });
    expect(exported).toMatchObject({ a: 1, b: 2, f: 5, h: 7, i: 9, __esModule: true });
    expect(Object.keys(exported)).toEqual(['i', 'a', 'b', 'c', 'D', 'f', 'h']);
  });

  it('prefers its own names to those that it passes on with all others', () => {
    const text = "export { a } from './b.js';\nexport * from './c.js';\nexport const d = 1;";
    const exported = run(toCommonJs('kernel/a.js', text), { './b.js': { a: 2 }, './c.js': { a: 3, d: 3, e: 3 } });
    expect(exported).toEqual({ a: 2, d: 1, e: 3 });
  });

  it('leaves the line that says what is to run it where it is', () => {
    const lines = toCommonJs('cli/main.js', '#!/usr/bin/env node\nconst a = 1;\n').split('\n');
    expect(lines.slice(0, 2)).toEqual(['#!/usr/bin/env node', "'use strict'; const a = 1;"]);
  });

  it('keeps every line where it is, with its comments', () => {
    const text = "// why\nimport { a } from './b.js';\n\n/** What. */\nexport const c = a; // so\n";
    const lines = toCommonJs('kernel/a.js', text).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      "'use strict'; // why",
      "const { a } = require('./b.js');",
      '',
      '/** What. */',
      'const c = a; // so',
    ]);
  });

  it('loads by require what the package loads later, and leaves alone what others bring', async () => {
    const text = `export const later = () => import('./b.js');
export const chosen = () => import('#platform');
export const other = (url) => import(url);
export const tool = () => import('pool');`;
    const common = toCommonJs('kernel/a.js', text, { '#platform': 'platform/node.js' });
    expect(common).toContain('other = (url) => import(url);');
    expect(common).toContain("tool = () => import('pool');");
    const { later, chosen } = run(common, { './b.js': 'b', '../platform/node.js': 'node' }) as Record<
      string,
      () => Promise<unknown>
    >;
    expect([await later?.(), await chosen?.()]).toEqual(['b', 'node']);
    expect(() => bodyOf("import('#other')")).toThrow('#other');
  });

  it('gives the URL of the ES module', () => {
    const common = toCommonJs('platform/node.js', 'export const here = import.meta.url;');
    expect(common).toContain("require('node:path').join(__dirname, '../../platform/node.js')");
  });

  it.each([
    ['a default import', "import a from './a.js';"],
    ['a default export', 'export default 1;'],
    ['a default export', 'export default function a() {}'],
    ['an exported variable that can change', 'export let a = 1;'],
    ['an exported namespace', "export * as a from './a.js';"],
    ['import.meta', 'export const a = import.meta;'],
  ])('refuses %s', (what, text) => {
    expect(() => bodyOf(`\n${text}`)).toThrow(`kernel/a.js:2: ${what} has no CommonJS form here`);
  });
});
