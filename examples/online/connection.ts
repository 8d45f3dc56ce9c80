import { type Match, type ServedSeat, serveSeat } from 'dicewright/match';
import type { WebSocket } from 'ws';
import type { Matches } from './matches.js';
import type { Seats } from './seats.js';

interface Host {
  readonly matches: Matches;
  readonly seats: Seats;
  /** Waits as long as the other end has to. */
  readonly pace: () => Promise<void>;
}

interface Join {
  readonly match: string;
  /** `null` for who only watches. */
  readonly secret: string | null;
}

const isJoin = (message: unknown): message is Join => {
  const { type, match, secret } = (message ?? {}) as Record<string, unknown>;
  return type === 'join' && typeof match === 'string' && (secret === null || typeof secret === 'string');
};

/** So many bytes may wait for somebody to read them. */
const MOST_UNREAD = 4_000_000;

/** One socket: first it says where it sits, then it is that seat's. What it says is done one after the other. */
export function serveSocket(socket: WebSocket, { matches, seats, pace }: Host): void {
  let served: ServedSeat | null = null;
  let held: string | null = null;
  let match: Match | null = null;
  let waiting = 0;
  let isGone = false;
  let last: Promise<void> = Promise.resolve();
  const send = (message: object): void => {
    // Who does not read what he asks for is not waited for.
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const refuse = (message: string): void => send({ type: 'refused', error: { code: 'INVALID_ACTION', message } });

  async function join({ match: id, secret }: Join): Promise<void> {
    const seat = secret === null ? null : await seats.find(id, secret);
    match = secret !== null && seat === null ? null : await matches.hold(id);
    // The same words whether the match or the secret is wrong: nobody learns what there is by asking.
    if (!match) return refuse('there is no such seat');
    if (isGone) return matches.release(id);
    held = id;
    served = serveSeat(match, seat, send);
    send({ type: 'joined', game: match.view(seat).view.game, seat });
  }

  /** What is done has its time, and whoever comes too late is told so. */
  async function pass(seat: ServedSeat, message: unknown): Promise<void> {
    if ((message as { type?: unknown } | null)?.type !== 'watch') await match?.tick(Date.now());
    await seat.receive(message);
  }

  async function hear(text: string): Promise<void> {
    await pace();
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return refuse('expected JSON');
    }
    if (served) await pass(served, message);
    else if (isJoin(message)) await join(message);
    else refuse('expected a message that joins a match');
  }

  socket.on('message', (data) => {
    // What comes meanwhile waits in the network, so that nobody fills this process's memory.
    socket.pause();
    waiting++;
    last = last
      .then(() => hear(String(data)))
      // The store failed: whoever is there connects again, and sends again what was not answered.
      .catch(() => socket.close(1011))
      .finally(() => {
        if (--waiting === 0) socket.resume();
      });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    isGone = true;
    served?.close();
    if (held !== null) matches.release(held);
  });
}
