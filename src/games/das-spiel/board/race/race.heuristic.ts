import { pick, type RandomGenerator, uniformInt } from '../../../../kernel/random.js';
import { coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';

/** How often players without a plan look for a step towards the finish: without it games would hardly ever end. */
const FORWARD_OF_EIGHT = 7;

/** One of the steps for a player without a plan: every one can be drawn, those towards the finish much sooner. */
export function stepAhead<Step extends { readonly from: string; readonly to: string }>(
  rng: RandomGenerator,
  steps: readonly Step[],
): Step | undefined {
  const xOf = (cell: string): number => coordinate(cellNamed(cell), 0);
  const looks = uniformInt(rng, 1, 8) <= FORWARD_OF_EIGHT;
  const ahead = looks ? steps.filter(({ from, to }) => xOf(to) > xOf(from)) : [];
  return pick(rng, ahead.length > 0 ? ahead : steps);
}
