import type { AnyAction, AnyGame, Envelope } from 'dicewright';
import { boardgameOf } from 'dicewright/boardgame.io';
import type { BoardgameOptions, BoardgameView } from '../../src/adapters/boardgame-io/types.js';
import { Client, Local, told } from './engine.js';

/** What nobody but the master has. */
export interface MasterState {
  readonly G: { readonly state: Envelope; readonly seed: string | null; readonly actions: readonly AnyAction[] };
}

type View = BoardgameView<Envelope, AnyAction, object>;

/** What boardgame.io does with what a transport sends it. */
interface Master {
  readonly storageAPI: { fetch(matchID: string, what: object): { readonly state: MasterState } };
  onUpdate(action: object, stateID: number, matchID: string, playerID: string | undefined): Promise<unknown>;
}

/** A match with its master in this process, and a client of boardgame.io's own for each seat, and for a spectator. */
export function startLocally(
  game: AnyGame,
  players: number,
  given: BoardgameOptions<Envelope, AnyAction, object> = {},
) {
  const definition = boardgameOf(game, given);
  const matchID = 'm';
  const multiplayer = Local({ bots: definition.bots });
  const join = (playerID: string | undefined) => {
    const seat = playerID === undefined ? {} : { playerID };
    const client = Client<View>({ game: definition, numPlayers: players, matchID, multiplayer, debug: false, ...seat });
    client.start();
    return client;
  };
  const seats = Array.from({ length: players }, (_, seat) => join(`${seat}`));
  const watching = join(undefined);
  const clients = [...seats, watching];
  const { master } = (watching as unknown as { readonly transport: { readonly master: Master } }).transport;
  return {
    definition,
    seats,
    watching,
    clients,
    master: () => master.storageAPI.fetch(matchID, { state: true }).state,
    /** Sends what a client of boardgame.io would not. */
    send: (action: object, playerID: string | undefined, stateID = told(watching)._stateID) =>
      master.onUpdate(action, stateID, matchID, playerID),
    /** Joins late. */
    join,
    stop: () => {
      for (const client of clients) client.stop();
    },
  };
}

export type LocalMatch = ReturnType<typeof startLocally>;
