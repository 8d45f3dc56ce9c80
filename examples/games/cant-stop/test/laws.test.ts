import { readFileSync } from 'node:fs';
import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { cantStopInvariants } from '../src/cant-stop.invariants.js';
import { cantStop } from '../src/index.js';

// Games as they were saved and recorded under each number of the rules, never to be changed.
const golden = JSON.parse(readFileSync(new URL('../cant-stop.golden.json', import.meta.url), 'utf8')) as object[];

describe.each(gameLaws(cantStop, { invariants: cantStopInvariants, golden, runs: 20 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks > 0 || !law.applies).toBe(true));
});
