import { expect, it } from 'vitest';
import { posesProblem } from './positions.js';

it('dice have poses, and only they', () => {
  expect(posesProblem('X-1', 'r.g', 'a.x')).toBeUndefined();
  expect(posesProblem('X-1', 'r.g', 'a..')).toMatchObject({ clause: 'X-1', message: 'the die in a3 has no pose' });
  expect(posesProblem('X-1', 'r.g', 'abc')).toMatchObject({ clause: 'X-1', message: 'no die lies in a2' });
});
