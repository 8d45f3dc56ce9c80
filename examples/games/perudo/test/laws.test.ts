import { botLaws, gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { perudo, perudoBot, perudoInvariants } from '../src/index.js';

describe.each(gameLaws(perudo, { invariants: perudoInvariants, runs: 12 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks > 0 || !law.applies).toBe(true));
});

describe.each(botLaws(perudo, () => perudoBot(), { runs: 2 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks).toBeGreaterThan(0));
});
