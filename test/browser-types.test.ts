import { expect, it } from 'vitest';
import { browserProject, checkTypes } from '../scripts/lib/checks/typecheck.js';
import { root } from './helpers/root.js';

it('compiles without the types of Node, but for the command and the adapter to boardgame.io', () => {
  const { status, output } = checkTypes(root, browserProject, ['--listFiles', '--pretty', 'false', '--singleThreaded']);
  const lines = output.split('\n');
  expect(lines.filter((line) => line.includes('error TS'))).toEqual([]);
  expect(status).toBe(0);
  // A library that brings them along would let everything pass.
  expect(lines.filter((line) => line.includes('/@types/node/'))).toEqual([]);
  expect(lines.filter((line) => line.startsWith(`${root}/src/`)).length).toBeGreaterThan(20);
});
