import { defineConfig } from 'vitest/config';
import { testConfig } from './vitest.config.js';

const { test: { projects: _, ...test } = {}, ...config } = testConfig(false);

// The built site, in a browser: minutes that the other tests need not take.
export default defineConfig({
  ...config,
  test: {
    ...test,
    include: ['test/site/**/*.test.ts'],
    globalSetup: ['test/site/build-site.mjs', 'test/site/build-table.mjs'],
  },
});
