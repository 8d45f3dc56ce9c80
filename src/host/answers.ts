import type { Catalogue } from '../catalogue/catalogue-of.js';
import { createSeed } from '../kernel/dice/seed.js';
import { GameError } from '../kernel/errors.js';
import { isRecord } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import { createMatch, type MatchTable } from '../match/create.js';
import type { MatchStore } from '../match/store.js';
import { botsIn, policyOf, suffixOf } from './bots.js';
import { messagesSchema } from './messages.js';
import type { Presence } from './presence.js';
import { rematchIn } from './rematch.js';
import type { Secrets } from './secrets.js';
import type { Thinkers } from './thinkers.js';

/** A request, however it came. */
export interface Asked {
  readonly method: string;
  /** `'/matches'` */
  readonly path: string;
  /** Its body, read when needed. @throws what {@link refused} makes, where it is too long */
  readonly body: () => Promise<string>;
}

/** An answer, as JSON. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}

/** What a request that can't have what it asks for gets. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The error of a request that gets this answer. */
export const refused = (status: number, code: string, message: string): Error => new Refused(status, code, message);

const answered = (status: number, value: object): Answered => ({ status, text: JSON.stringify(value) });

/** The answer where something was thrown. */
export function answerTo(error: unknown): Answered {
  if (error instanceof Refused) return answered(error.status, { code: error.code, message: error.message });
  if (error instanceof GameError) return answered(400, { code: error.code, message: error.message });
  // The store has failed; its own words are nobody's business.
  return answered(500, { code: 'FAILED', message: 'this failed here; it may be sent again' });
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused(400, 'INVALID_SETUP', 'expected JSON');
  }
  return isRecord(value) ? value : {};
}

type Wanted = Partial<MatchTable> & { readonly dice?: unknown; readonly revealWithin?: number };

/** @throws what a request that asks for other dice gets */
function sharedDice(dice: unknown, revealWithin: number | undefined) {
  if (dice === 'shared') return { dice, revealWithin } as const;
  throw new Refused(400, 'INVALID_SETUP', "dice: expected 'shared', or nothing");
}

/** Answers what is asked of the host outside its sockets. */
export function answersBy(
  store: MatchStore,
  games: Catalogue,
  secrets: Secrets,
  presence: Pick<Presence, 'tell'>,
  thinkers: Thinkers,
): (asked: Asked) => Promise<Answered> {
  function entryOf(id: unknown) {
    const entry = typeof id === 'string' && Object.hasOwn(games, id) ? games[id] : undefined;
    if (entry) return entry;
    throw new Refused(404, 'NOT_FOUND', 'there is no such game');
  }
  const gameOf = async (id: unknown): Promise<AnyGame> => entryOf(id).load();

  async function begin(text: string): Promise<object> {
    // In any shape: the game and the match refuse what they can't begin with.
    const { game: asked, players = 0, bots: seated, ...wanted } = parsed(text);
    const entry = entryOf(asked);
    const { options, names, undo, clock, revealWithin, dice, begin } = wanted as Wanted;
    const id = `${createSeed()}${suffixOf(seated, players)}`;
    const shared = dice === undefined && revealWithin === undefined ? {} : sharedDice(dice, revealWithin);
    const table = { id, players: players as number, options, names, undo, clock, begin, ...shared };
    const game = await entry.load();
    const bots = new Set(botsIn(id).values());
    if (bots.size > 0) {
      // A table that can't be made is found out before there is a match for it.
      const { options } = await (await createMatch(game, table)).save();
      for (const name of bots) await policyOf(entry, name, options, thinkers);
    }
    const match = await createMatch(game, { ...table, store });
    await match.close();
    // In the order in which the players were named, whatever seats a lot has given them, or will.
    const secretOf = (_: unknown, place: number) => (botsIn(id).has(place) ? null : secrets.of(id, place));
    return { id, secrets: match.seats.map(secretOf) };
  }

  async function beginAgain(id: string, text: string): Promise<object> {
    const next = await rematchIn(store, games, secrets, id, parsed(text).secret);
    if (next === 'running') throw new Refused(409, 'NOT_OVER', 'this match goes on');
    // The same words whether the match or the secret is wrong.
    if (!next) throw new Refused(404, 'NOT_FOUND', 'there is no such seat');
    presence.tell(id, { type: 'rematch', match: next.id });
    return next;
  }

  return async ({ method, path, body }) => {
    if (method === 'POST' && path === '/matches') return answered(201, await begin(await body()));
    const match = /^\/matches\/([^/]+)\/rematch$/.exec(path)?.[1];
    if (method === 'POST' && match !== undefined) return answered(201, await beginAgain(match, await body()));
    const game = /^\/games\/([\w-]+)\/messages$/.exec(path)?.[1];
    if (method === 'GET' && game !== undefined) return answered(200, messagesSchema(await gameOf(game)));
    throw new Refused(404, 'NOT_FOUND', 'there is nothing here');
  };
}
