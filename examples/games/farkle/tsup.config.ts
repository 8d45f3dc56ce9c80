import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  clean: true,
  loader: { '.md': 'text' },
  // tsup sets an option that TypeScript 6 no longer likes.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
