import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type * as hops from '../../../test/fixtures/games/hop.js';
import { fixtureFile, load, startWorkersWithoutFlags } from '../../../test/helpers/compiled.js';
import type * as catalogue from '../../catalogue.js';
import type * as moles from '../../games/das-spiel/special/the-clever-mole/the-clever-mole.js';
import type * as kirikis from '../../games/kiriki/index.js';
import type * as core from '../../index.js';
import type * as analysis from '../index.js';

const { createRng, GameError, playout, seededDice, startGame } = await load<typeof core>('src/index.ts');
const { inWorker, mctsBot, reviewRecord } = await load<typeof analysis>('src/analysis/index.ts');
const { games } = await load<typeof catalogue>('src/catalogue.ts');
const { kiriki, patterns } = await load<typeof kirikis>('src/games/kiriki/index.ts');
const { theCleverMole } = await load<typeof moles>('src/games/das-spiel/special/the-clever-mole/the-clever-mole.ts');
startWorkersWithoutFlags();

const hopModule = fixtureFile('test/fixtures/games/hop.ts');
const { hop } = (await import(pathToFileURL(hopModule).href)) as typeof hops;
const start = kiriki.reduce(kiriki.setup({ players: 1 }), {
  type: 'roll',
  player: 0,
  dice: [0, 1, 2, 3, 4],
  outcome: [6, 6, 1, 6, 6],
});

const failure = (run: Promise<unknown>): Promise<Error> =>
  run.then(
    () => expect.fail('it has an answer'),
    (error: unknown) => error as Error,
  );

