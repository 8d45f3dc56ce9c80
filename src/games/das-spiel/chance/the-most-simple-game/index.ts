export {
  type TheMostSimpleGameAction,
  type TheMostSimpleGameOptions,
  type TheMostSimpleGameState,
  theMostSimpleGame,
} from './the-most-simple-game.js';
export { theMostSimpleGamePicture } from './the-most-simple-game.picture.js';
