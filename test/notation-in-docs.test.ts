import { games } from 'dicewright/games';
import { readRecord, toText, verifyRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../scripts/lib/sources/source-files.js';
import { root } from './helpers/root.js';

const guides = readFiles(root, (path) => path === 'README.md' || /^docs\/(?!games\/).+\.md$/.test(path));
const texts = guides.flatMap(({ path, text }) =>
  [...text.matchAll(/^```dice\n([\s\S]*?)^```$/gm)].map(({ 1: block = '', index = 0 }) => {
    const line = text.slice(0, index).split('\n').length + 1;
    return [`${path}:${line}`, block] as const;
  }),
);

describe('records as text', () => {
  it('stand in the guides', () => {
    const paths = new Set(texts.map(([place]) => place.split(':')[0]));
    expect([...paths].sort()).toEqual(['docs/app/records.md', 'docs/reference/notation.md']);
  });

  it.each(texts)('%s can be read, and are written so', async (_, text) => {
    const record = await readRecord(text, games);
    expect(record.actions.length).toBeGreaterThan(0);
    expect(await readRecord(await toText(record, games), games)).toEqual(record);
    if (record.seed !== undefined) expect(await verifyRecord(record, games)).toMatchObject({ ok: true, skipped: 0 });
  });
});
