import { at, board } from './das-spiel.js';
import { allPoses, upperByHand } from './poses-by-hand.js';

// What tests of games share in which the numbers on lying dice matter; nothing here uses src/pyramid.

/** The number on a face: 0, 1, 2 are -x, -y, -z, and 3, 4, 5 the opposite ones. */
export function numberByHand(pose: string, face: number, hand: 'right' | 'left' = 'right'): number {
  const number = upperByHand(pose, hand)[face % 3] as number;
  return face < 3 ? number : 7 - number;
}

/** The poses in which the face shows the number: four. */
export const posesByHand = (face: number, number: number, hand: 'right' | 'left' = 'right'): string[] =>
  allPoses.filter((pose) => numberByHand(pose, face, hand) === number);

/** The first pose in which the face shows the number. */
export const poseByHand = (face: number, number: number): string => posesByHand(face, number)[0] as string;

/** Board and poses from dice such as `a1:rc`: the cell, the colour, the pose. */
export function laid(dice: string): { board: string; poses: string } {
  const parts = dice.split(' ').filter(Boolean);
  const texts = [board({}), board({})].map((empty) => [...empty]) as [string[], string[]];
  for (const part of parts) {
    const [name = '', letters = ''] = part.split(':');
    texts[0][at(name)] = letters[0] as string;
    texts[1][at(name)] = letters[1] as string;
  }
  return { board: texts[0].join(''), poses: texts[1].join('') };
}
