import { defineConfig } from 'vitest/config';
import { testConfig } from '/work/wt/borders/vitest.config.js';

const { test: { projects: _, ...test } = {}, ...config } = testConfig(false);
export default defineConfig({
  ...config,
  root: '/work/wt/borders',
  test: { ...test, include: ['test/site/table/**/*.test.ts'], globalSetup: ['test/site/build-table.mjs'] },
});
