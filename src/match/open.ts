import { games } from '../catalogue/games.js';
import type { Entry } from '../entry/entry.js';
import { quoted } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { isRecord, optionsIn, plainCopy } from '../kernel/plain.js';
import type { AnyAction, Game } from '../kernel/types.js';
import { loadGame } from '../record/given.js';
import { openStrictly } from '../record/open.js';
import { seeded } from '../record/resume.js';
import { firstState } from '../record/step.js';
import { diceOf } from '../record/table.js';
import { timely } from './deadline.js';
import { hostMatch } from './host.js';
import { snapshotIn, storeOf } from './incarnation.js';
import { startOf } from './position.js';
import { checkId, checkStore, onErrorOf, type Surroundings } from './settings.js';
import { type Sharing, sharingOf } from './shared.js';
import type { MatchHeader, MatchStore } from './store.js';
import { sharedTermsOf, termsOf } from './terms.js';
import type { Match } from './types.js';

/** See {@link openMatch}. */
export interface OpenOptions<G = unknown> extends Surroundings {
  /** The game or its entry, which may have older rules: what was begun under them goes on under them. */
  readonly game?: G | Entry<G> | undefined;
  /** A catalogue in which the game is found. That of this package, unless given. */
  readonly games?: object | undefined;
}

type Shared = NonNullable<MatchHeader['shared']>;

/** How dice are shared, as a store has it. @throws `GameError` `INVALID_RECORD` */
function sharingIn(shared: unknown, id: string, players: number): Sharing {
  const { seed, options, ...terms } = plainCopy(shared, 'INVALID_RECORD', 'match: shared') as Partial<Shared>;
  if (typeof seed !== 'string') throw new GameError('INVALID_RECORD', 'match: shared: it has no seed');
  const known = isRecord(options) && { options };
  return sharingOf({ ...sharedTermsOf(terms, 'INVALID_RECORD'), seed, ...known }, id, players);
}

/**
 * Opens a match that was begun elsewhere, or before a crash. The game is found in this package's catalogue, unless `game` or
 * `games` is given.
 *
 * @throws (as a rejection) `GameError` `INVALID_RECORD` where there is no such match, or nothing has the rules under which
 * it began; `INVALID_SETUP` for anything but a store
 */
export function openMatch<State, Action extends AnyAction, Options, View>(
  store: MatchStore,
  id: string,
  options: OpenOptions<Game<State, Action, Options, View>> & { readonly game: Game<State, Action, Options, View> },
): Promise<Match<View, Action, Options>>;
/** Opens a match whose game is found by its id. */
export function openMatch(store: MatchStore, id: string, options?: OpenOptions): Promise<Match>;
export async function openMatch(store: MatchStore, id: string, options?: OpenOptions): Promise<unknown> {
  checkStore(store);
  checkId(id);
  const { game: own, games: catalogue = games, onError: told } = optionsIn(options, 'match');
  const onError = onErrorOf(told);
  const timed = timely(store);
  const kept = await timed.latest(id);
  if (!kept) throw new GameError('INVALID_RECORD', `match: the store has none of the id ${quoted(id)}`);
  const { terms: agreed, shared, incarnation, ...begun }: MatchHeader = { ...kept.header };
  const terms = termsOf({ ...(agreed as object) }, 'INVALID_RECORD');
  const { header: recorded, footer } = openStrictly({ ...begun, actions: [] });
  const game = await loadGame(recorded, own ?? catalogue);
  const first = firstState(game, recorded);
  const { header, seed } = seeded(recorded, footer, undefined, first);
  if (seed !== undefined && !diceOf(header, seed)) {
    throw new GameError('INVALID_RECORD', 'match: dice: its seed is of older dice', { path: ['dice'] });
  }
  const sharing = shared && sharingIn(shared, id, first.players);
  const hosted = {
    store: storeOf(timed, incarnation),
    id,
    game,
    first,
    hasSeed: seed !== undefined || sharing !== undefined,
    header,
    terms,
    ...(sharing && { sharing }),
    seed,
    onError,
  };
  return hostMatch(hosted, startOf(hosted, first, snapshotIn(kept.snapshot, incarnation)));
}
