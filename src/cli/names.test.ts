import { expect, it } from 'vitest';
import { namesOf, refusalText } from './names.js';

it('calls players by their names', () => {
  const names = namesOf(2, ['Ada', 'Ben']);
  const message = 'the golden die is player 2’s';
  expect(refusalText({ code: 'ILLEGAL', clause: 'LOO-11', message }, names)).toBe('the golden die is Ben’s (LOO-11)');
  const turn = "kiriki: it is Player 1's turn, not Player 2's";
  expect(refusalText({ code: 'NOT_YOUR_TURN', message: turn }, names)).toBe("kiriki: it is Ada's turn, not Ben's");
});
