import type { TheCleverMoleClue, TheCleverMoleWall } from '../../src/games/das-spiel/special/the-clever-mole/clues.js';
import type {
  TheCleverMoleOptions,
  TheCleverMoleState,
} from '../../src/games/das-spiel/special/the-clever-mole/position.js';
import {
  type TheCleverMoleAction,
  type TheCleverMoleHill,
  theCleverMole,
} from '../../src/games/das-spiel/special/the-clever-mole/the-clever-mole.js';
import { seededDice } from '../../src/kernel/dice/dice.js';
import type { DeepReadonly } from '../../src/kernel/types.js';
import { upperByHand } from './poses-by-hand.js';
import { indexOf, type Spot, spots } from './pyramid-by-hand.js';

export type State = DeepReadonly<TheCleverMoleState>;

export const start = (players = 3, options: TheCleverMoleOptions = {}): State =>
  theCleverMole.setup({ players, options });

/** Six hills of these dice; all lie in pose a (1, 3, 2 above) unless given. */
export const hillsOf = (dice: readonly string[], poses: readonly string[] = []): TheCleverMoleHill[] =>
  dice.map((letters, hill) => ({ dice: letters, poses: poses[hill] ?? 'a'.repeat(10) }));

// Green dice: 0 to 5; so red ones 10 to 5.
export const STEPS = [0, 1, 2, 3, 4, 5].map((green) => 'g'.repeat(green) + 'r'.repeat(10 - green));

export const build = (outcome: TheCleverMoleHill[], player = 0): TheCleverMoleAction => ({
  type: 'build',
  player,
  outcome,
});
export const hide = (hill: number, clue: TheCleverMoleClue, player = 0): TheCleverMoleAction => ({
  type: 'hide',
  player,
  hill,
  clue,
});
export const claim = (player: number, hill: number): TheCleverMoleAction => ({ type: 'claim', player, hill });
export const words: TheCleverMoleClue = { kind: 'text', text: 'It is not far.' };

export const built = (players = 3, options: TheCleverMoleOptions = {}, outcome = hillsOf(STEPS)): State =>
  theCleverMole.reduce(start(players, options), build(outcome));

/** The mole is under hill 2, and the clue says nothing. */
export const hidden = (players = 3, options: TheCleverMoleOptions = {}): State =>
  theCleverMole.reduce(built(players, options), hide(2, words));

export const drawn = (seed: string, options: TheCleverMoleOptions = {}): State => {
  const before = start(3, options);
  const chance = theCleverMole.chance(before, { type: 'build', player: 0 });
  const outcome = chance && (seededDice(seed).draw(chance, 0) as TheCleverMoleHill[]);
  return theCleverMole.reduce(before, build(outcome ?? []));
};

// Everything about hills again, from nothing but coordinates.

export const APEXES: readonly Spot[] = [
  [6, 0, 0],
  [0, 6, 0],
  [0, 0, 6],
  [3, 3, 0],
  [3, 0, 3],
  [0, 3, 3],
];
export const spotsOf = (apex: Spot): number[] =>
  spots.flatMap((spot, cell) => (spot.every((part, axis) => part >= (apex[axis] as number)) ? [cell] : []));

export const WALLS = { x: [0], y: [1], z: [2], all: [0, 1, 2] } as const;

export function totalByHand({ poses, options }: State, apex: Spot, wall: TheCleverMoleWall): number {
  let sum = 0;
  for (const cell of spotsOf(apex)) {
    const numbers = upperByHand(poses.charAt(cell), options.hand);
    for (const axis of WALLS[wall]) if (spots[cell]?.[axis] === apex[axis]) sum += numbers[axis] as number;
  }
  return sum;
}

/** Whether the clue fits this hill and no other: what it measures there is below what it measures elsewhere. */
export function fitsByHand(state: State, clue: TheCleverMoleClue, hill: number): boolean {
  const measure = (apex: Spot): number => {
    switch (clue.kind) {
      case 'fewest':
        return spotsOf(apex).filter((cell) => state.board[cell] === clue.colour).length;
      case 'most':
        return -spotsOf(apex).filter((cell) => state.board[cell] === clue.colour).length;
      case 'total':
        return totalByHand(state, apex, clue.wall) === clue.points ? 0 : 1;
      case 'nearest':
        return Math.abs(totalByHand(state, apex, clue.wall) - clue.points);
      case 'below': {
        const [x, y, z] = upperByHand(state.poses.charAt(indexOf(apex)), state.options.hand);
        return 21 - x - y - z === clue.points ? 0 : 1;
      }
      case 'text':
        return 0;
    }
  };
  const measures = APEXES.map(measure);
  const own = measures[hill] as number;
  const exact = clue.kind === 'total' || clue.kind === 'below';
  if (clue.kind === 'text') return true;
  return (!exact || own === 0) && measures.every((one, other) => other === hill || one > own);
}
