import { gameLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import { backgammonInvariants } from '../src/backgammon.invariants.js';
import { backgammon } from '../src/backgammon.js';

describe('the laws of every game hold for backgammon', () => {
  it.each(gameLaws(backgammon, { invariants: backgammonInvariants, runs: 20 }).map((law) => [law.name, law] as const))(
    '%s',
    (_, law) => {
      const { checks } = law.run();
      expect(checks > 0).toBe(law.applies);
    },
  );
});
