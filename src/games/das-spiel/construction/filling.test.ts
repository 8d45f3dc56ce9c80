import { describe, expect, it } from 'vitest';
import { at, board } from '../../../../test/helpers/das-spiel.js';
import { illegal } from '../../../kernel/errors.js';
import { boardText, editBoard, emptyBoard } from '../../../pyramid/board.js';
import { diceRound, fillFunnels, ownerOf, putOwn } from './filling.js';
import { supplyProblem } from './supplies.js';

const SIX = 'a1 a2 a3 b1 b2 c1';

describe('dice and their owners', () => {
  it('a die belongs to whoever has its colour, an empty cell to nobody', () => {
    const laid = board({ r: 'a1', g: 'a2', k: 'b1' });
    expect(['a1', 'a2', 'b1', 'a3'].map((name) => ownerOf(laid, at(name)))).toEqual([0, 1, 2, -1]);
  });

  it('the dice round a funnel are counted by player', () => {
    expect(diceRound(board({ r: 'a1', k: 'a2 b1' }), at('1a1'), 3)).toEqual([1, 0, 2]);
    expect(diceRound(board({ g: 'a1 a2 b1' }), at('1a1'), 2)).toEqual([0, 3]);
  });

  it('a die that is placed leaves its owner’s supply, which never falls below 0', () => {
    const buffer = editBoard(emptyBoard());
    const supply = [1, 7];
    putOwn(buffer, supply, at('a1'), 1);
    putOwn(buffer, supply, at('a2'), 0);
    putOwn(buffer, supply, at('a3'), 0);
    expect(boardText(buffer)).toBe(board({ g: 'a1', r: 'a2 a3' }));
    expect(supply).toEqual([0, 6]);
  });
});

describe('filling funnels', () => {
  it.each([true, false])('goes on with the funnels that fillers complete (in order: %s)', (inOrder) => {
    const buffer = editBoard(board({ r: SIX }));
    fillFunnels(buffer, [at('1b1'), at('1a1'), at('1a2')], inOrder, (cell) => {
      putOwn(buffer, [9], cell, 0);
      return true;
    });
    expect(boardText(buffer)).toBe(board({ r: `${SIX} 1a1 1a2 1b1 2a1` }));
  });

  it('in the order of cells, whatever comes first in the list and whenever it is completed', () => {
    // The funnel 2a1 over a finished corner waits beside open ones of level 1.
    const buffer = editBoard(board({ r: `${SIX} d1 1a1 1a2 1b1 a4 b3` }));
    const order: number[] = [];
    fillFunnels(buffer, [at('2a1'), at('1a3')], true, (cell) => {
      order.push(cell);
      return false;
    });
    expect(order).toEqual([at('1a3'), at('2a1')]);
  });

  it('a funnel that stays open completes nothing', () => {
    const buffer = editBoard(board({ r: SIX }));
    const asked: number[] = [];
    fillFunnels(buffer, [at('1a1'), at('1a2'), at('1b1')], true, (cell) => {
      asked.push(cell);
      if (cell === at('1a2')) return false;
      putOwn(buffer, [9], cell, 0);
      return true;
    });
    expect(asked).toEqual([at('1a1'), at('1a2'), at('1b1')]);
  });
});

describe('supplies', () => {
  const laid = board({ r: 'a1 a2', g: 'b1' });

  it.each([
    ['too few', [88], 90, false, 'expected 2 supplies, got 1'],
    ['a wrong number', [88, 90], 90, false, 'expected Player 2 to have 89 dice left, got 90'],
    ['more dice than there are', [0, 0], 1, false, 'there are 1 red dice, not 2'],
    ['stand-ins', [0, 0], 1, true, undefined],
    ['the right ones', [88, 89], 90, false, undefined],
  ])('%s', (_, supply, dice, standIns, problem) => {
    const found = supplyProblem('X-2', { board: laid, supply, players: 2 }, dice, standIns);
    expect(found).toEqual(problem && illegal('X-2', problem));
  });
});
