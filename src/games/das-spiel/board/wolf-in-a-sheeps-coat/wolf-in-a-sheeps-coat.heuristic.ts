import type { DeepReadonly } from '../../../../kernel/types.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { shepherdOf, suspectsOf, type WolfInASheepsCoatView } from './position.js';

type View = DeepReadonly<WolfInASheepsCoatView>;

/** Dogs that it takes to find the wolf among so many sheep: each halves them, and one is for the question that is right. */
const dogsFor = (sheep: number): number => Math.log2(sheep) + 1;

/** Dogs that the player will have used up in their round, by a rough reckoning. */
function dogsOf(view: View, player: number): number {
  const { turns, used, phase, dogs, asked } = view;
  if (player < turns) return used[player] ?? 0;
  if (phase !== 'seek' || player !== shepherdOf(view)) return dogsFor(PLATE_CELLS);
  return dogs.length + asked.length + dogsFor(Math.max(1, suspectsOf(view).length));
}

/** Dogs more or fewer than usual that nearly decide a game between equals. */
const MANY = 2;

/** How few dogs the player will need to find the wolf: from 0 to 1, one half where each dog halves the flock. */
export const wolfInASheepsCoatWorth = (view: View, player: number): number =>
  1 / (1 + Math.exp((dogsOf(view, player) - dogsFor(PLATE_CELLS)) / MANY));
