/**
 * A server of matches, as another process: `node server-process.js ADDRESS`. It is asked by messages, and answers by them.
 * Anybody may end it at any time.
 */
import type { AnyAction, GameError } from 'dicewright';
import { type Answer, createMatch, type Match, type MatchStore, openMatch } from 'dicewright/match';
import { postgresStore } from 'dicewright/postgres';
import pg from 'pg';
import type { Seen } from '../../../src/match/types.js';
import { gameOf } from './chaos-games.js';

/** What a server is asked; `number` is that of the question. */
export type Question = { readonly number: number; readonly id: string } & (
  | { readonly what: 'view'; readonly seat: number | null }
  | {
      readonly what: 'submit';
      readonly seat: number;
      readonly action: AnyAction;
      readonly key: string;
      readonly at?: number;
    }
  | { readonly what: 'undo'; readonly seat: number; readonly key: string }
  | { readonly what: 'heard' }
);

/** To each question what was asked for: what is seen, the answer of the match, or what who subscribes has heard. */
export interface Reply {
  readonly number: number;
  readonly seen?: Seen;
  readonly answer?: Answer;
  readonly heard?: { readonly since: number; readonly versions: readonly number[] };
  /** What the match has thrown. */
  readonly error?: string;
}

interface Served {
  readonly match: Match;
  readonly since: number;
  readonly versions: number[];
}

const [address = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: address, max: 8 });
const store: MatchStore = postgresStore(pool, {
  async listen() {
    const client = new pg.Client(address);
    await client.connect();
    return client;
  },
});

async function openOrCreate(id: string): Promise<Match> {
  const { game, players } = gameOf(id);
  for (;;) {
    try {
      return (await store.latest(id))
        ? await openMatch(store, id, { game })
        : await createMatch(game, { id, players, store });
    } catch (error) {
      // Another was faster.
      if ((error as GameError).code !== 'INVALID_SETUP') throw error;
    }
  }
}

async function serve(id: string): Promise<Served> {
  const match = await openOrCreate(id);
  const versions: number[] = [];
  const since = match.version;
  match.subscribe(null, ({ version }) => versions.push(version), { since });
  return { match, since, versions };
}

const served = new Map<string, Promise<Served>>();

async function reply(question: Question): Promise<Omit<Reply, 'number'>> {
  const { id } = question;
  const serving = served.get(id) ?? serve(id);
  served.set(id, serving);
  const { match, since, versions } = await serving;
  switch (question.what) {
    case 'view':
      return { seen: match.view(question.seat) };
    case 'submit': {
      const { seat, action, at, key } = question;
      return { answer: await match.submit(seat, action, { ...(at !== undefined && { at }), key }) };
    }
    case 'undo':
      return { answer: await match.undo(question.seat, { key: question.key }) };
    case 'heard':
      await match.catchUp();
      return { heard: { since, versions } };
  }
}

process.on('message', (question: Question) => {
  reply(question)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((told) => process.send?.({ number: question.number, ...told }));
});
process.on('disconnect', () => process.exit());
