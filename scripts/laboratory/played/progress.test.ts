import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Progress } from './progress.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-progress-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('goes on from what is done, with what was wrong there, and begins anew when it is another run', () => {
  const file = join(folder, 'reports/run.json');
  const first = new Progress(file, 'check');
  expect(first.secondsFor(3)).toBeNull();
  first.add('race', { seconds: 2, problems: ['race is another game'] });
  first.add('slide', { seconds: 4, problems: [] });

  const again = new Progress(file, 'check');
  expect(['race', 'slide', 'reducto'].map((id) => again.isDone(id))).toEqual([true, true, false]);
  expect(again.secondsFor(3)).toBe(9);
  expect(new Progress(file, 'write').isDone('race')).toBe(false);

  again.add('reducto', { seconds: 6, problems: ['reducto, too'] });
  expect(again.end()).toEqual(['race is another game', 'reducto, too']);
  expect(new Progress(file, 'check').isDone('race')).toBe(false);
});
