import { describe, expect, it } from 'vitest';
import { anyGame } from '../../../test/helpers/any-game.js';
import { counter } from '../../../test/toys/counter.js';
import { pig } from '../../../test/toys/pig.js';
import { entryOf } from '../../catalogue/entry-of.js';
import { calavera } from '../../games/calavera/calavera.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import type { AnyAction } from '../../kernel/types.js';
import { gameLuck } from './game-luck.js';
import { mergeTournaments, type TournamentResult } from './result.js';
import { standings } from './standings.js';
import { type AnyTournament, tournament } from './tournament.js';

type PigView = ReturnType<typeof pig.setup>;

const worth = ({ banked, atRisk, toPlay, options }: PigView, player: number): number =>
  Math.min(1, ((banked[player] ?? 0) + (toPlay === player ? 0.7 * atRisk : 0)) / options.target);
const entry = entryOf({ game: pig, worth });

const holdingAt = (points: number) => ({
  name: `hold at ${points}`,
  choose: ({ atRisk, banked, options }: PigView, player: number) =>
    atRisk >= points || (banked[player] ?? 0) + atRisk >= options.target
      ? ({ type: 'hold', player } as const)
      : ({ type: 'roll', player } as const),
});

const asked = { game: entry, bots: [holdingAt(6), holdingAt(9)], seed: 's', luck: 'removed' } as unknown as Omit<
  AnyTournament,
  'games'
>;
const GAMES = 120;
const json = (value: unknown): string => JSON.stringify(value);

/** The result as it is where nobody asks for luck. */
function plainly({ luck: _, ...result }: TournamentResult): object {
  const without = ({ withoutLuck: __, ...tally }: object & { withoutLuck?: unknown }) => tally;
  return { ...result, bots: result.bots.map(without), pairs: result.pairs.map(without) };
}

describe('a tournament without luck', () => {
  const whole = tournament({ ...asked, games: GAMES });

  it('is the plain one, with a second figure beside each', async () => {
    const plain = await tournament({ ...asked, games: GAMES, luck: undefined });
    expect(json(plainly(await whole))).toBe(json(plain));
    expect(json(plain)).not.toContain('uck');
    expect(json(standings(plain))).not.toContain('uck');
    const { bots, comparisons } = standings(await whole);
    for (const { share, withoutLuck } of [...bots, ...comparisons]) {
      const { value, low, high, factor } = withoutLuck?.share ?? expect.fail();
      expect(factor).toBeGreaterThan(1.2);
      expect(high - low).toBeLessThan(((share?.high ?? 0) - (share?.low ?? 0)) / 1.2);
      expect([low <= value, value <= high]).toEqual([true, true]);
    }
  });

  it('comes to the same in whatever parts, resumed and from JSON', async () => {
    const expected = json(await whole);
    const [a, b] = [await tournament({ ...asked, games: [0, 33] }), await tournament({ ...asked, games: [33, GAMES] })];
    expect(json(mergeTournaments(JSON.parse(json(b)), a))).toBe(expected);
    expect(json(await tournament({ ...asked, games: GAMES, resume: b, chunk: 7 }))).toBe(expected);
  });

  it('is none that is put together with a plain one, nor one that contradicts itself', async () => {
    const [luckless, plain] = [await whole, await tournament({ ...asked, games: [GAMES, 130], luck: undefined })];
    const code = 'INVALID_RECORD';
    expect(() => mergeTournaments(luckless, plain)).toThrow(/another luck/);
    expect(() => mergeTournaments(plain, luckless)).toThrow(/another luck/);
    const bad = JSON.parse(json(luckless));
    bad.bots[0].withoutLuck.shares.sums[0].games++;
    expect(() => mergeTournaments(bad)).toThrow(expect.objectContaining({ code }));
    const untold = JSON.parse(json(luckless));
    for (const bot of untold.bots) bot.withoutLuck = undefined;
    expect(() => mergeTournaments(untold)).toThrow(expect.objectContaining({ code }));
    await expect(tournament({ ...asked, games: 1, luck: 'kept' as never })).rejects.toThrow(RangeError);
  });

  it('removes nothing where games were broken off, or nobody knows what is worth something', async () => {
    const broken = await tournament({ ...asked, games: GAMES, maxActions: 12 });
    expect(broken.unfinished).toBeGreaterThan(0);
    expect(broken.bots.map(({ withoutLuck }) => withoutLuck?.shares.factor)).toEqual([1, 1]);
    const unknown = await tournament({
      game: anyGame(counter),
      bots: ['random'],
      games: 40,
      seed: 's',
      luck: 'removed',
      maxActions: 1000,
    });
    expect(unknown.bots[0]?.withoutLuck?.shares.factor).toBe(1);
  });

  it('tells luck of mean 0 over all that can fall', async () => {
    const start = pig.setup({ players: 2 });
    const head = { ...(await whole), bots: [], luck: 'removed' } as const;
    const luck = (await gameLuck({ entry, game: anyGame(pig), options: {} }, head, start, null)) ?? expect.fail();
    const before = [{ type: 'roll', player: 0, outcome: [4] }] as unknown as AnyAction[];
    const sums = [0, 0];
    for (let face = 1; face <= 6; face++) {
      const told = luck([...before, { type: 'roll', player: 0, outcome: [face] } as AnyAction], 0);
      for (const seat of [0, 1]) sums[seat] = (sums[seat] ?? 0) + (told[seat] ?? 0) - (luck(before, 0)[seat] ?? 0);
    }
    for (const sum of sums) expect(sum).toBeCloseTo(0, 12);
  });

  it('draws what could have fallen where that is too much, and then is the same every time', async () => {
    const table = { game: calavera, bots: ['random', 'random'], games: 4, seed: 's', luck: 'removed' } as const;
    expect(json(await tournament(table))).toBe(json(await tournament(table)));
  });

  it('leaves nothing to chance where the value of every position is known', async () => {
    const { bots } = standings(
      await tournament({
        game: kiriki,
        bots: ['optimal', 'turn'],
        games: 80,
        options: { repeat: false },
        players: 1,
        seed: 'one',
        luck: 'removed',
      }),
    );
    const scoreOf = (name: string) => bots.find(({ bot }) => bot === name)?.withoutLuck?.score;
    expect(scoreOf('optimal')?.value).toBeCloseTo(245.8708, 2);
    expect(scoreOf('optimal')?.factor).toBeGreaterThan(1000);
    expect(scoreOf('turn')?.factor).toBeGreaterThan(5);
  });
});
