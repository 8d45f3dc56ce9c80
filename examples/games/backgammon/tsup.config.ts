import { defineConfig } from 'tsup';

// dicewright and zod stay outside: whoever plays the game has them, and there must be one of each.
export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  loader: { '.md': 'text' },
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
