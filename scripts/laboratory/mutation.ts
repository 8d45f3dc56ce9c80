// `npm run mutation -- TARGET …`: breaks the rules of games (by id, or all of a family) one at a time and runs the tests of
// their own folders, or breaks what lies below the games (`record/lines`, or all of `record`) and runs the tests that are named
// for it; prints what no test sees, writes the scores to docs/maintainers/mutation-scores.md, and what no test saw below the
// games to docs/maintainers/mutation-survivors.md. `--changed` lists the targets that have changed since they were measured.
// While tests are written: `--budget 300` asks only quick tests of each mutant, and `--again` tries nothing but what no test saw
// the last time, where sources have not moved since. Neither writes a score.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { findParts } from './mutation/infrastructure.js';
import { percent, readScores, type Score, scoresPage } from './mutation/scores.js';
import {
  isUnseen,
  rangesOf,
  readSurvivors,
  type Survivors,
  survivorLine,
  survivorsPage,
} from './mutation/survivors.js';
import { findTargets, fingerprint, type Target } from './mutation/targets.js';
import { type InProcessOptions, pluginFile } from './mutation/test-runner.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    again: { type: 'boolean' },
    budget: { type: 'string' },
    workers: { type: 'string', default: '2' },
  },
});
const targets = findTargets(root);
const below = findParts(root).map(({ name }) => name);
const pages = {
  scores: join(root, 'docs/maintainers/mutation-scores.md'),
  survivors: join(root, 'docs/maintainers/mutation-survivors.md'),
};
const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const known = (): Map<string, Score> => readScores(textOf(pages.scores));

async function measure(target: Target): Promise<{ readonly score: Score; readonly survivors: Survivors }> {
  // Taken first: Stryker runs a copy, and what is edited meanwhile has not been measured.
  const measured = fingerprint(root, target);
  const sources = new Map(target.sources.map((file) => [file, textOf(join(root, file))]));
  const budget = values.budget === undefined ? target.budget : Number(values.budget);
  const report = `reports/mutation/${target.name.replaceAll('/', '-')}.json`;
  const memory = mkdtempSync(join(tmpdir(), 'dicewright-mutation-'));
  const options: InProcessOptions & Record<string, unknown> = {
    testRunner: 'in-process',
    plugins: [pluginFile],
    ignorers: target.sources.some((file) => file.startsWith('src/games/')) ? ['declarations'] : [],
    testRunnerNodeArgs: ['--import', 'tsx', '--max-semi-space-size=32'],
    inProcess: {
      sources: target.sources,
      tests: target.tests,
      memory,
      // What has nothing to do for several times as long waits for what never comes.
      ...(budget !== undefined && { budget, patience: 4 * budget }),
    },
    mutate: values.again ? rangesOf(JSON.parse(textOf(join(root, report)))) : [...target.sources],
    coverageAnalysis: 'perTest',
    concurrency: Number(values.workers),
    // For a machine that does much else: at a tenth of its speed. A loop that never ends is mostly found by its count. Of all
    // tests that come near a mutant those within the budget are run, so that their time says little.
    timeoutMS: budget === undefined ? 10_000 : 40 * budget,
    timeoutFactor: budget === undefined ? 10 : 0,
    dryRunTimeoutMinutes: 60,
    reporters: ['survivors', 'progress-append-only', ...(values.again ? [] : ['json'])],
    jsonReporter: { fileName: report },
    ignorePatterns: ['dist', 'site', 'coverage', 'reports', 'docs', 'examples/*', '!examples/records'],
    warnings: { slow: false },
    allowEmpty: true,
  };
  const mutants = await new Stryker(options as never)
    .runMutationTest()
    .finally(() => rmSync(memory, { recursive: true, force: true }));
  const count = (...states: string[]): number => mutants.filter(({ status }) => states.includes(status)).length;
  const score = {
    name: target.name,
    killed: count('Killed', 'RuntimeError'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    ignored: count('Ignored'),
    fingerprint: measured,
  };
  const lines = mutants
    .filter(isUnseen)
    .map((mutant) => ({ ...mutant, fileName: relative(root, mutant.fileName).replaceAll('\\', '/') }))
    .sort((a, b) => a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line)
    .map((mutant) => survivorLine(mutant, sources.get(mutant.fileName) ?? ''));
  return { score, survivors: { name: target.name, fingerprint: measured, lines } };
}

if (values.changed) {
  const scores = known();
  const changed = targets.filter((target) => scores.get(target.name)?.fingerprint !== fingerprint(root, target));
  for (const { name } of changed) console.log(name);
} else {
  const wanted = targets.filter(({ name, family }) => positionals.some((word) => word === name || word === family));
  if (wanted.length === 0) {
    console.error(`npm run mutation -- TARGET …: one of ${targets.map(({ name }) => name).join(', ')}, or a family`);
    process.exit(2);
  }
  for (const target of wanted) {
    const { score, survivors } = await measure(target);
    console.log(`${target.name}: ${percent(score)} %`);
    if (values.again || values.budget !== undefined) continue;
    const scores = known().set(target.name, score);
    const unmeasured = targets.flatMap(({ name }) => (scores.has(name) ? [] : [name]));
    writeFileSync(
      pages.scores,
      scoresPage(
        targets.flatMap(({ name }) => scores.get(name) ?? []),
        unmeasured,
      ),
    );
    if (below.includes(target.name)) {
      const listed = readSurvivors(textOf(pages.survivors)).set(target.name, survivors);
      writeFileSync(pages.survivors, survivorsPage(below.flatMap((name) => listed.get(name) ?? [])));
    }
  }
}
