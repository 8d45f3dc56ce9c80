import { describe, expect, it } from 'vitest';
import { normalValue, parseRulesPage } from './rules-page.js';
import { formatTrace, readOptionValues, type TraceReport, trace } from './trace.js';

const page = `# Red

A game of red dice.

2 players · about 5 minutes · luck

### RED-1 Roll

Two dice are rolled.

Source: Book.

### RED-2 Score

They are scored.

Source: Book.
Ruling: Nothing said.
Option: \`twice\` (default \`false\`): scores twice.
Option: \`mode\` (default \`'plain'\`): another mode.

## Not rules

- The box is red.
`;

const sound: Readonly<Record<string, string>> = {
  'src/games/red/red.rules.md': page,
  'src/games/red/red.ts': "// SHA-256\nillegal('RED-1', 'no'); illegal('RED-2', 'no');",
  'src/games/red/red.test.ts': [
    "it('RED-1 rolls', f);",
    "it.each([true, false])('RED-2 [twice=%s] scores', f);",
    "for (const mode of ['plain', 'fancy']) it(`RED-2 [mode=${mode}] scores`, f);",
  ].join('\n'),
  'docs/guide.md': 'See RED-2.',
};
const options = { twice: false, mode: 'plain' };

const run = (
  changes: Readonly<Record<string, string>> = {},
  defaults: Record<string, unknown> | null = options,
): TraceReport =>
  trace({
    games: [{ id: 'red', folder: 'src/games/red', rulesPage: 'src/games/red/red.rules.md', options: defaults }],
    files: Object.entries({ ...sound, ...changes }).map(([path, text]) => ({ path, text })),
  });

