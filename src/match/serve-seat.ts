import { isInteger, isRecord, read } from '../kernel/plain.js';
import type { AnyAction, ViewedAction } from '../kernel/types.js';
import type { GameRecord } from '../record/types.js';
import type { HostMessage } from './messages.js';
import { isName } from './submission.js';
import type { Answer, Match } from './types.js';

/** One connection of a seat. */
export interface ServedSeat {
  /**
   * Takes what the seat has sent, in any shape: what is no message is left unanswered.
   *
   * @throws (as a rejection) what the store throws; the seat sends the same again when it is connected anew
   */
  readonly receive: (message: unknown) => Promise<void>;
  /** Tells the seat nothing more. */
  readonly close: () => void;
}

/** As a message that may be anything says it. */
interface Request {
  readonly type?: unknown;
  readonly since?: unknown;
  readonly action?: unknown;
  readonly at?: unknown;
  readonly key?: unknown;
  readonly version?: unknown;
  readonly accept?: unknown;
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
 * The host's end of a connection: what {@link remoteMatch} says is asked of the match, as one seat. It has no network:
 * whoever has a socket for each seat gives what comes in and takes what goes out.
 *
 * @param seat - who is at the other end, which the caller has made sure of; `null` for a spectator, who may only watch
 * @param send - carries a message, which is plain JSON, to the seat, in order
 * @throws `GameError` `INVALID_ACTION` for a seat that is not there
 */
export function serveSeat<View, Action extends AnyAction, Options>(
  match: Match<View, Action, Options>,
  seat: number | null,
  send: (message: HostMessage<View, Action>) => void,
): ServedSeat {
  match.view(seat);
  let stop = (): void => undefined;
  let isClosed = false;

  async function watch(since: unknown): Promise<void> {
    const from = isInteger(since, 0) && since <= (await match.catchUp(since)) ? since : null;
    stop();
    if (isClosed) return;
    const seen = match.view(seat);
    if (from === null) send({ type: 'seen', seen });
    stop = match.subscribe(seat, (frame) => send({ type: 'frame', frame }), { since: from ?? seen.version });
  }

  async function tellRecord(): Promise<void> {
    const record = await match.record(seat);
    if (!isClosed) send({ type: 'record', record: record as GameRecord<ViewedAction<Action>> });
  }

  async function answer(request: Request): Promise<void> {
    const { key } = request;
    if (seat === null || !isName(key)) return;
    const reply = await asked(match as unknown as Match, seat, { ...request, key });
    if (reply && !isClosed) send({ type: 'answer', key, answer: reply });
  }

  return Object.freeze({
    async receive(message: unknown) {
      const request = read((): Request | undefined => (isRecord(message) ? { ...message } : undefined));
      if (request?.type === 'watch') await watch(request.since);
      else if (request?.type === 'record') await tellRecord();
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
