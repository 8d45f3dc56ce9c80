import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { usualPlayers } from '../analysis/seats.js';
import { games } from '../catalogue.js';
import { gameArg } from './args.js';

const ids = Object.keys(games);

describe('list', () => {
  it('tells every game on a line that begins with its id, in at most 80 columns', async () => {
    const { code, stdout } = await runCommand(['list']);
    expect([code, ids.length > 0]).toEqual([0, true]);
    const lines = stdout.split('\n');
    for (const id of ids) {
      const { title, facts } = await gameArg(id);
      const [line, ...more] = lines.filter((other) => other.startsWith(`${id} `));
      expect([line, more]).toEqual([expect.stringContaining(` ${title} `), []]);
      if (facts.number !== undefined) expect(line).toContain(` ${facts.number} `);
    }
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('puts games of a family together', async () => {
    const { stdout } = await runCommand(['list']);
    const blocks = stdout.split('\n\n').map((block) => block.split('\n'));
    const families = new Set(Object.values(games).map(({ facts }) => `${facts.family ?? 'game'}`));
    for (const family of families) {
      const [block = [], ...more] = blocks.filter(([heading]) => heading?.startsWith(`${family.toUpperCase()} `));
      const members = block.slice(1).map((line) => line.split(' ')[0] ?? '');
      const expected = Object.values(games).filter(({ facts }) => `${facts.family ?? 'game'}` === family);
      expect([members.sort(), more]).toEqual([expected.map(({ id }) => id).sort(), []]);
    }
    expect(families.size).toBeGreaterThan(0);
  });

  it.each(ids)('tells every option of %s on a line that begins with the id', async (id) => {
    const game = await gameArg(id);
    const { stdout } = await runCommand(['list', id]);
    const lines = stdout.split('\n').filter((line) => line.startsWith(`${id} `));
    const options = game.setup({ players: usualPlayers(game) ?? 0 }).options as object;
    expect(lines[0]).toContain(game.title);
    for (const [name, value] of Object.entries(options)) {
      expect(lines.filter((line) => line.includes(` ${name} `))).toEqual([
        expect.stringContaining(` ${JSON.stringify(value)} `),
      ]);
    }
    const editions = Object.entries(game.editions);
    for (const [name, edition] of editions) {
      const [line = '', ...more] = lines.filter((other) => other.includes(` ${name} `));
      expect([Object.keys(edition).every((option) => line.includes(`${option}=`)), more]).toEqual([true, []]);
    }
    expect(lines).toHaveLength(1 + Object.keys(options).length + editions.length);
  });

  it('says which values an option takes', async () => {
    const { stdout } = await runCommand(['list', 'krakatoa', 'kiriki']);
    expect(stdout).toMatch(/^krakatoa +rules +"advanced" +"advanced" or "basic"$/m);
    expect(stdout).toMatch(/^krakatoa +knockChance +0 +number from 0 to 1\b/m);
    expect(stdout).toMatch(/^kiriki +upperBonus +35 +integer from 0 to 1000$/m);
  });

  it('tells an edition as options that can be given', async () => {
    const { stdout } = await runCommand(['list', 'race']);
    const pairs = /^race +french +(\S+)$/m.exec(stdout)?.[1] ?? '';
    expect(pairs).toBe('mustMove=false,factors=[1,2,3,3,4]');
    const game = ['play', 'race', '--seed', 'a'];
    const given = await runCommand([...game, '--options', pairs]);
    expect(await runCommand([...game, '--edition', 'french'])).toEqual(given);
    expect(given.stdout).toContain('Options: mustMove false, factors ');
  });

  it('--json tells the same, the options as JSON Schema', async () => {
    const { stdout } = await runCommand(['list', '--json']);
    type Facts = { id: string; title: string; players: object; options: object; editions: object };
    const facts = JSON.parse(stdout) as Facts[];
    expect(facts.map(({ id }) => id)).toEqual(ids);
    for (const { id, title, players, options, editions } of facts) {
      const game = await gameArg(id);
      const defaults = Object.entries(options).map(([name, option]) => [
        name,
        (option as { default: unknown }).default,
      ]);
      expect({ title, players, editions }).toEqual({
        title: game.title,
        players: game.playerCount,
        editions: game.editions,
      });
      expect(Object.fromEntries(defaults)).toEqual(game.setup({ players: usualPlayers(game) ?? 0 }).options);
    }
  });
});
