import type { games } from 'dicewright/games';
import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

/** Those on the shelf of games that are played with real dice. */
const shelf = `[...document.querySelectorAll('[aria-label="With real dice"] .to-game')].map((one) => one.getAttribute('href'))`;

it('begins games of dexterity with real dice, and asks at once what came of them', async () => {
  const table = await open();
  await table.go('#/');
  const hashes = (await table.page.evaluate(shelf)) as string[];
  expect(hashes.length).toBeGreaterThan(8);
  for (const hash of hashes) {
    await table.go(hash);
    await until(table.page, `document.querySelector('[data-testid="report"], [data-part][data-state="open"]')`);
    const id = hash.slice(2) as keyof typeof games;
    // Some have something to choose first.
    if (await table.page.evaluate(`document.querySelector('[data-testid="report"]') !== null`)) {
      expect([id, await table.text(table.byId('report'))]).toEqual([id, expect.stringContaining('what came of it?')]);
    }
    await until(table.page, `document.querySelector('.fair')?.textContent.includes('your own')`);
  }
  expect(table.problems).toEqual([]);
});

it('keeps time for two who blow dice together, and tells who was faster', async () => {
  const table = await open();
  await table.go('#/dune?players=2');
  await until(table.page, `document.querySelector('[data-testid="watch"]')`);
  expect(await table.page.evaluate(`document.querySelector('[data-testid="report-told"]').disabled`)).toBe(true);
  await table.press('watch');
  await until(table.page, `document.querySelector('[data-testid="watch"]').textContent === 'Stop'`);
  await table.press('watch');
  await until(table.page, `!document.querySelector('[data-testid="report-told"]').disabled`);
  expect(await table.text(table.byId('report-told'))).toMatch(/^It took \d+\.\d seconds$/);
  await table.press('report-told');
  await until(table.page, `document.querySelector('[data-testid="report"] .who')?.textContent.startsWith('Player 2')`);
  await table.press('report-failed');
  await until(table.page, `document.querySelector('[data-testid="result"]')`);
  expect(await table.text(table.byId('result'))).toContain('Player 1 wins');
  expect(await table.text(table.byId('log'))).toContain('has blown the four dice into a pyramid');
});

it('asks for the parts of an outcome, and only for what can be', async () => {
  const table = await open();
  await table.go('#/dishing-up?players=3');
  const isReady = `!document.querySelector('[data-testid="report-told"]').disabled`;
  await until(table.page, `document.querySelector('#report-landed')`);
  expect(await table.page.evaluate(isReady)).toBe(false);
  await table.page.select('#report-landed', '0');
  await until(table.page, isReady);
  await table.press('report-told');
  await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === 1`);
  // It fell, and shows whose turn it is.
  await until(table.page, `document.querySelector('#report-number')`);
  await table.page.type('#report-number', '3');
  await until(table.page, isReady);
  // What can't be with it goes.
  await table.page.select('#report-landed', '0');
  await until(table.page, `document.querySelector('#report-number').value === ''`);
  await table.page.select('#report-landed', '-1');
  await table.page.type('#report-number', '2');
  await until(table.page, isReady);
  await table.press('report-told');
  await until(table.page, `document.querySelector('[data-testid="report"] .who')?.textContent.startsWith('Player 2')`);
  expect(table.problems).toEqual([]);
});

it('offers practice, in which the page draws what happens', async () => {
  const table = await open();
  await table.go('#/emag?players=2');
  await until(table.page, `document.querySelector('[data-testid="practice"]')`);
  await table.press('practice');
  // Until then it is the game before that is seen.
  await until(
    table.page,
    `document.querySelector('[data-testid="practice"]') === null && document.querySelector('[data-part][data-state="open"]')`,
  );
  await table.step();
  await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length > 0`);
  expect(await table.text('.fair')).not.toContain('your own');
});

it('leaves boards and scores large enough to be read on a telephone', async () => {
  const table = await open();
  await table.page.setViewport({ width: 360, height: 740 });
  await table.go('#/');
  const hashes = (await table.page.evaluate(shelf)) as string[];
  let asked = 0;
  for (const hash of hashes) {
    await table.go(hash);
    // The last of what is loaded: by then it is asked, unless there is something to choose first.
    await until(table.page, `document.querySelector('.fair')?.textContent.includes('your own')`);
    if (!(await table.page.evaluate(`document.querySelector('[data-testid="report"]') !== null`))) continue;
    asked++;
    const letters = `Math.min(...[...document.querySelectorAll('.board svg text')].map((text) => {
      const { a, b } = text.getScreenCTM();
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    }))`;
    // Until it is laid out for the room that is left.
    await until(table.page, `${letters} >= 8 && ${letters} < 100`);
    expect(await table.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const below = `document.querySelector('[data-testid="report"]').getBoundingClientRect().bottom`;
    expect([hash, await table.page.evaluate(`${below} <= innerHeight`)]).toEqual([hash, true]);
  }
  expect(asked).toBeGreaterThan(7);
});
