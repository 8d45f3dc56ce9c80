import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGame } from '../../../test/helpers/any-game.js';
import { counter } from '../../../test/toys/counter.js';
import { rush } from '../../../test/toys/rush.js';
import { sealed } from '../../../test/toys/sealed.js';
import { stones } from '../../../test/toys/stones.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { createRng } from '../../kernel/dice/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../../kernel/types.js';
import { playout } from '../../play/playout.js';
import type { Bot } from '../bots/bot.js';
import { greedyBot } from '../bots/greedy-bot.js';
import { mctsBot } from '../bots/mcts-bot.js';
import { monteCarloBot } from '../bots/monte-carlo-bot.js';
import { randomBot } from '../bots/random-bot.js';
import type { BotPreparation, TournamentBot } from './bots.js';
import { lineUp } from './counts.js';
import { TournamentError } from './play.js';
import { mergeTournaments, type TournamentResult } from './result.js';
import { standings } from './standings.js';
import { type AnyTournament, type TournamentProgress, tournament } from './tournament.js';

const random = randomBot(stones);
const table = { game: stones, bots: ['random', 'random', 'greedy:samples=2'], seed: 's', players: 2 } as const;

/** A game that remembers nothing, and a bot that notes when it was asked. */
function noting(game: AnyGame, name: string, notes: string[]): { name: string; choose: Bot<AnyAction, Envelope> } {
  const bot = randomBot(game);
  return {
    name,
    choose(view, player, rng) {
      notes.push(`${name}${player}`);
      return bot(view, player, rng);
    },
  };
}

