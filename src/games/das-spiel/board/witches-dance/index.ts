export type { WitchesDanceOptions, WitchesDanceState } from './position.js';
export { type WitchesDanceAction, witchesDance } from './witches-dance.js';
export { witchesDancePicture } from './witches-dance.picture.js';
