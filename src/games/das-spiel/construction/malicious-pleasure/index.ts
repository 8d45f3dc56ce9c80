export {
  type MaliciousPleasureAction,
  type MaliciousPleasureOptions,
  type MaliciousPleasureState,
  maliciousPleasure,
} from './malicious-pleasure.js';
export { maliciousPleasurePicture } from './malicious-pleasure.picture.js';
export type { MaliciousPleasureThrow } from './throws.js';
