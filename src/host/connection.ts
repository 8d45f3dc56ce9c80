import { type ServedSeat, serveSeat } from '../match/serve-seat.js';
import type { Match } from '../match/types.js';
import { botsIn } from './bots.js';
import type { Limits } from './limits.js';
import type { Matches } from './matches.js';
import { isName, type Presence } from './presence.js';
import type { Secrets } from './secrets.js';
import { type AnySocket, wireOf } from './socket.js';

/** What a connection needs of its host. */
export interface Surroundings {
  readonly matches: Matches;
  readonly secrets: Pick<Secrets, 'find'>;
  readonly presence: Presence;
  /** Waits as long as the other end has to, also for its seat once it has one. @returns `false` where it asks too much */
  readonly pace: (seat: string | null) => Promise<boolean>;
  readonly limits: Limits;
}

/** One end of a socket. */
export interface Connection {
  /** Closes the socket. @returns when everything that was under way is done */
  readonly end: (code: number) => Promise<void>;
  /** Asks whether the other end is there, and cuts the connection of one that has not answered since the last time. */
  readonly beat: () => void;
}

interface Join {
  readonly match: string;
  /** `null` to only watch. */
  readonly secret: string | null;
  /** Whether it wants to know who else is there. */
  readonly presence?: unknown;
  /** The name of whoever sits there. */
  readonly name?: unknown;
}

const isJoin = (message: unknown): message is Join => {
  const { type, match, secret } = (message ?? {}) as Record<string, unknown>;
  return type === 'join' && typeof match === 'string' && (secret === null || typeof secret === 'string');
};

/**
 * One socket: first it says where it sits, then it is that seat's. Its messages are handled one after the other.
 *
 * @param onGone - called once, when it is closed
 */
export function serveSocket(socket: AnySocket, host: Surroundings, onGone: () => void = () => undefined): Connection {
  const { matches, secrets, presence, pace, limits } = host;
  const wire = wireOf(socket);
  let served: ServedSeat | null = null;
  let held: string | null = null;
  let match: Match | null = null;
  let seatName: string | null = null;
  let leave = (): void => undefined;
  let enter: (() => () => void) | null = null;
  let name = '';
  let stop = (): void => undefined;
  let waiting = 0;
  let unheard = 0;
  let isGone = false;
  let isThere = true;
  let last: Promise<void> = Promise.resolve();
  const send = (message: object): void => {
    if (isGone) return;
    // A client that does not read what it asks for is not waited for.
    if (wire.unread() > limits.unread) cut();
    else wire.send(JSON.stringify(message));
  };
  const refuse = (message: string): void => send({ type: 'refused', error: { code: 'INVALID_ACTION', message } });

  function gone(): void {
    if (isGone) return;
    isGone = true;
    served?.close();
    stop();
    leave();
    if (held !== null) matches.release(held);
    onGone();
  }

  /** What waits is dropped, and nothing more is received. */
  function cut(): void {
    wire.cut();
    gone();
  }

  function close(code: number): void {
    wire.close(code);
    gone();
  }

  /** Present under another name, or at another seat. */
  function enterAnew(): void {
    const left = leave;
    if (enter) leave = enter();
    left();
  }

  async function join({ match: id, secret, presence: isCurious, name: called }: Join): Promise<void> {
    const opened = await matches.hold(id);
    if (opened === 'full') return refuse('no more matches can be opened here; try again later');
    // The same words whether the match or the secret is wrong: nobody learns what there is by asking.
    if (!opened) return refuse('there is no such seat');
    const place = secret === null ? null : secrets.find(id, opened.seats.length, secret);
    const isSeat = secret === null || (place !== null && !botsIn(id).has(place));
    if (isGone || !isSeat) {
      matches.release(id);
      return refuse('there is no such seat');
    }
    match = opened;
    held = id;
    if (place !== null) seatName = JSON.stringify([id, place]);
    const seatNow = (): number | null => (place === null ? null : (opened.seats[place] as number));
    const seat = seatNow();
    if (isName(called)) name = called;
    enter = () => presence.enter(id, seatNow(), isCurious === true ? send : null, name);
    served = serveSeat(opened, seat, send);
    send({ type: 'joined', game: opened.view(seat).view.game, seat });
    leave = enter();
    if (opened.view(null).shared?.lot !== null) return;
    // Until the lot is drawn, seats follow the order in which the players were named.
    stop = opened.subscribe(null, ({ shared }) => {
      if (shared?.lot == null) return;
      stop();
      enterAnew();
    });
  }

  /** What is done is stamped with its time, and refused where it comes too late. */
  async function pass(seat: ServedSeat, message: unknown): Promise<void> {
    if ((message as { type?: unknown } | null)?.type !== 'watch') await match?.tick(Date.now());
    await seat.receive(message);
  }

  async function handle(text: string): Promise<void> {
    if (isGone) return;
    if (!(await pace(seatName))) return close(1013);
    if (isGone) return;
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return refuse('expected JSON');
    }
    const { type, name: called } = (message ?? {}) as Record<string, unknown>;
    if (served && type === 'name') {
      if (!isName(called)) return refuse('expected a name of 1 to 100 characters');
      name = called;
      enterAnew();
    } else if (served) await pass(served, message);
    else if (isJoin(message)) await join(message);
    else refuse('expected a message that joins a match');
  }

  wire.on('message', (data) => {
    if (isGone) return;
    isThere = true;
    const text = String(data);
    if (text.length > limits.bytes) return close(1009);
    // What arrives meanwhile waits in the network, so that nobody fills this process's memory; where it can't, it is counted.
    wire.pause();
    waiting++;
    unheard += text.length;
    if (unheard > limits.unheard) return close(1013);
    last = last
      .then(() => handle(text))
      // The store failed: the client reconnects, and sends again what was not answered.
      .catch(() => close(1011))
      .finally(() => {
        unheard -= text.length;
        if (--waiting === 0) wire.resume();
      });
  });
  wire.on('pong', () => {
    isThere = true;
  });
  wire.on('error', cut);
  wire.on('close', gone);
  return {
    end(code) {
      close(code);
      return last;
    },
    beat() {
      // A paused socket receives no answer either.
      if (!isThere && waiting === 0) return cut();
      isThere = false;
      if (!wire.ping()) isThere = true;
    },
  };
}
