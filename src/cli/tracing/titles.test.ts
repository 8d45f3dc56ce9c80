import { describe, expect, it } from 'vitest';
import { readTestTitles } from './titles.js';

const titles = (text: string): string[] => readTestTitles('a.test.ts', text).map(({ title }) => title);

describe('readTestTitles', () => {
  it.each<[what: string, text: string, expected: string[]]>([
    ['it and test', "it('A-1 x', f); test('A-2 y', f);", ['A-1 x', 'A-2 y']],
    ['groups', "describe('A-1', () => { describe('b', () => { it('c', f); }); });", ['A-1 b c']],
    ['a group without tests', "describe('A-1', () => {});", []],
    [
      'skipped and unwritten tests',
      "it.skip('A-1', f); it.todo('A-2'); describe.skip('A-3', () => { it('b', f); });",
      [],
    ],
    ['only, concurrent', "it.only('A-1', f); it.concurrent('A-2', f);", ['A-1', 'A-2']],
    ['a table of values', "it.each([true, false])('[a=%s]', f);", ['[a=true]', '[a=false]']],
    ['a table of rows', "it.each([['A-1', 2], ['A-2', -3]])('%s is %d', f);", ['A-1 is 2', 'A-2 is -3']],
    ['a table of objects', "it.each([{ id: 'A-1', b: { c: 2 } }])('$id $b.c', f);", ['A-1 2']],
    ['a typed table', "it.each<[string]>([['A-1']] as const)('%s', f);", ['A-1']],
    ['a table that is a constant', "const all = ['A-1', 'A-2'] as const; it.each(all)('%s', f);", ['A-1', 'A-2']],
    ['a table of entries', "const all = { a: 1 }; it.each(Object.entries(all))('%s %s', f);", ['a 1']],
    ['it.for', "it.for([[1, 2]])('A-1 %i %i', f);", ['A-1 1 2']],
    ['a loop', 'for (const a of [1, 2]) it(`A-1 [a=${a}]`, f);', ['A-1 [a=1]', 'A-1 [a=2]']],
    [
      'a loop with a pattern',
      "for (const { id, b: [c] } of [{ id: 'A-1', b: [2] }]) { it(`${id} ${c}`, f); }",
      ['A-1 2'],
    ],
    ['groups of a table', "describe.each([[1, 'x']])('A-%i', (a, b) => { it(`${a} ${b}`, f); });", ['A-1 1 x']],
    ['concatenation', "it('A-1 ' + 'b', f);", ['A-1 b']],
    ['skipIf', "it.skipIf(x)('A-1', f);", ['A-1']],
    ['a table nobody can read', "it.each(rows())('A-1 %s', f);", ['A-1 …']],
    ['a title nobody can read', 'it(title(), f);', ['…']],
    ['no tests', "submit('A-1'); // it('A-2')", []],
  ])('reads %s', (_, text, expected) => {
    expect(titles(text)).toEqual(expected);
  });

  it('tells the line', () => {
    expect(readTestTitles('a.test.ts', "\n\nit('x', f);")).toEqual([{ title: 'x', path: 'a.test.ts', line: 3 }]);
  });
});
