import { games } from 'dicewright/games';
import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

const hash = 'location.hash';

it('leads from the page of every game to how it is played in one step, and back to it in one', async () => {
  const table = await open();
  const ids = Object.keys(games);
  expect(ids.length).toBeGreaterThan(50);
  for (const id of ids) {
    const game = `#/${id}?seed=rules`;
    await table.go(game);
    await until(table.page, `document.querySelector('.board svg, [data-testid="curtain"]')`);
    await table.press('rules');
    await until(table.page, `document.querySelector('.how figcaption')`);
    const told = (await table.page.evaluate(
      `[...document.querySelectorAll('h1, .how h2, .how p')].map((one) => one.textContent)`,
    )) as string[];
    expect(told[0]).toBe(games[id as keyof typeof games].title);
    expect(told.filter((_, at) => at % 2 === 1)).toEqual(['The goal', 'Your turn', 'The end']);
    expect(told.filter((text, at) => at > 0 && at % 2 === 0 && text.length < 40)).toEqual([]);
    await table.press('back-to-game');
    await until(table.page, `document.querySelector('.board svg, [data-testid="curtain"]')`);
    expect(await table.page.evaluate(hash)).toBe(game);
  }
  expect(table.problems).toEqual([]);
});

it('comes back to the very game, where it was', async () => {
  const table = await open();
  await table.go('#/rasanto?players=2&seats=you,you');
  while ((await table.sight()).length < 3) await table.step();
  const log = `[...document.querySelectorAll('[data-testid="log"] > li')].map((one) => one.textContent)`;
  const before = await table.page.evaluate(log);
  await table.press('rules');
  await until(table.page, `document.querySelector('.how')`);
  await table.press('back-to-game');
  await until(table.page, `(${log}).length === 3`);
  expect(await table.page.evaluate(log)).toEqual(before);
});

it('shows all clauses of a game when they are asked for', async () => {
  const table = await open();
  await table.go('#/rules/kiriki');
  await until(table.page, `document.querySelector('.clauses summary')`);
  expect(await table.page.evaluate(`document.querySelectorAll('.clauses article').length`)).toBe(0);
  await table.page.click('.clauses summary');
  await until(table.page, `document.querySelectorAll('.clauses article').length === 27`);
  expect(await table.text('.clauses article')).toContain('KIR-1');
});

it('tells of a game of a module, too, and says where there is none', async () => {
  const table = await open();
  await table.go('#/rules/farkle?module=modules/farkle.js');
  await until(table.page, `document.querySelector('.clauses')`);
  expect(await table.text('h1')).toBe('Farkle');
  await table.go('#/rules/nothing');
  await until(table.page, `document.querySelector('.trouble')`);
});

it('has an index, and leads nowhere outside of the page', async () => {
  const table = await open();
  await table.go('#/rules');
  await until(table.page, `document.querySelectorAll('.rules li a').length === ${Object.keys(games).length}`);
  expect(await table.page.evaluate(`document.querySelector('.rules li a').getAttribute('href')`)).toMatch(
    /^#\/rules\//,
  );
  await table.go('#/rules/kiriki?from=javascript:alert(1)');
  await until(table.page, `document.querySelector('[data-testid="play"]')`);
  expect(await table.document()).not.toContain('javascript:');
});
