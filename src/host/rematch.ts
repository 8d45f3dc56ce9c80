import type { Catalogue } from '../catalogue/catalogue-of.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { createMatch } from '../match/create.js';
import { timely } from '../match/deadline.js';
import { openMatch } from '../match/open.js';
import type { MatchStore } from '../match/store.js';
import { botsIn } from './bots.js';
import type { Secrets } from './secrets.js';

/** The match after one, as who sits at that is told it. */
export interface Rematch {
  readonly id: string;
  /** Where they sit now. */
  readonly seat: number;
  readonly secret: string;
}

/** The list without its first, which comes last. */
const turned = <T>([first, ...others]: readonly T[]): T[] => (first === undefined ? [] : [...others, first]);

/** `'A~-t'` → `'A.2~t-'` → `'A.3~-t'`: who asks second finds what the first has begun, and bots move with everybody. */
export function rematchId(id: string): string {
  const [, table = id, count = '1', , bots = ''] = /^(.*?)(?:\.(\d+))?(~([-rt]+))?$/s.exec(id) ?? [];
  return `${table}.${Number(count) + 1}${bots === '' ? '' : `~${turned([...bots]).join('')}`}`;
}

/**
 * Begins the match after one that is over, or finds it begun: the same game on the same terms, and who began goes last.
 *
 * @param secret - of a seat of the match that is over
 * @returns `null` where there is no such seat; `'running'` while the match goes on
 * @throws (as a rejection) `GameError` where it can't be begun as it was
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
  const { game, players, options, names, terms, shared } = kept.header;
  const seat = secrets.find(id, players, secret);
  if (seat === null || botsIn(id).has(seat)) return null;
  const match = await openMatch(store, id, { games });
  const { result } = match.view(seat);
  await match.close();
  if (!result) return 'running';
  const next = rematchId(id);
  const sharing = shared && ({ dice: 'shared', begin: shared.begin, revealWithin: shared.revealWithin } as const);
  const table = { id: next, players, options, ...(names && { names: turned(names) }), ...terms, ...sharing, store };
  try {
    await (await createMatch(await (games[game] as Entry).load(), table)).close();
  } catch (error) {
    // Somebody else of them was first.
    if (!(error instanceof GameError) || error.path?.[0] !== 'id') throw error;
  }
  const now = (seat + players - 1) % players;
  return { id: next, seat: now, secret: secrets.of(next, now) };
}
