export { type FavouriteAction, type FavouriteOptions, type FavouriteState, favourite } from './favourite.js';
export { favouritePicture } from './favourite.picture.js';
