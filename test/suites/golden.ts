import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenGame, goldenTables, stateHash } from '../../scripts/lib/games/golden.js';
import { type GoldenGame, goldenText, readGolden } from '../../scripts/lib/games/golden-file.js';
import { usualPlay } from '../../src/analysis/bots/purposeful-bot.js';
import { gameLaws } from '../../src/testing/game-laws.js';
import { root } from '../helpers/root.js';
import type { Subject } from './subject.js';

const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');

export function testGoldenGames({ game, folder, invariants, worth }: Subject): void {
  describe('golden games', () => {
    const path = join(root, folder, `${game.id}.golden.json`);

    it('are the same games as ever, ply by ply', () => {
      const next = usualPlay(game, worth);
      let plies = 0;
      const { games, saves } = readGolden(path);
      expect(readFileSync(path, 'utf8'), 'npm run golden').toBe(goldenText({ games, saves }));
      const tables = goldenTables(game, (name) => name in games);
      expect(tables.length).toBeGreaterThanOrEqual(2);
      // None is missing, and none left over, of which nobody would notice that it is wrong.
      expect(Object.keys(games), 'npm run golden').toEqual(tables.map(({ name }) => name));
      for (const { name, players, options } of tables) {
        const golden = games[name] as GoldenGame;
        expect(golden.rules, `${name}: recorded with other rules: npm run golden`).toBe(game.rules);
        // By the seed: pins dice, sampling and what is headed for. By the recorded actions: pins the rules alone.
        const { seed, dice } = golden;
        expect(goldenGame(game, next, players, options, seed, golden.plies.length, dice)).toEqual(golden);
        let state = game.setup({ players, options });
        expect(stateHash(state)).toBe(golden.start.state);
        for (const ply of golden.plies) {
          state = game.reduce(state, ply.action);
          expect(stateHash(state)).toBe(ply.state);
          plies++;
        }
        expect(game.result(state)).toMatchObject(golden.result);
      }
      expect(plies).toBeGreaterThan(0);
    });

    it('left saves under every version of the rules, which load, and records, which verify', () => {
      const { saves: golden } = readGolden(path);
      // Each once, the oldest first.
      const numbers = golden.map(({ rules }) => rules);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      // These two laws look at what was kept, not at the random game that they are given.
      const laws = gameLaws(game, { golden, invariants, variants: [{}], runs: 1, maxActions: 1 });
      const checksOf = (law: string) => laws.find(({ name }) => name === law)?.run().checks;
      expect(checksOf('saved games load')).toBeGreaterThan(golden.length);
      expect(golden.find(({ rules }) => rules === game.rules)?.record).toBeDefined();
      expect(checksOf('recorded games are verified')).toBeGreaterThanOrEqual(
        golden.filter(({ record }) => record).length,
      );
    });

    it('belong to rules that the changelog names', () => {
      expect(changelog).toContain(`\`${game.id}\` rules ${game.rules}`);
    });
  });
}
