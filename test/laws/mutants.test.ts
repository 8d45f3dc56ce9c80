import { describe, expect, it } from 'vitest';
import { LawError } from '../../src/testing/counterexample.js';
import { gameLaws } from '../../src/testing/game-laws.js';
import { keepStacksShort } from '../helpers/short-stacks.js';
import { stones } from '../toys/stones.js';
import { mutants } from './mutants.js';

keepStacksShort();

const RUNS = 80;

const names = gameLaws(stones).map(({ name }) => name);

function failureOf({
  law: name,
  game: make,
  invariants = [],
  runs = RUNS,
  golden,
  versions,
}: (typeof mutants)[number]): LawError {
  const game = make();
  const law = gameLaws(game, { runs, actionBound: 300, invariants: invariants as never, golden, versions }).find(
    (one) => one.name === name,
  );
  try {
    law?.run();
  } catch (error) {
    if (error instanceof LawError) return error;
    throw error;
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
    const { message, law } = failureOf(mutant);
    expect(law).toBe(name);
    expect(message).toContain(name);
    expect(message).toContain(mutant.says ?? '');
  });
});
