import { expect, it } from 'vitest';
import { board } from '../../../../../test/helpers/das-spiel.js';
import { diebylonWorth } from './diebylon.heuristic.js';
import { diebylon } from './diebylon.js';

const start = diebylon.setup({ players: 3 });
const worth = (dice: Readonly<Record<string, string>>, player: number, fast = false): number =>
  diebylonWorth({ ...start, options: { ...start.options, fast }, board: board(dice) }, player);

/** Ten cells in the corner towards which z grows, those of the pyramid among them. */
const CORNER = 'g1 g2 g3 h1 h2 i1 1g1 1g2 1h1 2g1';
const HOME = 'a9 a8 a7 b8 b7 c7 1a8 1a7 1b7 2a7';
const GREEN_HOME = 'a1 a2 a3 b1 b2 c1 1a1 1a2 1b1 2a1';

it('DIE-13 heads for the next corner, and is there when the pyramid stands', () => {
  const values = [GREEN_HOME, 'e1 e2 e3 e4 e5 d1 d2 d3 d4 d5', CORNER].map((cells) => worth({ g: cells }, 1));
  expect(values).toEqual([...values].sort((one, other) => one - other));
  expect(values.at(-1)).toBe(1);
  // At the start all are equally far.
  const all = [0, 1, 2].map((player) => diebylonWorth(start, player));
  expect(all[0]).toBeCloseTo(all[1] ?? 0);
  expect(all[0]).toBeGreaterThan(0);
});

it('DIE-6 lies badly on the dice of others, which want to get out', () => {
  const cells = 'h2 h1 i1 f1 f2 f3 f4 e1 e2';
  expect(worth({ g: `${cells} 1a1`, r: 'a1 a2 b1' }, 1)).toBeLessThan(worth({ g: `${cells} a3` }, 1));
});

it('DIE-14 heads for either corner in the fast game, and a top is all', () => {
  expect(worth({ r: CORNER.replace('2g1', 'f1') }, 0, true)).toBeGreaterThan(worth({ r: HOME }, 0, true));
  expect(worth({ r: `2g1 ${HOME.slice(3)}` }, 0, true)).toBe(1);
  expect(worth({ r: CORNER.replace('2g1', 'f1') }, 0, true)).toBeLessThan(1);
});
