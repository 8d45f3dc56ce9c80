import type {
  ActionOf,
  AnyAction,
  AnyGame,
  Game,
  Invariant,
  PlayerCount,
  StateOf,
  Traits,
  ViewOf,
} from '../kernel/types.js';
import type { Picture, PictureOptions } from '../picture/picture.js';

/** Games under older rules, by the numbers of their rules. */
export type OlderRules = Readonly<Record<number, object>>;

/** What belongs to a game but isn't in it, by the names of the parts. */
export interface GameParts<G = AnyGame, Analysis = object> {
  /** Draws a position, or what a player sees of it: see {@link Picture}. */
  picture(position: StateOf<G> | ViewOf<G>, options?: PictureOptions): Picture;
  /** What is true of all its states and steps: see {@link Invariant}. */
  readonly invariants: readonly Invariant<StateOf<G>, ActionOf<G>>[];
  /** What a position is worth to a player, on what they see: from 0 to 1. */
  worth(view: ViewOf<G>, player: number): number;
  /** Its mathematics: bots, questions, an advisor, by names that end with `Bots`, `Questions`, `Advisor`, `Hindsight`. */
  readonly analysis: Analysis;
  /** Games as they were under these rules and older ones, as `recordGolden` of `dicewright/testing` gives them. */
  readonly golden: readonly object[];
  /** The game under older rules, by their numbers: records and matches that were begun under them go on under them. */
  readonly versions: OlderRules;
  /** Its rules in numbered clauses, as Markdown. */
  readonly rulesPage: string;
}

/** The name of a part. */
export type PartName = keyof GameParts;

/** The names of the parts. */
export const partNames: readonly PartName[] = [
  'picture',
  'invariants',
  'worth',
  'analysis',
  'golden',
  'versions',
  'rulesPage',
];

/** What is known about a game before it is loaded. */
export type GameFacts = Pick<AnyGame, 'id' | 'title' | 'rules' | 'facts'> & {
  /** How many can play, both bounds included. */
  readonly playerCount: PlayerCount;
  /** Facts by which a host or a bot chooses what it can do with the game. */
  readonly traits: Traits;
};

/** A game with what belongs to it: one of this package, or your own from `entryOf`. */
export interface Entry<G = AnyGame, Parts = { readonly [Name in PartName]: GameParts<G>[Name] | undefined }>
  extends GameFacts {
  /** The game, where it is at hand, as in your own entries. */
  readonly game: G | undefined;
  /** The game, loaded when asked for. */
  load(): Promise<G>;
  /**
   * A part, loaded when asked for.
   *
   * @returns `undefined` where the game has none
   * @throws `GameError` `INVALID_SETUP` (as a rejection) for a name that no part has
   */
  part<Name extends PartName & keyof Parts>(name: Name): Promise<Parts[Name]>;
}

/** An entry that has its game at hand. */
export interface OwnEntry<G = AnyGame> extends Entry<G> {
  readonly game: G;
  /** The part of that name: judging a record synchronously needs the older rules as well as the game. */
  readonly versions: OlderRules | undefined;
}

/** What a function that needs a game at once takes: the game, or an entry that has it at hand. */
export type GivenGame<State, Action extends AnyAction, Options, View = State> =
  | Game<State, Action, Options, View>
  | OwnEntry<Game<State, Action, Options, View>>;

/** What a function that can wait for a game takes: the game, or its entry. */
export type NamedGame<State, Action extends AnyAction, Options, View = State> =
  | Game<State, Action, Options, View>
  | Entry<Game<State, Action, Options, View>>;
