import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type AnyGame, GameError } from 'dicewright';
import { games } from 'dicewright/games';
import { createMatch } from 'dicewright/match';
import { WebSocketServer } from 'ws';
import { serveSocket } from './connection.js';
import type { Database } from './database.js';
import { matchesIn } from './matches.js';
import { messagesSchema } from './messages.js';
import { type Pace, paced } from './pace.js';
import { pageFiles } from './page-files.js';
import { seatsIn } from './seats.js';

/** Nothing that is said here is longer, in bytes; what is, is not read. */
const LONGEST = 16_384;
const HEADERS = {
  // Sockets of the page's own host are `'self'`.
  'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

interface ServerOptions {
  /** Called when the port is this server's, so that a second start touches nothing. */
  readonly open: () => Promise<Database>;
  /** The folder with the built page, if there is one. */
  readonly page?: string | undefined;
  readonly port?: number | undefined;
  readonly pace?: Pace | undefined;
  /** Behind a proxy: the header in which it says who asks, in small letters. Nobody else may be able to reach this server. */
  readonly addressHeader?: string | undefined;
}

/** What is sent to begin a match. */
interface Beginning {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly names: readonly string[];
  readonly undo: 'free' | 'consent' | 'none';
  readonly clock: { readonly initial: number; readonly increment?: number; readonly perAction?: number };
}

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > LONGEST) throw new Refused(413, `expected ${LONGEST} bytes at most`);
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new Refused(400, 'expected JSON');
  }
}

async function gameOf(id: unknown): Promise<AnyGame> {
  if (typeof id !== 'string' || !Object.hasOwn(games, id)) throw new Refused(404, 'there is no such game');
  return games[id as keyof typeof games].load();
}

/** Hosts matches for whoever has a seat's secret; any number of these may share a database. */
export async function startServer(options: ServerOptions) {
  const { open, page, port = 0, pace = { burst: 30, perSecond: 15 }, addressHeader = '' } = options;
  const server = createServer();
  // Who comes before the database is open is sent away, and comes again.
  const notYet = (_: IncomingMessage, response: ServerResponse): unknown => response.writeHead(503).end();
  const cut = (_: IncomingMessage, socket: Duplex): unknown => socket.destroy();
  server.on('request', notYet).on('upgrade', cut);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  const opening = open();
  opening.catch(() => server.close());
  const database = await opening;
  const seats = seatsIn(database.client);
  await seats.migrate();
  const matches = matchesIn(database.store);
  const fileAt = pageFiles(page);
  const wait = paced(pace);
  const addressOf = ({ headers, socket }: IncomingMessage): string =>
    String(headers[addressHeader] ?? socket.remoteAddress ?? '');

  async function begin(request: IncomingMessage): Promise<object> {
    // In whatever shape it is: the game and the match refuse what they can't begin with.
    const { game: asked, players = 0, ...wanted } = ((await bodyOf(request)) ?? {}) as Partial<Beginning>;
    const { options, names, undo, clock } = wanted;
    const game = await gameOf(asked);
    const id = randomUUID();
    const match = await createMatch(game, { id, players, options, names, undo, clock, store: database.store });
    await match.close();
    return { id, secrets: await seats.give(id, players) };
  }

  async function answer(request: IncomingMessage): Promise<{ readonly type: string; readonly text: string | Buffer }> {
    const json = (value: object) => ({ type: 'application/json', text: JSON.stringify(value) });
    const [path = '/'] = (request.url ?? '/').split('?');
    if (request.method === 'POST' && path === '/matches') return json(await begin(request));
    const [, game] = /^\/games\/([\w-]+)\/messages$/.exec(path) ?? [];
    if (game !== undefined) return json(messagesSchema(await gameOf(game)));
    const file = fileAt(path);
    if (!file) throw new Refused(404, 'there is nothing here');
    return file;
  }

  const refusalOf = (error: unknown): { readonly status: number; readonly message: string } => {
    if (error instanceof Refused) return error;
    if (error instanceof GameError) return { status: 400, message: error.message };
    console.error(error);
    return { status: 500, message: 'this failed here; it may be sent again' };
  };

  server.removeListener('request', notYet).removeListener('upgrade', cut);
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await wait(addressOf(request));
      const { type, text } = await answer(request);
      response.writeHead(200, { 'content-type': type, ...HEADERS }).end(text);
    } catch (error) {
      const { status, message } = refusalOf(error);
      response.writeHead(status, { 'content-type': 'application/json', ...HEADERS }).end(JSON.stringify({ message }));
    }
  });
  const sockets = new WebSocketServer({ server, maxPayload: LONGEST });
  sockets.on('connection', (socket, request) => {
    const address = addressOf(request);
    serveSocket(socket, { matches, seats, pace: () => wait(address) });
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}