describe('who plays', () => {
  it.each([
    [2, 'a', 'aa aa'],
    [2, 'ab', 'ab ba ab ba'],
    [2, 'abc', 'ab bc ca ac ba cb ab bc ca'],
    [2, 'abcd', 'ab bc cd da ac bd ca db ad ba cb dc ab bc cd da'],
    [3, 'ab', 'aba bab aba bab'],
    [3, 'abc', 'abc bca cab acb bac cba abc'],
  ])('are at %i seats, of the bots %s, in turn %s', async (players, letters, expected) => {
    const notes: string[] = [];
    const bots = [...letters].map((name) => noting(anyGame(rush), name, notes));
    const seen: string[] = [];
    for (let game = 0; game < expected.split(' ').length; game++) {
      notes.length = 0;
      await tournament({ game: anyGame(rush), bots, games: [game, game + 1], seed: 'who', players });
      const seats = [...new Set(notes)].sort((one, other) => one.charCodeAt(1) - other.charCodeAt(1));
      expect(seats.map((place) => place.slice(1))).toEqual(seats.map((_, seat) => `${seat}`));
      seen.push(seats.map((place) => place.charAt(0)).join(''));
    }
    expect(seen.join(' ')).toBe(expected);
  });

  it.each([
    [2, 6],
    [3, 4],
    [3, 5],
    [4, 4],
    [4, 6],
  ])(
    'come in every order once, at %i seats of %i bots, and each at each seat once in every round',
    (players, count) => {
      const bots = Array.from({ length: count }, (_, bot) => `${bot}`);
      const orders = Array.from({ length: players }, (_, seat) => count - seat).reduce((all, left) => all * left, 1);
      const seen = Array.from({ length: orders }, (_, game) => lineUp({ players, bots }, game));
      for (const seats of seen) expect(new Set(seats).size).toBe(players);
      expect(new Set(seen.map((seats) => seats.join(' '))).size).toBe(orders);
      for (let first = 0; first < orders; first += count) {
        for (let seat = 0; seat < players; seat++) {
          const at = seen.slice(first, first + count).map((seats) => seats[seat]);
          expect(new Set(at).size).toBe(count);
        }
      }
    },
  );

  it('are as many players as there are bots, or as near as the game allows', async () => {
    const playersOf = async (game: AnyGame, bots: number, options?: object) =>
      (await tournament({ game, bots: Array.from({ length: bots }, () => 'random'), games: 1, seed: '', options }))
        .players;
    const toy = anyGame(stones);
    expect(await Promise.all([1, 2, 3, 4].map((bots) => playersOf(toy, bots)))).toEqual([2, 2, 3, 3]);
    const limited = { limit: 3 };
    expect(await Promise.all([1, 2, 5].map((bots) => playersOf(anyGame(counter), bots, limited)))).toEqual([1, 2, 2]);
  });

  it('has a name of its own', async () => {
    const bots = ['random', random, 'random', 'greedy:samples=2', { name: 'mine', choose: random }, 'random'] as const;
    const { bots: told } = await tournament({ game: stones, bots, games: 0, seed: 's' });
    const names = ['random', 'bot 2', 'random (2)', 'greedy:samples=2', 'mine', 'random (3)'];
    expect(told.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['greedy:samples=3', greedyBot(stones, { samples: 3, actions: 2 })],
    ['monteCarlo:playouts=9', monteCarloBot(stones, { playouts: 9, actions: 2 })],
    ['mcts:iterations=9', mctsBot(stones, { iterations: 9, actions: 2 })],
  ])('%s looks at as many actions as its name tells', async (name, choose) => {
    const play = async (bot: TournamentBot<AnyAction, Envelope>) =>
      (await tournament({ game: anyGame(stones), bots: [bot, 'random'], games: 30, seed: 's' })).pairs;
    const own = await play({ name, choose: choose as unknown as Bot<AnyAction, Envelope> });
    expect(await play(`${name}:actions=2`)).toEqual(own);
    expect(await play(`${name}:actions=9`)).not.toEqual(own);
  });

  it('heads by name for what its game says is worth it', async () => {
    const result = await tournament({ game: kiriki, bots: ['mcts:iterations=100'], games: 3, players: 1, seed: 'one' });
    expect(standings(result).bots[0]?.score?.value).toBeGreaterThan(180);
  });
});

describe('a game', () => {
  it('depends on the seed and its number alone: dice and each bot have generators of their own', async () => {
    // The same bot, but one draws from its generator over and over.
    const greedy: Bot<AnyAction, Envelope> = (view, player, rng) => {
      const action = randomBot(anyGame(stones))(view, player, rng);
      for (let i = 0; i < 9; i++) rng.next();
      return action;
    };
    // Two actions at most are random for each bot: what comes later would differ.
    const play = async (bots: AnyTournament['bots']) =>
      tournament({ game: anyGame(stones), bots, games: 40, seed: 'own', players: 2, maxActions: 2 });
    const names = (choose: Bot<AnyAction, Envelope>, name: string) => ({ name, choose });
    const plain = randomBot(anyGame(stones));
    expect(await play([names(plain, 'a'), names(greedy, 'b')])).toEqual(
      await play([names(plain, 'a'), names(plain, 'b')]),
    );
  });

  it('is the playout of its seed, whose seats have generators of their own', async () => {
    const rngs = [0, 1].map((seat) => createRng(`s/5/${seat}`));
    const { result: end, actions } = playout(stones, {
      players: 2,
      seed: 's/5',
      choose: (view, player) => random(view, player, rngs[player] ?? expect.fail()),
    });
    const result = await tournament({ game: stones, bots: ['random', 'random'], games: [5, 6], seed: 's' });
    // In game 5 bot 1 begins.
    const [second, first] = end?.scores ?? [];
    expect(result.actions.sum).toBe(actions.length);
    expect(result.bots.map(({ scores }) => scores?.sum)).toEqual([first, second]);
    expect(result.pairs).toMatchObject([{ bots: [0, 1], scores: { sum: (first ?? 0) - (second ?? 0) } }]);
  });

  it('with another seed is another', async () => {
    const results = [];
    for (const seed of ['a', 'b']) results.push((await tournament({ ...table, seed, games: 20 })).bots);
    expect(results[0]).not.toEqual(results[1]);
  });

  it('may hide something, and be simultaneous', async () => {
    for (const game of [anyGame(sealed as never), anyGame(rush)]) {
      const result = await tournament({ game, bots: ['mcts:iterations=3', 'random'], games: 6, seed: 'two' });
      expect([result.games, result.unfinished]).toEqual([6, 0]);
      expect(result.bots.map(({ shares }) => shares.count)).toEqual([6, 6]);
      expect(await tournament({ game, bots: ['mcts:iterations=3', 'random'], games: 6, seed: 'two' })).toEqual(result);
    }
  });

  it('that takes too long is broken off, and counted as that alone', async () => {
    const options = { limit: 5 };
    const result = await tournament({
      game: counter,
      bots: ['random', 'random'],
      games: 3,
      seed: 's',
      options,
      maxActions: 4,
    });
    expect(result).toMatchObject({ games: 3, unfinished: 3, actions: { sum: 12 }, pairs: [], maxActions: 4 });
    expect(result.bots.map(({ unfinished, shares }) => [unfinished, shares.count])).toEqual([
      [3, 0],
      [3, 0],
    ]);
    const whole = await tournament({ game: counter, bots: ['random'], games: 3, seed: 's', options, players: 2 });
    // The second player says the limit never: five is odd. One bot at both seats always wins.
    expect(whole).toMatchObject({
      unfinished: 0,
      bots: [{ shares: { histogram: { 1: 3 } }, scores: null }],
      pairs: [],
    });
  });
});

const GAMES = 24;
const whole: Promise<TournamentResult> = tournament({ ...table, games: GAMES });
const part = (from: number, to: number) => tournament({ ...table, games: [from, to] });

/** Parts of the whole, in any order. */
const parts = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 1, max: GAMES - 1 }), { maxLength: 5 }), fc.infiniteStream(fc.nat()))
  .map(([cuts, keys]) => {
    const bounds = [0, ...cuts.sort((a, b) => a - b), GAMES];
    const ranges = bounds
      .slice(1)
      .map((to, i) => ({ from: bounds[i] as number, to, key: keys.next().value as number }));
    return ranges.sort((a, b) => a.key - b.key);
  });

