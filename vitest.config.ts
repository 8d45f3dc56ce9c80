import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
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

/** @param isInstrumented - whether something is to be put into the modules on their way: counters, or mutants */
export const testConfig = (isInstrumented: boolean): ViteUserConfig => ({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: [...quickTests],
          exclude: [...configDefaults.exclude, ...slowTests],
          // Test files share the modules that they import: the sources keep no state that a test could leave behind.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'slow', include: [...slowTests], isolate: false } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: [...allTests],
          exclude: [...configDefaults.exclude, ...quickTests, ...slowTests, ...waitingTests, ...siteTests, spoiling],
          isolate: false,
          globalSetup: ['test/global-setup.mjs'],
        },
      },
      // Two processes a core, before all others.
      {
        extends: true,
        test: {
          name: 'waiting',
          include: [...waitingTests],
          isolate: false,
          globalSetup: ['test/global-setup.mjs'],
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      // Each file in a process of its own.
      { extends: true, test: { name: 'alone', include: [spoiling] } },
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
