import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowText, small, solvedRow } from '../scripts/laboratory/solved/rows.js';
import { explore } from '../src/analysis/exploration/explore.js';
import { root } from './helpers/root.js';
import { onePyramid, starts } from './toys/one-pyramid.js';

describe('one pyramid of Masquerade', () => {
  it('has 16,800 positions, of which none is farther than 13 takes', async () => {
    const { complete, states, depth, longest } = await explore(onePyramid, { players: 1 });
    expect([complete, states, depth, longest]).toEqual([true, 16_800, 13, null]);
  });

  it('needs 8 or 9 takes from every start of the training game', async () => {
    const invariants = [
      {
        name: 'it is not done',
        clause: 'MAS-8',
        holds: (state: Parameters<typeof onePyramid.result>[0]) => onePyramid.result(state) === null,
      },
    ];
    const takes = new Map<number, number>();
    // The colours can be exchanged: so one order of the first edge stands for six.
    for (const edges of starts.filter((start) => start.startsWith('rgb'))) {
      const { broken } = await explore(onePyramid, { players: 1, options: { edges }, invariants });
      const count = broken?.actions.length ?? 0;
      takes.set(count, (takes.get(count) ?? 0) + 6);
    }
    expect(Object.fromEntries(takes)).toEqual({ 8: 174, 9: 42 });
  });
});

describe('what is solved', () => {
  const page = readFileSync(join(root, 'docs/reference/solved.md'), 'utf8');

  it.each(small.map((row) => [rowText(row), row] as const))('%s is as the page has it', async (_, row) => {
    expect(page).toContain(`| ${(await solvedRow(row)).join(' | ')} |`);
  });
});
