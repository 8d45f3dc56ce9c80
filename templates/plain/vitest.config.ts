import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // The laws play hundreds of games.
    testTimeout: 60_000,
  },
});
