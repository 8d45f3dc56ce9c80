import type { Game as Definition, State } from 'boardgame.io';
import type { TournamentBot } from '../../analysis/tournament/bots.js';
import type { Violation } from '../../kernel/errors.js';
import type { AnyAction, DeepReadonly } from '../../kernel/types.js';
import type { GameRecord } from '../../record/types.js';

/** `G` as clients have it: what their seat, or a spectator, may know. */
export interface BoardgameView<View, Action extends AnyAction, Options> {
  /** As `game.view` gives it; `null` only where the server keeps something that is not a state of the game. */
  readonly view: DeepReadonly<View> | null;
  /** To the seed of the dice, from the first action on; `null` before. */
  readonly commitment: string | null;
  /** The whole game with its seed, for `verifyRecord`; `null` until the game is over. */
  readonly record: GameRecord<Action, Options> | null;
}

/** What a match may be created with in boardgame.io's lobby. */
export interface BoardgameSetup<Options> {
  /** In place of those that {@link boardgameOf} was given. */
  readonly options?: Options | undefined;
}

/** A move as boardgame.io's clients send it. */
export interface BoardgameMove {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: 'act'; readonly args: readonly [AnyAction]; readonly playerID: string };
}

/** A bot as boardgame.io's `Local` and `Simulate` take it. */
export interface BoardgameBot {
  /** What the bot does, asked by boardgame.io: in the state it looks only at what the seat sees. */
  play(state: Pick<State, 'G'>, playerID: string): Promise<{ readonly action: BoardgameMove }>;
}

/** See {@link boardgameOf}. */
export interface BoardgameOptions<View, Action extends AnyAction, Options> {
  /** For every match, unless its creator gives others. */
  readonly options?: Options | undefined;
  /** Bots by seat: named as for tournaments, `{ 1: 'greedy' }`, or a function. */
  readonly bots?: Readonly<Record<number, TournamentBot<Action, View>>> | undefined;
}

/** A game as boardgame.io takes it, with one move, `act(action)`. */
export interface BoardgameGame<View, Action extends AnyAction, Options>
  extends Omit<
    Definition<BoardgameView<View, Action, Options>, Record<string, unknown>, BoardgameSetup<Options>>,
    'name' | 'minPlayers' | 'maxPlayers' | 'ai'
  > {
  /** The id of the game. */
  name: string;
  minPlayers: number;
  maxPlayers: number;
  ai: NonNullable<Definition['ai']>;
  /**
   * Why the server would refuse the action, `null` where it would not: boardgame.io doesn't tell clients. Never throws.
   *
   * @param G - of the client
   * @param playerID - of whoever is to act; whoever has no seat may do nothing
   */
  readonly check: (
    G: BoardgameView<View, Action, Options>,
    playerID: string | null | undefined,
    action: DeepReadonly<Action>,
  ) => Violation | null;
  /** What `Local({ bots })` takes. */
  readonly bots: Readonly<Record<string, new (given?: { readonly seed?: string | number }) => BoardgameBot>>;
}
