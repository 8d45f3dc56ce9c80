import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { until } from '../../helpers/browser.js';
import { root } from '../../helpers/root.js';
import { tableSite } from '../../helpers/table-site.js';

const open = tableSite(() => inject('table'));

const folders = join(root, 'examples/games');
const packages = readdirSync(folders).filter((name) => existsSync(join(folders, name, 'package.json')));
const log = `[...document.querySelectorAll('[data-testid="log"] > li')].map((one) => one.textContent)`;
const links = (text: string) =>
  `[...document.querySelectorAll('.cards a')].filter((one) => one.textContent.includes('${text}'))`;

it('lists the games of other packages, each with a picture, and leads to them', async () => {
  const table = await open();
  await table.go('#/');
  await until(table.page, `document.querySelector('#others')`);
  const hrefs = `[...document.querySelectorAll('#others ~ .cards a:not([href^="#/rules"])')].map((one) => one.getAttribute('href'))`;
  expect(await table.page.evaluate(hrefs)).toEqual(packages.map((name) => `#/${name}?module=modules/${name}.js`));
  expect(await table.page.evaluate(`document.querySelectorAll('#others ~ .cards img').length`)).toBe(packages.length);
  await table.page.evaluate(`${links('Farkle')}[0].click()`);
  await table.turn();
  expect(await table.text('h1')).toBe('Farkle');
  expect(table.problems).toEqual([]);
});

it('shows what a module holds', async () => {
  const table = await open();
  await table.go('#module=modules/perudo.js');
  await until(table.page, `${links('Perudo').replace('filter', 'some')}`);
  await table.page.evaluate(`${links('Perudo')}[0].click()`);
  await table.turn();
  expect(await table.text('h1')).toBe('Perudo');
});

it('plays Farkle with a mouse to a bank, and says why something is refused', async () => {
  const table = await open();
  await table.go('#/farkle?module=modules/farkle.js&players=2&seats=you,you&seed=mouse&entry=0');
  await table.turn();
  await table.point('action:roll');
  await until(table.page, `(${log}).length === 1`);
  const { open: dice } = await table.turn();
  const faces = /rolls ([\d ]+)\./.exec(await table.text('[data-testid="log"]'))?.[1]?.split(' ') ?? [];
  // Nothing that scores alone is left out, and nothing else is offered.
  const single = faces.findIndex((face) => face === '1' || face === '5');
  const useless = faces.findIndex((_, place) => !dice.includes(`die:${place}`));
  expect(dice).toContain(`die:${single}`);
  await table.point(`die:${useless}`);
  await until(table.page, `document.querySelector('.refusal')`);
  expect(await table.text('.refusal')).toContain('FRK-4');
  // No page of the site has the rules of a module.
  expect(await table.page.evaluate(`document.querySelector('.refusal a')`)).toBe(null);
  await table.point(`die:${single}`);
  if ((await table.turn()).canConfirm) await table.press('confirm');
  await until(table.page, `(${log}).length === 2`);
  await table.point('action:bank');
  await until(table.page, `(${log}).length === 3`);
  const points = faces[single] === '1' ? 100 : 50;
  expect(((await table.page.evaluate(log)) as string[]).at(-1)).toBe(`Player 1 banks ${points} and has ${points}.`);
  await table.reload();
  await table.turn();
  expect(await table.page.evaluate(`(${log}).length`)).toBe(3);
  expect(table.problems).toEqual([]);
});

it('plays Perudo behind the curtain, on a small screen', async () => {
  const table = await open();
  await table.page.setViewport({ width: 360, height: 740 });
  await table.go('#/perudo?module=modules/perudo.js&players=3&seats=you,you,easy&seed=cups');
  expect((await table.turn()).isCurtain).toBe(true);
  await table.page.click('[data-testid="curtain"] button');
  await table.turn();
  await table.point('action:roll');
  await until(table.page, `(${log}).length === 1`);
  await table.turn();
  const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await table.page.evaluate(width)).toBeLessThanOrEqual(0);
  await table.point('number:1');
  await table.point('face:twos');
  await until(table.page, `document.querySelector('[data-testid="curtain"]')`);
  // Who takes the screen over finds nothing of what the first had.
  expect(await table.text('[data-testid="curtain"]')).toContain('Player 2');
  expect(await table.document()).not.toMatch(/Player 1 has [1-6]|Seen: Player 1/);
  await table.page.click('[data-testid="curtain"] button');
  await table.turn();
  const document = await table.document();
  expect(document).toContain('Seen: Player 2');
  expect(document).not.toMatch(/Seen: Player 1|, Player 1 [1-6] [1-6]/);
  await table.point('number:2');
  await table.point('face:twos');
  await until(table.page, `document.querySelector('[data-testid="curtain"], [data-part][data-state="open"]')`);
  expect(table.problems).toEqual([]);
});

