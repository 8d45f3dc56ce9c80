import type { Spot } from './pyramid-by-hand.js';

// Poses from nothing but their definition; nothing here uses src/pyramid.

const CORNERS = ['132', '153', '145', '124', '623', '635', '654', '642'];

/** The numbers on -x, -y, -z of a die in the pose: each corner as abc, bca, cab, on a left-handed die read the other way. */
export function upperByHand(pose: string, hand: 'right' | 'left' = 'right'): Spot {
  const index = 'abcdefghijklmnopqrstuvwx'.indexOf(pose);
  const corner = CORNERS[Math.floor(index / 3)];
  if (pose.length !== 1 || corner === undefined) throw new Error(`no pose is called ${pose}`);
  const turn = index % 3;
  const [x = 0, y = 0, z = 0] = [...(corner + corner).slice(turn, turn + 3)].map(Number);
  return hand === 'right' ? [x, y, z] : [x, z, y];
}

/** All poses' letters. */
export const allPoses: readonly string[] = [...'abcdefghijklmnopqrstuvwx'];
