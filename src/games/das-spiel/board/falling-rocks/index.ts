export { type FallingRocksAction, fallingRocks } from './falling-rocks.js';
export { fallingRocksPicture } from './falling-rocks.picture.js';
export type { FallingRocksOptions, FallingRocksState } from './position.js';
