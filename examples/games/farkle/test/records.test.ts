import { readFileSync } from 'node:fs';
import { readRecord, toText, verifyRecord } from 'dicewright/record';
import { renderSvg, textOf } from 'dicewright/render';
import { expect, it } from 'vitest';
import { farkle, farklePicture } from '../src/index.js';

const text = readFileSync(new URL('../records/farkle.dice', import.meta.url), 'utf8');

it('verifies a game from a table', () => {
  const record = readRecord(text, farkle);
  expect(verifyRecord(record, farkle)).toMatchObject({ ok: true });
  expect(readRecord(toText(record, farkle), farkle)).toEqual(record);
});

it('finds a farkle that was overlooked', () => {
  const spoilt = text.replace(/(takeOver = ).*/, '$12');
  expect(verifyRecord(readRecord(spoilt, farkle), farkle).ok).toBe(false);
});

it('draws and tells the last position', () => {
  const record = readRecord(text, farkle);
  const last = record.actions.reduce(
    (state, action) => farkle.reduce(state, action),
    farkle.setup({ players: record.players, options: record.options }),
  );
  const picture = farklePicture(last, { names: record.names });
  expect(textOf(picture)).toContain('wins with');
  expect(renderSvg(picture)).toContain('<svg');
});
