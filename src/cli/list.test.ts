import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/helpers/command-io.js';
import { games } from '../catalogue.js';
import { gameArg } from './args.js';

const ids = Object.keys(games);

describe('list', () => {
  it('tells every game and every option on a line that begins with the id of the game', async () => {
    const { code, stdout } = await runCommand(['list']);
    expect([code, ids.length > 0]).toEqual([0, true]);
    for (const id of ids) {
      const game = await gameArg(id);
      const lines = stdout.split('\n').filter((line) => line.startsWith(`${id} `));
      const { options } = game.setup({ players: game.playerCount.max });
      expect(lines[0]).toContain(game.title);
      for (const [name, value] of Object.entries(options as object)) {
        expect(lines.filter((line) => line.includes(` ${name} `))).toEqual([
          expect.stringContaining(` ${JSON.stringify(value)} `),
        ]);
      }
      expect(lines).toHaveLength(1 + Object.keys(options as object).length);
    }
  });

  it('says which values an option takes', async () => {
    const { stdout } = await runCommand(['list']);
    expect(stdout).toMatch(/^krakatoa +rules +"advanced" +"advanced" or "basic"$/m);
    expect(stdout).toMatch(/^krakatoa +knockChance +0 +number from 0 to 1\b/m);
    expect(stdout).toMatch(/^kiriki +upperBonus +35 +integer from 0 to 1000$/m);
  });

  it('--json tells the same, the options as JSON Schema', async () => {
    const { stdout } = await runCommand(['list', '--json']);
    const facts = JSON.parse(stdout) as { id: string; title: string; players: object; options: object }[];
    expect(facts.map(({ id }) => id)).toEqual(ids);
    for (const { id, title, players, options } of facts) {
      const game = await gameArg(id);
      const defaults = Object.entries(options).map(([name, option]) => [
        name,
        (option as { default: unknown }).default,
      ]);
      expect({ title, players }).toEqual({ title: game.title, players: game.playerCount });
      expect(Object.fromEntries(defaults)).toEqual(game.setup({ players: game.playerCount.max }).options);
    }
  });
});
