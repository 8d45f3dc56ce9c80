import { readFileSync } from 'node:fs';
import { readRecord, toText, verifyRecord, viewRecord } from 'dicewright/record';
import { renderSvg, textOf } from 'dicewright/render';
import { expect, it } from 'vitest';
import { salvage, salvagePicture } from '../src/index.js';

const text = readFileSync(new URL('../records/salvage.dice', import.meta.url), 'utf8');

it('verifies a game from a table', () => {
  const record = readRecord(text, salvage);
  expect(verifyRecord(record, salvage)).toMatchObject({ ok: true });
  expect(readRecord(toText(record, salvage), salvage)).toEqual(record);
});

it('finds a boat with a die that nobody has', () => {
  const spoilt = text.replace('Ada send 2 4', 'Ada send 2 8');
  expect(spoilt).not.toBe(text);
  expect(verifyRecord(readRecord(spoilt, salvage), salvage).ok).toBe(false);
});

it('tells players the boats of others when all have left, not before', () => {
  const record = readRecord(text, salvage);
  const upTo = (boats: number) => {
    const last = record.actions.flatMap(({ type }, i) => (type === 'send' ? [i] : []))[boats - 1] ?? 0;
    const seen = viewRecord({ ...record, actions: record.actions.slice(0, last + 1), result: undefined }, 1, salvage);
    return seen.actions.filter(({ type }) => type === 'send').map((action) => 'dice' in action);
  };
  expect(upTo(2)).toEqual([false, false]);
});

it('draws and tells every position', () => {
  const record = readRecord(text, salvage);
  let state = salvage.setup({ players: record.players, options: record.options });
  for (const action of record.actions) {
    state = salvage.reduce(state, action);
    for (const viewer of [0, null]) {
      const picture = salvagePicture(salvage.view(state, viewer), { names: record.names, viewer });
      expect(renderSvg(picture)).toMatch(/^<svg/);
      expect(textOf(picture)).toContain('Coins');
    }
  }
  expect(salvage.result(state)?.winners).toEqual([0]);
});
