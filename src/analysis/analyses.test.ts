import { expect, it } from 'vitest';
import { analyses } from './analyses.generated.js';
import { type AnalysisId, hasAnalysis, loadAnalysis } from './analyses.js';
import * as entry from './index.js';

const ids = Object.keys(analyses) as AnalysisId[];

it('knows games', () => expect(ids).toContain('kiriki'));

it.each(ids)('loads what the entry offers of %s, and nothing else', async (id) => {
  const loaded: object = await loadAnalysis(id);
  const offered = new Map<string, unknown>(Object.entries(entry));
  const names = Object.keys(loaded);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(offered.get(name), name).toBe(loaded[name as keyof typeof loaded]);
});

it.each(['rasanto', 'none', '__proto__', 'toString', 3])('tells that %s has none', async (id) => {
  expect(hasAnalysis(id)).toBe(false);
  await expect(loadAnalysis(id as AnalysisId)).rejects.toThrow(RangeError);
});
