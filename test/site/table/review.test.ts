import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { type AnyGame, playout, startGame } from 'dicewright';
import { reviewRecord } from 'dicewright/analysis';
import { games } from 'dicewright/games';
import { readRecord } from 'dicewright/record';
import { describe, expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { recordHash } from '../../helpers/packed-record.js';
import { TRACED, tasksIn } from '../../helpers/page-tasks.js';
import type { TablePage } from '../../helpers/table-page.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

type Id = keyof typeof games;

/** A game of two that was played at random, so that there is something to say about it. */
async function played(id: Id, seed: string, maxActions?: number) {
  const game: AnyGame = (await games[id].load()) as never;
  const session = startGame(game, { players: 2, names: ['Ada', 'Ben'], seed });
  for (const action of playout(game, { players: 2, seed, ...(maxActions && { maxActions }) }).actions) {
    session.play(action);
  }
  return { game, record: session.toRecord({ secrets: true }) };
}

const there = (id: string): string => `document.querySelector('[data-testid="${id}"]')`;

async function reviewed(table: TablePage, hash: string): Promise<void> {
  await table.go(hash);
  await until(table.page, there('review-start'));
  await table.press('review-start');
  await until(table.page, there('review-curve'));
}

/** A game that is reviewed soon. */
const QUICK = { id: 'rasanto', seed: 'review', seats: ['you', 'easy'] } as const;

const boardText = `document.querySelector('.board').innerHTML`;

it('tells after a game what the dice did and what was chosen, as it is told in the package', async () => {
  const { game, record } = await played('kiriki', 'sums', 24);
  const review = await reviewRecord(record, game);
  const table = await open();
  await reviewed(table, recordHash(record, ['you', 'easy']));
  const [first] = review.players;
  const change = (value = 0): string => `${value < 0 ? '−' : '+'}${(100 * Math.abs(value)).toFixed(0)}\u00a0%`;
  const sums = await table.text(table.byId('review-sums'));
  expect(sums).toContain(`your dice ${change(first?.luck)}`);
  expect(sums).toContain(`your choices ${change(first?.skill)}`);
  const marked = review.steps.filter(({ mark }) => mark);
  expect(marked.length).toBeGreaterThan(3);
  const worst = Math.max(...marked.map(({ loss }) => loss));
  const [worstStep] = marked.filter(({ loss }) => loss === worst);
  expect(await table.text(`${table.byId('review-worst')} li`)).toContain(`Better: ${worstStep?.best?.text}.`);
  const signs = `document.querySelectorAll('[data-testid="log"] .said .mark').length`;
  await until(table.page, `${signs} > 0`);
  expect(await table.page.evaluate(signs)).toBe(marked.length);
  expect(await table.page.evaluate(there('review-step-0'))).not.toBeNull();
  expect(table.problems).toEqual([]);
});

describe('of a game of Rasanto', () => {
  const { id, seed, seats } = QUICK;

  it('goes to the step that is pressed in the curve, with finger, mouse and keys; board, status and log agree', async () => {
    const { record } = await played(id, seed);
    const table = await open();
    await reviewed(table, recordHash(record, seats));
    await table.page.evaluate(`document.querySelector('.chart').scrollIntoView({ block: 'center' })`);
    const spot = (await table.page.evaluate(`(() => {
      const { x, y, width, height } = document.querySelector('.chart').getBoundingClientRect();
      return { x: x + 12 + (width - 24) / 3, y: y + height / 2 };
    })()`)) as { x: number; y: number };
    const last = record.actions.length;
    const shows = async (step: number): Promise<void> => {
      await until(
        table.page,
        `document.querySelector('.replay span').textContent === 'After action ${step} of ${last}'`,
      );
      expect(await table.text('.log [aria-current]')).toContain(await table.text('.status .happened'));
      const current = `[...document.querySelectorAll('[data-testid="log"] > li')].findIndex((one) => one.ariaCurrent)`;
      expect(await table.page.evaluate(current)).toBe(step - 1);
    };
    await table.page.mouse.click(spot.x, spot.y);
    await shows(Math.round(last / 3));
    const before = await table.page.evaluate(boardText);
    await table.page.keyboard.press('ArrowRight');
    await shows(Math.round(last / 3) + 1);
    expect(await table.page.evaluate(boardText)).not.toBe(before);
    const said = `document.querySelector('.chart input').getAttribute('aria-valuetext')`;
    expect(await table.page.evaluate(said)).toMatch(/^After action \d+ of \d+: Ada \d+\s%, Ben \d+\s%$/);
    await table.page.touchscreen.tap(spot.x + 60, spot.y);
    await until(table.page, `${boardText} !== ${JSON.stringify(before)}`);
    await table.press('review-step-3');
    await shows(4);
    await table.press('replay-forward');
    await shows(5);
    await table.press('replay-back');
    await shows(4);
    expect(table.problems).toEqual([]);
  });

  it('asks what one would have done before it tells', async () => {
    const { record } = await played(id, seed);
    const table = await open();
    await reviewed(table, recordHash(record, seats));
    await table.press('review-step-19');
    await until(table.page, there('review-ask'));
    await table.press('review-ask');
    await until(table.page, `document.querySelector('[data-part][data-state="open"]')`);
    expect(await table.page.evaluate(there('review-answer'))).toBeNull();
    expect((await table.sight()).status).toContain('What would you do');
    const [part = ''] = (await table.sight()).open;
    await table.point(part);
    await until(table.page, there('review-answer'));
    const told = await table.text(table.byId('review-answer'));
    expect(told).toContain('your answer');
    expect(told).toContain('played');
    expect(await table.text('.replay span')).toBe(`After action 20 of ${record.actions.length}`);
  });

  it('lets one try again from a step, and keeps that in the record, over a reload, and in the file', async () => {
    const { game, record } = await played(id, seed);
    const table = await open();
    await reviewed(table, recordHash(record, seats));
    await table.press('review-step-19');
    await until(table.page, there('review-try'));
    await table.press('review-try');
    await until(table.page, there('trial'));
    expect((await table.sight()).length).toBe(0);
    const { open: parts } = await table.turn();
    await table.point(parts[0] as string);
    await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length >= 2`);
    await table.press('trial-back');
    await until(table.page, `document.querySelector('.tried')`);
    expect(await table.text('.replay span')).toBe(`After action 20 of ${record.actions.length}`);
    // The review is still there, also after a reload.
    await table.reload();
    await until(table.page, `document.querySelector('.tried')`);
    await until(table.page, there('review-curve'));
    await table.page.evaluate(`URL.createObjectURL = (blob) => { window.saved = blob.text(); return '#'; }`);
    await table.press('save');
    await until(table.page, 'window.saved');
    const saved = readRecord((await table.page.evaluate('window.saved')) as string, game);
    expect(saved.format).toBe('dicewright/2');
    expect(saved.notes).toMatchObject([{ index: 20, variations: [{ actions: [{ player: 0 }, { player: 1 }] }] }]);
    expect(saved.actions).toEqual(record.actions);
    expect(table.problems).toEqual([]);
  });

  it('is shared by a link, which needs no judge to be read', async () => {
    const { record } = await played(id, seed);
    const table = await open();
    await reviewed(table, recordHash(record, seats));
    await table.press('review-share');
    await until(table.page, `document.querySelector('.review .link input')`);
    const link = (await table.page.evaluate(`document.querySelector('.review .link input').value`)) as string;
    expect(link.length).toBeLessThan(6_000);
    const sums = await table.text(table.byId('review-sums'));
    const other = await open();
    await other.go(new URL(link).hash);
    await until(other.page, there('review-curve'));
    expect(await other.text(other.byId('review-sums'))).toBe(sums);
    expect(other.page.workers()).toEqual([]);
    // A review of another game is none.
    const foreign = new URL(link).hash.replace(
      /data=[^&]+/,
      recordHash((await played(id, 'other')).record, []).slice(16),
    );
    await other.go(foreign.replace(/&review=.*/, '&review=AAAA'));
    await until(other.page, there('review-start'));
    expect(other.problems).toEqual([]);
  });

  it('can be ended before it is there', async () => {
    const { record } = await played('kiriki', 'cancel');
    const table = await open();
    await table.go(recordHash(record, seats));
    await until(table.page, there('review-start'));
    await table.press('review-start');
    await until(table.page, `document.querySelector('progress')?.value > 0`);
    expect(table.page.workers().length).toBe(1);
    await table.press('review-cancel');
    await until(table.page, there('review-start'));
    await until(table.page, `${there('review')} === null`);
    await expect.poll(() => table.page.workers().length).toBe(0);
  });
});

it('can be had as far as it has come, says how far that is, and be made whole', async () => {
  const { record } = await played('kiriki', 'cancel');
  const { length } = record.actions;
  const table = await open();
  await table.go(recordHash(record, ['you', 'easy']));
  await until(table.page, there('review-start'));
  // As soon as it can be pressed: a quick machine would be done before somebody from outside is there.
  await table.page.evaluate(`new MutationObserver((_, observer) => {
    const enough = document.querySelector('[data-testid="review-enough"]:enabled');
    if (enough) observer.disconnect();
    enough?.click();
  }).observe(document.body, { subtree: true, childList: true, attributes: true })`);
  await table.press('review-start');
  await until(table.page, there('review-curve'));
  const part = `Number(/^It goes up to action (\\d+) of ${length}:/.exec(document.querySelector('[data-testid="review-part"]')?.textContent)?.[1])`;
  const count = (await table.page.evaluate(part)) as number;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(length);
  const marked = `document.querySelectorAll('[data-testid^="review-step-"]').length`;
  expect(await table.page.evaluate(marked)).toBe(count);
  await expect.poll(() => table.page.workers().length).toBe(0);
  await table.page.click('[data-testid="review-part"] button');
  await until(table.page, `${marked} === ${length}`);
  expect(await table.page.evaluate(there('review-part'))).toBeNull();
  expect(table.problems).toEqual([]);
});

it('never holds the page up for more than 100 ms while a game is reviewed', async () => {
  const { record } = await played('calavera', 'tasks', 40);
  const table = await open();
  await table.go(recordHash(record, ['you', 'easy']));
  await until(table.page, there('review-start'));
  await table.page.tracing.start({ categories: [...TRACED] });
  await table.press('review-start');
  await until(table.page, there('review-curve'));
  await table.page.evaluate('new Promise(requestAnimationFrame)');
  const tasks = tasksIn((await table.page.tracing.stop()) as Uint8Array);
  expect(tasks.filter((task) => task > 1).length).toBeGreaterThan(10);
  expect(Math.max(...tasks)).toBeLessThanOrEqual(100);
});

it('opens a text of people with comments, marks and a variation, and reviews it', async () => {
  const text = `dicewright/2 kiriki 1
players Ada, Ben
Ada roll 1-5 = 2 5 5 2 5 # a full house
Ada score? chance
(
Ada score fullHouse
)
Ben roll 1-5 = 1 2 3 4 6`;
  const table = await open();
  await table.go('#/record');
  await until(table.page, there('open-text'));
  await table.page.type(table.byId('open-text'), text);
  await table.press('open');
  await until(table.page, there('review-start'));
  await until(table.page, `document.querySelector('.tried')`);
  const said = await table.text(table.byId('log'));
  expect(said).toContain('a full house');
  expect(said).toContain('mistake');
  expect(said).toMatch(/Tried in its place: Ada .*full house/i);
  await table.press('review-start');
  await until(table.page, there('review-curve'));
  expect(await table.text(table.byId('review-worst'))).toContain('Ada');
  expect(table.problems).toEqual([]);
});

describe('the end of a game', () => {
  it('says whether one has won, ranks, and begins again: with other dice, or the same', async () => {
    const { record } = await played('kiriki', 'end');
    const table = await open();
    await table.go(recordHash(record, ['you', 'easy']));
    await until(table.page, there('rematch'));
    const scores = record.result?.scores ?? [];
    const isWon = record.result?.winners.includes(0);
    expect(await table.text(`${table.byId('result')} h2`)).toMatch(isWon ? /^You win/ : /^You lose: Ben wins/);
    const ranks = `[...document.querySelectorAll('[data-testid="result"] .score')].map((one) => Number(one.textContent))`;
    expect(await table.page.evaluate(ranks)).toEqual([...scores].sort((one, other) => other - one));
    await table.press('same-dice');
    await until(table.page, `location.hash.startsWith('#/kiriki?')`);
    const log = `document.querySelectorAll('[data-testid="log"] > li').length`;
    await until(table.page, `${log} === 0`);
    await table.turn();
    expect(await table.page.evaluate('location.hash')).toContain('seed=end');
    await table.point('action:roll');
    await until(table.page, `${log} === 1`);
    const [first] = record.actions as readonly { readonly outcome?: readonly number[] }[];
    expect(await table.text(table.byId('log'))).toBe(`Ada rolls ${first?.outcome?.join(' ')}.`);
  });

  it('shows what was hidden', async () => {
    const { record } = await played('slipped', 'hidden');
    const table = await open();
    await table.go(recordHash(record, ['you', 'easy']));
    await until(table.page, there('result'));
    const board = await table.text('.board');
    expect(record.result).toBeDefined();
    expect(board).not.toContain('?');
    expect(board).toContain('Object');
  });

  it('offers no review of a game with secrets before', async () => {
    const { record } = await played('slipped', 'hidden', 6);
    const table = await open();
    await table.go(recordHash(record, ['you', 'random']));
    await until(table.page, there('share'));
    expect(await table.page.evaluate(there('review-start'))).toBeNull();
  });
});

describe('the tutor', () => {
  it('holds an action that gives much away, lets it be taken back, and done all the same', async () => {
    // Here only i1 wins.
    const { record } = await played('rasanto', 'p2', 38);
    const table = await open();
    await table.go(recordHash(record, ['you', 'you']));
    await table.turn();
    await until(table.page, `document.querySelector('${table.byId('tutor-limit')}')`);
    await table.page.select(table.byId('tutor-limit'), '0.1');
    const bad = (await table.turn()).open.filter((part) => part !== 'cell:i1');
    await table.point(bad[0] as string);
    await until(table.page, there('tutor'));
    expect(await table.text(table.byId('tutor'))).toMatch(/gives away \d+\s% of the victory/);
    const { length } = await table.sight();
    expect(length).toBe(record.actions.length);
    await table.press('tutor-back');
    await until(table.page, `${there('tutor')} === null`);
    await table.point(bad[0] as string);
    await until(table.page, there('tutor'));
    await table.press('tutor-play');
    await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === ${length + 1}`);
    expect(table.problems).toEqual([]);
  });

  it('lets what is good pass', async () => {
    const table = await open();
    await table.go('#/kiriki?players=2&seats=you,you&seed=tutor');
    await table.turn();
    await until(table.page, `document.querySelector('${table.byId('tutor-limit')}')`);
    await table.page.select(table.byId('tutor-limit'), '0.02');
    await table.point('action:roll');
    await until(table.page, `document.querySelectorAll('[data-testid="log"] > li').length === 1`);
    expect(await table.page.evaluate(there('tutor'))).toBeNull();
  });
});

