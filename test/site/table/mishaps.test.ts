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

it('says that the browser has no room for a game, loses nothing of it, and offers it as a file', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,you&seed=full');
  while ((await table.sight()).length < 3) await table.step();
  expect(await table.page.evaluate(`document.querySelector('[data-testid="not-kept"]')`)).toBeNull();
  await table.page.evaluate(`{
    window.saved = [];
    const keep = Storage.prototype.setItem;
    const address = URL.createObjectURL;
    URL.createObjectURL = (blob) => { blob.text().then((text) => window.saved.push(text)); return address(blob); };
    Storage.prototype.setItem = function (key, text) {
      if (window.hasRoom) return keep.call(this, key, text);
      throw new DOMException('full', 'QuotaExceededError');
    };
  }`);
  while ((await table.sight()).length < 4) await table.step();
  await until(table.page, `document.querySelector('[data-testid="not-kept"]')`);
  expect(await table.text(table.byId('not-kept'))).toContain('no room left to keep the game');
  // It goes on, and what can be done is still in sight.
  while ((await table.sight()).length < 6) await table.step();
  await table.press('not-kept-save');
  await until(table.page, 'window.saved.length === 1');
  const [text = ''] = (await table.page.evaluate('window.saved')) as string[];
  expect(readRecord(text, kiriki).actions).toHaveLength(6);
  // What was kept before is still there.
  const kept = `JSON.parse(localStorage.getItem('dicewright-table ' + location.hash)).record.actions.length`;
  expect(await table.page.evaluate(kept)).toBe(3);
  await table.page.evaluate('{ window.hasRoom = true; }');
  while ((await table.sight()).length < 7) await table.step();
  await until(table.page, `document.querySelector('[data-testid="not-kept"]') === null`);
  expect(await table.page.evaluate(kept)).toBe(7);
  expect(table.problems).toEqual([]);
});

it('says that there is no room for another game, and leaves the one that is there', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,you');
  while ((await table.sight()).length < 3) await table.step();
  await table.page.evaluate(`{
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      // The same game has room under its own name, and none under a longer one; nor has a choice.
      if (key === 'dicewright-table ' + location.hash) return keep.call(this, key, text);
      throw new DOMException('full', 'QuotaExceededError');
    };
  }`);
  await table.press('new-game');
  await until(table.page, `document.querySelector('.new-game [role="alert"]')`);
  expect(await table.text('.new-game [role="alert"]')).toMatch(/^This browser has no room left for another game: /);
  expect((await table.sight()).length).toBe(3);
  const kept = `JSON.parse(localStorage.getItem('dicewright-table ' + location.hash)).record.actions.length`;
  expect(await table.page.evaluate(kept)).toBe(3);
  // A choice holds until the page is closed.
  await until(table.page, `document.querySelector('.header select')`);
  await table.page.select('.header select', 'dark');
  expect(await table.page.evaluate(`document.documentElement.dataset.theme`)).toBe('dark');
  await until(table.page, `document.querySelector('.header select').value === 'dark'`);
  expect(table.problems).toEqual([]);
});
