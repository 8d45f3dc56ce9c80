import { expect, it } from 'vitest';
import { going, lift, roll, start } from '../../../../../test/helpers/storing-scores.js';
import { botLevel } from '../../../../analysis/bots/levels.js';
import { createRng } from '../../../../kernel/dice/random.js';
import { storingScoresWorth as worth } from './storing-scores.heuristic.js';
import { storingScores } from './storing-scores.js';

/** Under `1c3` lie 5, 4 and 2, and all have seen it; a total of 4 stands. */
const seen = going(start(), roll(0, [2, 1, 1]), lift(0, '1c3', [5, 4, 2]));

it('STO-6 counts a die that the player on turn knows where to lift', () => {
  expect([worth(seen, 0), worth(seen, 1)]).toEqual([0, 0]);
  const known = going(seen, roll(1, [6, 4, 1]));
  expect([worth(known, 0), worth(known, 1)]).toEqual([0, 1 / 36]);
  const won = going(known, lift(1, '1c3', [5, 4, 2]));
  expect([worth(won, 0), worth(won, 1)]).toEqual([0, 1 / 36]);
  // The same total was seen there, but that die is gone.
  expect(worth(going(won, roll(1, [5, 5, 1])), 1)).toBe(1 / 36);
});

it('STO-5 has every level roll anew for a total that was seen, in place of lifting blindly', () => {
  for (const level of ['easy', 'normal', 'hard'] as const) {
    expect(botLevel(storingScores, level, { worth })(seen, 1, createRng('a'))).toMatchObject({ type: 'roll' });
  }
});
