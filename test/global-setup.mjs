// Vitest lets Node load this, before tests run and where nothing knows TypeScript yet.
import { tsImport } from 'tsx/esm/api';

export const { setup } = await tsImport('./compiled.ts', import.meta.url);
