import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

it('gives everybody the dice of the day, and compares with what bots made of them', async () => {
  const logs: string[] = [];
  for (const seed of ['one', 'other']) {
    const table = await open(seed);
    await table.go('#/daily?day=2026-01-31');
    await until(table.page, `document.querySelector('[data-testid="daily-play"]')`);
    // What was possible would tell what is to come.
    expect(await table.text('main')).not.toContain('best possible');
    await table.press('daily-play');
    await until(table.page, `location.hash.startsWith('#/kiriki')`);
    await table.turn();
    await table.point('action:roll');
    await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === 1`);
    logs.push(await table.text('[data-testid="log"]'));
    if (seed === 'one') continue;
    await table.finish();
    await until(table.page, `document.querySelector('[data-testid="daily-compare"]')`);
    await table.press('daily-compare');
    await until(
      table.page,
      `[...document.querySelectorAll('[data-testid="compared"] b')].filter((one) => /^\\d+$/.test(one.textContent)).length === 4`,
    );
    const points = (await table.page.evaluate(
      `[...document.querySelectorAll('[data-testid="compared"] b')].map((one) => Number(one.textContent))`,
    )) as number[];
    const [own = 0, random = 0, , hard = 0] = points;
    expect(own).toBeGreaterThan(0);
    expect(hard).toBeGreaterThan(random);
    await until(table.page, `/\\d$/.test(document.querySelector('[data-testid="daily-best"]').textContent)`);
    const said = await table.text('[data-testid="daily-best"]');
    expect(said).toMatch(/^You \d+ · best possible \d+$/);
    const [you = 0, best = 0] = said.match(/\d+/g)?.map(Number) ?? [];
    expect(you).toBe(own);
    for (const one of points) expect(best).toBeGreaterThanOrEqual(one);
    await table.press('daily-share');
    await until(table.page, `document.querySelector('.possible .link input')`);
    const shared = await table.page.evaluate(`document.querySelector('.possible .link input').value`);
    expect(shared).toMatch(/of 31 January 2026|of January 31, 2026/);
    expect(shared).toContain(`${own} of ${best} possible points`);
    expect(shared).toContain('#/daily?day=2026-01-31');
    // The game in which it is made can be looked at, to its end.
    await table.press('daily-how');
    await until(table.page, `document.querySelector('[data-testid="result"]')`);
    expect(await table.text('[data-testid="result"]')).toContain(String(best));
    expect(table.problems).toEqual([]);
    expect(table.requests.filter((url) => !url.startsWith(table.address) && url.startsWith('http'))).toEqual([]);
  }
  expect(logs[0]).toBe(logs[1]);
  expect(logs[0]).toContain('rolls');
});

it('has no game of a day to come', async () => {
  const table = await open();
  await table.go('#/daily?day=2999-01-01');
  await until(table.page, `document.querySelector('[data-testid="daily-play"]')`);
  expect(await table.text('main')).not.toContain('2999');
});

it('offers no match with friends where nobody hosts one', async () => {
  const table = await open();
  const asked = table.page.waitForResponse((response) => response.request().method() === 'HEAD');
  await table.go('#/kiriki?players=2&seats=you,you');
  await table.turn();
  expect((await asked).status()).toBe(200);
  await table.go('#/');
  await until(table.page, `document.querySelector('.cards')`);
  expect(await table.page.evaluate(`document.querySelector('[data-testid="begin"]')`)).toBeNull();
  expect(table.problems).toEqual([]);
});
