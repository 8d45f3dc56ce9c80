import { deflateRawSync } from 'node:zlib';
import { kiriki } from 'dicewright/kiriki';
import { readRecord, verifyRecord } from 'dicewright/record';
import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

const said = `document.querySelector('main')?.textContent ?? ''`;

it('shows a sentence for an address that can’t be read', async () => {
  const table = await open();
  await table.go('#/%');
  await until(table.page, `(${said}).includes('could not be opened')`);
  expect(await table.page.evaluate(said)).toContain('There is no game “%”');
});

it('shows the games, whatever else is kept under their names', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,you&seed=kept');
  while ((await table.sight()).length < 2) await table.step();
  await table.page.evaluate(`{
    const junk = ['{}', 'null', '7', '[', '{"record":{}}', '{"record":{"game":"kiriki"},"at":0}', '{"seats":[],"at":0,"isOver":false}'];
    junk.forEach((text, index) => localStorage.setItem('dicewright-table #/junk' + index, text));
  }`);
  await table.go('#/');
  await until(table.page, `document.querySelector('.kept li')`);
  expect(await table.page.evaluate(`document.querySelectorAll('.kept li').length`)).toBe(1);
  expect(await table.page.evaluate(`document.querySelectorAll('.cards > li').length`)).toBeGreaterThan(50);
});

it.each([
  ['so long that nobody has played it', () => 'A'.repeat(1_300_000), 'longer than any game'],
  [
    'that unpacks to a thousand times its length',
    () => deflateRawSync(Buffer.alloc(200_000_000, 32)).toString('base64url'),
    'holds more than a game',
  ],
])('refuses a link %s', async (_, letters, sentence) => {
  const table = await open();
  await table.go(`#/record?seats=you&data=${letters()}`);
  await until(table.page, `(${said}).includes('could not be opened')`);
  expect(await table.page.evaluate(said)).toContain(sentence);
});

it('offers what was played where a game can’t be shown', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,you&seed=mishap');
  while ((await table.sight()).length < 5) await table.step();
  // Something that the page needs breaks: by it, the whole page was blank.
  await table.page.evaluateOnNewDocument(`{
    window.ResizeObserver = class { constructor() { throw new Error('nothing can be measured'); } };
    window.saved = [];
    const address = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => window.saved.push(text)); return address(blob); };
  }`);
  await table.page.reload();
  await until(table.page, `document.querySelector('[data-testid="mishap"]')`);
  expect(await table.page.evaluate(said)).toContain('nothing can be measured');
  await table.page.click(table.byId('save-record'));
  await until(table.page, 'window.saved.length === 1');
  const record = readRecord((await table.page.evaluate('window.saved[0]')) as string);
  expect(record.actions).toHaveLength(5);
  expect(verifyRecord(record, kiriki).deviations).toEqual([]);
});
