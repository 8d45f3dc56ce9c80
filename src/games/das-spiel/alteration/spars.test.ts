import { describe, expect, it } from 'vitest';
import { axes } from '../../../pyramid/lattice.js';
import { checkTake, takesFrom, takeWords } from './spars.js';

describe('dice of spars', () => {
  it.each([
    ['8a1', undefined, false, 'T', 'the top die stays where it is'],
    ['c4', undefined, false, 'T', 'the die in c4 is not a green one'],
    ['i1', undefined, false, 'T', 'the spar of i1 is not on your side'],
    ['a9', undefined, true, 'P', 'say how the die is put on top'],
    ['a9', 'a', false, 'P', 'the die is put on top as it lay'],
  ] as const)('are not taken: %s, %s, turned: %s', (cell, pose, turn, clause, message) => {
    // The spars of corners A and B, a9 and a1, are one's own, that of C, i1, is not.
    const problem = checkTake({ cell, pose }, [0, 1], turn, { take: 'T', onTop: 'P' });
    expect(problem).toMatchObject({ clause, message });
  });

  it('are taken from the three spars, eight each, without the top, in one way or in each pose', () => {
    const takes = [...takesFrom(axes, false)];
    expect([takes.length, new Set(takes.map(({ cell }) => cell)).size]).toEqual([24, 24]);
    expect(takes.every((take) => !('pose' in take) && take.cell !== '8a1')).toBe(true);
    expect([...takesFrom([0], true)]).toHaveLength(8 * 24);
  });

  it('are told of', () => {
    expect(takeWords(0, '7a2')).toBe('Player 1 takes the green die of 7a2: one die slides down, and it goes on top.');
    expect(takeWords(1, 'a9', ', turned')).toBe(
      'Player 2 takes the green die of a9: 8 dice slide down, and it goes on top, turned.',
    );
  });
});
