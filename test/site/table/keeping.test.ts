import { games } from 'dicewright/games';
import { readRecord, verifyRecord } from 'dicewright/record';
import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

const log = `[...document.querySelectorAll('[data-testid="log"] > li')].map((one) => one.textContent)`;

it('goes on after a reload where it was, and undoes and does again what can be', async () => {
  const table = await open();
  await table.go('#/rasanto?players=2&seats=you,you&seed=reload');
  while ((await table.sight()).length < 9) await table.step();
  const before = await table.page.evaluate(log);
  await table.reload();
  expect(await table.page.evaluate(log)).toEqual(before);
  while ((await table.sight()).length < 12) await table.step();
  const played = await table.page.evaluate(log);
  await table.press('undo');
  await until(table.page, `(${log}).length === 11`);
  await table.press('redo');
  await until(table.page, `(${log}).length === 12`);
  expect(await table.page.evaluate(log)).toEqual(played);
});

it('opens a shared link in another profile as the same game, which goes on with the same dice', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,you&seed=shared');
  while ((await table.sight()).length < 7) await table.step();
  const [before, status] = [await table.page.evaluate(log), (await table.sight()).status];
  await table.press('share');
  await until(table.page, `document.querySelector('.link input')`);
  const link = (await table.page.evaluate(`document.querySelector('.link input').value`)) as string;
  const other = await open();
  await other.go(new URL(link).hash);
  await other.turn();
  expect(await other.page.evaluate(log)).toEqual(before);
  expect((await other.sight()).status).toBe(status);
  await other.finish();
  expect(await other.verdict()).toBe('The dice were fair');
});

it('tells line and column of every mistake in a file', async () => {
  const table = await open();
  await table.go('#/record');
  await until(table.page, `document.querySelector('[data-testid="open-text"]')`);
  await table.page.type(
    table.byId('open-text'),
    'dicewright/1 kiriki 1\nplayers Ada, Ben\nAda rolls 1-5\nBen score nothing',
  );
  await table.press('open');
  await until(table.page, `document.querySelector('[data-testid="mistakes"]')`);
  const told = await table.text(table.byId('mistakes'));
  expect(told).toMatch(/Line 3, column 5: .*Line 4, column 11: /s);
});

it('opens a text as a person writes it, whose dice then are the table’s own', async () => {
  const table = await open();
  await table.go('#/record');
  await until(table.page, `document.querySelector('[data-testid="open-text"]')`);
  await table.page.type(table.byId('open-text'), 'dicewright/1 kiriki 1\nplayers Ada, Ben\nAda roll 1-5 = 2 5 5 2 5');
  await table.press('open');
  await table.turn();
  expect(await table.page.evaluate(log)).toEqual(['Ada rolls 2 5 5 2 5.']);
  await table.point('line:fullHouse');
  await until(table.page, `(${log}).length === 2`);
  await table.turn();
  await table.point('action:roll');
  await until(table.page, `document.querySelector('.asked input')`);
  await table.page.type('.asked input', '1 2 3 4 7');
  await table.page.keyboard.press('Enter');
  await until(table.page, `document.querySelector('.refusal')`);
  for (let letters = 0; letters < 9; letters++) await table.page.keyboard.press('Backspace');
  await table.page.type('.asked input', '1 2 3 4 6');
  await table.page.keyboard.press('Enter');
  await until(table.page, `(${log}).length === 3`);
  expect(((await table.page.evaluate(log)) as string[]).at(-1)).toBe('Ben rolls 1 2 3 4 6.');
});

it('saves a file that can be read and verified', async () => {
  const table = await open();
  await table.go('#/calavera?players=2&seats=you,you&seed=saved');
  while ((await table.sight()).length < 7) await table.step();
  await table.page.evaluate(`URL.createObjectURL = (blob) => { window.saved = blob.text(); return '#'; }`);
  await table.press('save');
  await until(table.page, 'window.saved');
  const text = (await table.page.evaluate('window.saved')) as string;
  const record = await readRecord(text, games);
  expect(record.actions).toHaveLength(7);
  expect(await verifyRecord(record, games)).toMatchObject({ ok: true, dice: 'compared' });
});
