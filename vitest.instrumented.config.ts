import { defineConfig, mergeConfig } from 'vitest/config';
import { testConfig } from './vitest.config.js';

// For coverage and mutants: the tests that judge behaviour. Those that judge files, types and packages would see mutants as
// mistakes of form.
export default mergeConfig(
  testConfig(true),
  defineConfig({
    test: {
      exclude: [
        'node_modules/**',
        'scripts/**',
        'test/{completeness,generated,layers,package,snippets,static,trace}.test.ts',
      ],
    },
  }),
);
