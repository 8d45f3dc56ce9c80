import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import type { TablePage } from '../../helpers/table-page.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

/** At the usual pace, for somebody who looks on; no other wait is as long. */
async function watched(table: TablePage, waits: 'are held' | 'are over'): Promise<void> {
  await table.page.evaluateOnNewDocument(`{
    try { localStorage.setItem('dicewright-pace', 'usual') } catch {}
    const set = window.setTimeout.bind(window);
    window.waits = [];
    window.setTimeout = (run, time = 0, ...more) => {
      if (time !== 900) return set(run, time, ...more);
      window.waits.push(time);
      return ${waits === 'are held'} ? 0 : set(run, 0, ...more);
    };
    const post = Worker.prototype.postMessage;
    window.judged = 0;
    Worker.prototype.postMessage = function (message, ...more) {
      if (message?.judge) window.judged++;
      post.call(this, message, ...more);
    };
  }`);
}

const faces = (where: string): string =>
  `[...document.querySelectorAll('${where} .face')].map((one) => one.dataset.face)`;
const confirm = `document.querySelector('[data-testid="confirm"]')`;
const entries = `document.querySelectorAll('[data-testid="log"] > li').length`;

it('has opponents with names, faces and manners, and others in their place before the first move and after it', async () => {
  const table = await open();
  await table.go('#/masquerade?players=3&seats=you,easy,thumb&seed=opponents');
  await until(table.page, `document.querySelectorAll('[data-testid="opponent"]').length === 2`);
  expect(await table.text('.players')).toMatch(/Player 1.*Pip.*Maxim/);
  expect(await table.page.evaluate(faces('.players'))).toEqual(['easy', 'thumb']);
  expect(await table.text('.seats')).toContain('tries out some 300 positions');
  await until(table.page, `document.querySelector('.seats').textContent.includes('Its rule here: “')`);
  await table.page.select('[aria-label="Who plays Pip"]', 'random');
  await until(table.page, `document.querySelector('.players').textContent.includes('Tumble')`);
  expect(await table.page.evaluate(faces('.players'))).toEqual(['random', 'thumb']);
  while ((await table.sight()).length < 4) await table.step();
  expect(await table.page.evaluate(faces('.log'))).toEqual(expect.arrayContaining(['random', 'thumb']));
  expect(await table.text('[data-testid="log"]')).toMatch(/Tumble .*Maxim /);
  // Somebody else goes on in the same game, which has not become another.
  const before = (await table.page.evaluate(entries)) as number;
  await table.page.select('[aria-label="Who plays Maxim"]', 'you');
  await until(table.page, `document.querySelector('.players').textContent.includes('Player 3')`);
  expect(await table.page.evaluate(entries)).toBeGreaterThanOrEqual(before);
  expect(table.problems).toEqual([]);
});

it('keeps the names that people chose, and begins again with the same opponents', async () => {
  const table = await open();
  await table.go('#/the-most-simple-game?players=2&seats=you,hard&name=Ada&name=&seed=names');
  await table.turn();
  expect(await table.text('.players')).toMatch(/Ada.*Alea/);
  await table.press('new-game');
  await until(table.page, `location.hash.includes('name=Ada&name=')`);
  expect(await table.page.evaluate('location.hash')).not.toContain('Alea');
  await until(table.page, `document.querySelector('.players')?.textContent.includes('Alea')`);
});

it('has bots act no faster than can be followed, also where nothing moves, until somebody doesn’t want to wait', async () => {
  const table = await open();
  await watched(table, 'are held');
  await table.go('#/kiriki?players=2&seats=easy,you&seed=pace');
  await until(table.page, `window.waits.length === 1`);
  await until(table.page, `${confirm}?.textContent === 'Don’t wait'`);
  expect(await table.page.evaluate(entries)).toBe(0);
  await table.press('confirm');
  await until(table.page, `document.querySelector('[data-part][data-state="open"]')`);
  // Not for each of its actions once more.
  expect(await table.page.evaluate('window.waits.length')).toBe(1);
  expect(await table.page.evaluate(entries)).toBeGreaterThan(1);
  expect(await table.page.evaluate(`${confirm}.textContent`)).not.toBe('Don’t wait');
});

it('lets the pace be chosen', async () => {
  const table = await open();
  await table.go('#/kiriki?players=2&seats=you,easy');
  await until(table.page, `document.querySelector('[data-testid="pace"]')`);
  await table.page.select('[data-testid="pace"]', 'calm');
  await table.reload();
  await until(table.page, `document.querySelector('[data-testid="pace"]')?.value === 'calm'`);
  expect(await table.page.evaluate(`localStorage.getItem('dicewright-pace')`)).toBe('calm');
});

it('says why a bot did something, in the log and beside the board', async () => {
  const table = await open();
  await watched(table, 'are over');
  await table.go('#/reducto?players=2&seats=easy,you&seed=why');
  await until(table.page, `document.querySelector('.log .why') && document.querySelector('.status .why')`);
  expect(await table.text('.log .why')).toMatch(/^(Jumping .* than jumping .*|Whatever else could be done .*)\.$/);
  expect(await table.text('.status .why')).toBe(await table.text('.log .why'));
  expect(table.problems).toEqual([]);
});

it('says nothing of why where something is hidden, until the game is over', async () => {
  const table = await open();
  await watched(table, 'are over');
  await table.page.evaluateOnNewDocument(`{
    window.early = 0;
    new MutationObserver(() => {
      if (!document.querySelector('[data-testid="result"]')) window.early += document.querySelectorAll('.why').length;
    }).observe(document, { childList: true, subtree: true });
  }`);
  await table.go('#/slide?players=2&seats=random,random&turnLimit=4&seed=secrets');
  await until(table.page, `document.querySelector('[data-testid="result"]')`);
  await until(table.page, `document.querySelector('.log .why')`);
  expect(await table.page.evaluate('window.judged')).toBeGreaterThan(0);
  expect(await table.page.evaluate('window.early')).toBe(0);
});

it('can be asked why of any action of a bot when the game is over, also where nobody was told', async () => {
  const table = await open();
  await table.go('#/reducto?players=2&seats=easy,you&seed=asked');
  expect(await table.page.evaluate(`document.querySelector('[data-testid="ask-why"]')`)).toBeNull();
  await table.finish();
  expect(await table.page.evaluate(`document.querySelector('.why')`)).toBeNull();
  const jump = `[...document.querySelectorAll('[data-testid="log"] > li')].find((li) => /Pip.* jumps/.test(li.textContent))`;
  await table.page.evaluate(`${jump}.querySelector('button').click()`);
  await until(table.page, `document.querySelector('[data-testid="ask-why"]')`);
  expect(await table.text('[data-testid="ask-why"]')).toBe('Why did Pip do that?');
  await table.press('ask-why');
  await until(table.page, `${jump}.querySelector('.why')`);
  expect(await table.text('.status .why')).toBe(await table.text('.log .why'));
  expect(await table.page.evaluate(`document.querySelector('[data-testid="ask-why"]')`)).toBeNull();
  expect(table.problems).toEqual([]);
});
