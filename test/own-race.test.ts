import { join } from 'node:path';
import { createReducer, createRng, playout, seededDice, startGame } from 'dicewright';
import {
  botLevel,
  greedyBot,
  inWorker,
  mctsBot,
  monteCarloBot,
  odds,
  purposefulBot,
  randomBot,
  rangePlayer,
  simulation,
  tournament,
} from 'dicewright/analysis';
import { choosing } from 'dicewright/choosing';
import { catalogueOf, entryOf, games } from 'dicewright/games';
import { readRecord, toText, verifyRecord } from 'dicewright/record';
import { gameLaws, recordGolden } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { race, raceEntry } from './fixtures/games/own-race.js';
import { runCommand } from './helpers/command-io.js';
import { root } from './helpers/root.js';

// An own game and a built-in one of the same id, in one program: nothing of the one is taken for the other.
const own = ['--module', join(root, 'test/fixtures/games/own-race.ts')];
const bare = entryOf({ game: race });
const played = { games: 4, seed: 's', players: 2 } as const;

describe('an own game called as a built-in one', () => {
  it.each([
    ['by itself', race],
    ['as an entry without parts', bare],
    ['as an entry with worth of its own', raceEntry],
  ])('is played by greedy, and by others that judge positions: %s', async (_, game) => {
    const result = await tournament({ game, bots: ['greedy', 'mcts:iterations=5'], ...played });
    expect([result.games, result.options]).toEqual([4, {}]);
  });

  it('is played by bots of its own, and by none of the other', async () => {
    expect(await tournament({ game: raceEntry, bots: ['sprinter', 'random'], ...played })).toMatchObject({ games: 4 });
    const [bots, none] = [['sprinter', 'random'], 'none of that name'];
    await expect(tournament({ game: race, bots, ...played })).rejects.toThrow(none);
    await expect(tournament({ game: games.race, bots, ...played, players: 3 })).rejects.toThrow(none);
  });

  it('goes by its own worth, where it has one', async () => {
    const worth = await raceEntry.part('worth');
    const state = playout(race, { players: 2, seed: 'a', maxActions: 2 }).state;
    expect(worth?.(state, 0)).toBe(state.at / 20);
    const purposeful = (game: typeof bare) => tournament({ game, bots: ['purposeful'], ...played });
    expect(await purposeful(raceEntry)).toMatchObject({ games: 4 });
    await expect(purposeful(bare)).rejects.toThrow('nothing is said to be worth heading for');
    expect(greedyBot(raceEntry, { worth })(state, 0, { next: () => 0 } as never)).toMatchObject({ type: 'run' });
  });

  it('is simulated, by itself and as an entry', async () => {
    const one = await simulation({ game: race, ...played });
    expect(await simulation({ game: raceEntry, ...played })).toEqual(one);
    expect(await simulation({ game: games.race, ...played, players: 3 })).not.toEqual(one);
  });

  it('is no game that a worker finds by its id', async () => {
    for (const game of [race, raceEntry]) {
      const sent = tournament({ game, bots: ['random'], workers: 1, ...played });
      await expect(sent).rejects.toThrow('race is no game of the catalogue');
      const bot = inWorker(game, 'random');
      await expect(bot(race.setup({ players: 2 }), 0, 'a')).rejects.toThrow('race is no game of the catalogue');
      bot.close();
    }
  });

  it('plays ranges of a run that has its id', async () => {
    const play = await rangePlayer({ game: 'race', seed: 's' }, { game: raceEntry, bots: ['sprinter'] });
    expect(play([0, 2])).toMatchObject({ games: 2, rules: 1 });
  });

  it('has records of its own, which are found in a catalogue that has it', async () => {
    const session = startGame(raceEntry, { players: 2, seed: 's' });
    session.play({ type: 'run', player: 0, far: 1 });
    const record = session.toRecord();
    expect(verifyRecord(record, raceEntry).ok).toBe(true);
    expect(readRecord(toText(record, raceEntry), raceEntry)).toEqual(record);
    expect((await verifyRecord(record, { ...games, ...catalogueOf([raceEntry]) })).ok).toBe(true);
    expect((await verifyRecord(record, games)).ok).toBe(false);
  });

  it('is held to laws as an entry', () => {
    const laws = gameLaws(raceEntry, { runs: 2 }).filter(({ applies }) => applies);
    expect(laws.every((law) => law.run().checks >= 0)).toBe(true);
  });
});

describe('the command, with an own game called as a built-in one', () => {
  const command = async (argv: readonly string[], answers?: readonly string[]) => {
    const world = answers ? { answers, terminal: { stdout: true } } : {};
    const { code, stdout, stderr } = await runCommand([...argv, ...own], world);
    expect([code, stderr]).toEqual([0, '']);
    return stdout;
  };

  it('draws it by its own picture', async () => {
    expect(await command(['play', 'race', '--seed', 's'])).toMatch(/My runner is at \d+\./);
  });

  it('lets its own bots play, and tells them', async () => {
    expect(await command(['play', 'race', '--seats', 'sprinter,random', '--seed', 's'])).toContain('sprinter');
    const asked = ['tournament', 'race', '--bots', 'sprinter,greedy', '--games', '2', '--seed', 's'];
    expect(await command(asked)).toContain('sprinter');
    expect(await command(['tournament', 'race', '--bots', 'help'])).toMatch(/^sprinter +goes as far/m);
    expect(await command(['simulate', 'race', '--games', '3', '--seed', 's'])).toMatch(/^games: 3: 0 to 2$/m);
  });

  it('tells its own clauses at the terminal', async () => {
    const told = await command(['play', 'race', '--seats', 'you,you', '--seed', 's'], ['? OWN-2', 'q', 'q']);
    expect(told).toContain('OWN-2 The first step');
    expect(told).toContain('It is a small one.');
  });

  it('holds it to its own invariants', async () => {
    const told = await command(['laws', 'race', '--runs', '2', '--law', 'invariant']);
    expect(told).toMatch(/^kept +every invariant holds/m);
    expect(told).toContain('A race of my own');
  });
});

it('every bot, and every question, takes an entry that has its game at hand', () => {
  const state = race.setup({ players: 2 });
  const rng = createRng('a');
  const worth = () => 0.5;
  for (const bot of [
    randomBot(raceEntry),
    greedyBot(raceEntry, { worth }),
    purposefulBot(raceEntry, { worth }),
    monteCarloBot(raceEntry, { playouts: 2 }),
    mctsBot(raceEntry, { iterations: 2 }),
    botLevel(raceEntry, 'easy', { worth }),
  ]) {
    expect(race.check(state, bot(state, 0, rng))).toBeNull();
  }
  const action = { type: 'run', player: 0, far: 1 } as const;
  expect(odds(raceEntry, state, action, ({ at }) => at === 1)).toMatchObject({ favourable: 1, total: 1 });
  expect(choosing(raceEntry, state, 0).options.length).toBeGreaterThan(0);
  expect(playout(raceEntry, { players: 2, seed: 'a' })).toEqual(playout(race, { players: 2, seed: 'a' }));
  expect(createReducer(raceEntry, seededDice('a'))(state, action).at).toBe(1);
  expect(recordGolden(raceEntry)).toEqual(recordGolden(race));
});
