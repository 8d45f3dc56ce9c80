export { type TriangleWay, triangleWays } from './moving.js';
export type { TriangleOptions, TriangleState } from './position.js';
export { type TriangleAction, triangle } from './triangle.js';
export { trianglePicture } from './triangle.picture.js';
