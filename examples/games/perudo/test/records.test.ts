import { readFileSync } from 'node:fs';
import { readRecord, toText, verifyRecord, viewRecord } from 'dicewright/record';
import { renderSvg, textOf } from 'dicewright/render';
import { expect, it } from 'vitest';
import { perudo, perudoPicture } from '../src/index.js';

const text = readFileSync(new URL('../records/perudo.dice', import.meta.url), 'utf8');

it('verifies a game from a table', () => {
  const record = readRecord(text, perudo);
  expect(verifyRecord(record, perudo)).toMatchObject({ ok: true });
  expect(readRecord(toText(record, perudo), perudo)).toEqual(record);
});

it('finds a bid that was too low', () => {
  const spoilt = text.replace('bid 5 threes', 'bid 3 threes');
  expect(spoilt).not.toBe(text);
  expect(verifyRecord(readRecord(spoilt, perudo), perudo).ok).toBe(false);
});

it('shows players their own dice, and nobody else’s', () => {
  const record = readRecord(text, perudo);
  const [roll] = viewRecord(record, 1, perudo).actions;
  expect(roll?.type === 'roll' && roll.outcome).toEqual([3, 4, 5, 4, 5]);
});

it('draws and tells the last position', () => {
  const record = readRecord(text, perudo);
  const last = record.actions.reduce(
    (state, action) => perudo.reduce(state, action),
    perudo.setup({ players: record.players, options: record.options }),
  );
  const picture = perudoPicture(perudo.view(last, null), { names: record.names });
  expect(textOf(picture)).toContain('Inés wins.');
  expect(renderSvg(picture)).toContain('<svg');
});
