import { games } from 'dicewright/games';
import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

const KEPT = 'dicewright-table ';

/** What can be hit of these within the first view. */
const inView = (selector: string): string => `[...document.querySelectorAll('${selector}')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + Math.min(height, innerHeight - y) / 2);
  return y < innerHeight - 80 && hit !== null && one.contains(hit);
}).map((one) => one.getAttribute('href'))`;

it.each([
  [360, 740],
  [800, 900],
  [1366, 768],
  [1600, 900],
])('shows at %i × %i how to begin a game within the first view', async (width, height) => {
  const table = await open();
  await table.page.setViewport({ width, height });
  await table.go('#/');
  await until(table.page, `document.querySelector('.card')`);
  const shown = (await table.page.evaluate(inView('.to-game'))) as string[];
  expect(shown.length).toBeGreaterThan(0);
  expect(await table.page.evaluate('document.body.scrollWidth <= innerWidth')).toBe(true);
  await table.page.click(`.to-game[href="${shown[0]}"]`);
  await until(table.page, `document.querySelector('.board svg')`);
});

it('tells of every game what it is, how long, for how many and what decides', async () => {
  const table = await open();
  await table.go('#/');
  const cards = (await table.page.evaluate(
    `[...document.querySelectorAll('.shelf .to-game')].map((one) => [one.getAttribute('href'), one.textContent])`,
  )) as [string, string][];
  const own = cards.filter(([href]) => !href.includes('module='));
  expect(new Set(own.map(([href]) => href)).size).toBe(Object.keys(games).length);
  for (const [, text] of own) expect(text).toMatch(/[.!?]\d+ minutes\d+ (to \d+ )?players?/);
});

it('finds games by words, players and minutes', async () => {
  const table = await open();
  await table.go('#/');
  const titles = `[...document.querySelectorAll('.card strong')].map((one) => one.textContent)`;
  await table.page.type('input[type=search]', 'smugglers CUSTOMS');
  await until(table.page, `document.querySelector('.filter [role=status]').textContent === '1 game'`);
  expect(await table.page.evaluate(titles)).toEqual(['Smuggling']);
  await table.page.type('input[type=search]', ' unheard of');
  await until(table.page, `document.querySelector('.filter [role=status]').textContent === '0 games'`);
});

it('lists games to go on with, and finished ones with their winners; a new game throws none of them away', async () => {
  const table = await open();
  const game = '#/reducto?players=2&seats=you,you';
  await table.go(game);
  while ((await table.sight()).length < 3) await table.step();
  await table.press('new-game');
  await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === 0`);
  await table.finish();
  await table.go('#/');
  const listed = (id: string): Promise<unknown> =>
    table.page.evaluate(`[...document.querySelectorAll('[data-testid="${id}"] li a')].map((one) => one.textContent)`);
  expect(await listed('running')).toEqual([expect.stringMatching(/^Reducto 2 players /)]);
  expect(await listed('finished')).toEqual([expect.stringMatching(/^Reducto .*won.*\d+/)]);
  await table.page.click('[data-testid="running"] li a');
  await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === 3`);
  await table.go('#/');
  await table.page.click('[data-testid="finished"] li button');
  await until(table.page, `document.querySelector('[data-testid="finished"]') === null`);
  expect(await listed('running')).toHaveLength(1);
});

it('opens whatever was left in the browser, and offers to delete what can’t be read', async () => {
  const table = await open();
  await table.go('#/');
  const left = ['{', '{}', 'null', '{"seats":[],"at":1}', '{"record":{},"seats":[],"at":0}', '[]', '7'];
  for (const [at, text] of left.entries()) {
    await table.page.evaluate(`localStorage.setItem('${KEPT}#/left-${at}', ${JSON.stringify(text)})`);
  }
  await table.reload();
  await until(table.page, `document.querySelector('[data-testid="unreadable"]')`);
  expect(await table.text(table.byId('unreadable'))).toContain(`${left.length} kept games`);
  await table.page.click('[data-testid="unreadable"] button');
  await until(table.page, `document.querySelector('[data-testid="unreadable"]') === null`);
  expect(table.problems).toEqual([]);
});

it('says so where an address makes no sense', async () => {
  const table = await open();
  await table.go('#/%');
  await until(table.page, `document.querySelector('.trouble')`);
  expect(await table.text('.trouble')).toContain('There is no game “%”');
});
