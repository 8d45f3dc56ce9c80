import { describe, expect, it } from 'vitest';
import { judgeOf } from '../../src/analysis/judge/judge.js';
import { judgeLaws } from '../../src/testing/judge-laws.js';
import type { Subject } from './subject.js';

/** As little thought as there can be. */
const EFFORT = 0.002;

export function testJudge({ game }: Subject): void {
  if (!game.traits.hiddenInformation) return;

  describe('a judge', () => {
    it('tells nothing of what the player may not know', async () => {
      const judge = await judgeOf(game, { effort: EFFORT });
      for (const law of judgeLaws(game, judge as never, { runs: 1 })) expect(law.run().checks).toBeGreaterThan(0);
    });
  });
}