describe('puzzles', () => {
  const puzzles = JSON.parse(readFileSync('examples/table/puzzles.json', 'utf8')) as {
    id: string;
    game: Id;
    record: string;
    best: { type: string; cell?: string }[];
  }[];

  it('are asked, told and counted', async () => {
    const table = await open();
    await table.go('#/puzzles');
    await until(table.page, there('puzzle'));
    const placing = puzzles.find(({ game }) => game === 'rasanto');
    await table.go(`#/puzzles?puzzle=${placing?.id}`);
    await until(table.page, `document.querySelector('[data-part][data-state="open"]')`);
    expect(await table.text(table.byId('status'))).toContain('What is best?');
    const cell = `cell:${placing?.best[0]?.cell}`;
    const { open: parts } = await table.sight();
    expect(parts).toContain(cell);
    await table.point(parts.find((part) => part !== cell && part.startsWith('cell:')) as string);
    await until(table.page, `document.querySelector('.next').textContent.startsWith('Not the best: it gives away')`);
    await until(table.page, there('review-answer'));
    expect(await table.text(table.byId('puzzle-count'))).toBe(`0 of 1 right, ${puzzles.length} puzzles in all`);
    await table.press('puzzle-again');
    await until(table.page, `document.querySelector('[data-part][data-state="open"]')`);
    await table.point(cell);
    await until(table.page, `document.querySelector('.next').textContent.startsWith('Right')`);
    // The first answer counts.
    expect(await table.text(table.byId('puzzle-count'))).toBe(`0 of 1 right, ${puzzles.length} puzzles in all`);
    const before = await table.page.evaluate('location.hash');
    await table.press('puzzle-next');
    await until(table.page, `location.hash !== ${JSON.stringify(before)}`);
    await until(table.page, `document.querySelector('[data-part][data-state="open"]')`);
    expect(table.problems).toEqual([]);
  });

  it('are loaded with their page alone, and said to be missing where they are', async () => {
    const table = await open();
    await table.go('#/');
    await until(table.page, `document.querySelector('.card')`);
    expect(table.requests.filter((url) => /puzzle/.test(url))).toEqual([]);
    await table.go('#/puzzles?puzzle=none');
    await until(table.page, `document.querySelector('[role=alert]')`);
    expect(await table.text('[role=alert]')).toContain('no such puzzle');
  });
});

