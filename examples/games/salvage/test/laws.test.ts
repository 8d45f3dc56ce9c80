import { readFileSync } from 'node:fs';
import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { salvage, salvageInvariants } from '../src/index.js';

// Games as they were saved and recorded under each number of the rules, never to be changed.
const file = new URL('../salvage.golden.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as object[];

describe.each(gameLaws(salvage, { invariants: salvageInvariants, golden, runs: 20 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks > 0 || !law.applies).toBe(true));
});
