import type { Invariant } from '../../../../kernel/types.js';
import type {
  CaptainFlintsSkeletonTrickAction,
  CaptainFlintsSkeletonTrickState,
} from './captain-flints-skeleton-trick.js';

/** What holds in every position of Captain Flint's Skeleton Trick and in every step between two. */
export const captainFlintsSkeletonTrickInvariants: readonly Invariant<
  CaptainFlintsSkeletonTrickState,
  CaptainFlintsSkeletonTrickAction
>[] = [
  {
    name: 'attempts are made in turn, one each',
    clause: 'FLI-5',
    holds: ({ made, players }, step) =>
      step === undefined
        ? made === 0
        : made === step.before.made + 1 && step.action.player === step.before.made % players,
  },
  {
    name: 'the skeleton stands exactly when the last attempt has succeeded, and none follows',
    clause: 'FLI-8',
    holds: ({ stands, toPlay }, step) =>
      step === undefined
        ? !stands
        : !step.before.stands && stands === step.action.outcome?.stands && (!stands || toPlay === null),
  },
  {
    name: 'it is the next player’s turn',
    clause: 'FLI-5',
    holds: ({ toPlay, players }, step) =>
      toPlay === null || toPlay === (step === undefined ? 0 : (step.action.player + 1) % players),
  },
];
