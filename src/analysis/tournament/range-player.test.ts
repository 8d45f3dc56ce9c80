import { describe, expect, it } from 'vitest';
import { stones } from '../../../test/toys/stones.js';
import { randomBot } from '../bots/random-bot.js';
import { TournamentError } from './play.js';
import { rangePlayer } from './range-player.js';
import { mergeTournaments } from './result.js';
import { tournament } from './tournament.js';

const bots = ['random', 'greedy:samples=2'] as const;

describe('rangePlayer', () => {
  it('plays what one run plays, range by range, with bots that are made once', async () => {
    let made = 0;
    const own = {
      name: 'own',
      get choose() {
        made++;
        return randomBot(stones);
      },
    };
    const play = await rangePlayer({ game: stones.id, seed: 's', players: 2 }, { game: stones, bots: [...bots, own] });
    const before = made;
    const parts = [play([7, 9]), play([0, 3]), play([3, 3]), play([3, 7])] as const;
    expect(made).toBe(before);
    const whole = await tournament({ game: stones, bots: [...bots, own], games: 9, seed: 's', players: 2 });
    expect(JSON.stringify(mergeTournaments(...parts))).toBe(JSON.stringify(whole));
  });

  it('takes the game of the catalogue, and what is known of a result', async () => {
    const { bots: tallies, ...head } = await tournament({ game: stones, bots, games: 0, seed: 's' });
    const run = { ...head, bots: tallies.map(({ name }) => name) };
    expect((await rangePlayer(run, { game: stones, bots }))([0, 2]).games).toBe(2);
    const play = await rangePlayer({ game: 'kiriki', seed: 's' }, { bots: ['random', 'random'] });
    expect(play([0, 1])).toMatchObject({ game: 'kiriki', players: 2, games: 1 });
  });

  it.each([
    [{ game: 'none' }, {}, 'there is no game "none"'],
    [{ game: 'kiriki' }, { game: stones }, 'another game: "kiriki"'],
    [{ game: stones.id, rules: 7 }, { game: stones }, 'another rules: 7'],
    [{ game: stones.id, bots: ['random'] }, { game: stones }, 'another bots'],
  ])('refuses %j', async (run, given, message) => {
    await expect(rangePlayer({ seed: 's', ...run }, { ...given, bots } as never)).rejects.toMatchObject({
      code: 'INVALID_SETUP',
      message: expect.stringContaining(message),
    });
  });

  it('tells the game in which a bot fails, and refuses what is no range', async () => {
    const play = await rangePlayer({ game: stones.id, seed: 's' }, { game: stones, bots: [() => 'nonsense' as never] });
    expect(() => play([4, 9])).toThrow(TournamentError);
    expect(() => play([4, 9])).toThrow(/^game 4: bot bot 1 at seat 0/);
    expect(() => play([4, 3])).toThrow(RangeError);
  });
});
