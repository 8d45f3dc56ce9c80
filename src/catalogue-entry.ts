import type { OlderRules } from './kernel/given-game.js';
import type { Picture } from './kernel/picture.js';
import { deepFreeze } from './kernel/plain.js';
import type { AnyGame, Invariant, PlayerCount, Traits } from './kernel/types.js';

/** What belongs to a game and is no part of it. */
export interface BesideGame {
  /** The game under older rules, by their numbers: records and matches that were begun under them go on under them. */
  readonly versions?: OlderRules | undefined;
  /** Draws a position: see {@link Picture}. */
  readonly picture?: ((...position: never[]) => Picture) | undefined;
  /** What is true of all its states and steps: see {@link Invariant}. */
  // biome-ignore lint/suspicious/noExplicitAny: the states and actions of any game
  readonly invariants?: readonly Invariant<any, any>[] | undefined;
  /** Games as they were under these rules and older ones, as `recordGolden` of `dicewright/testing` gives them. */
  readonly golden?: readonly object[] | undefined;
  /** Its mathematics: bots, questions and an advisor by the names under which its module exports them. */
  readonly analysis?: object | undefined;
}

/** What the catalogue tells of a game without loading it. */
export interface CatalogueEntry<G = AnyGame> extends BesideGame {
  /** Kebab-case, for instance `'kiriki'`. */
  readonly id: string;
  /** The name on the box. */
  readonly title: string;
  /** The rules version, an integer from 1. */
  readonly rules: number;
  /** How many can play, both bounds included. */
  readonly playerCount: PlayerCount;
  /** Facts by which a host or a bot chooses what it can do with the game. */
  readonly traits: Traits;
  /** What the game declares beside, such as its number in a published collection and its family; often empty. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Loads the game itself. */
  readonly load: () => Promise<G>;
}

/** The entries, frozen with all that they tell: what one reads, everybody reads. @internal */
export const frozenEntries = <Entries extends object>(entries: Entries): Entries => deepFreeze(entries);
