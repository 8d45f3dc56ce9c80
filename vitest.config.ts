import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { platformEntries, publicEntries, specifier } from './scripts/lib/entries.js';

// Tests and examples import the package by its name; here the name stands for the sources.
const alias = Object.entries(publicEntries).map(([subpath, file]) => ({
  find: new RegExp(`^${specifier(subpath)}$`),
  replacement: fileURLToPath(new URL(file, import.meta.url)),
}));
alias.push({
  find: /^#platform$/,
  replacement: fileURLToPath(new URL(platformEntries['platform/node'], import.meta.url)),
});

/** What leaves an engine behind that other tests could not run in as they should. */
const spoiling = 'test/pollution.test.ts';

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{src,test,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, spoiling],
          // Test files share the modules that they import: the sources keep no state that a test could leave behind.
          isolate: false,
        },
      },
      // Each file in a process of its own.
      { extends: true, test: { name: 'alone', include: [spoiling] } },
    ],
    // One process a core: by default a core is kept free for watching.
    maxWorkers: '100%',
    setupFiles: ['test/setup.ts'],
    // Millions of short-lived states: with more room for them the garbage collector runs less often.
    execArgv: ['--max-semi-space-size=32', '--import', 'tsx'],
    // Node loads the modules itself, as it does for the scripts: nothing has to be transformed in between.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Long enough for a slow machine that does much else; no test waits for a clock.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test-d.ts', 'src/**/*.generated.ts'],
      reporter: ['text', 'html'],
    },
  },
});
