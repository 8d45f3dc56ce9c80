export {
  type StoringScoresAction,
  type StoringScoresOptions,
  type StoringScoresState,
  storingScores,
} from './storing-scores.js';
export { storingScoresPicture } from './storing-scores.picture.js';
