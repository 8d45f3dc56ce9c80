import axe from 'axe-core';
import type { AnyGame } from 'dicewright';
import { games } from 'dicewright/games';
import { expect, inject, it } from 'vitest';
import { beginningOf } from '../../helpers/beginning-of.js';
import { until } from '../../helpers/browser.js';
import { recordHash } from '../../helpers/packed-record.js';
import type { TablePage } from '../../helpers/table-page.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

/** So many actions were played: something lies there, and something can be done. */
const PLAYED = 6;

let opened: Promise<TablePage> | undefined;

/** One page for all games, which go by in it: what it has loaded is loaded once, axe, too. */
const page = (): Promise<TablePage> => {
  opened ??= open().then(async (table) => {
    // Bots are asked, but never do anything.
    await table.page.evaluateOnNewDocument('Worker.prototype.postMessage = () => {};');
    await table.go('#/record');
    await table.page.evaluate(axe.source);
    return table;
  });
  return opened;
};

/** Letters and numbers on dice and in boxes are what lies there, not what it is called: that is looked at by itself. */
const ALL = { rules: { 'label-content-name-mismatch': { enabled: false } } };

/** What is drawn under a word, and not called by it. */
const MISCALLED = `[...document.querySelectorAll('.board [role="button"]')].flatMap((one) => {
  const word = one.querySelector('text')?.textContent ?? '';
  const name = one.getAttribute('aria-label') ?? '';
  return name === '' || (/[a-z]{2}/i.test(word) && !name.includes(word)) ? [[word, name]] : [];
})`;

/** What axe complains of: the rule, and what breaks it. @param rules - which are looked at */
const violations = (table: TablePage, rules: object): Promise<unknown> =>
  table.page.evaluate(
    `axe.run(${JSON.stringify(rules)}).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]))`,
  );

it.each(Object.keys(games))('axe finds nothing to complain of in a game of %s, in light and dark', async (id) => {
  const game: AnyGame = (await games[id as keyof typeof games].load()) as never;
  const players = game.playersFor().find((count) => count >= 2) ?? game.playerCount.min;
  const { record, player } = beginningOf(game, players, PLAYED);
  const seats = Array.from({ length: players }, (_, seat) => (seat === player ? 'you' : 'easy'));
  const table = await page();
  await table.page.evaluate(`location.hash = ${JSON.stringify(recordHash(record, seats))}`);
  // The last of what is loaded after the board.
  await until(
    table.page,
    `document.querySelector('h1')?.textContent === ${JSON.stringify(game.title)} && document.querySelector('.board svg') && document.querySelector('[data-testid="new-game"]')`,
  );
  expect(await table.page.evaluate(`document.querySelectorAll('[data-testid="log"] > li').length`)).toBe(
    record.actions.length,
  );
  await table.page.select('.header select', 'light');
  expect(await violations(table, ALL)).toEqual([]);
  expect(await table.page.evaluate(MISCALLED)).toEqual([]);
  // In other colours nothing else can be wrong.
  await table.page.select('.header select', 'dark');
  expect(await violations(table, { runOnly: ['color-contrast'] })).toEqual([]);
  expect(table.problems).toEqual([]);
});
