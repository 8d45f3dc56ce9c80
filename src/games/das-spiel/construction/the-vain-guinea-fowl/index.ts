export {
  type TheVainGuineaFowlAction,
  type TheVainGuineaFowlOptions,
  type TheVainGuineaFowlState,
  theVainGuineaFowl,
} from './the-vain-guinea-fowl.js';
export { theVainGuineaFowlPicture } from './the-vain-guinea-fowl.picture.js';
