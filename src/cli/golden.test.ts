import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hop, hopV1, hopVersions } from '../../test/fixtures/games/hop.js';
import { runCommand } from '../../test/helpers/command-io.js';
import { root } from '../../test/helpers/root.js';
import { gameLaws } from '../testing/game-laws.js';

const hopModule = join(root, 'test/fixtures/games/hop.ts');
const golden = (module: string, flags: readonly string[] = [], files: Readonly<Record<string, string>> = {}) =>
  runCommand(['golden', 'hop', '--module', module, ...flags], { files });

const made = async (module: string, files: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await golden(module, [], files)).written.get('hop.golden.json') ?? '';

describe('dicewright golden', () => {
  it('records a game a line, which the laws take', async () => {
    const { code, stdout, written } = await golden(hopModule, ['--saves', '2', '--players', '1']);
    expect([code, [...written.keys()]]).toEqual([0, ['hop.golden.json']]);
    expect(stdout).toMatch(/^hop\.golden\.json: rules 2, \d+ actions, 2 saves; golden games of rules 2\n$/);
    const text = written.get('hop.golden.json') ?? '';
    expect(text.split('\n')).toHaveLength(4);
    const [game, ...none] = JSON.parse(text);
    expect([game.format, game.rules, game.players, none]).toEqual(['dicewright/1 golden', 2, 1, []]);
    const laws = gameLaws(hop, { golden: [game], versions: hopVersions, runs: 2 });
    const kept = laws.filter(({ name, applies }) => /saved|recorded/.test(name) && applies);
    expect(kept.length).toBeGreaterThan(0);
    for (const law of kept) expect(law.run().checks).toBeGreaterThan(0);
  });

  it('keeps what is there while it holds', async () => {
    const files = { 'hop.golden.json': await made(hopModule) };
    const { code, stdout, written } = await golden(hopModule, [], files);
    expect([code, written.size]).toEqual([0, 0]);
    expect(stdout).toContain('still holds; nothing was written');
  });

  it('adds a line for other rules, in their order', async () => {
    const old = await made(`${hopModule}#hopV1`);
    expect(JSON.parse(old)).toMatchObject([{ rules: hopV1.rules }]);
    const both = await made(hopModule, { 'hop.golden.json': old });
    expect(JSON.parse(both)).toMatchObject([{ rules: 1 }, { rules: 2 }]);
    expect(both.split('\n')[1]).toBe(`${old.split('\n')[1]},`);
  });

  it('finds that the rules of today are others, and replaces it where that is wanted', async () => {
    const [game] = JSON.parse(await made(hopModule));
    game.record.actions[0].outcome[0] = (game.record.actions[0].outcome[0] % 6) + 1;
    const files = { 'hop.golden.json': JSON.stringify([game]) };
    const { code, stdout, written } = await golden(hopModule, [], files);
    expect([code, written.size]).toEqual([1, 0]);
    expect(stdout).toContain('no longer holds: the same actions give another game. Raise rules');
    const replaced = await golden(hopModule, ['--replace'], files);
    expect([replaced.code, replaced.written.get('hop.golden.json')]).toEqual([0, await made(hopModule)]);
  });

  it.each([
    ['no list', '{}'],
    ['those of another game', '[{"game":"pig","rules":1,"saves":[]}]'],
  ])('leaves a file of %s alone', async (_, text) => {
    const { code, stderr, written } = await golden(hopModule, [], { 'hop.golden.json': text });
    expect([code, written.size]).toEqual([3, 0]);
    expect(stderr).toContain('expected a list of golden games of hop');
  });
});
