import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord, read } from '../kernel/plain.js';

/** What one process takes on, and how much of it any client may have. */
export interface Limits {
  /** Matches that are played or watched here at once; 10,000 unless given. */
  readonly matches: number;
  /** Sockets at once; 10,000 unless given. */
  readonly sockets: number;
  /** Sockets of one address at once; 100 unless given. */
  readonly socketsOfAddress: number;
  /** Bytes of a request's body, and characters of a message; what is longer is not read. 16,384 unless given. */
  readonly bytes: number;
  /** Characters that one socket has sent and that are not handled yet; 262,144 unless given. */
  readonly unheard: number;
  /** Bytes that may wait for one socket to read them; 4,000,000 unless given. */
  readonly unread: number;
  /** How many messages one address, and one seat, may send at once; 30 unless given. */
  readonly burst: number;
  /** How many per second after that, while more wait; 15 unless given. */
  readonly perSecond: number;
  /** Milliseconds that a message may have to wait: one that would have to wait longer is refused. 10,000 unless given. */
  readonly debt: number;
  /** Threads for bots that look ahead; 2 unless given. */
  readonly thinkers: number;
  /** Milliseconds that a bot leaves people before each thing it does; 1 unless given. */
  readonly pause: number;
  /** Milliseconds between looks at whether a socket is still there; 30,000 unless given. */
  readonly ping: number;
}

const USUAL: Limits = {
  matches: 10_000,
  sockets: 10_000,
  socketsOfAddress: 100,
  bytes: 16_384,
  unheard: 262_144,
  unread: 4_000_000,
  burst: 30,
  perSecond: 15,
  debt: 10_000,
  thinkers: 2,
  pause: 1,
  ping: 30_000,
};

/** @throws `GameError` `INVALID_SETUP` for anything but limits */
export function limitsOf(given: unknown = {}): Limits {
  const told = read(() => (isRecord(given) ? { ...given } : undefined));
  for (const [name, value] of Object.entries(told ?? { limits: given })) {
    if (value === undefined || (Object.hasOwn(USUAL, name) && isInteger(value, 1, 2 ** 31 - 1))) continue;
    const message = `host: limits: expected integers from 1 for any of ${Object.keys(USUAL).join(', ')}`;
    throw new GameError('INVALID_SETUP', message, { path: ['limits', name] });
  }
  const known = Object.entries(told ?? {}).filter(([, value]) => value !== undefined);
  return { ...USUAL, ...Object.fromEntries(known) };
}
