import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findParts, notMutated } from './infrastructure.js';
import { percent, readScores, readUnmeasured, type Score, scoresPage } from './scores.js';
import { rangesOf, readSurvivors, survivorLine, survivorsPage } from './survivors.js';
import { findGameTargets, findTargets, measuredText } from './targets.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const score = (change: Partial<Score>): Score => ({
  name: 'kiriki',
  killed: 290,
  timedOut: 3,
  survived: 38,
  uncovered: 19,
  ignored: 4,
  fingerprint: 'b78cf484',
  ...change,
});

describe('the page of mutation scores', () => {
  it('is read as it was written', () => {
    const scores = [score({}), score({ name: 'skill (shared)', killed: 0 })];
    expect([...readScores(scoresPage(scores)).values()]).toEqual(scores);
    expect(readUnmeasured(scoresPage(scores))).toEqual([]);
    const page = scoresPage(scores, ['match/core', 'choosing']);
    expect([[...readScores(page).values()], readUnmeasured(page)]).toEqual([scores, ['match/core', 'choosing']]);
  });

  it('has shares that are never rounded up', () => {
    expect(percent(score({}))).toBe('83.7');
    expect(percent(score({ killed: 8999, timedOut: 0, survived: 1001, uncovered: 0 }))).toBe('89.9');
    expect(percent(score({ killed: 0, timedOut: 0, survived: 0, uncovered: 0 }))).toBe('–');
  });
});

describe('the page of survivors', () => {
  const source = "const a = 1;\nconst least = (of: number) =>\n  of < 2 ||\n  of > 9;\nconst name = 'a';\n";
  const mutant = (from: [number, number], to: [number, number], more: object) => ({
    fileName: 'src/kernel/a.ts',
    location: { start: { line: from[0], column: from[1] }, end: { line: to[0], column: to[1] } },
    mutatorName: 'EqualityOperator',
    status: 'Survived',
    ...more,
  });
  const lines = [
    survivorLine(mutant([3, 3], [3, 9], { replacement: 'of <= 2' }), source),
    survivorLine(mutant([3, 3], [4, 9], { replacement: 'true', status: 'NoCoverage' }), source),
    survivorLine(mutant([5, 14], [5, 17], { replacement: '""', mutatorName: 'StringLiteral' }), source),
  ];

  it('says where, what kind, and what became of what', () => {
    expect(lines).toEqual([
      'src/kernel/a.ts:3 EqualityOperator: of < 2 → of <= 2',
      'src/kernel/a.ts:3 EqualityOperator: of < 2 || of > 9 → true (not run)',
      'src/kernel/a.ts:5 StringLiteral: \'a\' → ""',
    ]);
    const long = survivorLine(mutant([1, 1], [1, 201], { replacement: '`' }), 'x'.repeat(200));
    expect(long).toBe(`src/kernel/a.ts:1 EqualityOperator: ${'x'.repeat(69)}… → \``);
  });

  it('comes of those that are tried again, at lines from 1 and columns from 0', () => {
    const mutants = [
      mutant([3, 3], [3, 9], {}),
      mutant([3, 3], [4, 9], { status: 'NoCoverage' }),
      mutant([5, 14], [5, 17], { status: 'Killed' }),
      mutant([5, 14], [5, 17], { status: 'Timeout' }),
    ];
    expect(rangesOf({ files: { 'src/a.ts': { mutants: mutants.slice(2) }, 'src/b.ts': { mutants } } })).toEqual([
      'src/b.ts:3:2-3:8',
      'src/b.ts:3:2-4:8',
    ]);
  });

  it('is read as it was written', () => {
    const survivors = [
      { name: 'kernel/dice', fingerprint: 'b78cf484', lines },
      { name: 'choosing', fingerprint: '00cf4840', lines: [] },
      { name: 'match/core', fingerprint: '00cf4841', lines: lines.slice(1) },
    ];
    expect([...readSurvivors(survivorsPage(survivors)).values()]).toEqual(survivors);
    expect([...readSurvivors('').values()]).toEqual([]);
  });
});