describe('results of parts', () => {
  it('come to the whole, whatever the parts and their order', async () => {
    const expected = JSON.stringify(await whole);
    let checked = 0;
    await fc.assert(
      fc.asyncProperty(parts, async (ranges) => {
        const [first, ...others] = await Promise.all(ranges.map(({ from, to }) => part(from, to)));
        expect(JSON.stringify(mergeTournaments(first ?? expect.fail(), ...others))).toBe(expected);
        checked++;
      }),
      { numRuns: 20 },
    );
    expect(checked).toBe(20);
  });

  it('can be merged in any order and in any groups', async () => {
    const [a, b, c] = await Promise.all([part(0, 5), part(9, 20), part(5, 8)]);
    const ab = mergeTournaments(a, b);
    expect(JSON.stringify(mergeTournaments(b, a))).toBe(JSON.stringify(ab));
    expect(JSON.stringify(mergeTournaments(ab, c))).toBe(JSON.stringify(mergeTournaments(a, mergeTournaments(b, c))));
    expect(mergeTournaments(ab, c).ranges).toEqual([
      [0, 8],
      [9, 20],
    ]);
    const none = await part(3, 3);
    expect(mergeTournaments(none, ab)).toEqual(ab);
    expect(mergeTournaments(a)).toEqual(a);
  });

  it('survive JSON', async () => {
    const result = await part(0, 7);
    expect(mergeTournaments(JSON.parse(JSON.stringify(result)) as TournamentResult)).toEqual(result);
  });

  it('are refused when they are of another tournament, or of games that are there already', async () => {
    const mine = await part(0, 4);
    const others: [TournamentResult, string][] = [
      [await tournament({ ...table, seed: 'other', games: [4, 6] }), 'another seed: "other", not "s"'],
      [await tournament({ ...table, players: 3, games: [4, 6] }), 'another players: 3, not 2'],
      [await tournament({ ...table, bots: ['random'], games: [4, 6] }), 'another bots: ["random"], not'],
      [await tournament({ ...table, options: { heavy: true }, games: [4, 6] }), 'another options'],
      [await tournament({ ...table, maxActions: 99, games: [4, 6] }), 'another maxActions'],
      [await tournament({ ...table, game: rush, games: [4, 6] } as never), 'another game: "rush", not "stones"'],
    ];
    for (const [theirs, message] of others) {
      expect(() => mergeTournaments(mine, theirs)).toThrow(message);
      await expect(tournament({ ...table, games: 6, resume: theirs })).rejects.toMatchObject({
        code: 'INVALID_RECORD',
      });
    }
    const overlapping = await part(3, 6);
    expect(() => mergeTournaments(mine, overlapping)).toThrow('games 3 are there already');
  });

  it('are refused when they are none, or contradict themselves', async () => {
    const good = await part(0, 6);
    const [bot, ...bots] = good.bots;
    const changes: object[] = [
      { format: 'dicewright/1' },
      { games: 7 },
      { ranges: [[0, 7]] },
      { ranges: [[6, 0]] },
      { unfinished: 1 },
      { luck: 1 },
      { bots: [] },
      { bots: [{ ...bot, unfinished: 3 }, ...bots] },
      { bots: [{ ...bot, scores: { ...bot?.scores, sum: 1 } }, ...bots] },
      { pairs: [{ ...good.pairs[0], bots: [0, 0] }] },
      { pairs: [{ ...good.pairs[0], bots: [7, 9] }] },
      { pairs: [{ ...good.pairs[0], bots: [1, 0] }] },
    ];
    const refusal = expect.objectContaining({ name: 'GameError', code: 'INVALID_RECORD' });
    for (const value of [null, 'hello', [], {}, ...changes.map((change) => ({ ...good, ...change }))]) {
      expect(() => mergeTournaments(value as TournamentResult)).toThrow(refusal);
    }
  });
});

