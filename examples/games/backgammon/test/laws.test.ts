import { readFileSync } from 'node:fs';
import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { backgammonInvariants } from '../src/backgammon.invariants.js';
import { backgammon } from '../src/backgammon.js';

// Games as they were saved and recorded under each number of the rules, never to be changed.
const file = new URL('../backgammon.golden.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as object[];

describe('the laws of every game hold for backgammon', () => {
  const laws = gameLaws(backgammon, { invariants: backgammonInvariants, golden, runs: 20 });
  it.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => {
    const { checks } = law.run();
    expect(checks > 0).toBe(law.applies);
  });
});
