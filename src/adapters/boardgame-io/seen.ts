import { attempt } from '../../kernel/attempt.js';
import { errorOf, GameError, type Violation } from '../../kernel/errors.js';
import { isRecord, read } from '../../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { checkNoOutcome, overRefusal, ownAction, violationOf } from '../../match/submission.js';
import { commitmentFor } from '../../record/commit.js';
import { recordOf, seatOf, type Table } from './table.js';
import type { BoardgameView } from './types.js';

type Seen = BoardgameView<Envelope, AnyAction, object>;

/** Clients hand boardgame.io what they have been shown, to be shown again. */
const isSeen = (G: unknown): G is Seen => isRecord(G) && 'view' in G;

/** What the seat of the id, or a spectator where it has none, may know. */
export function seenBy(game: AnyGame, G: unknown, playerID: unknown): Seen {
  if (isSeen(G)) return G;
  const seen = read((): Seen => {
    const table = G as Table;
    const { seed } = table;
    const state = game.load(table.state);
    const seat = read(() => seatOf(playerID, state.players)) ?? null;
    return {
      view: game.view(state, seat),
      commitment: seed === null ? null : commitmentFor(seed, '', state),
      record: recordOf({ ...table, state }, game),
    };
  });
  return seen ?? { view: null, commitment: null, record: null };
}

/** What the seat sees. @throws `GameError` `INVALID_STATE` for anything but a state */
export function viewFrom(game: AnyGame, G: unknown, playerID: unknown): Envelope {
  return game.loadView(seenBy(game, G, playerID).view);
}

export function violationIn(game: AnyGame, G: unknown, playerID: unknown, input: unknown): Violation | null {
  const refused = attempt(() => {
    const seen = seenBy(game, G, playerID);
    const view = game.loadView(seen.view);
    if (read(() => seen.record?.ended)) throw overRefusal();
    const action = ownAction(game, seatOf(playerID, view.players), input);
    const violation = game.check(view, action);
    if (violation) throw errorOf(violation);
    checkNoOutcome(action);
  });
  return refused instanceof GameError ? violationOf(refused) : null;
}
