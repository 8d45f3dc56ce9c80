import type { DeepReadonly } from '../../../../kernel/types.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { shepherdOf, suspectsOf, type WolfInASheepsCoatView } from './position.js';

type View = DeepReadonly<WolfInASheepsCoatView>;

/**
 * Dogs that it takes to find the wolf among `sheep` sheep: each halves them, and of the last two one is asked about, which
 * is right half of the time.
 */
const dogsFor = (sheep: number): number => (sheep <= 1 ? 1 : Math.log2(sheep) + 1 / 2);

/** Dogs that the player will have used up in their round, by a rough estimate of the sheep that can still be the wolf. */
function dogsOf(view: View, player: number): number {
  const { turns, used, phase, dogs, asked } = view;
  if (player < turns) return used[player] ?? 0;
  if (phase !== 'seek' || player !== shepherdOf(view)) return dogsFor(PLATE_CELLS - view.options.bushes);
  return dogs.length + asked.length + dogsFor(suspectsOf(view).length);
}

/** Dogs more or fewer than usual that half decide a game between equals. */
const MANY = 2;

/**
 * How many dogs fewer the player will need than the best of the others: from 0 to 1, one half where they need as many, as
 * far as anyone can know. Each further dog counts less, but it counts: a player far ahead still looks for the wolf.
 */
export function wolfInASheepsCoatWorth(view: View, player: number): number {
  const dogs = Array.from({ length: view.players }, (_, one) => dogsOf(view, one));
  const others = Math.min(...dogs.filter((_, one) => one !== player));
  const fewer = (others - (dogs[player] ?? 0)) / MANY;
  return (1 + fewer / (1 + Math.abs(fewer))) / 2;
}
