import { defineConfig } from 'vitest/config';
import { testConfig, together } from './vitest.config.js';

// For `npm run test:all`.
export default defineConfig(testConfig(false, together));