describe('a tournament that is resumed', () => {
  it('plays what is missing, and comes to the whole', async () => {
    const before = mergeTournaments(await part(2, 5), await part(20, 22));
    const played: number[] = [];
    const onProgress = ({ done, total }: TournamentProgress) => void played.push(done, total);
    const resumed = await tournament({ ...table, games: GAMES, resume: before, chunk: 50, onProgress });
    expect(resumed).toEqual(await whole);
    // Gaps 0-2, 5-20 and 22-24.
    expect(played).toEqual([2, 19, 17, 19, 19, 19]);
    expect(await tournament({ ...table, games: [0, 3], resume: before })).toEqual(
      mergeTournaments(before, await part(0, 2)),
    );
    expect(await tournament({ ...table, games: GAMES, resume: await whole })).toEqual(await whole);
  });

  it('can go on from what was told on the way', async () => {
    let saved: TournamentResult | undefined;
    const stop = new AbortController();
    const onProgress = ({ done, result }: TournamentProgress): void => {
      if (done < 9) return;
      saved ??= result();
      stop.abort();
    };
    const aborted = tournament({ ...table, games: GAMES, chunk: 3, onProgress, signal: stop.signal });
    await expect(aborted).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(saved?.ranges).toEqual([[0, 9]]);
    expect(await tournament({ ...table, games: GAMES, resume: saved ?? expect.fail() })).toEqual(await whole);
  });
});

