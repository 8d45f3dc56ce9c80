export { type SummitStormAction, type SummitStormOptions, type SummitStormState, summitStorm } from './summit-storm.js';
export { summitStormPicture } from './summit-storm.picture.js';
