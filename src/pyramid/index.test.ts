import { expect, it } from 'vitest';
import * as board from './board.js';
import * as connected from './connected.js';
import * as contact from './contact.js';
import * as deal from './deal.js';
import * as funnel from './funnel.js';
import * as groups from './groups.js';
import * as heap from './heap.js';
import * as exported from './index.js';
import * as jump from './jump.js';
import * as lattice from './lattice.js';
import * as names from './names.js';
import * as neighbours from './neighbours.js';
import * as picture from './picture.js';
import * as pose from './pose.js';
import * as score from './score.js';
import * as shapes from './shapes.js';
import * as stock from './stock.js';

const parts = [
  ...[board, connected, contact, deal, funnel, groups, heap, jump, lattice],
  ...[names, neighbours, picture, pose, score, shapes, stock],
];
const kit = { ...shapes, ...lattice, ...neighbours, ...contact, ...pose };

it('exports what its modules export, under the same names', () => {
  const all = Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
  for (const [name, value] of Object.entries(exported)) expect([name, all[name]]).toEqual([name, value]);
});

it('freezes its lists', () => {
  const lists = parts
    .flatMap((part) => Object.values<unknown>(part))
    .filter((value): value is object => typeof value === 'object' && value !== null && !ArrayBuffer.isView(value));
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) {
    expect(Object.isFrozen(list)).toBe(true);
    for (const entry of Object.values(list)) expect(typeof entry !== 'object' || Object.isFrozen(entry)).toBe(true);
  }
  for (const cells of [kit.supports, kit.carried, kit.rowNeighbours, kit.faceNeighbours]) {
    expect(Object.isFrozen(cells(60))).toBe(true);
  }
  const deep = [kit.upperNumbers('f'), kit.pointOf(7)] as object[];
  for (const value of deep) {
    expect(Object.isFrozen(value)).toBe(true);
    for (const entry of Object.values(value)) expect(Object.isFrozen(entry) || typeof entry === 'function').toBe(true);
  }
  expect([kit.wall(0), kit.corners, kit.pyramidUnder(50), kit.touchingCells(3, 'edge')].every(Object.isFrozen)).toBe(
    true,
  );
});
