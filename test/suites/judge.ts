import { describe, expect, it } from 'vitest';
import { Appraiser } from '../../src/analysis/judge/appraiser.js';
import { judgeBy } from '../../src/analysis/judge/judging.js';
import { judgeLaws } from '../../src/testing/judge-laws.js';
import type { Subject } from './subject.js';

/** As little thought as there can be. */
const EFFORT = 0.002;

export function testJudge({ game, worth }: Subject): void {
  if (!game.traits.hiddenInformation) return;

  describe('a judge', () => {
    it('tells nothing of what the player may not know', () => {
      const thought = { effort: EFFORT, seed: 'judge', tell: undefined };
      const judge = judgeBy(new Appraiser(game, worth as never, [], thought));
      for (const law of judgeLaws(game, judge as never, { runs: 1 })) expect(law.run().checks).toBeGreaterThan(0);
    });
  });
}
