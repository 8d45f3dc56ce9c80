import { readFileSync } from 'node:fs';
import { botLaws, gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { farkle, farkleBot, farkleInvariants } from '../src/index.js';

// Games as they were saved and recorded under each number of the rules, never to be changed.
const file = new URL('../src/farkle.golden.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as object[];

describe.each(gameLaws(farkle, { invariants: farkleInvariants, golden, runs: 8 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks > 0 || !law.applies).toBe(true));
});

describe.each(botLaws(farkle, ({ state }) => farkleBot(state.options), { runs: 1 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks).toBeGreaterThan(0));
});
