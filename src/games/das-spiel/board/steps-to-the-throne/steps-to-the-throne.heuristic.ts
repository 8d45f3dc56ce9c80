import type { RandomGenerator } from '../../../../kernel/random.js';
import { type Cell, coordinate } from '../../../../pyramid/lattice.js';
import { pickTowards } from '../purpose.js';

/** How many moves a player without a plan looks at, to take the one that leads nearest to the throne. */
const PURPOSE = 2;

/** One of the green die's moves for a player without a plan: every one can be drawn, those towards the throne sooner. */
export const moveAhead = (rng: RandomGenerator, ways: readonly Cell[]): Cell | undefined =>
  pickTowards(rng, ways, PURPOSE, (cell) => coordinate(cell, 0));
