import { expect, it } from 'vitest';
import { at, board, nameAt } from '../../../../test/helpers/das-spiel.js';
import { numberByHand } from '../../../../test/helpers/das-spiel-poses.js';
import { allPoses } from '../../../../test/helpers/poses-by-hand.js';
import { spots } from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng, pick } from '../../../kernel/dice/random.js';
import { emptyBoard } from '../../../pyramid/board.js';
import { countIn, eyesOutside, ownPyramid, placeableIn } from './corners.js';

it('a player’s pyramid is what lies far enough along their axis', () => {
  for (const player of [0, 1, 2]) {
    for (const [levels, dice] of [1, 4, 10, 20].entries()) {
      const cells = spots.flatMap((spot, cell) => ((spot[player] ?? 0) >= 8 - levels ? [cell] : []));
      expect(ownPyramid(player, levels + 1)).toEqual(cells);
      expect(cells.length).toBe(dice);
    }
  }
  expect(ownPyramid(1, 3)).toBe(ownPyramid(1, 3));
});

it('dice go into its funnels, and where three carry them', () => {
  expect(placeableIn(emptyBoard(), 0, 2).map(nameAt)).toEqual(['a8', 'a9', 'b8']);
  const three = board({ r: 'a8 a9 b8', k: 'a1' });
  expect(placeableIn(three, 0, 2)).toEqual([at('1a8')]);
  expect([0, 1, 2].map((player) => countIn(three, player, 2))).toEqual([3, 1, 0]);
});

it.each([0, 1, 2])('counted are the faces on the three walls of the pyramid of player %i', (player) => {
  const rng = createRng(`eyes ${player}`);
  const poses = spots.map(() => pick(rng, allPoses) as string);
  for (const levels of [2, 4]) {
    for (const hand of ['right', 'left'] as const) {
      const sum = spots.reduce((eyes, spot, cell) => {
        const inside = (spot[player] ?? 0) >= 9 - levels;
        const walls = spot.map((part, axis) => part === (axis === player ? 9 - levels : 0));
        const faces = walls.map((isWall, axis) => (isWall ? numberByHand(poses[cell] as string, axis, hand) : 0));
        return inside ? eyes + faces.reduce((total, number) => total + number, 0) : eyes;
      }, 0);
      expect(eyesOutside(poses.join(''), player, levels, hand)).toBe(sum);
    }
  }
  expect(eyesOutside(emptyBoard(), player, 4, 'right')).toBe(0);
});
