/**
 * The built-in games, and games of one's own: each an entry, with what belongs to the game.
 *
 * @module dicewright/games
 */
export { type Catalogue, catalogueOf } from './catalogue/catalogue-of.js';
export { entriesOf } from './catalogue/entries-of.js';
export { entryOf, type OwnParts } from './catalogue/entry-of.js';
export { type GameId, type Games, games, isGameId, loadGame } from './catalogue/games.js';
export type {
  Entry,
  GameFacts,
  GameParts,
  GivenGame,
  NamedGame,
  OwnEntry,
  PartName,
  SomeParts,
} from './entry/entry.js';
