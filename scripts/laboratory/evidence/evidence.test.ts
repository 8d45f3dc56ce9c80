import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../test/helpers/root.js';
import { listFiles } from '../../lib/sources/source-files.js';
import { claims } from './claims.js';
import { evidenceFile, evidencePage, runsOf } from './page.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
const page = read(evidenceFile);

describe('the claims', () => {
  it.each(claims)('$name: the page says so, and the command is there', ({ page: where, words, command }) => {
    expect(oneLine(read(where))).toContain(words);
    expect(Object.keys(scripts)).toContain(command.split(' ')[0]);
  });

  it('have names of their own', () => expect(new Set(claims.map(({ name }) => name)).size).toBe(claims.length));

  /** What makes or looks at files, serves, or helps while one writes: it measures nothing. */
  const tools =
    /^(api|build|check|format|gen|golden|lint|lock|new-game|online|pictures|play|plots|release|site|typecheck|unused|docs|evidence)$/;

  it('are all that the guides name a measuring command for', () => {
    const guides = listFiles(root, (path) =>
      /^(README|CONTRIBUTING|docs\/(?!games\/)([\w-]+\/)?[\w-]+)\.md$/.test(path),
    );
    const named = guides.flatMap((path) => [...read(path).matchAll(/npm run ([\w:-]+)( -- (?!-)\w+)?/g)]);
    const measuring = named.map(([, script = '', target = '']) => ({
      script,
      target: script === 'speed' ? target : '',
    }));
    const shown = claims.map(({ command }) => command);
    const missing = measuring.filter(
      ({ script, target }) => !tools.test(script) && !shown.some((command) => command.startsWith(`${script}${target}`)),
    );
    expect(measuring.length).toBeGreaterThan(30);
    expect(missing).toEqual([]);
  });
});

describe(evidenceFile, () => {
  it('is what `npm run evidence` writes', () => expect(evidencePage(runsOf(page))).toBe(page));

  it('tells of runs that were', () => {
    const runs = runsOf(page);
    expect(runs.size).toBeGreaterThan(0);
    for (const { date } of runs.values()) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  });

  it('keeps what it knows of a run', () => {
    const run = { date: '2030-01-31', commit: 'abcdef0', minutes: 12 };
    const quick = { date: '2030-01-31', commit: '1234567', minutes: 0 };
    const runs = new Map([
      ['demo', quick],
      ['tests', run],
    ]);
    expect(runsOf(evidencePage(runs))).toEqual(runs);
  });
});
