import { expect, it } from 'vitest';
import {
  add,
  depthOf,
  indexOf,
  looks,
  randomBoard,
  type Spot,
  spots,
  times,
  units,
} from '../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../kernel/dice/random.js';
import { emptyBoard, placeDie } from './board.js';
import { contactCells, contactOf, contacts, emptyTouching, touches, touchingCells } from './contact.js';
import { axes, cellOf, faces } from './lattice.js';
import {
  alongRow,
  carried,
  faceNeighbour,
  faceNeighbours,
  planeNeighbours,
  rowDirections,
  rowDirectionTo,
  rowNeighbours,
  rowOffset,
  supports,
  thirdAxis,
} from './neighbours.js';

const found = (list: readonly Spot[]): number[] => list.map(indexOf).filter((cell) => cell >= 0);
const ascending = (list: readonly number[]): number[] => [...list].sort((one, other) => one - other);
const inner = cellOf([1, 2, 2]);

/** How two unit cubes meet, by how many directions in which they share more than a point: 2 a face, 1 an edge, 0 a corner. */
function meeting(one: Spot, other: Spot): number | null {
  const overlaps = [0, 1, 2].map((axis) => {
    const [a, b] = [one[axis] as number, other[axis] as number];
    return Math.min(a + 1, b + 1) - Math.max(a, b);
  });
  return overlaps.some((length) => length < 0) ? null : overlaps.filter((length) => length > 0).length;
}

it('a die rests on three dice, carries three, and has six neighbours by faces', () => {
  for (const [cell, spot] of spots.entries()) {
    const below = units.map((one) => add(spot, one));
    expect(supports(cell)).toEqual(found(below));
    expect(supports(cell)).toHaveLength(depthOf(spot) === 8 ? 0 : 3);
    expect(carried(cell)).toEqual(found(units.map((one) => add(spot, times(-1, one)))));
    expect(faceNeighbours(cell)).toEqual(found(looks.map((look) => add(spot, look))));
    for (const axis of axes) {
      expect(planeNeighbours(cell, axis)).toEqual(
        found(looks.filter((look) => look[axis] === 0).map((look) => add(spot, look))),
      );
    }
    for (const face of faces) {
      const near = indexOf(add(spot, looks[face] as Spot));
      expect(faceNeighbour(cell, face)).toBe(near < 0 ? undefined : near);
    }
  }
  for (const none of [-1, 165, 0.5]) {
    for (const lists of [supports, carried, faceNeighbours, rowNeighbours])
      expect(() => lists(none)).toThrow(RangeError);
    expect(() => faceNeighbour(none, 0)).toThrow(RangeError);
  }
});

it('contacts are what unit cubes have in common: at most 6 faces, 12 edges, 8 corners', () => {
  const counts = [0, 0, 0];
  for (const [one, spot] of spots.entries()) {
    for (const [other, far] of spots.entries()) {
      const meets = meeting(spot, far);
      const contact = meets === null || meets === 3 ? undefined : contacts[2 - meets];
      expect(contactOf(one, other)).toBe(contact);
      if (contact !== undefined) counts[contacts.indexOf(contact)] = (counts[contacts.indexOf(contact)] ?? 0) + 1;
    }
  }
  expect(contacts.map((contact) => contactCells(inner, contact).length)).toEqual([6, 12, 8]);
  expect(contacts.map((contact) => touchingCells(inner, contact).length)).toEqual([6, 18, 26]);
  // 120 dice rest on three each.
  expect(counts[0]).toBe(2 * 3 * 120);
  for (const cell of spots.keys()) {
    expect(ascending(contactCells(cell, 'face'))).toEqual(ascending(faceNeighbours(cell)));
    for (const [i, contact] of contacts.entries()) {
      const all = contacts.slice(0, i + 1).flatMap((one) => contactCells(cell, one));
      expect(ascending(touchingCells(cell, contact))).toEqual(ascending(all));
    }
  }
  expect(() => contactCells(165, 'edge')).toThrow(RangeError);
});

it('row neighbours lie in the same level, touch along an edge and never by a face', () => {
  for (const [cell, spot] of spots.entries()) {
    const level = [...spots.keys()].filter((other) => depthOf(spots[other] as Spot) === depthOf(spot));
    const near = level.filter((other) => contactOf(cell, other) === 'edge');
    expect(ascending(rowNeighbours(cell))).toEqual(near);
    expect(level.filter((other) => contactOf(cell, other) === 'face')).toEqual([]);
  }
});

it('there are six directions along rows, two by two opposite', () => {
  expect(rowDirections.map(rowOffset)).toEqual([
    [1, -1, 0],
    [1, 0, -1],
    [-1, 1, 0],
    [0, 1, -1],
    [-1, 0, 1],
    [0, -1, 1],
  ]);
  for (const [plus, minus] of rowDirections) {
    expect(add(rowOffset([plus, minus]), rowOffset([minus, plus]))).toEqual([0, 0, 0]);
    expect(new Set([plus, minus, thirdAxis(plus, minus)]).size).toBe(3);
  }
});

it('steps along rows', () => {
  let steps = 0;
  for (const [cell, spot] of spots.entries()) {
    for (const direction of rowDirections) {
      for (const count of [-3, 0, 1, 2, 8]) {
        const to = indexOf(add(spot, times(count, rowOffset(direction))));
        expect(alongRow(cell, direction, count)).toBe(to < 0 ? undefined : to);
      }
      const next = alongRow(cell, direction);
      if (next === undefined) continue;
      steps++;
      expect(rowDirectionTo(cell, next)).toEqual(direction);
    }
    expect(rowDirectionTo(cell, cell)).toBeUndefined();
  }
  expect(steps).toBe([...spots.keys()].reduce((sum, cell) => sum + rowNeighbours(cell).length, 0));
});

it('tells whether a die would touch one that lies', () => {
  const board = placeDie(emptyBoard(), inner, 'g');
  for (const contact of contacts) {
    for (const cell of spots.keys()) {
      const near = touchingCells(cell, contact).includes(inner);
      expect(touches(board, cell, contact)).toBe(near);
      expect(touches(board, cell, contact, 'g')).toBe(near);
      expect(touches(board, cell, contact, 'r')).toBe(false);
    }
  }
});

it('lists the empty cells that touch dice, of those that count', () => {
  const rng = createRng('touching');
  for (const dice of [1, 30, 110, 164]) {
    const board = randomBoard(rng, dice);
    const isGreen = (cell: number): boolean => board[cell] === 'g';
    for (const contact of contacts) {
      const empty = [...spots.keys()].filter((cell) => board[cell] === '.');
      expect(emptyTouching(board, contact)).toEqual(empty.filter((cell) => touches(board, cell, contact)));
      const green = empty.filter((cell) => touches(board, cell, contact, 'g'));
      expect(emptyTouching(board, contact, isGreen)).toEqual(green);
      expect(emptyTouching(board, contact, () => false)).toEqual([]);
    }
  }
  expect(emptyTouching(emptyBoard(), 'corner')).toEqual([]);
});
