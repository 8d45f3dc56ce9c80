import type { AnyAction, GameResult } from '../kernel/types.js';
import type { GameRecord } from '../record/types.js';

/** Which games are opened. */
export interface EnvTable {
  /** The id of a game of the catalogue. */
  readonly game: string;
  /** Default: two, or the fewest that the options allow. */
  readonly players?: number | undefined;
  readonly options?: object | undefined;
  /** Game i has the seed `<seed>/<i>`, as in simulations. Default: a new one. */
  readonly seed?: string | undefined;
  /** How many games side by side, at most 10,000. Default 1. */
  readonly count?: number | undefined;
  /** `explicit`: events are steps of their own, whose outcomes are chosen. Default: the seed draws them. */
  readonly chance?: 'seeded' | 'explicit' | undefined;
}

/** What is asked for besides what a step always gives. */
export interface EnvAsked {
  /** Whose view and ids are given; the first of those to act, unless given. */
  readonly player?: number | undefined;
  /** Whether the view is given as numbers, too. */
  readonly observe?: boolean | undefined;
}

/** What a program learns about one game: a row of what `open` and `step` answer. Plain JSON. */
export interface EnvStep {
  /** Whether nobody can act any more. */
  readonly over: boolean;
  /** The players who may act now; none while an event is to be chosen. */
  readonly toAct: readonly number[];
  /** Whose the view and the ids are: the first of those to act, unless another seat was asked for. `null`: a spectator. */
  readonly player: number | null;
  /** What that player may know, and nothing else. */
  readonly view: object;
  /** Ids of what can be done next: by the player, or, where an event is to be chosen, of its outcomes. */
  readonly legal: readonly number[];
  /** `null` while the game runs. */
  readonly result: GameResult | null;
  /** The view as numbers, always equally many; where that was asked for. */
  readonly observation?: readonly number[];
  /** The event that is to be chosen, where chance is explicit: its outcomes, in the order of `legal`, and their weights. */
  readonly chance?: readonly { readonly outcome: unknown; readonly weight: number }[];
}

/** What is the same for all the games, as {@link Env.schema} gives it. */
export interface EnvSchema {
  readonly game: string;
  readonly title: string;
  readonly rules: number;
  readonly players: number;
  /** Ids are from 0 to `n - 1`, one for each action whatever the position; or, where `n` is `null`, places in `legal`. */
  readonly space: { readonly n: number | null };
  /** How long observations are, and where in them each field of a view begins; `null` where they would be too long. */
  readonly observation: {
    readonly shape: readonly [number];
    readonly fields: Readonly<Record<string, number>>;
  } | null;
  /** JSON Schemas. */
  readonly options: object;
  readonly view: object;
  readonly action: object;
}

/**
 * Games for a program that plays: many of one kind at once, actions as numbers, what a player sees as data. Whatever is
 * refused changes none of the games.
 */
export interface Env {
  /** Opens games, in place of those that were open. @throws `GameError` (as a rejection) `INVALID_SETUP` */
  open(table: EnvTable & EnvAsked): Promise<readonly EnvStep[]>;
  /**
   * Plays one action in each game.
   *
   * @param actions - as many as there are games: an id of `legal`, or of any other legal action where ids are stable; an
   * action, or `{ action }`; where an event is to be chosen, the place of its outcome, or `{ outcome }`; `null` leaves a
   * game as it is, and is all that a finished game takes
   * @throws `GameError` for what can't be done, with the game's place in `path`
   */
  step(actions: readonly unknown[], asked?: EnvAsked): readonly EnvStep[];
  /**
   * What a bot of the game does in each game: an id, or an action that has no id, to be played by {@link Env.step}; `null`
   * where the player isn't to act.
   *
   * @param bot - as tournaments name it: `'easy'`, `'random'`, `'mcts:iterations=200'`
   * @param player - the seat that it plays; in each game the first of those to act, unless given
   * @throws `GameError` (as a rejection) `INVALID_SETUP` for another bot, `INVALID_ACTION` for a player who is not there
   */
  bot(bot: string, player?: number): Promise<readonly (number | AnyAction | null)[]>;
  /** An id's action, and what a person who plays it reads. @throws `GameError` for what isn't legal now */
  describe(game: number, id: number): { readonly text: string; readonly action: AnyAction };
  /** The id of an action. @throws `GameError` `INVALID_ACTION` */
  id(game: number, action: unknown): number;
  /** The record of a game so far, secrets included; with the seed once it is over. */
  record(game: number): GameRecord;
  /** What is the same for all open games: how many ids there are, how long observations are, JSON Schemas. */
  schema(): EnvSchema;
  /** Lets go of the games. */
  close(): void;
  /** Answers a request of the protocol, plain JSON, with plain JSON. Never rejects: errors are answers. */
  answer(request: unknown): Promise<object>;
}
