import type { Catalogue } from '../catalogue/catalogue-of.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { createMatch } from '../match/create.js';
import { timely } from '../match/deadline.js';
import { openMatch } from '../match/open.js';
import type { MatchStore } from '../match/store.js';
import type { Match } from '../match/types.js';
import { botsIn } from './bots.js';
import type { Secrets } from './secrets.js';

/** The next match, as it is sent to a player of the one before. */
export interface Rematch {
  readonly id: string;
  /** Where they sit now; until a shared lot is drawn, their place among the players. */
  readonly seat: number;
  readonly secret: string;
}

/** The list without its first, which comes last. */
const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

/** `'A~-t'` → `'A.2~t-'` → `'A.3~-t'`: whoever asks second finds what the first has begun, and bots move with everybody. */
export function rematchId(id: string): string {
  return id.replace(/^(.*?)(?:\.(\d+))?(?:~([-rtenh]+))?$/s, (_, table: string, count = '1', bots = '') => {
    return `${table}.${Number(count) + 1}${bots === '' ? '' : `~${turned([...bots]).join('')}`}`;
  });
}

async function seatsOf(opening: Promise<Match>): Promise<readonly number[]> {
  const match = await opening;
  const { seats } = match;
  await match.close();
  return seats;
}

/**
 * Begins the match after one that is over, or finds it begun: the same game on the same terms, and whoever was named first
 * goes last.
 *
 * @param secret - of a player of the match that is over
 * @returns `null` where there is no such seat; `'running'` while the match goes on
 * @throws (as a rejection) `GameError` where it can't be begun on the same terms
 */
export async function rematchIn(
  store: MatchStore,
  games: Catalogue,
  secrets: Secrets,
  id: string,
  secret: unknown,
): Promise<Rematch | null | 'running'> {
  const kept = await timely(store).latest(id);
  if (!kept || typeof secret !== 'string') return null;
  const { game, players, options, terms, shared, lot } = kept.header;
  const place = secrets.find(id, players, secret);
  if (place === null || botsIn(id).has(place)) return null;
  const match = await openMatch(store, id, { games });
  const { names, result } = match.view(null);
  const named = names && match.seats.map((seat) => names[seat] as string);
  await match.close();
  if (!result) return 'running';
  const next = rematchId(id);
  const begin = lot === undefined ? shared?.begin : 'lot';
  const sharing = shared && ({ dice: 'shared', revealWithin: shared.revealWithin } as const);
  const table = {
    id: next,
    players,
    options,
    ...(named && { names: turned(named) }),
    ...terms,
    ...sharing,
    begin,
    store,
  };
  const seats = await seatsOf(createMatch(await (games[game] as Entry).load(), table)).catch((error) => {
    // Another of them was first.
    if (!(error instanceof GameError) || error.path?.[0] !== 'id') throw error;
    return seatsOf(openMatch(store, next, { games }));
  });
  const now = (place + players - 1) % players;
  return { id: next, seat: seats[now] as number, secret: secrets.of(next, now) };
}
