import { games } from 'dicewright/games';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/index.js';
import type { Picture } from '../../../src/picture/picture.js';
import { calls, measureRow, type Row, tableOf, tooLong } from './row.js';

async function measured(id: keyof typeof games, warmUp: number): Promise<Row> {
  const game = (await games[id].load()) as unknown as AnyGame;
  const picture = (await games[id].part('picture')) as (state: object) => Picture;
  return measureRow(game, picture, { warmUp, positions: 50, seconds: 0.02 });
}

describe('the rows of the benchmark', () => {
  it.each([
    ['rasanto', 1],
    ['kiriki', 1],
    // The command itself goes through all games, some of thousands of positions.
    ['the-clever-mole', 0],
  ] as const)('time every call of %s', async (id, warmUp) => {
    const row = await measured(id, warmUp);
    expect(row).toMatchObject({ id, players: 2 });
    expect(row.games).toBeGreaterThan(0);
    // Whole games, each with the position at its end.
    if (id === 'rasanto') expect(row.positions).toBe(2 * 46);
    expect(row.positions).toBeGreaterThanOrEqual(50);
    for (const call of calls) {
      expect(row.times[call].mean).toBeGreaterThan(0);
      expect(row.times[call].slowest).toBeGreaterThan(0);
    }
    expect(tableOf([row])).toMatch(new RegExp(String.raw`^\| game .*\n\| --- .*\n\| ${id} \|.* ms.* \|\n$`));
  });

  it('mark what takes too long', () => {
    const time = { mean: 1, slowest: 0.5 };
    const times = {
      reduce: time,
      legalActions: time,
      view: time,
      load: { mean: 123_456, slowest: 20.5 },
      renderSvg: time,
    };
    const row: Row = { id: 'some-game', players: 3, games: 1234.5, positions: 9, times };
    expect(tooLong(row)).toEqual(['load 21 ms']);
    expect(tableOf([row]).split('\n')[2]).toBe(
      '| some-game | 3 | 1,235 | 1.0 | 1.0 | 1.0 | 123,456 | 1.0 | `load` 20.5 ms **too long** |',
    );
    const quick: Row = { ...row, times: { ...times, load: { mean: 1, slowest: 20 } } };
    expect(tooLong(quick)).toEqual([]);
    expect(tableOf([quick])).not.toContain('too long');
  });
});
