import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../../test/helpers/root.js';
import { moduleAddresses } from '../module-addresses.js';
import { bundleServer } from './bundle-server.js';
import { serveTable } from './serve-table.js';

const folder = mkdtempSync(join(tmpdir(), 'dicewright-table-'));
const problems: string[] = [];

/** A package of one game, as `dicewright new` builds it. */
function writeGame(name: string, id: string, title: string): void {
  mkdirSync(join(folder, name, 'dist'), { recursive: true });
  const define = JSON.stringify(join(root, 'src/define.ts'));
  writeFileSync(
    join(folder, name, 'dist/index.js'),
    `import { defineGame, oneToAct } from ${define};
const g = defineGame({ id: '${id}', rules: 1, options: {}, state: {} });
export const game = g.game({
  title: '${title}',
  playerCount: { min: 1, max: 2 },
  actions: { wait: g.action({ apply: () => {} }) },
  setup: () => ({}),
  playersToAct: ({ events }) => oneToAct(0),
  result: () => null,
});`,
  );
}

let served: Awaited<ReturnType<typeof serveTable>> | undefined;
const serve = (modules: readonly string[], port = 0) =>
  serveTable({ modules, folder, port, onProblem: (message) => problems.push(message) }, join(folder, 'page'));

/** The path goes out as it is, with its dots. */
const statusOf = (address: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

interface Told {
  readonly title: string;
  readonly module: string;
  readonly picture: string;
  readonly told: object | null;
}
const toldBy = async (address: string): Promise<Told[]> =>
  (await (await fetch(`${address}modules/games.json`)).json()) as Told[];

beforeAll(() => {
  mkdirSync(join(folder, 'page/assets'), { recursive: true });
  writeFileSync(join(folder, 'page/index.html'), '<p>the page</p>');
  writeFileSync(join(folder, 'page/assets/a.js'), 'export {}');
  writeFileSync(join(folder, 'secret.txt'), 'not served');
  writeGame('pig', 'pig', 'Pig');
  writeGame('cup', 'cup', 'Cup');
});
afterEach(async () => {
  await served?.close();
  served = undefined;
  problems.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the table that is served', () => {
  it('has the page, the modules, and nothing else', async () => {
    served = await serve(['pig/dist/index.js', 'cup/dist/index.js']);
    const { address } = served;
    const page = await fetch(address);
    expect([page.headers.get('content-type'), await page.text()]).toEqual([
      'text/html; charset=utf-8',
      '<p>the page</p>',
    ]);
    expect((await fetch(`${address}assets/a.js`)).headers.get('content-type')).toContain('javascript');
    for (const path of ['/secret.txt', '/../secret.txt', '/%2e%2e/secret.txt', '/assets', '/modules/other.js']) {
      expect([path, await statusOf(address, path)]).toEqual([path, 404]);
    }
    const games = await toldBy(address);
    expect(games.map(({ title, module }) => [title, module])).toEqual([
      ['Pig', 'modules/pig.js'],
      ['Cup', 'modules/cup.js'],
    ]);
    expect(games[0]?.picture).toMatch(/^data:image\/svg/);
    expect(served.games).toEqual([
      { title: 'Pig', address: `${address}#/pig?module=modules/pig.js` },
      { title: 'Cup', address: `${address}#/cup?module=modules/cup.js` },
    ]);
    const module = await (await fetch(`${address}modules/pig.js`)).text();
    expect(module).not.toMatch(/\bfrom ?"/);
  });

  it('builds what was edited anew, and keeps what can’t be built as it was', async () => {
    served = await serve(['pig/dist/index.js']);
    writeGame('pig', 'pig', 'Hog');
    expect((await toldBy(served.address)).map(({ title }) => title)).toEqual(['Hog']);
    const file = join(folder, 'pig/dist/index.js');
    writeFileSync(file, 'import "nowhere";');
    expect((await toldBy(served.address)).map(({ title }) => title)).toEqual(['Hog']);
    expect(problems).toEqual(['pig/dist/index.js:1: Could not resolve "nowhere"']);
    expect((await fetch(`${served.address}modules/pig.js`)).status).toBe(200);
    writeGame('pig', 'pig', 'Pig');
  });

  it('serves one of several games that a module exports, with all that belongs to it', async () => {
    writeFileSync(
      join(folder, 'both.ts'),
      `import { entryOf } from ${JSON.stringify(join(root, 'src/catalogue/entry-of.ts'))};
import { game as cup } from './cup/dist/index.js';
import { game as pig } from './pig/dist/index.js';
export default entryOf({ game: pig, rulesPage: '# Pig' });
export { cup, pig };`,
    );
    served = await serve(['both.ts#pig', 'both.ts#cup', 'both.ts#default']);
    const games = await toldBy(served.address);
    expect(games.map(({ title, module, told }) => [title, module, told !== null])).toEqual([
      ['Pig', 'modules/both.js', true],
      ['Cup', 'modules/both-2.js', false],
      ['Pig', 'modules/both-3.js', true],
    ]);
    const none = 'both.ts exports no game hog; the games that it exports: cup, default, pig';
    await expect(serve(['both.ts#hog'])).rejects.toThrow(expect.objectContaining({ message: none }));
  });

  it('says what it can’t serve', async () => {
    await expect(serve(['nothing.js'])).rejects.toThrow(/nothing\.js: Could not resolve/);
    writeFileSync(join(folder, 'empty.js'), 'export const one = 1;');
    await expect(serve(['empty.js'])).rejects.toThrow('empty.js: it exports no game');
    served = await serve([]);
    const port = Number(new URL(served.address).port);
    await expect(serve([], port)).rejects.toThrow(`the port ${port} is taken: --port takes another`);
  });

  it('is one file, without any game', async () => {
    const file = join(folder, 'server.js');
    await bundleServer(root, file);
    const server = readFileSync(file, 'utf8');
    expect(server.length).toBeLessThan(60_000);
    const imported = [...server.matchAll(/^import .*?"([^"]+)";$/gm)].map(([, name = '']) => name);
    expect(imported.filter((name) => !/^(node:|dicewright(\/|$)|esbuild$)/.test(name))).toEqual([]);
    expect(imported).toContain('esbuild');
  });

  it('tells modules apart, whatever their files are called', () => {
    const files = ['a/dist/index.js', 'b/src/index.ts#b', 'c/a.mjs', 'index.js', '@who/some game', 'a/index.js'];
    expect(moduleAddresses(files, '/games').map(({ address }) => address)).toEqual([
      'modules/a.js',
      'modules/b.js',
      'modules/a-2.js',
      'modules/games.js',
      'modules/some-game.js',
      'modules/a-3.js',
    ]);
  });
});
