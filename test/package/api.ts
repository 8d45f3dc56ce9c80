import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiReports } from '../../scripts/lib/package/api-report.js';
import { root } from '../helpers/root.js';
import { type Packed, subpaths } from './packed.js';

const folder = join(root, 'test/api');

/** What the package exports is what the reports say: `npm run api` writes them, and whoever reviews them sees the change. */
export function describeApi({ stranger }: Packed): void {
  describe('what the package exports', () => {
    let reports: ReadonlyMap<string, string> = new Map();
    beforeAll(() => {
      reports = apiReports(root, join(stranger, 'node_modules/dicewright'));
    });

    it('has a report for each entry', () => {
      expect(reports.size).toBe(subpaths.length);
      expect(readdirSync(folder).sort()).toEqual([...reports.keys()].sort());
    });

    it.each(readdirSync(folder))('is what %s says', (name) => {
      expect(reports.get(name)).toBe(readFileSync(join(folder, name), 'utf8'));
    });
  });
}
