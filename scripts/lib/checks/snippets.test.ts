import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileSnippets, findSnippets, matchesOutput, runSnippets, type Snippet, writeSnippets } from './snippets.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const block = (code: string, words = ''): string => `\`\`\`ts${words}\n${code}\n\`\`\`\n`;
const find = (text: string): Snippet[] => findSnippets({ path: 'a.md', text });

function judge(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'dicewright-snippets-'));
  try {
    const snippets = find(text);
    writeSnippets(folder, root, snippets);
    return [...compileSnippets(folder, root, snippets), ...runSnippets(folder, root, snippets)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('findSnippets', () => {
  it('takes the TypeScript blocks alone', () => {
    const text = `# A\n\n${block('a();\nb(); // → 1\n// → 2 3')}\n\`\`\`sh\nnpm test\n\`\`\`\n${block('c();', ' no-run')}`;
    expect(find(text)).toEqual([
      {
        path: 'a.md',
        line: 4,
        code: 'a();\nb(); // → 1\n// → 2 3',
        language: 'ts',
        run: true,
        expected: ['1', '2 3'],
        inherited: 0,
        file: null,
        files: {},
      },
      {
        path: 'a.md',
        line: 13,
        code: 'c();',
        language: 'ts',
        run: false,
        expected: [],
        inherited: 0,
        file: null,
        files: {},
      },
    ]);
  });

  it('goes on where the block before ended', () => {
    const [, second] = find(block('a(); // → 1') + block('b(); // → 2', ' continue'));
    expect(second).toMatchObject({ code: 'a(); // → 1\nb(); // → 2', expected: ['1', '2'], line: 5, inherited: 1 });
  });

  it('writes files piece by piece, which later programs have beside them', () => {
    const [a, b] = ['x/src/a.ts', 'x/src/b.ts'];
    const blocks = [block('a1', ` ${a}`), block('b1', ` no-run ${b}`), block('a2', ` ${a}`), block('c')];
    expect(find(blocks.join(''))).toMatchObject([
      { code: 'a1', file: a, files: { [a]: 'a1' }, inherited: 0, run: true },
      { code: 'b1', file: b, files: { [a]: 'a1', [b]: 'b1' }, inherited: 0, run: false },
      { code: 'a1\n\na2', file: a, files: { [a]: 'a1\n\na2', [b]: 'b1' }, inherited: 2 },
      { code: 'c', file: null, files: { [a]: 'a1\n\na2', [b]: 'b1' }, inherited: 0 },
    ]);
  });

  it('takes the examples of doc comments', () => {
    const text = `/** A. */\nconst a = \`\n${block('no()')}\`;\n/**\n * @example\n * \`\`\`ts\n * if (a)\n *   b();\n * \`\`\`\n */`;
    expect(findSnippets({ path: 'a.ts', text })).toMatchObject([{ line: 10, code: 'if (a)\n  b();' }]);
  });

  it.each([
    ['an unknown word', block('a();', ' norun'), /what is `ts norun`/],
    ['an open block', '```ts\na();\n', /not closed/],
    ['a block that continues nothing', block('a();', ' continue'), /continues nothing/],
  ])('refuses %s', (_, text, says) => {
    expect(() => find(text)).toThrow(says);
  });
});

describe('matchesOutput', () => {
  it.each<[expected: string[], actual: string[], matches: boolean]>([
    [[], [], true],
    [['a'], ['a'], true],
    [['a'], ['b'], false],
    [['a'], ['a', 'b'], false],
    [['a', 'b'], ['a'], false],
    [['a', '…'], ['a', 'b', 'c'], true],
    [['a', '…'], ['a'], true],
    [['…', 'c'], ['a', 'b', 'c'], true],
    [['…', 'c'], ['a', 'b'], false],
  ])('%j against %j', (expected, actual, matches) => {
    expect(matchesOutput(expected, actual)).toBe(matches);
  });
});

it('compiles and runs snippets, and tells where one fails', () => {
  const sound = block("const a: number = await Promise.resolve(1);\nconsole.log('a is', a); // → a is 1");
  const typo = block('const b: string = 1;', ' no-run');
  const lie = block("console.log('x'); // → y");
  const crash = block("\nthrow new TypeError('oh');");
  const later = block('console.log(a); // → a is 1\n// → 1', ' continue');
  const laterTypo = block('const c: number = a;\nconst d: string = a;', ' continue no-run');
  const columns = 'examples/games/cant-stop/src/columns.ts';
  const file = block('export const lengthOf = (column: number): number => column;', ` ${columns}`);
  const beside = block("import { lengthOf } from './columns.js';\nconsole.log(lengthOf(7)); // → 13");
  const fileTypo = block("export const topOf: number = '';", ` no-run ${columns}`);
  const problems = judge([sound, later, laterTypo, typo, lie, crash, file, beside, fileTypo].join(''));
  expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
    expect.stringMatching(/^a\.md:11: Type 'number' is not assignable to type 'string'/),
    expect.stringMatching(/^a\.md:14: Type 'number' is not assignable to type 'string'/),
    expect.stringMatching(/^a\.md:31: Type 'string' is not assignable to type 'number'/),
    'a.md:6: promises',
    'a.md:17: promises',
    expect.stringMatching(/^a\.md:20: TypeError: oh/),
    'a.md:27: promises',
  ]);
});
