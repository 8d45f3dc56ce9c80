import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiReports, countNames } from './lib/package/api-report.js';
import { stagePackage } from './lib/package/package-build.js';

// Writes what the public entries export, and prints how many names that are; a test compares it.
const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, 'test/api');
const stage = mkdtempSync(join(tmpdir(), 'dicewright-api-'));
try {
  stagePackage(root, stage);
  const texts = apiReports(root, stage);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  for (const [name, text] of texts) writeFileSync(join(reports, name), text);
  const { entries, all } = countNames(texts);
  console.table({ ...entries, 'all, each once': all });
} finally {
  rmSync(stage, { recursive: true });
}
