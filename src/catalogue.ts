/**
 * The built-in games, and your own: each an entry, with what belongs to the game.
 *
 * @module dicewright/games
 */
export { type Catalogue, catalogueOf } from './catalogue/catalogue-of.js';
export { entriesOf } from './catalogue/entries-of.js';
export { entryOf } from './catalogue/entry-of.js';
export { type Games, games, loadGame } from './catalogue/games.js';
export type { Entry, GameParts, OwnEntry } from './entry/entry.js';
