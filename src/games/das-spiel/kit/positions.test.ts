import { expect, it } from 'vitest';
import { posesProblem } from './positions.js';

it('dice have poses, and only they', () => {
  expect(posesProblem('r.g', 'a.x')).toBeUndefined();
  expect(posesProblem('r.g', 'a..')).toBe('the die in a3 has no pose');
  expect(posesProblem('r.g', 'abc')).toBe('no die lies in a2');
});