describe('what goes wrong', () => {
  const spoiled = (choose: Bot<AnyAction, Envelope>) =>
    tournament({
      game: anyGame(stones),
      bots: [
        { name: 'good', choose: randomBot(anyGame(stones)) },
        { name: 'bad', choose },
      ],
      games: 9,
      seed: 's',
    });

  it.each<[what: string, choose: Bot<AnyAction, Envelope>, message: string]>([
    [
      'an illegal action',
      (_, player) => ({ type: 'take', player, stones: [] }) as AnyAction,
      'one or two stones, not 0',
    ],
    ['no action', () => null as never, 'stones: action: expected object, got null'],
    ["another player's action", () => ({ type: 'throw', player: 2 }), 'the policy was asked for an action of Player'],
    [
      'an error of its own',
      () => {
        throw new Error('out of ideas');
      },
      'out of ideas',
    ],
    [
      'something thrown that is no error',
      () => {
        throw 'x' as unknown as Error;
      },
      'no error was thrown',
    ],
  ])('in a game is told with game, seat and bot: %s', async (_, choose, message) => {
    const error: unknown = await spoiled((view, player, rng) => {
      // Only in games in which it begins.
      const begins = (view as unknown as DeepReadonly<{ row: number[] }>).row.length === 6 && player === 0;
      return begins ? choose(view, player, rng) : randomBot(anyGame(stones))(view, player, rng);
    }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(TournamentError);
    expect(error).toMatchObject({ name: 'TournamentError', game: 1, seat: 0, bot: 'bad' });
    expect((error as Error).message).toContain('game 1: bot bad at seat 0: ');
    expect((error as Error).message).toContain(message);
  });

  it.each<[bot: unknown, message: string]>([
    [
      'best',
      'bot best: there is none of that name: there are random, purposeful, greedy, expectimax, monteCarlo, mcts',
    ],
    ['', 'bot : there is none of that name'],
    ['__proto__', 'bot __proto__: there is none of that name'],
    [
      'mcts:turns=3',
      'bot mcts:turns=3: there is no turns, only iterations, milliseconds, exploration, maxActions, rollout',
    ],
    ['random:x=3', 'there is no x, only the name'],
    ['mcts:iterations=many', 'iterations: expected a number, got many'],
    ['mcts:rollout=wild', 'rollout: expected usual, purposeful or random, got wild'],
    ['mcts:rollout=purposeful', 'nothing to head for'],
    ['purposeful', 'nothing is said to be worth heading for'],
    ['mcts:iterations=1.5', 'expected iterations to be an integer from 1'],
    ['mcts:iterations', 'expected name:parameter=value'],
    ['mcts:iterations=1:iterations=2', 'a parameter is there twice'],
    ['module', 'file is missing'],
    ['module:file=a.js:luck=1', 'there is no luck, only file, export'],
    [{ module: 'nowhere/nothing.js' }, 'bot 1: '],
    [{ module: 'test/fixtures/bots/bots.mjs', export: 'best' }, 'exports no function best'],
    [{ module: 'test/fixtures/bots/bots.mjs', export: 'noFunction' }, 'exports no function noFunction'],
    [{ module: 'test/fixtures/bots/bots.mjs', export: 'noBot' }, 'gave no bot'],
    [null, 'expected a name, a module or a function'],
    [{ name: 'x' }, 'expected a name, a module or a function'],
  ])('with a bot is told before anything is played: %j', async (bot, message) => {
    const refusal = expect.objectContaining({
      name: 'GameError',
      code: 'INVALID_SETUP',
      message: expect.stringContaining(message),
    });
    await expect(tournament({ game: stones, bots: [bot as string], games: 1, seed: 's' })).rejects.toEqual(refusal);
  });

  it.each<[change: object, error: object]>([
    [{ bots: [] }, { name: 'RangeError' }],
    [{ games: -1 }, { name: 'RangeError' }],
    [{ games: 1.5 }, { name: 'RangeError' }],
    [{ games: [3, 2] }, { name: 'RangeError' }],
    [{ maxActions: 0 }, { name: 'RangeError' }],
    [{ chunk: 0 }, { name: 'RangeError' }],
    [{ workers: -1 }, { name: 'RangeError' }],
    [{ workers: 1.5 }, { name: 'RangeError' }],
    [{ players: 9 }, { code: 'INVALID_SETUP' }],
    [{ options: { luck: 1 }, players: undefined }, { code: 'INVALID_SETUP' }],
    [{ seed: 7 }, { message: expect.stringContaining('a seed is a string') }],
    [{ seed: '\ud800' }, { message: expect.stringContaining('lone surrogate') }],
    [{ resume: {} }, { code: 'INVALID_RECORD' }],
    [{ workers: 1, bots: [random] }, { message: "bot 1 is a function, which can't be sent to workers: give a module" }],
  ])('with the options is told: %j', async (change, error) => {
    await expect(tournament({ ...table, games: 2, ...change } as never)).rejects.toMatchObject(error);
  });

  it('in what is told of a bot that prepares itself passes through', async () => {
    const options = { repeat: false, upperBonusOver: 200 };
    const told: string[] = [];
    const onPreparing = ({ bot, done, total }: BotPreparation): void => {
      told.push(`${bot} ${done < total}`);
      throw new RangeError('mine');
    };
    const prepared = tournament({
      game: kiriki,
      bots: ['random', 'optimal'],
      games: 2,
      seed: 's',
      options,
      onPreparing,
    });
    await expect(prepared).rejects.toThrow(new RangeError('mine'));
    expect(told).toEqual(['optimal true']);
  });

  it('in what is told passes through, and an end before the beginning is one', async () => {
    const onProgress = (): void => {
      throw new RangeError('mine');
    };
    await expect(tournament({ ...table, games: 2, onProgress })).rejects.toThrow(new RangeError('mine'));
    const signal = AbortSignal.abort();
    await expect(tournament({ ...table, games: 2, signal })).rejects.toBe(signal.reason);
  });
});

describe('what bots are shown', () => {
  const random2 = { name: 'random', choose: randomBot(stones) };

  it('is the game itself for ours, which is left as it is: the same comes of it as of a copy', async () => {
    const own = [random, greedyBot(stones, { samples: 2 }), mctsBot(stones, { iterations: 5 })];
    const hidden = own.map((bot, i) => ({
      name: `bot ${i + 1}`,
      choose: ((view, player, rng) => bot(view, player, rng)) as typeof random,
    }));
    const asked = { game: stones, games: 12, seed: 'shown', players: 2 } as const;
    expect(await tournament({ ...asked, bots: own })).toEqual(await tournament({ ...asked, bots: hidden }));
  });

  it('is a copy for others, so that nobody can change a game', async () => {
    const cheat: typeof random = (view, player, rng) => {
      const seats = view.seats as unknown as { stones: number[] }[];
      seats[player]?.stones.push(6);
      return random(view, player, rng);
    };
    const bots = [{ name: 'cheat', choose: cheat }, random2];
    await expect(tournament({ game: stones, bots, games: 2, seed: 'cheat', players: 2 })).rejects.toThrow(
      TournamentError,
    );
  });

  it('is read by a bot that was made for another game', async () => {
    const bots = [{ name: 'other', choose: randomBot(rush) as unknown as typeof random }, random2];
    await expect(tournament({ game: stones, bots, games: 2, seed: 'other', players: 2 })).rejects.toThrow('bot other');
  });
});
