import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

// The tests that judge behaviour; those that judge files, types and packages would see mutants as mistakes of form.
export default mergeConfig(
  base,
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
