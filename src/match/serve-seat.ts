import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord, read } from '../kernel/plain.js';
import type { AnyAction, ViewedAction } from '../kernel/types.js';
import type { GameRecord } from '../record/types.js';
import type { HostMessage } from './messages.js';
import { isName } from './submission.js';
import type { Answer, Match, MatchFrame } from './types.js';

/** One connection of a seat. */
export interface ServedSeat {
  /**
   * Takes what the seat has sent, in any shape: anything but a message is left unanswered.
   *
   * @throws (as a rejection) what the store throws; the seat sends the same again when it is connected anew
   */
  readonly receive: (message: unknown) => Promise<void>;
  /** Sends the seat nothing more. */
  readonly close: () => void;
}

/** At most this many missed frames are sent at once: more would fill the memory of a process whose sockets are slow. */
const PAGE = 1_000;

/** A message, whose fields may be anything. */
interface Request {
  readonly type?: unknown;
  readonly since?: unknown;
  readonly action?: unknown;
  readonly at?: unknown;
  readonly key?: unknown;
  readonly version?: unknown;
  readonly accept?: unknown;
  readonly commitment?: unknown;
  readonly link?: unknown;
}

/** What a seat may ask of its match, which judges everything that a seat may send. */
function asked(
  match: Match,
  seat: number,
  { type, action, at, key, version, accept }: Request & { readonly key: string },
): Promise<Answer> | null {
  const sent = { at: at as number, key };
  if (type === 'submit') return match.submit(seat, action as AnyAction, sent);
  if (type === 'undo') return match.undo(seat, sent);
  if (type === 'resign') return match.resign(seat, { key });
  if (type === 'answer') return match.answer(seat, version as number, accept as boolean, { key });
  return null;
}

/**
 * The host's end of a connection: what {@link remoteMatch} sends is passed on to the match, as one seat. It has no network:
 * whoever has a socket for each seat passes in what arrives and sends what goes out.
 *
 * @param seat - who is at the other end, which the caller has made sure of; `null` for a spectator, who may only watch.
 * Where a lot is to be drawn from shared dice: the player's number in the order in which they were named; the connection
 * then goes on as the seat that was drawn
 * @param send - carries a message, which is plain JSON, to the seat, in order
 * @throws `GameError` `INVALID_ACTION` for a seat that is not there, `INVALID_SETUP` for anything but a match
 */
export function serveSeat<View, Action extends AnyAction, Options>(
  match: Match<View, Action, Options>,
  seat: number | null,
  send: (message: HostMessage<View, Action>) => void,
): ServedSeat {
  const isMatch = read(() => typeof match.view === 'function' && typeof match.subscribe === 'function');
  if (!isMatch) throw new GameError('INVALID_SETUP', 'match: expected a match, as createMatch and openMatch give it');
  if (typeof send !== 'function') throw new GameError('INVALID_SETUP', 'match: send: expected a function');
  const { lot } = match.view(seat).shared ?? {};
  /** Who is there: until a lot is drawn, the seat is the place in the order in which the players came. */
  const isPlace = seat !== null && lot === null;
  const now = (): number | null => (isPlace ? (match.seats[seat] as number) : seat);
  let isDrawn = !isPlace;
  let stop = (): void => undefined;
  let isClosed = false;
  /** How often frames were asked for: only the last request is served. */
  let asking = 0;

  async function watch(since: unknown): Promise<void> {
    const own = ++asking;
    const isOver = (): boolean => isClosed || own !== asking;
    const from = isInteger(since, 0) && since <= (await match.catchUp(since)) ? since : null;
    if (isOver()) return;
    stop();
    if (from === null || match.version - from <= PAGE) return tell(from);
    const frames = await match.framesSince(from, now(), { limit: PAGE });
    for (const frame of frames) if (!isOver()) hear(frame);
    if (isOver()) return;
    // A page that has taken these in asks for the next, which it misses before the pong, or before what happens from now on.
    const { version } = match;
    send({ type: 'pong', version });
    stop = match.subscribe(now(), hear, { since: version });
  }

  /** @param since - a version; all that is to be seen, unless given */
  function tell(since: number | null): void {
    const seen = match.view(now());
    if (since === null) send({ type: 'seen', seen });
    stop = match.subscribe(now(), hear, { since: since ?? seen.version });
  }

  function hear(frame: MatchFrame<View, Action>): void {
    const place = frame.shared?.lot;
    if (isDrawn || place == null) {
      send({ type: 'frame', frame });
      return;
    }
    // From here on it is served as whoever sits there.
    isDrawn = true;
    asking++;
    stop();
    tell(null);
  }

  /** Shares what it has to; a refusal shows. */
  async function share({ type, commitment, link }: Request): Promise<void> {
    const who = now();
    if (who === null) return;
    await (type === 'commit' ? match.commit(who, commitment as string) : match.reveal(who, link as string));
  }

  async function tellRecord(): Promise<void> {
    const record = await match.record(now());
    if (!isClosed) send({ type: 'record', record: record as GameRecord<ViewedAction<Action>> });
  }

  async function answer(request: Request): Promise<void> {
    const { key } = request;
    const who = now();
    if (who === null || !isName(key)) return;
    const reply = await asked(match as Match, who, { ...request, key });
    if (reply && !isClosed) send({ type: 'answer', key, answer: reply });
  }

  return Object.freeze({
    async receive(message: unknown) {
      const request = read((): Request | undefined => (isRecord(message) ? { ...message } : undefined));
      if (request?.type === 'watch') await watch(request.since);
      else if (request?.type === 'record') await tellRecord();
      else if (request?.type === 'commit' || request?.type === 'reveal') await share(request);
      else if (request?.type === 'ping') {
        if (!isClosed) send({ type: 'pong', version: match.version });
      } else if (request) await answer(request);
    },
    close() {
      isClosed = true;
      stop();
    },
  });
}
