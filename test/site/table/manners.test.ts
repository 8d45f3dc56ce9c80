import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import axe from 'axe-core';
import { type AnyGame, createRng, type Envelope, playout, startGame } from 'dicewright';
import { theCleverMole } from 'dicewright/das-spiel';
import { games } from 'dicewright/games';
import { kiriki } from 'dicewright/kiriki';
import { describe, expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { recordHash } from '../../helpers/packed-record.js';
import { TRACED, tasksIn } from '../../helpers/page-tasks.js';
import { tableSite } from '../../helpers/table-site.js';
import { twinsOf } from '../../helpers/twin-records.js';

const open = tableSite(() => inject('table'));

/** A mole under one of the hills, seen by nobody but the master. */
function hidden(hill: number) {
  const recorder = startGame(theCleverMole, { players: 3, options: { clues: ['text'], target: 1 } });
  const build = { type: 'build', player: 0 } as const;
  const outcome = theCleverMole.chance(recorder.state, build)?.sample(createRng('hills'));
  recorder.play({ ...build, outcome } as Parameters<typeof recorder.play>[0]);
  recorder.play({ type: 'hide', player: 0, hill, clue: { kind: 'text', text: 'Here.' } });
  return recorder.toRecord();
}

it('shows nothing of what other seats hide, and tells bots nothing of it', async () => {
  const seen = [];
  for (const hill of [0, 5]) {
    const table = await open();
    await table.page.evaluateOnNewDocument(`{
      window.posted = [];
      Worker.prototype.postMessage = function (message) {
        window.posted.push({ ...message, seed: null });
        // The bot is asked, but never does anything.
      };
    }`);
    await table.go(recordHash(hidden(hill), ['you', 'you', 'easy']));
    // First somebody who may not know it.
    await until(
      table.page,
      `document.querySelector('[data-testid="curtain"]') && document.querySelector('[data-testid="new-game"]')`,
    );
    await until(table.page, `window.posted.length > 0`);
    const behind = await table.document();
    const posted = await table.page.evaluate('JSON.stringify(window.posted[0])');
    await table.page.click('[data-testid="curtain"] button');
    // The last of what is loaded after the board.
    await until(
      table.page,
      `document.querySelector('.board svg') && document.querySelector('[data-testid="new-game"]')`,
    );
    seen.push({ behind, posted, before: await table.document() });
  }
  expect(seen[0]?.posted).toContain('the-clever-mole');
  expect(seen[1]).toEqual(seen[0]);
});

it.each(['greedy-grabber', 'slide', 'slipped', 'the-clever-mole', 'wolf-in-a-sheeps-coat'] as const)(
  'shows the same page to a player of %s who can’t tell two games from each other',
  async (id) => {
    const game: AnyGame = (await games[id].load()) as never;
    const players = game.playersFor().find((count) => count >= 2) ?? 2;
    const { viewer, records } = twinsOf(game, players);
    const seats = Array.from({ length: players }, (_, player) => (player === viewer ? 'you' : 'easy'));
    const documents: string[] = [];
    for (const record of records) {
      const table = await open();
      // Bots are asked, but never do anything.
      await table.page.evaluateOnNewDocument('Worker.prototype.postMessage = () => {};');
      await table.go(recordHash(record, seats));
      // The last of what is loaded after the board.
      await until(
        table.page,
        `document.querySelector('.board svg') && document.querySelector('[data-testid="new-game"]')`,
      );
      documents.push(await table.document());
    }
    expect(records[1]).not.toEqual(records[0]);
    expect(documents[0]).toContain(game.title);
    expect(documents[1]).toBe(documents[0]);
  },
);

it.each(['greedy-grabber', 'slide', 'slipped', 'the-clever-mole', 'wolf-in-a-sheeps-coat'] as const)(
  'tells a bot of %s no more than its own view',
  async (id) => {
    const game: AnyGame = (await games[id].load()) as never;
    const table = await open();
    await table.page.evaluateOnNewDocument(`{
      const post = Worker.prototype.postMessage;
      window.posted = [];
      Worker.prototype.postMessage = function (message) {
        window.posted.push(message);
        post.call(this, message);
      };
    }`);
    const [players = 2] = game.playersFor();
    await table.go(`#/${id}?players=${players}&seats=${Array(players).fill('random')}&seed=told`);
    await until(table.page, `window.posted.filter(({ view }) => view).length >= 5`);
    const posted = (await table.page.evaluate('window.posted')) as readonly {
      readonly view?: Envelope;
      readonly player?: number;
    }[];
    const told = posted.filter(({ view }) => view);
    expect(told.length).toBeGreaterThanOrEqual(5);
    for (const { view, player } of told) expect(game.view(view as never, player as number)).toEqual(view);
    // A state that tells all would be none of a player's views.
    const tellsAll = (maxActions: number): boolean => {
      const { state } = playout(game, { players, seed: 'told', maxActions });
      const views = Array.from({ length: players }, (_, player) => game.view(state, player));
      return views.some((view) => JSON.stringify(view) !== JSON.stringify(state));
    };
    expect([1, 2, 3, 5, 8, 13].some(tellsAll)).toBe(true);
  },
);

it('lets dice turn where they are rolled, and land where they are placed, unless nothing is to move', async () => {
  const table = await open();
  const moves = async (hash: string, part: string): Promise<string[]> => {
    await table.go(hash);
    await table.turn();
    await table.page.evaluate(`{
      const animate = Element.prototype.animate;
      window.moves = [];
      Element.prototype.animate = function (frames, ...more) {
        window.moves.push(Object.keys(frames[0]).join(' '));
        return animate.call(this, frames, ...more);
      };
    }`);
    await table.point(part);
    await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === 1`);
    return (await table.page.evaluate('window.moves')) as string[];
  };
  const still = await moves('#/kiriki?players=1&seats=you&seed=a', 'action:roll');
  expect(still).toEqual([]);
  await table.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  const rolled = await moves('#/kiriki?players=1&seats=you&seed=b', 'action:roll');
  expect(rolled.filter((move) => move === 'rotate scale')).toHaveLength(5);
  const placed = await moves('#/rasanto?players=2&seats=you,you&seed=b', 'cell:e4');
  expect(placed).toContain('opacity translate');
});

it('says why something is not allowed, with its clause', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,you');
  await table.turn();
  await table.point('line:fullHouse');
  expect((await table.sight()).status).toContain('the dice must be rolled before a line is chosen');
  const links = await table.page.evaluate(`document.querySelector('[data-testid="status"] a').getAttribute('href')`);
  expect(links).toMatch(/^\.\.\/rules\/kiriki#kir-\d+/);
});

it('is never held up for more than 100 ms while a bot thinks', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=hard,hard&seed=a');
  const played = (count: number): Promise<void> =>
    until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length >= ${count}`);
  await played(2);
  await table.page.tracing.start({ categories: [...TRACED] });
  await played(20);
  const tasks = tasksIn((await table.page.tracing.stop()) as Uint8Array);
  expect(tasks.filter((task) => task > 1).length).toBeGreaterThan(10);
  expect(Math.max(...tasks)).toBeLessThanOrEqual(100);
});

it('has loaded less than 150 kB of scripts when the first game can be played', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,you');
  await table.turn();
  const scripts = table.requests.filter((url) => url.startsWith(`${table.address}assets/`) && url.endsWith('.js'));
  const sizes = scripts.map(
    (url) => gzipSync(readFileSync(join(inject('table'), url.slice(table.address.length)))).length,
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
});

it('tells what every action is worth, exactly where that is known, and sets off the best on the board', async () => {
  const table = await open();
  await table.go('#/kiriki?players=1&seats=you&seed=a');
  await table.turn();
  await table.point('action:roll');
  await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === 1`);
  await table.press('hint');
  await until(table.page, `document.querySelector('.hint li')`);
  expect(await table.text('.hint [role=status]')).toMatch(/\d+\.\d\d/);
  expect(await table.text('.hint .behind')).toMatch(/^Expected points, exact:/);
  await table.go('#/rasanto?players=2&seats=you,you&seed=a');
  await table.turn();
  await table.press('hint');
  await until(table.page, `document.querySelector('.hint li')`);
  expect(await table.text('.hint .worth')).toMatch(/^\d+\.\d %/);
  const marked = `[...document.querySelectorAll('.board [data-part]')]
    .filter((one) => getComputedStyle(one).filter !== 'none').map((one) => one.dataset.part)`;
  const parts = (await table.page.evaluate(marked)) as string[];
  expect(parts).toHaveLength(1);
  expect(await table.text('.hint li')).toContain(parts[0]?.replace('cell:', ''));
});

it('shows any position of the game by the slider', async () => {
  const table = await open();
  await table.go('#/rasanto?players=2&seats=you,you&seed=slider');
  const first = await table.page.evaluate(`document.querySelectorAll('[data-key]').length`);
  while ((await table.sight()).length < 3) await table.step();
  await table.page.focus(table.byId('replay-slider'));
  await table.page.keyboard.press('Home');
  await until(table.page, `document.querySelector('.replay span').textContent === 'After action 0 of 3'`);
  expect(await table.page.evaluate(`document.querySelectorAll('[data-key]').length`)).toBeLessThanOrEqual(
    first as number,
  );
  expect((await table.sight()).open).toEqual([]);
  await table.page.keyboard.press('End');
  expect((await table.turn()).open.length).toBeGreaterThan(0);
});

it('works without a network once it has been there', async () => {
  const table = await open();
  await table.go('#/');
  await until(table.page, `navigator.serviceWorker.controller`);
  await table.page.setOfflineMode(true);
  await table.reload();
  await table.go('#/mucho?seats=you,easy,easy');
  await table.turn();
  expect(await table.text('h1')).toBe('Mucho');
});

it('writes letters on dice for whoever wants them, and keeps that', async () => {
  const table = await open();
  await table.go('#/acquire?players=3&seats=you,you,you&seed=letters');
  await table.turn();
  await table.point('cell:e5');
  await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === 1`);
  const letters = `[...document.querySelectorAll('.board svg text')].filter(({ textContent }) => textContent === 'R').length`;
  expect(await table.page.evaluate(letters)).toBe(0);
  await table.press('dice-letters');
  await until(table.page, `${letters} === 1`);
  await table.reload();
  await until(table.page, `${letters} === 1 && document.querySelector('[data-testid="dice-letters"]')?.checked`);
  // Nothing lies on a board.
  await table.go('#/kiriki?players=1&seats=you&seed=letters');
  await until(table.page, `document.querySelector('[data-testid="new-game"]')`);
  expect(await table.page.evaluate(`document.querySelector('[data-testid="dice-letters"]')`)).toBe(null);
});

