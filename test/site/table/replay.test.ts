import { type AnyGame, playout, startGame } from 'dicewright';
import { games } from 'dicewright/games';
import type { GameRecord } from 'dicewright/record';
import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { recordHash } from '../../helpers/packed-record.js';
import type { TablePage } from '../../helpers/table-page.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

/** A game of two that was played at random, or its beginning. */
async function played(id: keyof typeof games, most: number): Promise<GameRecord> {
  const game: AnyGame = (await games[id].load()) as never;
  const session = startGame(game, { players: 2, names: ['Ada', 'Ben'], seed: 'replay' });
  for (const action of playout(game, { players: 2, seed: 'replay', maxActions: most }).actions) session.play(action);
  return session.toRecord({ secrets: true });
}

/** What board, status and log show, and of which position the slider says so. */
const SHOWN = `(() => {
  const log = [...document.querySelectorAll('[data-testid="log"] > li')];
  const current = log.findIndex((one) => one.ariaCurrent);
  return {
    at: document.querySelector('.replay span')?.textContent ?? '',
    happened: document.querySelector('.status .happened')?.textContent ?? '',
    current,
    told: log[current]?.querySelector('.entry').textContent ?? '',
    board: [...document.querySelectorAll('.board [data-die], .board text')]
      .map((one) => one.dataset.die ?? one.textContent).join('|'),
  };
})()`;

interface ShownAt {
  readonly at: string;
  readonly happened: string;
  readonly current: number;
  readonly told: string;
  readonly board: string;
}

const shown = (table: TablePage): Promise<ShownAt> => table.page.evaluate(SHOWN) as Promise<ShownAt>;

const showsStep = (table: TablePage, step: number, of: number): Promise<void> =>
  until(table.page, `document.querySelector('.replay span')?.textContent === 'After action ${step} of ${of}'`);

/** Nobody waits for a clock: what waits for longer than the page needs does so until it is let go on. */
const CLOCKED = `{
  window.waits = [];
  window.due = new Map();
  let count = 1e9;
  const { setTimeout: wait, clearTimeout: stop } = window;
  window.setTimeout = (run, ms = 0, ...more) => {
    if (ms < 290) return wait(run, ms, ...more);
    window.waits.push(ms);
    window.due.set(++count, run);
    return count;
  };
  window.clearTimeout = (id) => {
    if (!window.due.delete(id)) stop(id);
  };
  window.goOn = () => {
    const all = [...window.due.values()];
    window.due.clear();
    for (const run of all) run();
  };
}`;

it.each(['kiriki', 'rasanto', 'krakatoa'] as const)(
  'plays %s from its beginning, by itself as by arrows: status, log and board agree at each step',
  async (id) => {
    const record = await played(id, 12);
    const { length } = record.actions;
    const table = await open();
    await table.page.evaluateOnNewDocument(CLOCKED);
    await table.go(recordHash(record, ['you', 'you']));
    await showsStep(table, length, length);
    const boards: string[] = [];
    await table.press('replay-play');
    for (let step = 0; step <= length; step++) {
      await showsStep(table, step, length);
      const { happened, told, current, board } = await shown(table);
      expect(current).toBe(step - 1);
      if (step > 0) expect(happened).toBe(told);
      else expect(happened).toBe('The game begins.');
      boards.push(board);
      await until(table.page, 'window.due.size > 0');
      await table.page.evaluate('window.goOn()');
    }
    await until(table.page, `document.querySelector('[data-testid="replay-play"]').textContent === 'Play'`);
    expect(new Set(boards).size).toBeGreaterThan(length / 2);
    for (let step = length - 1; step >= 0; step--) {
      await table.page.keyboard.press('ArrowLeft');
      await showsStep(table, step, length);
      expect((await shown(table)).board).toBe(boards[step]);
    }
    await table.page.keyboard.press('ArrowRight');
    await showsStep(table, 1, length);
    expect((await shown(table)).board).toBe(boards[1]);
    // However fast they are pressed, none is lost.
    await table.page.evaluate(`for (let presses = 0; presses < 5; presses++)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))`);
    await showsStep(table, 6, length);
    expect(table.problems).toEqual([]);
  },
);