describe('trace', () => {
  it('passes a sound project and says where each clause is', () => {
    const report = run();
    expect(report.problems).toEqual([]);
    expect(report.clauses).toEqual([
      { id: 'RED-1', title: 'Roll', code: ['src/games/red/red.ts:2'], tests: ['src/games/red/red.test.ts:1'] },
      {
        id: 'RED-2',
        title: 'Score',
        code: ['src/games/red/red.ts:2'],
        tests: ['src/games/red/red.test.ts:2', 'src/games/red/red.test.ts:3'],
      },
    ]);
    expect(report.options).toEqual([
      { game: 'red', name: 'twice', clause: 'RED-2', values: ['false', 'true'] },
      { game: 'red', name: 'mode', clause: 'RED-2', values: ['"fancy"', '"plain"'] },
    ]);
    expect(formatTrace(report)).toContain('2 clauses, 0 without a test, 0 that no code cites; 2 options');
  });

  it('fails when it has seen nothing', () => {
    expect(trace({ games: [], files: [] }).problems).toEqual(['no clause seen']);
  });

  const tests = sound['src/games/red/red.test.ts'] ?? '';
  it.each<[what: string, path: string, text: string, says: string]>([
    ['a clause without a test', 'src/games/red/red.test.ts', tests.replace('RED-1', ''), 'no test names RED-1'],
    [
      'a skipped test',
      'src/games/red/red.test.ts',
      tests.replace("it('RED-1", "it.skip('RED-1"),
      'no test names RED-1',
    ],
    [
      'a clause in a comment of a test only',
      'src/games/red/red.test.ts',
      tests.replace("it('RED-1", "// it('RED-1"),
      'RED-1',
    ],
    ['an id that code invents', 'src/games/red/a.ts', "illegal('RED-3', '')", 'src/games/red/a.ts:1: RED-3 does not'],
    ['an id that shared code invents', 'src/kernel/a.ts', `// RED-${3}0`, `RED-${3}0 does not exist`],
    ['an id that a test invents', 'test/a.test.ts', "it('RED-3 a', f)", 'RED-3 does not exist'],
    ['an id that a guide invents', 'docs/guide.md', 'RED-3', 'docs/guide.md:1: RED-3 does not exist'],
    ['a misspelt prefix', 'src/games/red/a.ts', "illegal('RDE-1', '')", 'no rules page has RDE-1'],
    [
      'one value only',
      'src/games/red/red.test.ts',
      tests.replace('[true, false]', '[true, true]'),
      'two values of twice',
    ],
    [
      'values nobody can read',
      'src/games/red/red.test.ts',
      tests.replace('[true, false]', 'all()'),
      'two values of twice',
    ],
    [
      'the same value spelt twice',
      'src/games/red/red.test.ts',
      tests.replace("'fancy'", `"'plain'"`),
      'two values of mode',
    ],
    ['an option that a test invents', 'src/games/red/a.test.ts', "it('RED-1 [thrice=1]', f)", 'has no option thrice'],
    [
      'another default',
      'src/games/red/red.rules.md',
      page.replace('`false`', '`true`'),
      'the default of twice is false',
    ],
    ['an option the game lacks', 'src/games/red/red.rules.md', page.replace('`twice`', '`thrice`'), 'no option thrice'],
    [
      'an option the page lacks',
      'src/games/red/red.rules.md',
      page.replace(/Option: `mode`.*\n/, ''),
      "game's option mode",
    ],
    [
      'a malformed option',
      'src/games/red/red.rules.md',
      page.replace('(default `false`)', ''),
      'an option is written as',
    ],
    [
      'a doubled option',
      'src/games/red/red.rules.md',
      page.replace('`mode`', '`twice`'),
      'twice stands under RED-2 already',
    ],
    [
      'a gap in the numbers',
      'src/games/red/red.rules.md',
      page.replace('### RED-2', '### RED-3'),
      'RED-3 stands where RED-2',
    ],
    [
      'a doubled number',
      'src/games/red/red.rules.md',
      page.replace('### RED-2', '### RED-1'),
      'RED-1 stands where RED-2',
    ],
    [
      'another prefix',
      'src/games/red/red.rules.md',
      page.replace('### RED-2', '### BLU-2'),
      'BLU-2 stands where RED-2',
    ],
    [
      'a heading that is no clause',
      'src/games/red/red.rules.md',
      page.replace('### RED-2', '### Red 2'),
      'third level',
    ],
    [
      'a clause without a source',
      'src/games/red/red.rules.md',
      page.replace('Source: Book.', ''),
      'RED-1 has no Source',
    ],
    [
      'a clause without words',
      'src/games/red/red.rules.md',
      page.replace('Two dice are rolled.', ''),
      'RED-1 says nothing',
    ],
    ['no list of what is no rule', 'src/games/red/red.rules.md', page.replace('## Not rules', ''), '"Not rules"'],
    ['an empty page', 'src/games/red/red.rules.md', '', 'no clause found'],
  ])('catches %s', (_, path, text, says) => {
    const { problems } = run({ [path]: text });
    expect(problems.filter((problem) => problem.includes(says))).not.toEqual([]);
  });

  it('catches a game that does not exist', () => {
    expect(run({}, null).problems).toEqual([expect.stringContaining('no game to compare')]);
  });

  it('catches a missing page', () => {
    const games = [{ id: 'red', folder: 'src/games/red', rulesPage: 'src/games/red/red.rules.md', options: {} }];
    expect(trace({ games, files: [] }).problems).toContain('src/games/red/red.rules.md:1: no rules page');
  });

  it('catches two games with one prefix', () => {
    const games = ['red', 'pink'].map((id) => ({
      id,
      folder: `src/games/${id}`,
      rulesPage: `src/games/${id}/${id}.rules.md`,
      options,
    }));
    const files = games.map(({ rulesPage }) => ({ path: rulesPage, text: page }));
    expect(trace({ games, files }).problems.join()).toContain('RED is the prefix of');
  });
});

describe('parseRulesPage', () => {
  it('reads clauses and options', () => {
    const { prefix, clauses, options: found, problems } = parseRulesPage('red.rules.md', page);
    expect({ prefix, problems }).toEqual({ prefix: 'RED', problems: [] });
    expect(clauses.map(({ id, title }) => `${id} ${title}`)).toEqual(['RED-1 Roll', 'RED-2 Score']);
    expect(found.map(({ name, defaultText }) => `${name} ${defaultText}`)).toEqual(['twice false', "mode 'plain'"]);
  });
});

describe('readOptionValues', () => {
  it('reads several, with brackets inside', () => {
    expect(readOptionValues('A-1 [a=1] [b=[0, [1]]] [c=x y] [d] [e=[1]')).toEqual([
      { name: 'a', value: '1' },
      { name: 'b', value: '[0, [1]]' },
      { name: 'c', value: 'x y' },
    ]);
  });
});

describe('normalValue', () => {
  it.each([
    ["'a'", 'a'],
    ['"a"', 'a'],
    ['[0,4]', '[0, 4]'],
    ["['a']", '["a"]'],
    ['0', '0.0'],
  ])('%s is %s', (a, b) => {
    expect(normalValue(a)).toBe(normalValue(b));
  });
});
