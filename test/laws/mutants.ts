import { badInputMutants } from './mutants/bad-input.js';
import { chanceMutants } from './mutants/chance.js';
import { choosingMutants } from './mutants/choosing.js';
import { goldenMutants } from './mutants/golden.js';
import { handedOutMutants } from './mutants/handed-out.js';
import { nearLegalMutants } from './mutants/near-legal.js';
import type { Mutant } from './mutants/parts.js';
import { pathMutants } from './mutants/paths.js';
import { ruleMutants } from './mutants/rules.js';
import { stateMutants } from './mutants/states.js';
import { viewMutants } from './mutants/views.js';

/** For every law toys that break it, each in one thing. */
export const mutants: readonly Mutant[] = [
  ...ruleMutants,
  ...nearLegalMutants,
  ...chanceMutants,
  ...stateMutants,
  ...pathMutants,
  ...viewMutants,
  ...badInputMutants,
  ...choosingMutants,
  ...handedOutMutants,
  ...goldenMutants,
];
