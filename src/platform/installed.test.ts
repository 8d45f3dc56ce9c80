import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { root } from '../../test/helpers/root.js';
import { installedPackages, moduleFile } from './installed.js';

const project = mkdtempSync(join(tmpdir(), 'dicewright-installed-'));
afterAll(() => rmSync(project, { recursive: true }));
const here = join(project, 'app');
const hop = pathToFileURL(join(root, 'test/fixtures/games/hop.ts')).href;

function put(path: string, content: string | object): void {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

const keywords = ['dicewright-game'];
const entry = `export { hopEntry as default } from '${hop}';\n`;
put('app/own.js', entry);
put('app/node_modules/dicewright-hop/package.json', {
  name: 'dicewright-hop',
  version: '1.2.0',
  keywords,
  type: 'module',
  exports: { '.': { import: { types: './x.d.ts', default: './dist/hop.js' } } },
});
put('app/node_modules/dicewright-hop/dist/hop.js', entry);
put('app/node_modules/@you/frog/package.json', { version: '0.1.0', keywords, main: './frog.cjs' });
put('app/node_modules/@you/frog/frog.cjs', "module.exports = { none: 'here' };\n");
put('app/node_modules/other/package.json', { name: 'other', version: '1.0.0', exports: './other.js' });
put('app/node_modules/broken/package.json', '{');
// Of an older one further up the nearer is taken.
put('node_modules/dicewright-hop/package.json', { version: '0.9.0', keywords });
put('node_modules/dicewright-pig/package.json', { version: '3.0.0', keywords, exports: './gone.js' });

describe('moduleFile', () => {
  it.each([
    ['dicewright-hop', 'app/node_modules/dicewright-hop/dist/hop.js'],
    ['@you/frog', 'app/node_modules/@you/frog/frog.cjs'],
  ])('finds the package %s', (name, file) => expect(moduleFile(name, here)).toBe(join(project, file)));

  it.each(['own.js', './own.js', '/there/own.js', 'gone', 'file:///own.js', 'C:\\own.js', '../own.js'])(
    'leaves %s as it is',
    (name) => expect(moduleFile(name, here)).toBe(name),
  );
});

it('installedPackages finds packages by their keyword, the nearest of each', () => {
  expect(installedPackages(here)).toEqual([
    { name: '@you/frog', version: '0.1.0', description: '' },
    { name: 'dicewright-hop', version: '1.2.0', description: '' },
    { name: 'dicewright-pig', version: '3.0.0', description: '' },
  ]);
});

describe('the command', () => {
  it('lists what is installed, and what is wrong with it', async () => {
    const { code, stdout } = await runCommand(['list', '--installed'], { folder: here });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^hop +Hop +1-2 +dicewright-hop +1\.2\.0$/m);
    expect(stdout).toMatch(/^- .*frog\.cjs exports no game.* @you\/frog +0\.1\.0$/m);
    const json = await runCommand(['list', '--installed', '--json'], { folder: here });
    expect(JSON.parse(json.stdout)[1]).toMatchObject({ name: 'dicewright-hop', games: [{ id: 'hop', title: 'Hop' }] });
  });

  it('says where there is none', async () => {
    const { code, stdout } = await runCommand(['list', '--installed'], { folder: join(root, 'docs') });
    expect([code, stdout]).toEqual([0, 'No package with the keyword dicewright-game is installed here.\n']);
  });

  it('plays the game of a package by its name', async () => {
    for (const module of ['dicewright-hop', 'dicewright-hop#default']) {
      const { code, stdout } = await runCommand(['play', 'hop', '--module', module, '--seed', 's'], { folder: here });
      expect([code, stdout]).toEqual([0, expect.stringContaining('The goal is reached')]);
    }
  });

  it('says of a package that is not there that it is no file either', async () => {
    const { code, stderr } = await runCommand(['play', 'hop', '--module', 'dicewright-gone'], { folder: here });
    expect([code, stderr]).toEqual([2, expect.stringContaining('dicewright-gone: there is no such file')]);
  });
});
