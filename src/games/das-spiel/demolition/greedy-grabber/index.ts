export { type GreedyGrabberAction, greedyGrabber } from './greedy-grabber.js';
export { greedyGrabberPicture } from './greedy-grabber.picture.js';
export type {
  GreedyGrabberOptions,
  GreedyGrabberShown,
  GreedyGrabberState,
  GreedyGrabberView,
} from './position.js';
