// What is exported here is what the command finds: the entry, which is the game with all that belongs to it.

export { default } from './my-game.entry.js';
export { myGameInvariants } from './my-game.invariants.js';
export { type MyGameAction, type MyGameOptions, type MyGameState, myGame } from './my-game.js';
export { myGamePicture } from './my-game.picture.js';
