import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { spots } from '../../test/helpers/pyramid-by-hand.js';
import {
  boardString,
  boardText,
  changedBoard,
  codesOf,
  countDice,
  diceCells,
  dieAt,
  EMPTY,
  editBoard,
  emptyBoard,
  firstEmpty,
  isEmpty,
  isOccupied,
  moveDie,
  placeDice,
  placeDie,
  poseString,
  putDie,
  removeDie,
  swapDice,
} from './board.js';

const letters = '.rgkby';
const boards = fc.string({ unit: fc.constantFrom(...letters), minLength: 165, maxLength: 165 });
const cells = fc.integer({ min: 0, max: 164 });
const messageOf = (schema: z.core.$ZodType, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message;

describe('a board', () => {
  it('is a letter a cell', () => {
    expect(emptyBoard()).toBe('.'.repeat(165));
    expect(emptyBoard(45)).toHaveLength(45);
    fc.assert(
      fc.property(boards, (board) => {
        for (const read of [board, editBoard(board)]) {
          const cellsOf = (letter: string): number[] => [...board].flatMap((one, i) => (one === letter ? [i] : []));
          expect(spots.map((_, cell) => dieAt(read, cell)).join('')).toBe(board);
          for (const letter of letters) {
            expect(diceCells(read, letter)).toEqual(cellsOf(letter));
            expect(countDice(read, letter)).toBe(cellsOf(letter).length);
          }
          expect(countDice(read)).toBe(165 - cellsOf('.').length);
          expect(diceCells(read)).toEqual(diceCells(read).filter((cell) => isOccupied(read, cell)));
          expect(diceCells(read, EMPTY)).toEqual([...spots.keys()].filter((cell) => isEmpty(read, cell)));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('does not reach beyond its end', () => {
    for (const board of [emptyBoard(45), editBoard(emptyBoard(45))]) {
      for (const cell of [-1, 45, 164, 165]) {
        expect([isEmpty(board, cell), isOccupied(board, cell), dieAt(board, cell)]).toEqual([false, false, '']);
      }
    }
    for (const cell of [-1, 165, 0.5, Number.NaN, '3' as never]) {
      expect(() => placeDie(emptyBoard(), cell, 'r')).toThrow(RangeError);
      expect(() => removeDie(emptyBoard(), cell)).toThrow(RangeError);
      expect(() => placeDice(emptyBoard(), [cell], 'r')).toThrow(RangeError);
      expect(() => putDie(editBoard(emptyBoard()), cell, 'r')).toThrow(RangeError);
    }
  });

  it('can be edited again and again, each time from the same letters', () => {
    const first = editBoard(emptyBoard());
    putDie(first, 3, 'r');
    const board = boardText(first);
    putDie(first, 4, 'g');
    const second = editBoard(board);
    putDie(second, 5, 'k');
    expect(editBoard(board)).toEqual([...board].map((letter) => letter.charCodeAt(0)));
    expect(boardText(second)).toBe(`...r.k${'.'.repeat(159)}`);
    expect(boardText(editBoard(board))).toBe(board);
  });

  it('changes in one cell or two', () => {
    fc.assert(
      fc.property(boards, cells, cells, (board, one, other) => {
        const list = [...board];
        const changed = (changes: Record<number, string>): string =>
          list.map((letter, cell) => changes[cell] ?? letter).join('');
        expect(placeDie(board, one, 'b')).toBe(changed({ [one]: 'b' }));
        expect(removeDie(board, one)).toBe(changed({ [one]: '.' }));
        // A die that comes back to where it was lies there.
        const moved = one === other ? {} : { [one]: '.', [other]: list[one] as string };
        expect(moveDie(board, one, other)).toBe(changed(moved));
        expect(swapDice(board, one, other)).toBe(
          changed({ [one]: list[other] as string, [other]: list[one] as string }),
        );
        expect(placeDice(board, [one, other], 'y')).toBe(changed({ [one]: 'y', [other]: 'y' }));
      }),
    );
  });

  it('comes out of an edit buffer as out of one change after the other', () => {
    const changes = fc.array(fc.tuple(cells, fc.constantFrom(...letters)), { maxLength: 60 });
    fc.assert(
      fc.property(boards, changes, (board, list) => {
        const buffer = editBoard(board);
        let text = board;
        for (const [cell, letter] of list) {
          putDie(buffer, cell, letter);
          text = placeDie(text, cell, letter);
        }
        expect(boardText(buffer)).toBe(text);
        const copy = editBoard(buffer);
        putDie(copy, 0, 'b');
        expect(boardText(buffer)).toBe(text);
      }),
    );
  });

  it('comes out of a buffer whose changes are known, again and again', () => {
    const change = fc.tuple(cells, fc.constantFrom(...letters));
    const changesOfTurn = fc.uniqueArray(change, { selector: ([cell]) => cell, minLength: 1, maxLength: 4 });
    const turns = fc.array(changesOfTurn, { maxLength: 8 });
    fc.assert(
      fc.property(boards, turns, (start, list) => {
        let board = start;
        let text = start;
        for (const changes of list) {
          const buffer = editBoard(board);
          for (const [cell, letter] of changes) {
            putDie(buffer, cell, letter);
            text = placeDie(text, cell, letter);
          }
          const [first, ...others] = changes.map(([cell]) => cell).sort((one, other) => one - other);
          board = changedBoard(board, buffer, first as number, others.reverse());
          expect(board).toBe(text);
        }
        expect(boardText(editBoard(board))).toBe(text);
      }),
    );
  });

  it('has codes that are those of its letters, whatever was changed before', () => {
    fc.assert(
      fc.property(boards, boards, cells, (board, other, cell) => {
        const codes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
        expect(codesOf(board)).toEqual(codes(board));
        const buffer = editBoard(board);
        putDie(buffer, cell, 'b');
        expect(codesOf(board)).toEqual(codes(board));
        expect(codesOf(other)).toEqual(codes(other));
        expect(codesOf(buffer)).toBe(buffer);
        const changed = changedBoard(board, buffer, cell, []);
        expect(codesOf(changed)).toEqual(codes(placeDie(board, cell, 'b')));
      }),
    );
  });

  it('tells its first empty cell', () => {
    for (const [board, cell] of [
      [emptyBoard(), 0],
      [placeDice(emptyBoard(), [0, 1, 3], 'r'), 2],
      ['r'.repeat(165), -1],
    ] as const) {
      expect([firstEmpty(board), firstEmpty(editBoard(board))]).toEqual([cell, cell]);
    }
  });
});

describe('schemas', () => {
  it('take boards of the right length and letters', () => {
    fc.assert(fc.property(boards, (board) => z.safeParse(boardString(), board).success));
    expect(z.safeParse(boardString('.x', 45), `${'x'.repeat(44)}.`).success).toBe(true);
    expect(z.safeParse(poseString(2), '.x').success).toBe(true);
    expect(z.safeParse(poseString(), emptyBoard()).success).toBe(true);
  });

  it('say what is wrong', () => {
    expect(messageOf(boardString(), emptyBoard(45))).toBe(
      'expected a board of 165 letters out of ".rgkby", got 45 letters',
    );
    expect(messageOf(boardString(), placeDie(emptyBoard(), 164, 'z'))).toBe(
      'expected a board of 165 letters out of ".rgkby", got "z" in 8a1',
    );
    expect(messageOf(poseString(45), 'y'.repeat(45))).toContain('got "y" in a1');
    expect(z.safeParse(boardString(), 165).success).toBe(false);
    expect(messageOf(boardString('.r', 2), 'r\n')).toBe('expected a board of 2 letters out of ".r", got "\\n" in a2');
  });

  it('tell a JSON Schema of length and letters', () => {
    expect(z.toJSONSchema(boardString('.rg', 45))).toMatchObject({
      type: 'string',
      minLength: 45,
      maxLength: 45,
      pattern: '^[.rg]*$',
    });
  });
});
