export type { StepsToTheThroneOptions, StepsToTheThroneResult, StepsToTheThroneState } from './position.js';
export { type StepsToTheThroneAction, stepsToTheThrone } from './steps-to-the-throne.js';
export { stepsToTheThronePicture } from './steps-to-the-throne.picture.js';
