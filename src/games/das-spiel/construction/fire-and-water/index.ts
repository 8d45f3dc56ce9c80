export {
  type FireAndWaterAction,
  type FireAndWaterOptions,
  type FireAndWaterState,
  fireAndWater,
} from './fire-and-water.js';
export { fireAndWaterPicture } from './fire-and-water.picture.js';
export type { FireAndWaterDice } from './placing.js';
