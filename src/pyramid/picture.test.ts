import { describe, expect, it } from 'vitest';
import type { BoardCell, BoardPart } from '../picture/picture.js';
import { emptyBoard, placeDice, placeDie, removeDie } from './board.js';
import { placeableCells } from './heap.js';
import { PLATE_CELLS } from './lattice.js';
import { cellNamed, cellsNamed } from './names.js';
import { boardPart, boardPicture } from './picture.js';
import { poseShowing } from './pose.js';

const four = placeDice(placeDie(emptyBoard(), cellNamed('1a1'), 'k'), cellsNamed(['a1', 'a2', 'b1']), 'r');

function cellOf(part: BoardPart, name: string): BoardCell {
  const found = part.cells.find((cell) => cell.name === name);
  if (found === undefined) throw new Error(`no cell ${name}`);
  return found;
}

const names = (part: BoardPart, which: (cell: BoardCell) => unknown): string[] =>
  part.cells.filter(which).map(({ name }) => name);

describe('boardPart', () => {
  it('lists all dice, and the empty cells that can be played', () => {
    const part = boardPart(four);
    expect(names(part, ({ die }) => die)).toEqual(['a1', 'a2', 'b1', '1a1']);
    expect(part.cells.filter(({ die }) => !die)).toHaveLength(placeableCells(four).length);
    expect(cellOf(part, '1a1')).toMatchObject({ at: [0, 7, 0], die: { color: 'black' } });
    expect(boardPart(emptyBoard(45)).cells).toHaveLength(PLATE_CELLS);
    expect(boardPart(emptyBoard()).cells).toHaveLength(PLATE_CELLS);
    expect(boardPart('r'.repeat(165)).cells).toHaveLength(165);
  });

  it('gives the colours of the letters, others where they are given, gray for unknown ones', () => {
    const part = boardPart(`rgkbyz${emptyBoard(39)}`);
    expect(part.cells.slice(0, 6).map(({ die }) => die?.color)).toEqual([
      ...['red', 'green', 'black', 'blue', 'gold', 'gray'],
    ]);
    expect(boardPart('zr', { colors: { z: 'white' } }).cells.map(({ die }) => die?.color)).toEqual(['white', 'red']);
  });

  it('shows the numbers of poses on -x, -y, -z, for both hands and for those who see a side only', () => {
    const pose = poseShowing([1, 4, 5]) ?? '';
    const poses = placeDie(emptyBoard(45), 0, pose);
    const faces = (options: Parameters<typeof boardPart>[1]): unknown[] | undefined =>
      boardPart(`rr${emptyBoard(43)}`, { poses, ...options }).cells[0]?.die?.faces?.map((face) =>
        face?.kind === 'pips' ? face.count : face,
      );
    expect(faces({})).toEqual([1, 4, 5]);
    expect(faces({ hand: 'left' })).toEqual([1, 5, 4]);
    expect(faces({ faces: [1] })).toEqual([null, 4, null]);
    expect(boardPart(`rr${emptyBoard(43)}`, { poses }).cells[1]?.die?.faces).toBeUndefined();
    expect(() => boardPart('r', { poses: '?' })).toThrow(RangeError);
  });

  it('marks what differs from the position before', () => {
    const after = removeDie(four, cellNamed('1a1'));
    expect(names(boardPart(after, { before: four }), ({ changed }) => changed)).toEqual(['1a1']);
    expect(names(boardPart(four, { before: four }), ({ changed }) => changed)).toEqual([]);
    expect(names(boardPart(four), ({ changed }) => changed)).toEqual([]);
    const poses = four.replace(/[rk]/g, 'a');
    const turned = placeDie(poses, 0, 'b');
    expect(names(boardPart(four, { poses: turned, beforePoses: poses }), ({ changed }) => changed)).toEqual(['a1']);
    // A cell that can hold no die any more is shown once, as the one from which it was taken.
    const bare = removeDie(after, cellNamed('a2'));
    expect(cellOf(boardPart(bare, { before: four }), '1a1')).toMatchObject({ changed: true });
    expect(names(boardPart(bare, { before: after }), ({ name }) => name === '1a1')).toEqual([]);
    expect(names(boardPart(four, { before: emptyBoard(45) }), ({ changed }) => changed)).toEqual(['a1', 'a2', 'b1']);
  });

  it('sets marked cells apart, and shows them even where nothing can lie', () => {
    const part = boardPart(four, {
      marks: [
        { cell: cellNamed('8a1'), tone: 'gold' },
        { cell: cellNamed('a1'), text: '14' },
      ],
      title: 'T',
      cellNames: true,
    });
    expect(part).toMatchObject({ kind: 'board', title: 'T', cellNames: true });
    expect(cellOf(part, '8a1')).toMatchObject({ tone: 'gold', at: [0, 0, 0] });
    expect(cellOf(part, 'a1')).toMatchObject({ text: '14' });
    expect(() => boardPart(four, { marks: [{ cell: 165 }] })).toThrow(RangeError);
  });
});

describe('boardPicture', () => {
  it('has a title and a summary for those who cannot see it', () => {
    expect(boardPicture(four)).toMatchObject({
      title: 'Pyramid',
      summary: 'Dice on the board: 3 red, 1 black.',
      parts: [{ kind: 'board', title: undefined }],
    });
    expect(boardPicture(emptyBoard(), { title: 'T' })).toMatchObject({ title: 'T', summary: 'An empty board.' });
    expect(boardPicture(four, { summary: 'S.' }).summary).toBe('S.');
  });
});
