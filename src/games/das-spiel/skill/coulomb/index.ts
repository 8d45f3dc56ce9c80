export { type CoulombAction, type CoulombOptions, type CoulombState, coulomb, coulombStart } from './coulomb.js';
export { coulombPicture } from './coulomb.picture.js';
