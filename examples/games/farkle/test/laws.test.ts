import { botLaws, gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { farkle, farkleBot, farkleInvariants } from '../src/index.js';

describe.each(gameLaws(farkle, { invariants: farkleInvariants, runs: 12 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks > 0 || !law.applies).toBe(true));
});

describe.each(botLaws(farkle, ({ state }) => farkleBot(state.options), { runs: 2 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks).toBeGreaterThan(0));
});
