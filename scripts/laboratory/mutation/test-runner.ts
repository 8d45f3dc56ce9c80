import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { InstrumenterContext, MutantCoverage, MutantResult, StrykerOptions } from '@stryker-mutator/api/core';
import type { Ignorer } from '@stryker-mutator/api/ignore';
import { commonTokens, declareClassPlugin, declareValuePlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import {
  type CompleteDryRunResult,
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { type File, getFn, type Suite, startTests, type Test, type VitestRunner } from '@vitest/runner';
import { vi } from 'vitest';
import { type Bundle, bundlesOf } from './bundle.js';
import { isUnseen, survivorLine } from './survivors.js';
import { keepIn } from './vitest-in-process.js';

/** What Stryker's options hold for this runner. */
export interface InProcessOptions {
  readonly inProcess: {
    /** What is mutated, relative to the working folder. */
    readonly sources: readonly string[];
    /** Test files, relative to the working folder. */
    readonly tests: readonly string[];
    /** Milliseconds for a mutant: beyond them no test is asked, the slowest first, and what they alone would see counts as not seen. */
    readonly budget?: number;
    readonly patience?: number;
    /** A folder of this run alone, where a worker finds what those before it had to find out; one is ended by a loop without end. */
    readonly memory?: string;
  };
}

/** Where instrumented code looks for what is active and counts what it meets. */
const context = (): InstrumenterContext => {
  const scope = globalThis as { __stryker__?: InstrumenterContext };
  scope.__stryker__ ??= {};
  return scope.__stryker__;
};

const testsOf = (suite: Suite): Test[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));

/** Sorts the tests of a suite, and those of its suites, so that quick ones come first. */
function sortTasks(suite: Suite, costOf: (test: Test) => number): number {
  const costs = suite.tasks.map(
    (task) => [task, task.type === 'suite' ? sortTasks(task, costOf) : costOf(task)] as const,
  );
  suite.tasks = [...costs].sort(([, a], [, b]) => a - b).map(([task]) => task);
  return costs.reduce((sum, [, cost]) => sum + cost, 0);
}

const nameOf = ({ name, suite }: Test): string => {
  const outer: string[] = [];
  for (let at = suite; at !== undefined && at.name !== ''; at = at.suite) outer.unshift(at.name);
  return [...outer, name].join(' > ');
};

/** The test file of a test's id. */
const fileOf = (id: string): string => id.slice(0, id.indexOf('#'));

/** Tests of the same name are told apart by their order. */
function idsOf(file: File): Map<Test, string> {
  const seen = new Map<string, number>();
  return new Map(
    testsOf(file).map((test) => {
      const name = `${file.filepath}#${nameOf(test)}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return [test, count === 1 ? name : `${name} (${count})`];
    }),
  );
}

/** Tests that take longer, in milliseconds, wait until those of all files that don't have seen nothing. */
const QUICK = 30;

/** Milliseconds for which a test may have nothing to do, by default: after that it waits for what a mutant never sends. */
const PATIENCE = 20_000;

/** Those of the platform, whatever a test puts in their place. */
const { setInterval, clearInterval, setImmediate } = globalThis;

/**
 * Rejects when the process has been idle for that long. Not by a clock: where the machine does much else, a test that takes
 * long may only have had no turn.
 */
function idleness(patience: number): { readonly rejects: Promise<never>; readonly stop: () => void } {
  const start = performance.eventLoopUtilization().idle;
  let timer: NodeJS.Timeout | undefined;
  const rejects = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (performance.eventLoopUtilization().idle - start > patience) reject(new Error('waits for ever'));
    }, patience / 20);
  });
  return { rejects, stop: () => clearInterval(timer) };
}

/**
 * What a test has taken since the function was called for it, in milliseconds: of this process, and of waiting. Not by a clock: where
 * the machine does much else, all would seem too long to be asked.
 */
function stopwatch(): () => number {
  const start = { ...process.cpuUsage(), idle: performance.eventLoopUtilization().idle };
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 + performance.eventLoopUtilization().idle - start.idle;
  };
}

/** Of how often a place is met, a hundred times as often ends a test: of more than this, twice as often. */
const OFTEN = 100_000;

/** How often places are met, so that loops that never end are found soon also where many are long. */
function bounded(coverage: MutantCoverage): MutantCoverage {
  const of = (met: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(met).map(([id, count]) => [id, count > OFTEN ? Math.max(OFTEN, Math.ceil(count / 50)) : count]),
    );
  const perTest = Object.entries(coverage.perTest).map(([test, met]) => [test, of(met)]);
  return { static: of(coverage.static), perTest: Object.fromEntries(perTest) };
}

/** Which tests are to run: all when nothing is said. */
type Selection = (id: string) => boolean;

const messageOf = (errors: readonly { message?: string }[] | undefined): string => errors?.[0]?.message ?? 'failed';

/**
 * Runs the tests of a game's folder in the process of Stryker's worker. Stryker's own runner starts a worker for every
 * mutant, which costs most of a second, and takes a mutant with which a test file can't even be loaded for one that
 * survived. Here the modules are loaded anew for every mutant, in milliseconds, and a file that can't be loaded fails.
 */
export class InProcessTestRunner implements TestRunner {
  static inject = tokens(commonTokens.options);
  /** Those first that have seen something last: neighbouring mutants are mostly seen by the same ones. */
  private files: readonly string[];
  private readonly sources: readonly string[];
  private readonly budget: number;
  private readonly patience: number;
  private readonly memory: string | undefined;
  private bundles = new Map<string, Bundle>();
  /** What was thrown where nobody caught it, since it was looked for last. */
  private unhandled: unknown;
  /** How long tests have taken so far, in milliseconds, by their ids. */
  private durations = new Map<string, number>();
  /** The same of the dry run, the quickest first: with a mutant, or on a machine that does much else, any may take long. */
  private usual: readonly (readonly [id: string, time: number])[] = [];

  constructor(options: StrykerOptions) {
    const {
      sources,
      tests,
      budget = Number.POSITIVE_INFINITY,
      patience = PATIENCE,
      memory,
    } = (options as StrykerOptions & InProcessOptions).inProcess;
    this.files = tests;
    this.sources = sources;
    this.budget = budget;
    this.patience = patience;
    this.memory = memory;
    keepIn(memory);
  }

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.bundles = await bundlesOf(this.files, this.sources, this.memory);
    this.usual = this.recalled();
    this.durations = new Map(this.usual);
    // What nobody waits for fails as it does with Vitest, and does not end this process.
    for (const event of ['unhandledRejection', 'uncaughtException']) {
      process.on(event, (error: unknown) => {
        this.unhandled = error;
      });
    }
  }

  private get timesFile(): string | undefined {
    return this.memory && join(this.memory, 'times.json');
  }

  /** How long tests have taken without a mutant, as a worker before has found out. */
  private recalled(): (readonly [id: string, time: number])[] {
    const file = this.timesFile;
    return file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  }

  async dryRun({ coverageAnalysis }: DryRunOptions): Promise<DryRunResult> {
    const scope = context();
    delete scope.activeMutant;
    delete scope.hitLimit;
    delete scope.mutantCoverage;
    const result = await this.run({ bail: false });
    this.usual = [...this.durations].sort(([, one], [, other]) => one - other);
    if (this.timesFile !== undefined) writeFileSync(this.timesFile, JSON.stringify(this.usual));
    const coverage: MutantCoverage | undefined = scope.mutantCoverage;
    return result.status === DryRunStatus.Complete && coverageAnalysis !== 'off' && coverage
      ? { ...result, mutantCoverage: bounded(coverage) }
      : result;
  }

  async mutantRun({ activeMutant, hitLimit, testFilter, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    const scope = context();
    scope.activeMutant = activeMutant.id;
    scope.hitCount = 0;
    if (hitLimit === undefined) delete scope.hitLimit;
    else scope.hitLimit = hitLimit;
    const result = disableBail ? await this.run({ bail: false }) : await this.runQuickFirst(testFilter);
    return toMutantRunResult(determineHitLimitReached(scope.hitCount, hitLimit) ?? result);
  }

  /** The slowest of those that are wanted, for which no time is left. */
  private beyondBudget(only: ReadonlySet<string> | undefined): ReadonlySet<string> {
    let left = this.budget;
    const wanted = this.usual.filter(([id]) => only === undefined || only.has(id));
    return new Set(
      wanted.flatMap(([id, time]) => {
        left -= time;
        return left < 0 ? [id] : [];
      }),
    );
  }

  /** A test that finds a mutant in a millisecond need not wait for one that takes a second, or with the mutant forever. */
  private async runQuickFirst(testFilter: readonly string[] | undefined): Promise<DryRunResult> {
    const only = testFilter && new Set(testFilter);
    const beyond = this.beyondBudget(only);
    const isWanted: Selection = (id) => (only === undefined || only.has(id)) && !beyond.has(id);
    const slow = new Set([...this.durations].flatMap(([id, time]) => (time > QUICK && isWanted(id) ? [id] : [])));
    // A file none of whose tests come near the mutant doesn't load it either: such mutants have no filter.
    const files = this.files.filter((file) => only === undefined || [...only].some((id) => fileOf(id) === file));
    const quick = await this.run({ bail: true, files, select: (id) => isWanted(id) && !slow.has(id) });
    if (slow.size === 0 || quick.tests.some(({ status }) => status === TestStatus.Failed)) return quick;
    const slowFiles = files.filter((file) => [...slow].some((id) => fileOf(id) === file));
    const rest = await this.run({ bail: true, files: slowFiles, select: (id) => slow.has(id) });
    return { ...rest, tests: [...quick.tests, ...rest.tests] };
  }

  private async run({
    bail,
    files: wanted = this.files,
    select = () => true,
  }: {
    bail: boolean;
    files?: readonly string[];
    select?: Selection;
  }): Promise<CompleteDryRunResult> {
    const scope = context();
    const { durations } = this;
    // Without a mutant all have the time that they need.
    const patience = bail ? this.patience : PATIENCE;
    const tests: TestResult[] = [];
    let ids = new Map<Test, string>();
    let failed = false;
    let taken = stopwatch();
    let begun = performance.now();
    const hasBudget = Number.isFinite(this.budget);
    const runner: VitestRunner = {
      config: {
        root: process.cwd(),
        setupFiles: [],
        name: undefined,
        passWithNoTests: false,
        testNamePattern: undefined,
        allowOnly: false,
        sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
        chaiConfig: undefined,
        maxConcurrency: 1,
        testTimeout: 0,
        hookTimeout: 0,
        retry: 0,
        includeTaskLocation: false,
        tags: [],
        tagsFilter: undefined,
        strictTags: false,
      },
      importFile: (path) => this.bundles.get(path)?.load(),
      onCollected: (files) => {
        ids = new Map(files.flatMap((file) => [...idsOf(file)]));
        if (bail) for (const file of files) sortTasks(file, (test) => durations.get(ids.get(test) ?? '') ?? 0);
      },
      onBeforeRunTask(test) {
        const id = ids.get(test) ?? '';
        if ((bail && failed) || !select(id)) test.mode = 'skip';
        else scope.currentTestId = id;
        taken = stopwatch();
        begun = performance.now();
      },
      async runTask(test) {
        const idle = idleness(patience);
        try {
          await Promise.race([getFn(test)(), idle.rejects]);
        } finally {
          idle.stop();
        }
      },
      onAfterRunTask(test) {
        delete scope.currentTestId;
        // One that was given up may have left a clock behind that stands still.
        vi.useRealTimers();
        if (test.mode === 'skip') return;
        const id = ids.get(test) ?? '';
        const time = taken();
        durations.set(id, time);
        // What the clock shows beside this, Stryker adds to the time that each mutant has: on a machine that does much else, minutes.
        const facts = { id, name: nameOf(test), timeSpentMs: hasBudget ? performance.now() - begun : time };
        const state = test.result?.state;
        if (state === 'fail') {
          failed = true;
          tests.push({ ...facts, status: TestStatus.Failed, failureMessage: messageOf(test.result?.errors) });
        } else tests.push({ ...facts, status: TestStatus.Success });
      },
    };
    for (const file of wanted) {
      this.unhandled = undefined;
      const [result] = await startTests([file], runner);
      // When Node reports what nobody has caught: after everything that was to be done at once.
      await new Promise((resolve) => setImmediate(resolve));
      if ((result?.result?.state === 'fail' || this.unhandled !== undefined) && !failed) {
        failed = true;
        const failureMessage = messageOf(result?.result?.errors);
        tests.push({ id: file, name: file, timeSpentMs: 0, status: TestStatus.Failed, failureMessage });
      }
      if (bail && failed) {
        this.files = [file, ...this.files.filter((other) => other !== file)];
        break;
      }
    }
    return { status: DryRunStatus.Complete, tests };
  }
}

const NO_RULES = ['facts', 'variants'];

/** The part of Babel's paths that is used here; Stryker leaves their type open. */
interface PropertyPath {
  isObjectProperty(): boolean;
  readonly node: { readonly key: { readonly name?: string } };
}

/** Where a game stands in the book and which options its laws run through: named beside the rules, but none of them. */
const declarations: Ignorer = {
  shouldIgnore(path) {
    const property = path as unknown as PropertyPath;
    if (!property.isObjectProperty()) return undefined;
    const { name = '' } = property.node.key;
    return NO_RULES.includes(name) ? `${name} are no rule` : undefined;
  },
};

/** Tells at once what no test has seen, so that tests can be written while others are tried. */
class SurvivorReporter {
  onMutantTested(mutant: MutantResult): void {
    if (!isUnseen(mutant)) return;
    const fileName = relative(process.cwd(), mutant.fileName);
    console.log(survivorLine({ ...mutant, fileName }, readFileSync(mutant.fileName, 'utf8')));
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessTestRunner),
  declareClassPlugin(PluginKind.Reporter, 'survivors', SurvivorReporter),
  declareValuePlugin(PluginKind.Ignore, 'declarations', declarations),
];

export const strykerValidationSchema = {
  properties: {
    inProcess: {
      type: 'object',
      required: ['sources', 'tests'],
      properties: {
        sources: { type: 'array', items: { type: 'string' } },
        tests: { type: 'array', items: { type: 'string' } },
        budget: { type: 'number' },
        patience: { type: 'number' },
        memory: { type: 'string' },
      },
    },
  },
};

/** What Stryker loads in its workers. */
export const pluginFile = fileURLToPath(import.meta.url);
