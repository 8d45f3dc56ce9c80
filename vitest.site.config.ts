import { defineConfig } from 'vitest/config';
import { testConfig } from './vitest.config.js';

const { test, ...config } = testConfig(false);

// The built site, in a browser: minutes that the other tests need not take.
export default defineConfig({
  ...config,
  test: {
    ...test,
    projects: undefined,
    include: ['test/site/**/*.test.ts'],
    globalSetup: ['test/global-setup.mjs', 'test/site/build-site.mjs'],
  },
});
