import { describe } from 'vitest';
import type { Worth } from '../../src/kernel/purpose.js';
import type { AnyAction, AnyGame, Envelope, Invariant } from '../../src/kernel/types.js';
import { testBots } from './bots.js';
import { testDiagrams } from './diagrams.js';
import { testGoldenGames } from './golden.js';
import { testJsonSchemas } from './json-schemas.js';
import { testJudge } from './judge.js';
import { testLaws } from './laws.js';
import { testPictures } from './pictures.js';
import { testPlayed } from './played.js';
import { testPointing } from './pointing.js';
import { testReview } from './review.js';
import { testSeeds } from './seeds.js';
import { testNobodyStuck } from './stuck.js';
import type { DrawAny, Subject } from './subject.js';
import { testWorth } from './worth.js';

/** What a game's folder exports; every game's types are its own. */
interface Given {
  readonly game: object;
  readonly folder: string;
  readonly invariants: readonly object[];
  readonly draw: (...position: never[]) => unknown;
  readonly worth?: ((...position: never[]) => number) | undefined;
}

/** All tests that are the same for every game. Those tagged `thorough` are left to `npm run test:all`. */
export function testGame(given: Given): void {
  const subject: Subject = {
    game: given.game as AnyGame,
    folder: given.folder,
    invariants: given.invariants as readonly Invariant<Envelope, AnyAction>[],
    draw: given.draw as DrawAny,
    worth: given.worth as Worth<Envelope> | undefined,
  };
  describe(subject.game.id, () => {
    testLaws(subject);
    testGoldenGames(subject);
    testSeeds(subject);
    testDiagrams(subject);
    testJudge(subject);
    describe('at length', { tags: 'thorough' }, () => {
      testPictures(subject);
      testPointing(subject);
      testNobodyStuck(subject);
      testWorth(subject);
      testPlayed(subject);
      testJsonSchemas(subject);
      testBots(subject);
      testReview(subject);
    });
  });
}
