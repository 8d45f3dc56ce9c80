import { readFileSync } from 'node:fs';
import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { perudo, perudoInvariants } from '../src/index.js';

// Games as they were saved and recorded under each number of the rules, never to be changed.
const file = new URL('../perudo.golden.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as object[];

describe.each(gameLaws(perudo, { invariants: perudoInvariants, golden, runs: 8 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks > 0 || !law.applies).toBe(true));
});