it('tells on a telephone how a game has ended, beside a board that can still be read', async () => {
  const { actions } = playout(kiriki as AnyGame, { players: 2, seed: 'its end' });
  const session = startGame(kiriki as AnyGame, { players: 2, seed: 'its end' });
  for (const action of actions) session.play(action);
  const table = await open();
  await table.page.setViewport({ width: 360, height: 740 });
  await table.go(recordHash(session.toRecord({ secrets: true }), ['you', 'random']));
  await until(table.page, `document.querySelector('[data-testid="rematch"]') && document.querySelector('.board svg')`);
  const letters = `Math.min(...[...document.querySelectorAll('.board svg text')].map((text) =>
    Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))`;
  await until(table.page, `${letters} >= 8 && ${letters} < 100`);
  const bottomOf = (selector: string): Promise<unknown> =>
    table.page.evaluate(`document.querySelector('${selector}').getBoundingClientRect().bottom`);
  for (const selector of ['.result h2', '.result ol', '[data-testid="rematch"]'])
    expect(await bottomOf(selector)).toBeLessThanOrEqual(740);
});

describe('axe finds nothing to complain of', () => {
  it.each([
    ['the list', '#/', 0],
    ['a sheet', '#/kiriki?players=2&seats=you,you&seed=axe', 4],
    ['a board', '#/rasanto?players=2&seats=you,you&seed=axe', 4],
    ['opponents', '#/kiriki?players=4&seats=you,random,thumb,hard&seed=axe', 0],
    ['how to play', '#/rules/rasanto', 0],
    ['all rules', '#/rules', 0],
    ['a lesson', '#/lesson/smuggling', 0],
    ['real dice', '#/dune?players=2', 0],
    ['a curtain', '#/slide?players=2&seats=you,you&seed=axe', 0],
    ['the page that opens games', '#/record', 0],
  ])('%s', async (_, hash, steps) => {
    const table = await open();
    await table.go(hash);
    for (let step = 0; step < steps; step++) await table.step();
    await table.page.evaluate(axe.source);
    for (const theme of ['light', 'dark']) {
      await table.page.select('.header select', theme);
      const violations = await table.page.evaluate(
        `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]))`,
      );
      expect(violations).toEqual([]);
    }
  });
});

it.each([360, 800, 1_600])('is as wide as the screen at %i px', async (width) => {
  const table = await open();
  const own = ['#/rules', '#/rules/triangle', '#/lesson/smuggling', '#/dune?players=2'];
  for (const hash of ['#/', '#/kiriki?players=2', '#/rasanto', '#/calavera?players=4', '#/record', ...own]) {
    await table.page.setViewport({ width, height: 800 });
    await table.go(hash);
    await until(table.page, `document.querySelector('.board svg, .cards, .open, .rules')`);
    const [inner, scrolled, seen] = (await table.page.evaluate(
      '[innerWidth, document.body.scrollWidth, document.body.clientWidth]',
    )) as [number, number, number];
    expect([inner, scrolled]).toEqual([width, seen]);
  }
});
