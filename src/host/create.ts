import type { Catalogue } from '../catalogue/catalogue-of.js';
import { isEntry } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { isRecord, optionsIn, read } from '../kernel/plain.js';
import { every } from '../match/deadline.js';
import { checkStore } from '../match/settings.js';
import type { MatchStore } from '../match/store.js';
import { type Answered, type Asked, answersBy, answerTo, refused } from './answers.js';
import { type Connection, serveSocket } from './connection.js';
import { type Limits, limitsOf } from './limits.js';
import { matchesIn } from './matches.js';
import { paced } from './pace.js';
import { presenceOf } from './presence.js';
import {
  bodyOfFetch,
  bodyOfNode,
  type FetchRequest,
  type FetchResponse,
  fetchResponse,
  HEADERS,
  type NodeRequest,
  type NodeResponse,
  pathIn,
} from './requests.js';
import { secretsBy } from './secrets.js';
import type { AnySocket } from './socket.js';
import { thinkersOf } from './thinkers.js';

/** See {@link createHost}. */
export interface HostOptions {
  /** The games that can be played: `games` of `dicewright/games`, or a catalogue from `catalogueOf`. */
  readonly games: Catalogue;
  /** Where matches are kept; any number of hosts may share it. */
  readonly store: MatchStore;
  /**
   * At least 16 characters that nobody can guess, the same for all hosts that share the store, today and tomorrow: the
   * secrets of all seats follow from it.
   */
  readonly secret: string;
  readonly limits?: Partial<Limits> | undefined;
  /**
   * Behind a proxy: the header in which it gives the client's address. Nobody may be able to reach this host except through
   * it. Without it, the address is that of the connection, where the platform gives it.
   */
  readonly addressHeader?: string | undefined;
}

/** A host of matches; see {@link createHost}. */
export interface Host {
  /** Answers a request of Node: `server.on('request', host.request)`. */
  readonly request: (request: NodeRequest, response: NodeResponse) => Promise<void>;
  /**
   * Answers a `Request` with a `Response`.
   *
   * @param address - the client's, where no header gives it: clients with the same address share its pace
   */
  readonly fetch: (request: FetchRequest, address?: unknown) => Promise<FetchResponse>;
  /**
   * Serves a socket, from its first message to its end.
   *
   * @param request - the one it began with, for its address
   */
  readonly connect: (socket: AnySocket, request?: unknown) => void;
  /**
   * Closes all sockets (1012) and refuses new ones, and requests (503). The store stays open.
   *
   * @returns when everything that was under way is done
   */
  readonly close: () => Promise<void>;
}

function checkGames(games: unknown): asserts games is Catalogue {
  const isCatalogue = read(() => isRecord(games) && Object.values(games).every(isEntry));
  if (!isCatalogue)
    throw new GameError('INVALID_SETUP', 'host: games: expected a catalogue, as catalogueOf makes them');
}

/** As Node writes the names of headers. @throws `GameError` `INVALID_SETUP` */
function headerOf(name: unknown): string | undefined {
  if (name === undefined) return undefined;
  if (typeof name === 'string' && /^[\w-]{1,100}$/.test(name)) return name.toLowerCase();
  throw new GameError('INVALID_SETUP', 'host: addressHeader: expected the name of a header');
}

/** Who sent it, in either shape; `''` where nothing says. */
function addressIn(request: unknown, header: string | undefined): string {
  const { headers, socket } = (request ?? {}) as Partial<NodeRequest> & Partial<FetchRequest>;
  const get = (headers as Partial<FetchRequest['headers']> | undefined)?.get;
  const told =
    header === undefined
      ? undefined
      : typeof get === 'function'
        ? get.call(headers, header)
        : (headers as NodeRequest['headers'] | undefined)?.[header];
  return String(told ?? socket?.remoteAddress ?? '');
}

