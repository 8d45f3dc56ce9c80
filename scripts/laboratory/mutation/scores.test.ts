import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { percent, readScores, type Score, scoresPage } from './scores.js';
import { findTargets } from './targets.js';

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
  });

  it('has shares that are never rounded up', () => {
    expect(percent(score({}))).toBe('83.7');
    expect(percent(score({ killed: 8999, timedOut: 0, survived: 1001, uncovered: 0 }))).toBe('89.9');
    expect(percent(score({ killed: 0, timedOut: 0, survived: 0, uncovered: 0 }))).toBe('–');
  });
});

describe('targets', () => {
  const targets = findTargets(root);

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

describe('docs/maintainers/mutation-scores.md', () => {
  const scores = readScores(readFileSync(join(root, 'docs/maintainers/mutation-scores.md'), 'utf8'));

  it('has a row for every game, and for what games share, and for nothing else', () => {
    expect([...scores.keys()]).toEqual(findTargets(root).map(({ name }) => name));
  });

  it.each([...scores.values()].map((one) => [one.name, one] as const))('%s: tests see 90 %% at least', (_, score) => {
    const { killed, timedOut, survived, uncovered } = score;
    const seen = killed + timedOut;
    expect(seen).toBeGreaterThan(0);
    expect(seen / (seen + survived + uncovered)).toBeGreaterThanOrEqual(0.9);
  });
});
