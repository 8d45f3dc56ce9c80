export { type DoraAction, dora } from './dora.js';
export { doraPicture } from './dora.picture.js';
export type { DoraFunnel, DoraOptions, DoraState } from './position.js';
