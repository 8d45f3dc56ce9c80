// What is exported here is what the command finds: the game, and beside it what begins with its name.

export { myGameInvariants } from './my-game.invariants.js';
export { type MyGameAction, type MyGameOptions, type MyGameState, myGame } from './my-game.js';
export { myGamePicture } from './my-game.picture.js';
