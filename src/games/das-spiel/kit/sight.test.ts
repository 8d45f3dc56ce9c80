import { describe, expect, it } from 'vitest';
import { at, board } from '../../../../test/helpers/das-spiel.js';
import { laid, numberByHand, posesByHand } from '../../../../test/helpers/das-spiel-poses.js';
import { allPoses } from '../../../../test/helpers/poses-by-hand.js';
import {
  add,
  pileOf,
  randomBoard,
  type Spot,
  spots,
  textOf,
  times,
  unit,
} from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng, uniformInt } from '../../../kernel/dice/random.js';
import { type LyingDice, numbersSeen, picturedSight, posesBehind } from './sight.js';

const hands = ['right', 'left'] as const;

/** Dice at random, of which some lie in no way that anybody could ever see. */
function dice(seed: string, hand: 'right' | 'left'): LyingDice {
  const rng = createRng(seed);
  const heap = randomBoard(rng, 90);
  const poseOf = (die: string): string =>
    die === '.' || uniformInt(rng, 1, 5) === 1 ? '.' : (allPoses[uniformInt(rng, 0, 23)] as string);
  return { board: heap, poses: Array.from(heap, poseOf).join(''), options: { hand } };
}

/** The die's number on the player's side; nothing is seen where another die lies on that face. */
function digitByHand({ board: heap, poses, options }: LyingDice, cell: number, player: number): string {
  const before = add(spots[cell] as Spot, times(-1, unit(player)));
  return pileOf(heap).has(textOf(before)) ? '0' : String(numberByHand(poses[cell] as string, player, options.hand));
}

const all = [0, 1, 2, null] as const;
const samples = hands.flatMap((hand) => [1, 2, 3].map((i) => dice(`sight ${i}`, hand)));

describe('what is seen', () => {
  it('is the numbers on the open faces of the own side, and for a spectator none', () => {
    for (const one of samples) {
      for (const player of all) {
        const digits = [...one.poses].map((pose, cell) =>
          pose === '.' ? '.' : player === null ? '0' : digitByHand(one, cell, player),
        );
        expect(numbersSeen(one, player)).toBe(digits.join(''));
      }
    }
  });
});

describe('what is behind', () => {
  it('shows again what is seen, whatever else it is', () => {
    const rng = createRng('behind');
    for (const one of samples) {
      for (const player of all) {
        const view = { ...one, poses: numbersSeen(one, player) };
        const found = [posesBehind(view, player, rng), posesBehind(view, player, rng)];
        for (const poses of found) expect(numbersSeen({ ...one, poses }, player)).toBe(view.poses);
        expect(found[0]).not.toBe(found[1]);
      }
    }
  });

  it('is every pose that shows what is seen and what all know besides, each as likely', () => {
    const rng = createRng('poses');
    for (const hand of hands) {
      const { board: heap } = laid('a1:ra c1:ra');
      const view = { board: heap, poses: board({ 3: 'a1', 0: 'c1' }), options: { hand } };
      const drawn = (player: number | null, shown: Parameters<typeof posesBehind>[3], name: string): string[] => {
        const counts = new Map<string, number>();
        for (let i = 0; i < 2400; i++) {
          const pose = posesBehind(view, player, rng, shown)[at(name)] as string;
          counts.set(pose, (counts.get(pose) ?? 0) + 1);
        }
        for (const count of counts.values()) expect(count).toBeGreaterThan(1200 / counts.size);
        return [...counts.keys()].sort();
      };
      const showing = (...sides: [number, number][]): string[] =>
        allPoses.filter((pose) => sides.every(([side, number]) => numberByHand(pose, side, hand) === number));
      expect(drawn(1, [], 'a1')).toEqual(posesByHand(1, 3, hand));
      expect(drawn(1, [], 'c1')).toEqual(allPoses);
      expect(drawn(1, [{ cell: 'a1', side: 0, number: 2 }], 'a1')).toEqual(showing([1, 3], [0, 2]));
      expect(drawn(1, [{ cell: 'c1', side: 0, number: 2 }], 'a1')).toEqual(showing([1, 3]));
      expect(drawn(0, [{ cell: 'c1', side: 2, number: 6 }], 'c1')).toEqual(showing([2, 6]));
      const [x, , z] = [0, 1, 2].map((face) => numberByHand('k', face, hand));
      const both = [
        { cell: 'c1', side: 0, number: x as number },
        { cell: 'c1', side: 2, number: z as number },
      ];
      expect(drawn(1, both, 'c1')).toEqual(['k']);
    }
  });

  it('is nothing where no die lies that anybody could see, and for a spectator anything', () => {
    const view = { board: board({ r: 'a1' }), poses: board({ 0: 'a1' }), options: { hand: 'right' as const } };
    const rng = createRng('nothing');
    const found = Array.from({ length: 400 }, () => posesBehind(view, null, rng));
    expect(new Set(found.map((poses) => poses[at('a1')]))).toEqual(new Set(allPoses));
    for (const poses of found) expect(poses.slice(1)).toBe('.'.repeat(164));
  });
});

describe('what is drawn', () => {
  const poses = board({ k: 'a1', b: '1a1', x: 'a2' });
  const whole: LyingDice = {
    board: board({ r: 'a1 a2 b1 1a1' }),
    poses,
    options: { hand: 'right' },
  };

  it('is every face of a whole state for whoever is not named, and for all when it is open to them', () => {
    const sides = [0, 1, 2];
    expect(picturedSight(whole, {}, false)).toEqual({
      digits: board({ 0: 'a1 1a1 a2' }),
      axis: null,
      poses,
      faces: sides,
    });
    expect(picturedSight(whole, { viewer: 1 }, true)).toEqual({
      digits: numbersSeen(whole, 1),
      axis: 1,
      poses,
      faces: sides,
    });
  });

  it('is for a state and a viewer what it is for the view: their side in some pose that shows it', () => {
    for (const one of [whole, ...samples]) {
      for (const viewer of all) {
        const view = { ...one, poses: numbersSeen(one, viewer) };
        const drawn = picturedSight(view, { viewer }, false);
        expect(drawn).toEqual(picturedSight(one, { viewer }, false));
        expect([drawn.digits, drawn.axis]).toEqual([view.poses, viewer]);
        expect(drawn.faces).toEqual(viewer === null ? [0, 1, 2] : [viewer]);
        for (const [cell, digit] of [...view.poses].entries()) {
          const number =
            viewer === null
              ? Number.NaN
              : numberByHand(drawn.poses[cell] === '.' ? 'a' : (drawn.poses[cell] as string), viewer, one.options.hand);
          if (digit === '.' || digit === '0') expect(drawn.poses[cell]).toBe('.');
          else expect(String(number)).toBe(digit);
        }
      }
    }
  });

  it('is what a view shows to whom it is given, even when all is open', () => {
    const view = { ...whole, poses: numbersSeen(whole, 2) };
    expect(picturedSight(view, { viewer: 2 }, true)).toEqual(picturedSight(view, { viewer: 2 }, false));
    expect(picturedSight(view, {}, true).axis).toBeNull();
  });
});