describe('a bot in a worker', () => {
  it('gives the action that it gives here, and more than one', async () => {
    const bot = inWorker(kiriki, 'mcts:iterations=40:exploration=1:actions=100');
    const worth = await games.kiriki.part('worth');
    const here = mctsBot(kiriki, { iterations: 40, exploration: 1, actions: 100, worth });
    const seeds = ['a', 'b', 'c'];
    const there = await Promise.all(seeds.map((seed) => bot(start, 0, seed)));
    expect(there).toEqual(seeds.map((seed) => here(start, 0, createRng(seed))));
    bot.close();
  });

  it('is ended within 50 ms of the signal, and answers the next question', async () => {
    const bot = inWorker(kiriki, 'mcts:milliseconds=60000');
    const quick = inWorker(kiriki, 'random');
    // Both are loaded, so that the long one is in the midst of thinking.
    await quick(start, 0, 'a');
    const stop = new AbortController();
    const asked = failure(bot(start, 0, 'a', { signal: stop.signal }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const before = performance.now();
    stop.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
    expect(performance.now() - before).toBeLessThan(50);
    expect(await failure(bot(start, 0, 'a', { signal: stop.signal }))).toMatchObject({ name: 'AbortError' });
    expect(await failure(bot(start, 0, 'a', { signal: AbortSignal.timeout(300) }))).toMatchObject({
      name: 'TimeoutError',
    });
    bot.close();
    quick.close();
  });

  it('goes on after others were taken back', async () => {
    const bot = inWorker(kiriki, 'mcts:milliseconds=200');
    const stop = new AbortController();
    const first = bot(start, 0, 'a');
    const second = failure(bot(start, 0, 'b', { signal: stop.signal }));
    const third = bot(start, 0, 'c');
    stop.abort();
    expect(await second).toMatchObject({ name: 'AbortError' });
    for (const action of await Promise.all([first, third])) expect(kiriki.check(start, action)).toBeNull();
    bot.close();
  });

  it('rejects what is asked of it when it is closed', async () => {
    const bot = inWorker(kiriki, 'mcts:milliseconds=60000');
    const asked = ['a', 'b'].map((seed) => failure(bot(start, 0, seed)));
    await new Promise((resolve) => setTimeout(resolve, 100));
    bot.close();
    for (const error of await Promise.all(asked)) expect(error.message).toBe('the bot was closed');
  });

  it('refuses as it does here', async () => {
    const bot = inWorker(kiriki, 'nobody');
    expect(await failure(bot(start, 0, 'a'))).toMatchObject({ name: 'GameError', code: 'INVALID_SETUP' });
    const other = inWorker(kiriki, 'random');
    const two = kiriki.setup({ players: 2 });
    expect(await failure(other(two, 1, 'a'))).toMatchObject({ name: 'GameError', code: 'NOT_YOUR_TURN' });
    expect(kiriki.check(two, await other(two, 0, 'a'))).toBeNull();
    for (const one of [bot, other]) one.close();
  });

  it('plays a game of one’s own, with its bots, where the module is told', async () => {
    const state = hop.setup({ players: 1 });
    const bot = inWorker(hop, 'bold', { module: hopModule });
    expect(await bot(state, 0, 'a')).toEqual({ type: 'hop', player: 0, far: true });
    bot.close();
    const lost = inWorker(hop, 'random');
    await expect(lost(state, 0, 'a')).rejects.toThrow('hop is no game of the catalogue');
    lost.close();
  });

  it('is told what its player sees, though it is given a state', async () => {
    let state = theCleverMole.setup({ players: 3, options: { clues: ['text'], target: 1 } });
    const build = { type: 'build', player: 0 } as const;
    const outcome = theCleverMole.chance(state, build)?.sample(createRng('hills'));
    state = theCleverMole.reduce(state, { ...build, outcome } as Parameters<typeof theCleverMole.reduce>[1]);
    const bot = inWorker(theCleverMole, 'mcts:iterations=10');
    const choices = await Promise.all(
      [0, 5].map((hill) => {
        const clue = { kind: 'text', text: 'Here.' } as const;
        return bot(theCleverMole.reduce(state, { type: 'hide', player: 0, hill, clue }) as never, 1, 'a');
      }),
    );
    expect(choices[0]).toEqual(choices[1]);
    bot.close();
  });
});

describe('a review in a worker', () => {
  const record = `dicewright/1 kiriki 1
players Ada, Ben
Ada roll all = 2 5 5 2 5
Ada score chance
Ben roll all = 1 2 3 4 6`;
  const effort = 0.02;

  it('is the one that is given here, and tells how far it is', async () => {
    const bot = inWorker(kiriki, 'random');
    const told: number[] = [];
    const there = await bot.review(record, { effort, onProgress: (done, total) => told.push(done / total) });
    expect(there).toEqual(await reviewRecord(record, kiriki, { effort }));
    expect(there.steps).toHaveLength(3);
    expect(told.at(-1)).toBe(1);
    bot.close();
  });

  it('says where a record holds no longer, as an error', async () => {
    const bot = inWorker(kiriki, 'random');
    const { problem, isComplete } = await bot.review(`${record}\nBen score chance\nBen score chance`, { effort });
    expect(problem).toBeInstanceOf(GameError);
    expect(problem).toMatchObject({ code: 'NOT_YOUR_TURN', path: ['actions', 4] });
    expect(isComplete).toBe(false);
    expect(await failure(bot.review('no record'))).toMatchObject({ name: 'GameError', code: 'INVALID_RECORD' });
    bot.close();
  });

  it('is ended by the signal, and the next is given', async () => {
    const bot = inWorker(kiriki, 'random');
    const stop = new AbortController();
    const whole = {
      ...startGame(kiriki, { players: 2 }).toRecord(),
      actions: playout(kiriki, { players: 2, seed: 'a' }).actions,
    };
    const done: number[] = [];
    const onProgress = (count: number): void => {
      done.push(count);
      stop.abort();
    };
    const ended = failure(bot.review(whole, { effort: 0.2, signal: stop.signal, onProgress }));
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(done[0]).toBeLessThan(whole.actions.length);
    expect((await bot.review(record, { effort })).steps).toHaveLength(3);
    bot.close();
  });

  it('is given as far as it is there, when that is enough, and the next is whole', async () => {
    const bot = inWorker(kiriki, 'random');
    const whole = {
      ...startGame(kiriki, { players: 2 }).toRecord(),
      actions: playout(kiriki, { players: 2, seed: 'a' }).actions,
    };
    const stop = new AbortController();
    const onProgress = (count: number): void => {
      if (count > 0) stop.abort();
    };
    const { steps, isComplete, players, problem } = await bot.review(whole, {
      effort,
      onProgress,
      enough: stop.signal,
    });
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThan(whole.actions.length);
    expect([isComplete, problem]).toEqual([false, null]);
    const some = { ...whole, actions: whole.actions.slice(0, steps.length) };
    expect(steps).toEqual((await reviewRecord(some, kiriki, { effort })).steps);
    for (const { initial, final, luck, skill, others, drift } of players)
      expect(final - initial).toBeCloseTo(luck + skill + others + drift);
    expect(await bot.review(record, { effort })).toMatchObject({ isComplete: true });
    bot.close();
  });

  it('is of games of a module, too', async () => {
    const bot = inWorker(hop, 'random', { module: hopModule });
    const hops = startGame(hop, { players: 1, seed: 'a' });
    hops.play({ type: 'hop', player: 0, far: true });
    const { steps } = await bot.review(hops.toRecord(), { effort });
    expect(steps).toHaveLength(1);
    bot.close();
  });
});

describe('the best that was possible, in a worker', () => {
  const lines = patterns.map((pattern) => [pattern, pattern === 'chance' ? null : 0]);
  const from = kiriki.load({ ...kiriki.setup({ players: 1 }), sheets: [Object.fromEntries(lines)] });

  it('is what the game knows, and tells how far it is', async () => {
    const bot = inWorker(kiriki, 'random');
    const told: number[] = [];
    const onProgress = (done: number, total: number): void => void told.push(done / total);
    const { kirikiHindsight } = await games.kiriki.part('analysis');
    expect(await bot.hindsight(from, 'a', { onProgress })).toEqual(kirikiHindsight(seededDice('a'), from));
    expect(told.at(-1)).toBe(1);
    expect(await failure(bot.hindsight({ game: 'kiriki' }, 'a'))).toMatchObject({ code: 'INVALID_STATE' });
    bot.close();
  });

  it('is refused where nobody knows it', async () => {
    const bot = inWorker(theCleverMole, 'random');
    const state = theCleverMole.setup({ players: 3 });
    expect(await failure(bot.hindsight(state, 'a'))).toMatchObject({ name: 'GameError', code: 'INVALID_SETUP' });
    bot.close();
  });
});