/**
 * Hosts matches for whoever has a seat's secret. `POST /matches` with `{ game, players, options, names, bots, clock, undo, dice,
 * revealWithin, begin }`, of which the first two are needed, begins one and answers `{ id, secrets }`, a secret for each player, `null` for a bot;
 * `POST /matches/ID/rematch` with `{ secret }` of a seat, once the match is over, the next on the same terms, `{ id, seat, secret }`, the
 * same for all who ask;
 * `GET /games/ID/messages` gives the messages on sockets as JSON Schema. A socket begins with `{ type: 'join', match, secret
 * }` (`null` only watches; with `presence: true` it learns who else is there), and then speaks as `serveSeat` does.
 *
 * @throws `GameError` `INVALID_SETUP` for impossible games, store, secret or limits
 */
export function createHost(options: HostOptions): Host {
  const { games, store, secret, limits: told, addressHeader } = optionsIn(options, 'host');
  checkGames(games);
  checkStore(store);
  const header = headerOf(addressHeader);
  const limits = limitsOf(told);
  const secrets = secretsBy(secret);
  const thinkers = thinkersOf(limits.thinkers);
  const matches = matchesIn(store, games, secrets, limits, thinkers);
  const presence = presenceOf();
  const pace = paced(limits);
  const answer = answersBy(store, games, secrets, presence, thinkers);
  const connections = new Map<Connection, string>();
  const socketsOf = new Map<string, number>();
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;
  const stopPings = every(limits.ping, () => {
    for (const connection of connections.keys()) connection.beat();
  });

  async function answerIn(asked: Asked, address: string): Promise<Answered> {
    try {
      if (isClosed) throw refused(503, 'CLOSED', 'this host ends; another may be there');
      if (!(await pace(address))) throw refused(429, 'TOO_MANY', 'this is too much at once; try again later');
      return await answer(asked);
    } catch (error) {
      return answerTo(error);
    }
  }

  /** Answers; closing the host waits for it. */
  async function answerFor(asked: Asked, address: string): Promise<Answered> {
    const answering = answerIn(asked, address);
    underWay.add(answering);
    try {
      return await answering;
    } finally {
      underWay.delete(answering);
    }
  }

  function left(connection: Connection, address: string): void {
    connections.delete(connection);
    const others = (socketsOf.get(address) ?? 1) - 1;
    if (others > 0) socketsOf.set(address, others);
    else socketsOf.delete(address);
  }

  return Object.freeze({
    async request(request: NodeRequest, response: NodeResponse) {
      const { method = 'GET', url = '/' } = request;
      const asked = { method, path: pathIn(url), body: bodyOfNode(request, limits.bytes) };
      const { status, text } = await answerFor(asked, addressIn(request, header));
      response.writeHead(status, HEADERS);
      response.end(text);
    },
    async fetch(request: FetchRequest, address?: unknown) {
      const asked = { method: request.method, path: pathIn(request.url), body: bodyOfFetch(request, limits.bytes) };
      const known = addressIn(request, header);
      return fetchResponse(await answerFor(asked, known === '' && typeof address === 'string' ? address : known));
    },
    connect(socket: AnySocket, request?: unknown) {
      const address = addressIn(request, header);
      const ofAddress = socketsOf.get(address) ?? 0;
      if (isClosed) return void socket.close(1012);
      if (connections.size >= limits.sockets || ofAddress >= limits.socketsOfAddress) return void socket.close(1013);
      const paceOf = (seat: string | null) => (seat === null ? pace(address) : pace(address, seat));
      const connection = serveSocket(socket, { matches, secrets, presence, pace: paceOf, limits }, () =>
        left(connection, address),
      );
      connections.set(connection, address);
      socketsOf.set(address, ofAddress + 1);
    },
    async close() {
      isClosed = true;
      stopPings();
      await Promise.all([...connections.keys()].map((connection) => connection.end(1012)));
      await Promise.allSettled(underWay);
      thinkers.close();
    },
  });
}
