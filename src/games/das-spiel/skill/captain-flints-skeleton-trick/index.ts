export {
  type CaptainFlintsSkeletonTrickAction,
  type CaptainFlintsSkeletonTrickOptions,
  type CaptainFlintsSkeletonTrickResult,
  type CaptainFlintsSkeletonTrickState,
  captainFlintsSkeletonTrick,
} from './captain-flints-skeleton-trick.js';
export { captainFlintsSkeletonTrickPicture } from './captain-flints-skeleton-trick.picture.js';
