export { type CuiBonoAction, cuiBono } from './cui-bono.js';
export { cuiBonoPicture } from './cui-bono.picture.js';
export type { CuiBonoOptions, CuiBonoState } from './position.js';
