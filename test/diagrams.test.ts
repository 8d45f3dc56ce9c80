import { expect, it } from 'vitest';
import { findGameFolders } from '../scripts/lib/games/game-folders.js';
import { root } from './helpers/root.js';
import { movements } from './suites/diagrams.js';

it('names games that there are', () => {
  const known = findGameFolders('src/games', root).map(({ id }) => id);
  expect(known.length).toBeGreaterThan(0);
  expect(Object.keys(movements).filter((id) => !known.includes(id))).toEqual([]);
});
