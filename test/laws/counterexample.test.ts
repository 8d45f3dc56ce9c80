import { describe, expect, it } from 'vitest';
import { GameError } from '../../src/kernel/errors.js';
import type { AnyGame } from '../../src/kernel/types.js';
import { type Counterexample, LawError } from '../../src/testing/counterexample.js';
import { gameLaws, replayCounterexample } from '../../src/testing/game-laws.js';
import { stones } from '../toys/stones.js';
import { type TilesState, tiles } from '../toys/tiles.js';
import { mutants } from './mutants.js';

const RUNS = 80;

function failureOf(game: AnyGame, name: string, seed = 1): LawError {
  const law = gameLaws(game, { runs: RUNS, actionBound: 300, seed }).find((one) => one.name === name);
  try {
    law?.run();
  } catch (error) {
    if (error instanceof LawError) return error;
    throw error;
  }
  throw new Error(`${name}: saw nothing wrong`);
}

/** The counterexample that one of the laws finds. */
function foundBy(laws: () => ReturnType<typeof gameLaws>, name: string): Counterexample | null {
  try {
    laws()
      .find((one) => one.name === name)
      ?.run();
  } catch (error) {
    if (error instanceof LawError) return error.counterexample;
    throw error;
  }
  throw new Error(`${name}: saw nothing wrong`);
}

describe('a counterexample', () => {
  it('says law, table, actions, seed and path, in the message and as data', () => {
    const mutant = mutants.find(({ fault }) => fault === 'an action changes the options');
    const { message, counterexample } = failureOf(mutant?.game() as AnyGame, 'the envelope is right', 4);
    expect(counterexample).toEqual({
      format: 'dicewright/1 counterexample',
      game: 'stones',
      rules: 1,
      law: 'the envelope is right',
      players: 2,
      options: {},
      actions: [{ type: 'throw', player: 0, outcome: [1] }],
      noise: expect.any(Number),
      seed: 4,
      path: expect.stringMatching(/^\d+(:\d+)*$/),
      message: 'options.heavy was false and is true after action 1, {"outcome":[1],"player":0,"type":"throw"}',
    });
    expect(message.split('\n')).toEqual([
      'law: the envelope is right',
      'game: stones, 2 players, options {}, 1 actions',
      'failed: options.heavy was false and is true after action 1, {"outcome":[1],"player":0,"type":"throw"}',
      `seed: 4, path: ${JSON.stringify(counterexample?.path)}`,
      `counterexample: ${JSON.stringify(counterexample)}`,
    ]);
  });

  it('has no more options than it needs, and those with which fewer actions will do', () => {
    const isEmpty = { name: 'tiles are left', clause: 'TLS-2', holds: ({ row }: TilesState) => row?.length !== 0 };
    const emptied = (variants: object[]) =>
      foundBy(() => gameLaws(tiles, { invariants: [isEmpty], variants, runs: RUNS }), 'every invariant holds');
    // With four tiles five actions, with eight nine.
    expect(emptied([{ tiles: 8 }])).toMatchObject({ options: { tiles: 4 }, actions: { length: 5 } });
    expect(emptied([{}])).toMatchObject({ options: { tiles: 4 }, actions: { length: 5 } });
    const begins = { name: 'no tiles', clause: 'TLS-1', holds: ({ row }: TilesState) => row === null };
    const begun = foundBy(
      () => gameLaws(tiles, { invariants: [begins], variants: [{ tiles: 8 }], runs: RUNS }),
      'every invariant holds',
    );
    expect(begun).toMatchObject({ options: {}, actions: { length: 1 } });
  });

  it('is found again with the same seed', () => {
    const mutant = mutants.find(({ fault }) => fault === 'canonical leaves the second stone out');
    const [first, second] = [1, 2].map(
      () => failureOf(mutant?.game() as AnyGame, mutant?.law ?? '', 11).counterexample,
    );
    expect(first).toEqual(second);
  });

  it('holds what the game broke on', () => {
    const mutant = mutants.find(({ fault }) => fault === 'the rules break down on a legal action');
    const { counterexample } = failureOf(mutant?.game() as AnyGame, 'nobody is ever stuck');
    expect(counterexample?.attempt).toMatchObject({ type: 'take' });
    expect(counterexample?.message).toContain('TypeError: undefined is not a function');
  });

  it('is refused when it is none, or one of another game or law', () => {
    const good: Counterexample = {
      format: 'dicewright/1 counterexample',
      game: 'stones',
      rules: 1,
      law: 'the envelope is right',
      players: 2,
      options: {},
      actions: [],
      noise: 1,
      seed: 1,
      path: '0',
      message: '',
    };
    expect(replayCounterexample(stones, good).checks).toBeGreaterThan(0);
    for (const bad of [
      { ...good, game: 'tiles' },
      { ...good, law: 'none' },
      { ...good, format: 'x' as never },
    ]) {
      expect(() => replayCounterexample(stones, bad)).toThrow(GameError);
    }
  });
});

describe('a battery', () => {
  it('counts the same checks for the same seed', () => {
    const counts = () => gameLaws(stones, { runs: 3 }).map((law) => law.run().checks);
    expect(counts()).toEqual(counts());
  });

  it('checks more with more runs, and only the variants that are wanted', () => {
    const checks = (options: Parameters<typeof gameLaws>[1]) =>
      gameLaws(stones, options as never)
        .find(({ name }) => name === 'the envelope is right')
        ?.run().checks ?? 0;
    expect(checks({ runs: 20 })).toBeGreaterThan(checks({ runs: 5 }));
    expect(checks({ runs: 20, variants: [{}] })).toBeLessThan(checks({ runs: 20 }));
  });

  it('says which laws do not concern a game, and why', () => {
    const exempt = gameLaws(stones).filter(({ applies }) => !applies);
    expect(exempt.map(({ exemption }) => exemption)).toContain('the game hides nothing');
    for (const law of exempt) expect(law.run()).toEqual({ checks: 0 });
  });

  it('fails, law by law, for options that no number of players goes with', () => {
    const [law] = gameLaws(stones, { variants: [{ heavy: 3 as never }] });
    expect(() => law?.run()).toThrow(/law: nobody is ever stuck\n.*no number of players/);
  });

  it('wants variants and runs', () => {
    expect(() => gameLaws(stones, { variants: [] })).toThrow(RangeError);
    expect(() => gameLaws(stones, { runs: 0 })).toThrow(RangeError);
    expect(() => gameLaws(stones, { sets: 0 })).toThrow(RangeError);
  });

  it('lets every other law see other games where there are two sets', () => {
    const counts = (sets: number) => gameLaws(stones, { runs: 4, sets }).map((law) => law.run().checks);
    const [one, two] = [counts(1), counts(2)];
    const alike = one.map((checks, index) => checks === two[index]);
    expect(alike.filter((_, index) => index % 2 === 0)).not.toContain(false);
    expect(alike.filter((_, index) => index % 2 === 1)).toContain(false);
  });
});
