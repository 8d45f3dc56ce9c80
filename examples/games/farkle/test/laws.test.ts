import { readFileSync } from 'node:fs';
import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { farkleInvariants } from '../src/farkle.invariants.js';
import { farkle } from '../src/index.js';

// Games as they were saved and recorded under each number of the rules, never to be changed.
const golden = JSON.parse(readFileSync(new URL('../farkle.golden.json', import.meta.url), 'utf8')) as object[];

describe.each(gameLaws(farkle, { invariants: farkleInvariants, golden, runs: 8 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks > 0 || !law.applies).toBe(true));
});
