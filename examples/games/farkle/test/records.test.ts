import { readFileSync } from 'node:fs';
import { readRecord, stateAt, toText, verifyRecord } from 'dicewright/record';
import { textOf } from 'dicewright/render';
import { expect, it } from 'vitest';
import { farklePicture } from '../src/farkle.picture.js';
import { farkle } from '../src/index.js';

const text = readFileSync(new URL('../records/farkle.dice', import.meta.url), 'utf8');
const record = readRecord(text, farkle);

it('verifies a game from a table', () => {
  expect(verifyRecord(record, farkle)).toMatchObject({ ok: true });
  expect(readRecord(toText(record, farkle), farkle)).toEqual(record);
});

it('finds a farkle that was overlooked', () => {
  const spoilt = text.replace(/(takeOver = ).*/, '$12');
  expect(verifyRecord(readRecord(spoilt, farkle), farkle).ok).toBe(false);
});

it('tells who wins', () => {
  const last = stateAt(record, record.actions.length, farkle);
  expect(textOf(farklePicture(last, { names: record.names }))).toContain('wins with');
});

it('shows beside the rules what they say', () => {
  const state = stateAt(record, Math.floor(record.actions.length / 3), farkle);
  expect(state).toMatchObject({ toPlay: 0, phase: 'decide', kept: [5, 5, 5], atRisk: 2250 });
  expect(textOf(farklePicture(state, { names: record.names }))).toContain('Nell rolls on or banks 2250.');
});
