import { expect, it } from 'vitest';
import { faced, position, type State } from '../../../test/helpers/calavera-table.js';
import { type CalaveraAction, calavera } from './index.js';

/** What is announced when the player to act does it. */
function told(state: State, action: Record<string, unknown>): string {
  const complete = { player: calavera.playersToAct(state)[0], ...action } as unknown as CalaveraAction;
  return calavera.describe(state, complete, calavera.reduce(state, complete));
}

const roll = (outcome: string, dice = [0, 1, 2, 3, 4, 5]) => ({ type: 'roll', dice, outcome: faced(outcome) });
const mark = (dice: string, row = dice) => ({ type: 'mark', dice, row });

it('says what was rolled, and how the dice lie now', () => {
  const start = calavera.setup({ players: 3 });
  expect(told(start, roll('ooogpj'))).toBe('Player 1 rolls 3 orange, 1 green, 1 pink and 1 joker.');
  expect(told(start, roll('jjjjjj'))).toBe('Player 1 rolls 6 jokers.');
  const state = position({ dice: 'ooogpj' });
  expect(told(state, roll('j', [4]))).toBe('Player 1 rerolls one die to 1 joker: 3 orange, 1 green and 2 jokers.');
  expect(told(state, roll('js', [4, 3]))).toBe(
    'Player 1 rerolls 2 dice to 1 joker and 1 skull: 3 orange, 2 jokers and 1 skull.',
  );
});

it('announces the curse (CAL-27) and whom it concerns', () => {
  const start = calavera.setup({ players: 3 });
  expect(told(start, roll('oosssj'))).toBe(
    'Player 1 rolls 2 orange, 1 joker and 3 skulls: the curse; Player 2 and Player 3 must choose.',
  );
  expect(told(start, roll('ssssss'))).toBe('Player 1 rolls 6 skulls: the curse; nobody can choose.');
  const rollingOn = position({ options: { curseEndsRolling: false } });
  expect(told(rollingOn, roll('oosssj'))).toBe(
    'Player 1 rolls 2 orange, 1 joker and 3 skulls: the curse; they will mark nothing.',
  );
  const cursed = position({ options: { curseEndsRolling: false }, dice: 'oosssj' });
  expect(told(cursed, { type: 'pass' })).toBe('Player 1 stops rolling under the curse; Player 2 must choose.');
});

it('says what was taken for which row', () => {
  const state = position({ players: 4, dice: 'ooojjj' });
  expect(told(state, mark('orange'))).toBe('Player 1 takes 3 orange for the orange row.');
  expect(told(state, mark('joker', 'orange'))).toBe('Player 1 takes 3 jokers for the orange row.');
  const skull = position({ players: 4, dice: 'soojgg', active: 2 });
  expect(told(skull, mark('green'))).toBe(
    'Player 3 takes 2 green for the green row; Player 4, Player 1 and Player 2 must choose.',
  );
  expect(told(position({ dice: 'ssoooo' }), mark('orange'))).toBe(
    'Player 1 takes 4 orange for the orange row; nobody can choose.',
  );
  const opponent = position({ dice: 'soojgg', rows: ['0 2 0 0'], used: 'green', phase: 'choosing', choosing: [1] });
  expect(told(opponent, mark('joker', 'pink'))).toBe('Player 2 takes 1 joker for the pink row.');
});

it('tells of the Death Zone, of bonus lines, of freezing and of the end', () => {
  expect(told(position({ rows: ['9 0 0 0'], dice: 'ooogpb' }), mark('orange'))).toBe(
    'Player 1 takes 3 orange for the orange row, which runs into the Death Zone and is frozen at 0.',
  );
  expect(told(position({ rows: ['6 6 6 2'], dice: 'bbbbgg' }), mark('black'))).toBe(
    'Player 1 takes 4 black for the black row; bonus line 1 gives 4; bonus line 2 gives 5.',
  );
  expect(told(position({ rows: ['7 0 0 0', '11 11 0 0'], dice: 'jjgggs' }), { type: 'freeze', row: 'orange' })).toBe(
    'Player 1 freezes the orange row at 5 with 2 jokers; nobody can choose.',
  );
  expect(told(position({ rows: ['11 11 11 7'], dice: 'jjgggs' }), { type: 'freeze', row: 'black' })).toBe(
    'Player 1 freezes the black row at 5 with 2 jokers; the game is over.',
  );
  expect(told(position({ rows: ['11 0 0 0'], dice: 'oooooo' }), { type: 'pass' })).toBe(
    'Player 1 can use nothing and passes.',
  );
  const free = position({ options: { mustUse: false }, dice: 'soooog' });
  expect(told(free, { type: 'pass' })).toBe('Player 1 passes; Player 2 must choose.');
});
