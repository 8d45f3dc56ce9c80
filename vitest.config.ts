import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  configDefaults,
  defineConfig,
  type TestProjectConfiguration,
  type UserWorkspaceConfig,
  type ViteUserConfig,
} from 'vitest/config';
import { databaseFlags } from './scripts/lib/checks/engine-flags.js';
import { SlowestFirst } from './scripts/lib/checks/slowest-first.js';
import { allTests, quickTests, siteTests, slowTests, THOROUGH, waitingTests } from './scripts/lib/checks/test-plan.js';
import { chosenSources, entrySources } from './scripts/lib/package/entries.js';

// Tests and examples import the package by its name; here the name stands for the sources.
const alias = [...chosenSources('node'), ...entrySources].map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(file, import.meta.url)),
}));

/** What leaves an engine behind that other tests could not run in as they should. */
const spoiling = 'test/pollution.test.ts';

/** Test files share the modules that they import: the sources keep no state that a test could leave behind. */
const project = (
  name: string,
  include: readonly string[],
  exclude: readonly string[] = [],
  more: UserWorkspaceConfig['test'] = {},
): TestProjectConfiguration => ({
  extends: true,
  test: { name, include: [...include], exclude: [...configDefaults.exclude, ...exclude], isolate: false, ...more },
});

const built = { globalSetup: ['test/global-setup.mjs'] };
const begunFirst = [...waitingTests, spoiling];

const parts = [
  project('quick', quickTests, slowTests),
  project('slow', slowTests),
  project('rest', allTests, [...quickTests, ...slowTests, ...begunFirst, ...siteTests], built),
];

/** These as one, where all are run: no process loads again what another has loaded. */
export const together = [project('together', allTests, [...begunFirst, ...siteTests], built)];

/**
 * @param isInstrumented - whether something is to be put into the modules on their way: counters, or mutants
 * @param projects - beside the tests that are begun first
 */
export const testConfig = (isInstrumented: boolean, projects = parts): ViteUserConfig => ({
  resolve: { alias },
  test: {
    projects: [
      ...projects,
      // Two processes a core, before all others.
      project('waiting', waitingTests, [], {
        ...built,
        maxWorkers: 2 * availableParallelism(),
        sequence: { groupOrder: 0 },
      }),
      // Each file in a process of its own.
      project('alone', [spoiling], [], { isolate: true }),
    ],
    tags: [{ name: THOROUGH, description: 'pictures, pointing, bots and play at length, of every game' }],
    sequence: { sequencer: SlowestFirst, groupOrder: 1 },
    // One process a core: by default a core is kept free for watching.
    maxWorkers: '100%',
    setupFiles: ['test/setup.ts'],
    // A test that goes through what it has found, and has found nothing, fails.
    expect: { requireAssertions: true },
    // Mutants run in threads, which take no such flags.
    execArgv: isInstrumented
      ? []
      : [...databaseFlags, '--import', 'tsx', '--import', new URL('test/loading.mjs', import.meta.url).href],
    // Else Node loads the modules itself, as it does for the scripts.
    experimental: { viteModuleRunner: isInstrumented, nodeLoader: false },
    // Long enough for a slow machine that does much else; no test waits for a clock.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test-d.ts', 'src/**/*.generated.ts'],
      reporter: ['text', 'html'],
      // Far below what is reached: it is for the day on which nothing is seen.
      thresholds: { lines: 80 },
    },
  },
});

export default defineConfig(testConfig(false));