it('plays twice and four times as fast, half as fast, and stops', async () => {
  const record = await played('kiriki', 12);
  const table = await open();
  await table.page.evaluateOnNewDocument(CLOCKED);
  await table.go(recordHash(record, ['you', 'you']));
  await showsStep(table, 12, 12);
  const waitAt = async (speed: string): Promise<number> => {
    await table.page.select(table.byId('replay-speed'), speed);
    await table.page.evaluate('{ window.waits = []; }');
    await table.press('replay-play');
    await until(table.page, 'window.waits.length > 0');
    const [wait = 0] = (await table.page.evaluate('window.waits')) as number[];
    await table.press('replay-play');
    await until(table.page, `document.querySelector('[data-testid="replay-play"]').textContent === 'Play'`);
    return wait;
  };
  const usual = await waitAt('1×');
  expect([await waitAt('½×'), await waitAt('2×'), await waitAt('4×')]).toEqual([2 * usual, usual / 2, usual / 4]);
  // An arrow stops it, too, where it is.
  await table.press('replay-play');
  const { at } = await shown(table);
  await table.page.keyboard.press('ArrowRight');
  await until(table.page, `document.querySelector('[data-testid="replay-play"]').textContent === 'Play'`);
  expect((await shown(table)).at).not.toBe(at);
});

it('is shared from the position that is looked at', async () => {
  const record = await played('rasanto', 12);
  const table = await open();
  await table.go(recordHash(record, ['you', 'you']));
  await showsStep(table, 12, 12);
  for (let presses = 0; presses < 7; presses++) await table.page.keyboard.press('ArrowLeft');
  await showsStep(table, 5, 12);
  await table.press('share');
  await until(table.page, `document.querySelector('.link input')`);
  const link = (await table.page.evaluate(`document.querySelector('.link input').value`)) as string;
  const before = await shown(table);
  const other = await open();
  await other.go(new URL(link).hash);
  await showsStep(other, 5, 12);
  expect(await shown(other)).toEqual(before);
  // The game is whole.
  await other.page.keyboard.press('ArrowRight');
  await showsStep(other, 6, 12);
  // What is no position is the last.
  await other.go(new URL(link).hash.replace('at=5', 'at=99'));
  await showsStep(other, 12, 12);
  expect(other.problems).toEqual([]);
});

it('plays on what was tried in place of an action, which is replayed like any game', async () => {
  const text = `dicewright/2 kiriki 1
players Ada, Ben
Ada roll 1-5 = 2 5 5 2 5
Ada score chance
(
Ada score fullHouse
Ben roll 1-5 = 1 1 1 1 6
)
Ben roll 1-5 = 1 2 3 4 6`;
  const table = await open();
  await table.go('#/record');
  await until(table.page, `document.querySelector('[data-testid="open-text"]')`);
  await table.page.type(table.byId('open-text'), text);
  await table.press('open');
  await until(table.page, `document.querySelector('.tried')`);
  await showsStep(table, 3, 3);
  await table.page.click('.tried summary');
  await table.press('play-on-1');
  await until(table.page, `document.querySelector('[data-testid="trial"]')`);
  await showsStep(table, 2, 2);
  expect((await shown(table)).happened).toContain('Ben');
  await table.page.keyboard.press('ArrowLeft');
  await showsStep(table, 1, 2);
  const { happened, told, current } = await shown(table);
  expect([happened, current]).toEqual([told, 0]);
  expect(told).toContain('full house');
  await table.page.keyboard.press('ArrowRight');
  await showsStep(table, 2, 2);
  await table.turn();
  await table.point('line:ones');
  await showsStep(table, 3, 3);
  await table.press('trial-back');
  await until(table.page, `document.querySelector('.tried')`);
  // What was tried since stands beside what the text had.
  await until(table.page, `document.querySelectorAll('.tried').length === 2`);
  expect(table.problems).toEqual([]);
});
