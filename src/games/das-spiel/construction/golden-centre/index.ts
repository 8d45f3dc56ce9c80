export { type GoldenCentreAction, goldenCentre } from './golden-centre.js';
export { goldenCentrePicture } from './golden-centre.picture.js';
export type { GoldenCentreOptions, GoldenCentreState } from './position.js';
