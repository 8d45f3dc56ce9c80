import { readFileSync } from 'node:fs';
import { readRecord, stateAt, toText, verifyRecord } from 'dicewright/record';
import { renderSvg, textOf } from 'dicewright/render';
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

it('draws what the rules show', async () => {
  const state = stateAt(record, 24, cantStop);
  expect([2, 7, 8].map((column) => state.runners[column - 2])).toEqual([1, 3, 4]);
  const picture = cantStopPicture(state, { names: record.names });
  expect(textOf(picture)).toContain('Ada rolls on or stops. No runner is left.');
  await expect(renderSvg(picture)).toMatchFileSnapshot('../cant-stop.svg');
});