describe('axe finds nothing to complain of', () => {
  it.each(['light', 'dark'])('in a review, and a puzzle: %s', async (theme) => {
    const complaints = async (table: TablePage): Promise<unknown> => {
      await table.page.select('.header select', theme);
      await table.page.evaluate(axe.source);
      return table.page.evaluate(
        `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]))`,
      );
    };
    const table = await open();
    const { record } = await played(QUICK.id, QUICK.seed);
    await reviewed(table, recordHash(record, QUICK.seats));
    await table.press('review-step-19');
    await until(table.page, there('review-try'));
    expect(await complaints(table)).toEqual([]);
    await table.go('#/puzzles');
    await until(table.page, there('puzzle'));
    expect(await complaints(table)).toEqual([]);
  });
});

it.each([360, 800, 1_366])('a review is as wide as the screen at %i px', async (width) => {
  const table = await open();
  const { record } = await played(QUICK.id, QUICK.seed);
  await table.page.setViewport({ width, height: 740 });
  await reviewed(table, recordHash(record, QUICK.seats));
  const size = '[innerWidth, document.body.scrollWidth, document.body.clientWidth]';
  const [inner, scrolled, seen] = (await table.page.evaluate(size)) as [number, number, number];
  expect([inner, scrolled]).toEqual([width, seen]);
});
