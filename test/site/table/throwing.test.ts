import { describe, expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import type { TablePage } from '../../helpers/table-page.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

/** A die that rolls: when it comes to rest, in ms, and what was told by the time it began. */
interface Tumble {
  readonly key: string;
  readonly die: string;
  readonly rest: number;
  readonly log: number;
}

/**
 * Writes down what rolls and what is heard. Nobody waits for a clock: what rolls does so until something takes it away, unless it
 * is let run, and who waits for longer than the page needs does so for ever.
 */
const WATCHED = `{
  window.tumbles = [];
  try { localStorage.setItem('dicewright-pace', 'usual') } catch {}
  window.waits = [];
  window.heard = { contexts: 0, starts: 0, stops: 0, loops: 0 };
  window.mayRun = false;
  performance.now = () => 1_000;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (options.id === 'tumble') {
      window.tumbles.push({
        key: this.dataset.key,
        die: this.dataset.die,
        rest: options.duration + options.delay,
        log: document.querySelectorAll('[data-testid="log"] > li').length,
      });
      if (!window.mayRun) animation.pause();
    }
    return animation;
  };
  const wait = window.setTimeout;
  window.setTimeout = (run, ms = 0, ...more) => {
    if (ms >= 400) window.waits.push(ms);
    return ms < 400 || window.mayRun ? wait(run, ms, ...more) : 0;
  };
  window.AudioContext = class {
    sampleRate = 8_000;
    currentTime = 0;
    destination = {};
    constructor() { window.heard.contexts++; }
    createBuffer = (channels, length) => ({ getChannelData: () => new Float32Array(length) });
    createBufferSource = () => ({
      playbackRate: {},
      connect() {},
      start() { window.heard[this.loop ? 'loops' : 'starts']++; },
      stop() { window.heard.stops++; },
    });
    resume = async () => undefined;
  };
}`;

const animations = (id: string): string => `document.getAnimations().filter((one) => one.id === '${id}')`;
const log = `document.querySelectorAll('[data-testid="log"] > li').length`;
const CONFIRM = '[data-testid="confirm"]';

/** A table on which things move, and what rolls has been loaded. */
async function moving(hash: string): Promise<TablePage> {
  const table = await open();
  await table.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  await table.page.evaluateOnNewDocument(WATCHED);
  await table.go(hash);
  await loaded(table);
  return table;
}

/** Waits until something can be thrown, and what rolls has been loaded. */
async function loaded(table: TablePage): Promise<void> {
  await table.turn();
  await expect.poll(() => shaken(table), { timeout: 30_000 }).toBeGreaterThanOrEqual(0);
}

/** How many dice are shaken while the button is held; -1 before that has been loaded. Lets go of it elsewhere. */
async function shaken(table: TablePage): Promise<number> {
  await hold(table);
  const isLoaded = `performance.getEntriesByType('resource').some(({ name }) => /tumble/.test(name))`;
  const count = (await table.page.evaluate(`${isLoaded} ? ${animations('shake')}.length : -1`)) as number;
  await table.page.mouse.move(2, 2);
  await table.page.mouse.up();
  return count;
}

async function hold(table: TablePage): Promise<void> {
  const { x, y } = (await table.page.evaluate(
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(document.querySelector('${CONFIRM}').getBoundingClientRect())`,
  )) as { x: number; y: number };
  await table.page.mouse.move(x, y);
  await table.page.mouse.down();
}

const tumbles = (table: TablePage): Promise<readonly Tumble[]> =>
  table.page.evaluate('window.tumbles') as Promise<readonly Tumble[]>;

const logged = (table: TablePage, count: number): Promise<void> => until(table.page, `${log} === ${count}`);

const ALONE = '#/kiriki?players=1&seats=you&seed=throw';

describe('dice', () => {
  it('are shaken while the button is held, and roll when it is let go: one after the other comes to rest', async () => {
    const table = await moving(ALONE);
    await hold(table);
    expect(await table.page.evaluate(`${animations('shake')}.length`)).toBe(5);
    expect((await table.sight()).length).toBe(0);
    await table.page.mouse.up();
    await logged(table, 1);
    expect(await table.page.evaluate(`${animations('shake')}.length`)).toBe(0);
    const rolled = await tumbles(table);
    expect(rolled.map(({ key }) => key)).toEqual([0, 1, 2, 3, 4].map((die) => `dice/0/${die}`));
    expect(rolled.map(({ rest }) => rest)).toEqual([...new Set(rolled.map(({ rest }) => rest))].sort((a, b) => a - b));
    expect(Math.max(...rolled.map(({ rest }) => rest))).toBeLessThan(1_200);
    // While they roll, everything is told.
    expect(await table.page.evaluate(`${animations('tumble')}.length`)).toBe(5);
    const said = `Player 1 rolls ${rolled.map(({ die }) => die.slice(0, 1)).join(' ')}.`;
    expect(await table.text(table.byId('log'))).toBe(said);
    expect((await table.sight()).status).toContain(said);
    expect(table.problems).toEqual([]);
  });

  it('roll by a click and by keys; a key that is held shakes them, and one that is not let go throws once', async () => {
    const table = await moving(ALONE);
    await table.press('confirm');
    await logged(table, 1);
    await table.page.focus(CONFIRM);
    await table.page.keyboard.down(' ');
    expect(await table.page.evaluate(`${animations('shake')}.length`)).toBe(5);
    expect((await table.sight()).length).toBe(1);
    await table.page.keyboard.up(' ');
    await logged(table, 2);
    await table.page.focus(CONFIRM);
    await table.page.keyboard.press('Enter');
    await logged(table, 3);
    expect((await tumbles(table)).length).toBe(15);
  });

  it('roll when a finger lets go of them that was long there', async () => {
    const table = await moving(ALONE);
    const { x, y, width } = (await table.page.evaluate(
      `(({ x, y, width }) => ({ x, y, width }))(document.querySelector('${CONFIRM}').getBoundingClientRect())`,
    )) as { x: number; y: number; width: number };
    const finger = await table.page.touchscreen.touchStart(x + width / 2, y + 10);
    await until(table.page, `${animations('shake')}.length === 5`);
    await finger.end();
    await logged(table, 1);
    expect((await tumbles(table)).length).toBe(5);
  });

  it('are kept apart, and only the others are shaken and roll', async () => {
    const table = await moving(ALONE);
    await table.press('confirm');
    await logged(table, 1);
    const topOf = (die: number) =>
      table.page.evaluate(`document.querySelector('[data-key="dice/0/${die}"]').getBoundingClientRect().top`);
    await table.point('die:1');
    await table.point('die:3');
    await until(table.page, `document.querySelectorAll('.board [data-state="taken"]').length === 2`);
    await until(table.page, `document.getAnimations().length === 0`);
    const [held, free] = [(await topOf(1)) as number, (await topOf(2)) as number];
    expect(free - held).toBeGreaterThan(6);
    await hold(table);
    expect(await table.page.evaluate(`${animations('shake')}.length`)).toBe(3);
    await table.page.mouse.up();
    await logged(table, 2);
    expect((await tumbles(table)).slice(5).map(({ key }) => key)).toEqual(['dice/0/0', 'dice/0/2', 'dice/0/4']);
  });

  it('are never in the way of whoever goes on while they roll', async () => {
    const table = await moving(ALONE);
    await table.press('confirm');
    await logged(table, 1);
    expect(await table.page.evaluate(`${animations('tumble')}.length`)).toBe(5);
    await table.point('line:chance');
    await logged(table, 2);
    expect(await table.page.evaluate(`${animations('tumble')}.length`)).toBe(0);
    expect(await table.page.evaluate('window.heard.stops')).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['a pyramid', '#/up-and-down?players=2&seats=you,you&seed=throw', 40],
    ['a number', '#/golden-centre?players=3&seats=you,you,you&seed=throw', 3],
    ['a game of a module', '#/farkle?module=modules/farkle.js&players=2&seats=you,you&seed=throw', 6],
  ])('roll in every game that throws: %s', async (_, hash, least) => {
    const table = await moving(hash);
    const [part = ''] = (await table.turn()).open;
    await table.point(part);
    await logged(table, 1);
    expect((await tumbles(table)).length).toBeGreaterThanOrEqual(least);
    expect(table.problems).toEqual([]);
  });

  it('lie still where nothing is to move, and nothing is heard of them or loaded for it', async () => {
    const table = await open();
    await table.page.evaluateOnNewDocument(WATCHED);
    await table.go(ALONE);
    await table.turn();
    // What comes later has come.
    await until(table.page, `document.querySelector('[data-testid="new-game"]')`);
    await hold(table);
    expect(await table.page.evaluate(`document.getAnimations().length`)).toBe(0);
    await table.page.mouse.up();
    await logged(table, 1);
    expect(await tumbles(table)).toEqual([]);
    expect(await table.page.evaluate('window.heard.contexts')).toBe(0);
    expect(table.requests.filter((url) => /tumble|sound/.test(url))).toEqual([]);
    expect(await table.page.evaluate(`getComputedStyle(document.querySelector('.sound')).display`)).toBe('none');
  });
});

describe('what dice sound like', () => {
  it('is heard from the first press on, made by the page itself', async () => {
    const table = await open();
    await table.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
    await table.page.evaluateOnNewDocument(WATCHED);
    await table.go('#/kiriki?players=2&seats=random,random&seed=throw');
    await until(table.page, 'window.waits.length > 0');
    expect(await table.page.evaluate('window.heard.contexts')).toBe(0);
    expect(table.requests.filter((url) => /sound/.test(url))).toEqual([]);
    await table.page.evaluate(`{ location.hash = '${ALONE}'; }`);
    await until(table.page, `document.querySelectorAll('.players li').length === 1`);
    await loaded(table);
    await hold(table);
    await until(table.page, 'window.heard.contexts === 1');
    await table.page.mouse.up();
    await until(table.page, 'window.heard.starts >= 5');
    expect(table.requests.filter((url) => !url.startsWith(table.address) && !/^(data|blob|about):/.test(url))).toEqual(
      [],
    );
    expect(table.requests.filter((url) => /\.(mp3|ogg|wav|m4a|webm)/.test(url))).toEqual([]);
    expect(table.problems).toEqual([]);
  });

  it('can be switched off, which is kept', async () => {
    const table = await moving(ALONE);
    await table.press('sound');
    await table.press('confirm');
    await logged(table, 1);
    expect((await tumbles(table)).length).toBe(5);
    await table.reload();
    await until(
      table.page,
      `document.querySelector('[data-testid="sound"]')?.getAttribute('aria-pressed') === 'false'`,
    );
    await loaded(table);
    await table.press('confirm');
    await logged(table, 2);
    expect(await table.page.evaluate('window.heard.starts')).toBe(0);
    await table.press('sound');
    await table.press('confirm');
    await logged(table, 3);
    await until(table.page, 'window.heard.starts >= 5');
  });
});

describe('a bot’s turn', () => {
  const TWO = '#/kiriki?players=2&seats=you,easy&seed=throw';

  it('can be followed: it waits for its dice to have been seen, and they lie there until somebody throws again', async () => {
    const table = await moving(TWO);
    await table.press('confirm');
    await logged(table, 1);
    const before = (await tumbles(table)).length;
    await table.page.evaluate('{ window.waits = []; window.mayRun = true; }');
    await table.point('line:chance');
    await until(table.page, `document.querySelector('${CONFIRM}').textContent === 'Don’t wait'`);
    await until(table.page, `document.querySelectorAll('.board [data-state="open"]').length > 0`);
    const rolled = (await tumbles(table)).slice(before);
    expect(rolled.length).toBeGreaterThan(0);
    // After each throw nothing is done before its last die lies still.
    const waits = (await table.page.evaluate('window.waits')) as number[];
    const rests = [...new Map(rolled.map(({ log: count, rest }) => [count, rest])).values()];
    expect(waits.length).toBeGreaterThanOrEqual(rests.length);
    for (const [index, wait] of waits.slice(-rests.length).entries()) {
      expect(wait).toBeGreaterThan((rests[index] ?? 0) + 400);
    }
    const lying = new Map(rolled.map(({ key, die }) => [key, die]));
    for (const [key, die] of lying) {
      expect(await table.page.evaluate(`document.querySelector('[data-key="${key}"]').dataset.die`)).toBe(die);
    }
    expect(await table.text('.board')).toMatch(/[^ ]: last dice/);
    await table.press('confirm');
    await until(table.page, `document.querySelector('.status .happened').textContent.startsWith('Player 1 rolls')`);
    expect(await table.text('.board')).not.toContain('last dice');
  });

  it('is not waited for by whoever doesn’t want to', async () => {
    const table = await moving(TWO);
    await table.press('confirm');
    await logged(table, 1);
    await table.point('line:chance');
    await logged(table, 2);
    // The bot would wait for ever.
    await until(table.page, `document.querySelector('${CONFIRM}').textContent === 'Don’t wait'`);
    await table.press('confirm');
    await until(table.page, `document.querySelectorAll('.board [data-state="open"]').length > 0`);
    expect((await table.sight()).length).toBeGreaterThan(3);
    expect(table.problems).toEqual([]);
  });
});
