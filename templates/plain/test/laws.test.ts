import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { myGame, myGameInvariants } from '../src/index.js';

// What must hold of every game, tried on random ones. When several fail, begin with the first.
describe('My Game', () => {
  it.each(gameLaws(myGame, { invariants: myGameInvariants, runs: 40 }))('keeps the law: $name', (law) => {
    const { checks } = law.run();
    expect(checks > 0 || !law.applies).toBe(true);
  });
});