it('plays Perudo to its end', async () => {
  const table = await open();
  await table.go('#/perudo?module=modules/perudo.js&players=2&seats=you,random&seed=whole');
  expect((await table.finish()).isOver).toBe(true);
  expect(await table.verdict()).toBe('The dice were fair');
  expect(table.problems).toEqual([]);
});

it('lets bots of the module, and a judge for hints, think in a worker', async () => {
  const table = await open();
  await table.go('#/farkle?module=modules/farkle.js&players=2&seats=expectation,you&seed=bot');
  const { open: parts } = await table.turn();
  expect(parts).toContain('action:roll');
  expect(((await table.page.evaluate(log)) as string[]).length).toBeGreaterThan(0);
  expect(table.page.workers().length).toBeGreaterThan(0);
  await table.point('action:roll');
  await table.turn();
  await table.press('hint');
  await until(table.page, `document.querySelector('.hint li')`);
  expect(await table.text('.hint')).toContain('Expected share of the victory');
  expect(await table.text('.seats')).toContain('bot: expectation');
  expect(table.problems).toEqual([]);
});

it('opens a shared link in another profile', async () => {
  const table = await open();
  await table.go('#/perudo?module=modules/perudo.js&players=2&seats=you,you&seed=shared');
  while ((await table.sight()).length < 5) await table.step();
  if ((await table.sight()).isCurtain) await table.step();
  const before = await table.page.evaluate(log);
  await table.press('share');
  await until(table.page, `document.querySelector('.link input')`);
  const link = (await table.page.evaluate(`document.querySelector('.link input').value`)) as string;
  expect(link).toContain('module=modules');
  const other = await open();
  await other.go(new URL(link).hash);
  await other.turn();
  await other.page.click('[data-testid="curtain"] button');
  await other.turn();
  expect(await other.page.evaluate(log)).toEqual(before);
  expect(await other.text('h1')).toBe('Perudo');
  expect(other.problems).toEqual([]);
});

it.each(packages)('opens and shows a recorded game of %s', async (name) => {
  const text = readFileSync(join(root, `examples/games/${name}/records/${name}.dice`), 'utf8');
  const table = await open();
  await table.go('#/record');
  await until(table.page, `document.querySelector('[data-testid="open-text"]')`);
  await table.page.evaluate(`document.querySelector('[data-testid="open-text"]').focus()`);
  await table.page.keyboard.sendCharacter(text);
  await table.press('open');
  await until(table.page, `document.querySelector('[data-testid="result"]')`);
  const length = (await table.page.evaluate(`(${log}).length`)) as number;
  expect(length).toBeGreaterThan(30);
  await table.page.focus('[data-testid="replay-slider"]');
  await table.page.keyboard.press('Home');
  expect(table.problems).toEqual([]);
});

it.each([
  ['https://example.org/game.js', 'only modules of its own origin are loaded'],
  ['//example.org/game.js', 'only modules of its own origin are loaded'],
  ['data:text/javascript,export const game = 1', 'only modules of its own origin are loaded'],
  ['blob:null/1', 'only modules of its own origin are loaded'],
  ['http://', 'only modules of its own origin are loaded'],
  ['modules/nothing.js', 'could not be loaded'],
  ['icon.svg', 'could not be loaded'],
])('says why there is no game in %s', async (module, message) => {
  const table = await open();
  await table.go(`#module=${encodeURIComponent(module)}`);
  await until(table.page, `document.querySelector('[role=alert]')`);
  expect(await table.text('[role=alert]')).toContain(message);
  await table.go(`#/farkle?module=${encodeURIComponent(module)}`);
  await until(table.page, `document.querySelector('[role=alert]')`);
  expect(await table.text('[role=alert]')).toContain(message);
  expect(table.requests.filter((url) => new URL(url).host === 'example.org')).toEqual([]);
});

it('says that a module holds no game', async () => {
  const table = await open();
  await table.go('#module=sw.js');
  await until(table.page, `document.querySelector('[role=alert]')`);
  expect(await table.text('[role=alert]')).toMatch(/holds no game|could not be loaded/);
});
