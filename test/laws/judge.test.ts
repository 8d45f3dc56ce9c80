import { describe, expect, it } from 'vitest';
import { judgeOf } from '../../src/analysis/judge/judge-of.js';
import { LawError } from '../../src/testing/counterexample.js';
import { judgeLaws, type LawfulJudge } from '../../src/testing/judge-laws.js';
import { anyGame } from '../helpers/any-game.js';
import { dealGame } from '../toys/deal.js';
import { sealed } from '../toys/sealed.js';
import { stones } from '../toys/stones.js';

const [hidden, dealt, open] = [sealed, dealGame, stones].map((toy) => anyGame(toy as never));

describe('the law of secrets', () => {
  it.each([hidden, dealt])('is kept by the judge of $id', async (game) => {
    const judge = await judgeOf(game as never, { effort: 0.02 });
    for (const law of judgeLaws(game as never, judge as never)) expect(law.run().checks).toBeGreaterThan(10);
  });

  it('doesn’t concern a game that hides nothing', () => {
    const [law] = judgeLaws(open as never, {} as LawfulJudge);
    expect([law?.applies, law?.exemption]).toEqual([false, 'the game hides nothing']);
  });

  it.each<[cheat: string, judge: LawfulJudge]>([
    ['values', { value: (seen) => JSON.stringify(seen), advise: () => null }],
    ['advises by', { value: () => 0, advise: (seen) => JSON.stringify(seen) }],
  ])('catches one that %s what lies under the cup', (_, judge) => {
    const [law] = judgeLaws(hidden as never, judge);
    expect(() => law?.run()).toThrow(LawError);
    expect(() => law?.run()).toThrow('in a state that looks the same');
  });
});
