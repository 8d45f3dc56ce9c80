import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/kernel/types.js';
import { type Counterexample, LawError } from '../../src/testing/counterexample.js';
import { gameLaws, replayCounterexample } from '../../src/testing/game-laws.js';
import { jsonCopy } from '../../src/testing/plain-checks.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { stones } from '../toys/stones.js';
import { mutants } from './mutants.js';

keepStacksShort();

const RUNS = 80;
const BOUND = 300;

type Mutant = (typeof mutants)[number];

const names = gameLaws(stones).map(({ name }) => name);

const honest = stones as unknown as AnyGame;

// A game that counts how often it is asked need not fail again; all others do.
const isReplayable = ({ game, invariants, golden, fault }: Mutant): boolean =>
  game().id === 'stones' && invariants === undefined && golden === undefined && !/count|before|time/.test(fault);

interface Failure {
  readonly game: AnyGame;
  readonly error: LawError;
}

/** How each broken game has failed: some break rarely, and take long to be caught. */
const failures = new Map<Mutant, Failure>();

function failureOf(mutant: Mutant): Failure {
  const known = failures.get(mutant);
  if (known) return known;
  const { law: name, game: make, invariants = [], runs = RUNS, golden, versions } = mutant;
  const game = make();
  const law = gameLaws(game, { runs, actionBound: BOUND, invariants: invariants as never, golden, versions }).find(
    (one) => one.name === name,
  );
  try {
    law?.run();
  } catch (error) {
    if (!(error instanceof LawError)) throw error;
    const failure = { game: game as AnyGame, error };
    failures.set(mutant, failure);
    return failure;
  }
  throw new Error(`${name}: saw nothing wrong`);
}

it('knows a broken game for every law, and none for laws that there are not', () => {
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(mutants.map(({ law }) => law))].sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  const mine = mutants.filter(({ law }) => law === name);

  it.each(mine.map((mutant) => [mutant.fault, mutant] as const))('catches: %s', (_, mutant) => {
    const { message, law } = failureOf(mutant).error;
    expect(law).toBe(name);
    expect(message).toContain(name);
    expect(message).toContain(mutant.says ?? '');
  });

  const replayable = mine.filter(isReplayable);
  if (replayable.length === 0) return;
  it.each(replayable.map((mutant) => [mutant.fault, mutant] as const))(
    'has a counterexample that fails again when it is read from JSON, and passes when the game is mended: %s',
    (_, mutant) => {
      const { game, error } = failureOf(mutant);
      const { counterexample } = error;
      const read = jsonCopy(counterexample) as Counterexample;
      expect(read).toEqual(counterexample);
      expect(() => replayCounterexample(game, read, { actionBound: BOUND })).toThrow(LawError);
      expect(replayCounterexample(honest, read).checks).toBeGreaterThanOrEqual(0);
    },
  );
});

it('knows a counterexample of nearly all broken games', () => {
  expect(mutants.filter(isReplayable).length).toBeGreaterThan(30);
});