describe('targets', () => {
  const targets = findGameTargets(root);

  it('are all games, with rules and tests', () => {
    const games = targets.filter(({ name }) => !name.includes('('));
    expect(games).toHaveLength(60);
    for (const { name, sources, tests } of games) {
      expect(sources.some((file) => file.endsWith(`/${name}.ts`))).toBe(true);
      expect(tests.length).toBeGreaterThan(0);
    }
  });

  const sources = targets.flatMap((target) => target.sources);

  it('hold rules alone', () => {
    expect(sources.filter((file) => /index|picture|invariants|analysis|heuristic|test/.test(file))).toEqual([]);
  });

  it('hold every file of rules once, what games share included', () => {
    const noRules = /\.test|index|picture|invariants|analysis|heuristic|generated/;
    const files = readdirSync(join(root, 'src/games'), { recursive: true, encoding: 'utf8' })
      .map((file) => `src/games/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && !noRules.test(file));
    expect(files).toContain('src/games/das-spiel/kit/jumping.ts');
    expect(files).toContain('src/games/das-spiel/board/moves.ts');
    expect([...sources].sort()).toEqual(files.sort());
  });
});

describe('what a score depends on', () => {
  const text = '/** A. */\nexport const a = b; // so\n';

  it('is the code, whatever comments say', () => {
    expect(measuredText('a.ts', text)).toBe(measuredText('a.ts', '// B.\nexport const a = b;\n'));
    expect(measuredText('a.ts', text)).not.toBe(measuredText('a.ts', text.replace('= b', '= c')));
  });

  it('is what Stryker is asked to leave alone, whatever the reason', () => {
    const asked = (what: string): string => measuredText('a.ts', `// Stryker disable ${what}\n${text}`);
    expect(asked('next-line all: why')).toBe(asked('next-line all: because'));
    expect(asked('next-line all: why')).not.toBe(asked('all: why'));
    expect(asked('all: why')).not.toBe(measuredText('a.ts', text));
  });
});

describe('targets below the games', () => {
  const targets = findParts(root);
  const folders = ['kernel', 'record', 'match', 'choosing', 'host', 'adapters/postgres', 'adapters/pg-boss'];
  const noSources = /\.test\.ts$|\.test-d\.ts$|\/index\.ts$/;

  it('hold every file once, but for those that only other processes can judge', () => {
    const files = folders.flatMap((folder) =>
      readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
        .map((file) => `src/${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => file.endsWith('.ts') && !noSources.test(file)),
    );
    expect(files).toContain('src/record/notation/lines.ts');
    const held = [...targets.flatMap(({ sources }) => sources), ...Object.keys(notMutated)];
    expect(held.sort()).toEqual(files.sort());
  });

  it.each(targets.map((target) => [target.name, target] as const))(
    '%s: has sources, and tests that are there',
    (_, target) => {
      expect([target.sources.length > 0, target.tests.length > 0]).toEqual([true, true]);
      for (const file of target.tests) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    },
  );

  it('name other tests for what they leave out', () => {
    for (const why of Object.values(notMutated)) {
      const [file = ''] = /test\/\S+\.test\.ts/.exec(why) ?? [];
      expect([why, existsSync(join(root, file))]).toEqual([why, true]);
    }
  });
});

describe('docs/maintainers/mutation-scores.md', () => {
  const page = readFileSync(join(root, 'docs/maintainers/mutation-scores.md'), 'utf8');
  const scores = readScores(page);

  it('has a row for every game, and for what games share', () => {
    const games = findGameTargets(root).map(({ name }) => name);
    expect([...scores.keys()].slice(0, games.length)).toEqual(games);
  });

  it('has a row for every other target, or says that it is not measured', () => {
    const unmeasured = new Set(readUnmeasured(page));
    const names = findTargets(root).map(({ name }) => name);
    expect([...scores.keys()]).toEqual(names.filter((name) => !unmeasured.has(name)));
    expect([...unmeasured]).toEqual(names.filter((name) => !scores.has(name)));
  });

  it.each([...scores.values()].map((one) => [one.name, one] as const))('%s: tests see 90 %% at least', (_, score) => {
    const { killed, timedOut, survived, uncovered } = score;
    const seen = killed + timedOut;
    expect(seen).toBeGreaterThan(0);
    expect(seen / (seen + survived + uncovered)).toBeGreaterThanOrEqual(0.9);
  });
});

describe('docs/maintainers/mutation-survivors.md', () => {
  const pageOf = (name: string): string => readFileSync(join(root, 'docs/maintainers', name), 'utf8');
  const scores = readScores(pageOf('mutation-scores.md'));
  const listed = readSurvivors(pageOf('mutation-survivors.md'));

  it('lists, for targets below the games, as many as their rows tell of', () => {
    const counted = findParts(root).flatMap(({ name }) => {
      const { fingerprint, survived, uncovered } = scores.get(name) ?? score({});
      return listed.has(name) ? [[name, fingerprint, survived + uncovered]] : [];
    });
    expect([...listed.values()].map(({ name, fingerprint, lines }) => [name, fingerprint, lines.length])).toEqual(
      counted,
    );
  });
});
