import { readFileSync } from 'node:fs';
import { readRecord, stateAt, toText, verifyRecord } from 'dicewright/record';
import { textOf } from 'dicewright/render';
import { expect, it } from 'vitest';
import { cantStopPicture } from '../src/cant-stop.picture.js';
import { cantStop } from '../src/index.js';

const text = readFileSync(new URL('../records/cant-stop.dice', import.meta.url), 'utf8');
const record = readRecord(text, cantStop);

it('verifies a game from a table', () => {
  expect(verifyRecord(record, cantStop)).toMatchObject({ ok: true });
  expect(readRecord(toText(record, cantStop), cantStop)).toEqual(record);
});

it('finds a climb that the dice do not make', () => {
  const spoilt = readRecord(text.replace('climb 5 10', 'climb 5 9'), cantStop);
  expect(verifyRecord(spoilt, cantStop)).toMatchObject({ ok: false });
});

it('tells who wins', () => {
  const last = stateAt(record, record.actions.length, cantStop);
  expect(textOf(cantStopPicture(last, { names: record.names }))).toContain('wins');
});

it('shows beside the rules what they say', () => {
  const state = stateAt(record, Math.floor(record.actions.length / 3), cantStop);
  expect([2, 8].map((column) => state.runners[column - 2])).toEqual([1, 1]);
  const text = textOf(cantStopPicture(state, { names: record.names }));
  expect(text).toContain('Ben rolls on or stops. One runner is left.');
});
