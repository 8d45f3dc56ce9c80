import { expect, it } from 'vitest';
import { namesOf, refusalText } from './names.js';

it('calls players by their names where a rule speaks, which counts from 1 as people do', () => {
  const names = namesOf(2, ['Ada', 'Ben']);
  const message = 'the golden die is player 2’s';
  expect(refusalText({ code: 'ILLEGAL', clause: 'LOO-11', message }, names)).toBe('the golden die is Ben’s (LOO-11)');
  const indices = 'kiriki: expected player 0, got player 1';
  expect(refusalText({ code: 'NOT_YOUR_TURN', message: indices }, names)).toBe(indices);
});
