import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { checkSeed, createSeed } from '../kernel/dice/seed.js';
import { GameError } from '../kernel/errors.js';
import { deepFreeze, plainCopy } from '../kernel/plain.js';
import type { AnyAction, DeepReadonly, Envelope, ViewedAction } from '../kernel/types.js';
import { sentAction } from '../play/sent-action.js';
import { COMMITMENT, isCommitment } from '../record/fields.js';
import type { GameRecord } from '../record/types.js';
import { type Followed, followedBy, followedFrom, foreseen, isOf } from './followed.js';
import type { HostMessage, SeatMessage } from './messages.js';
import { received, type SentSeen } from './received.js';
import { remoteShares } from './remote-shares.js';
import type { Answer, MatchFrame, Seen } from './types.js';

/** What a seat is shown of a match elsewhere. */
export interface RemoteSeen<View = Envelope> extends Seen<View> {
  /** Whether something is shown, or sent, that the host has not yet answered. */
  readonly isPending: boolean;
  /** Where a lot is drawn from shared dice: the seat; until it is drawn, the place in the order in which the players came. */
  readonly seat?: number | null;
}

/** What a page has kept of a match, so that it goes on where it was when reloaded. */
export interface Kept {
  /**
   * For the seat's own part of shared dice: what the page has kept since it first sat down (`createSeed`), for this match
   * and no other. A new one, unless given: gone with the page, which then can't share any more.
   */
  readonly seed?: string | undefined;
  /** The commitment that was shown when everybody had committed: other dice from the host are refused. */
  readonly commitment?: string | null | undefined;
}

/** A match in another process, as one seat has it. It is a source for `useMatch` of `dicewright/react`. */
export interface RemoteMatch<View = Envelope, Action extends AnyAction = AnyAction> {
  /** Rises with everything that is shown; the match's own version is in {@link RemoteMatch.view}. */
  readonly version: number;
  /**
   * What the seat is shown; `null` until the host has sent something.
   *
   * @throws `GameError` `INVALID_ACTION` for another seat
   */
  readonly view: (seat: number | null) => RemoteSeen<View> | null;
  /** Calls the listener after everything new that is shown, until the returned function is called. */
  readonly subscribe: (seat: number | null, listener: () => void) => () => void;
  /**
   * Sends an action. If it is legal, and nothing in it is random or hidden from anybody, the result is shown at once, and
   * withdrawn if the host refuses it.
   *
   * @returns the host's answer, in whichever connection it comes, once what came of the action is shown
   * @throws (as a rejection) `GameError` `INVALID_ACTION` for anything but plain data, and for a spectator
   */
  readonly submit: (action: DeepReadonly<Action>) => Promise<Answer>;
  /** Asks to take the last action back. */
  readonly undo: () => Promise<Answer>;
  /** Answers what another seat asks; see {@link Match.answer}. */
  readonly answer: (version: number, accept: boolean) => Promise<Answer>;
  /** Resigns the match. */
  readonly resign: () => Promise<Answer>;
  /**
   * Asks for the seat's own record: while the game runs, what was sent to the seat, and, once it is over, all of it, with
   * the seed. It is for the seat to check, by `verifyRecord` with the commitment that was seen first.
   *
   * @returns it as the host sent it, in whichever connection; its actions have not been judged
   */
  readonly record: () => Promise<GameRecord<ViewedAction<Action>>>;
  /**
   * Takes what the host has sent, in any shape.
   *
   * @throws `GameError` `INVALID_STATE` for what a host never sends, a view that isn't of the game, and a different
   * commitment than before; what is shown then stays as it was
   */
  readonly receive: (message: HostMessage<View, Action>) => void;
  /** To be called whenever there is a connection, the first time, too: asks for what was missed. */
  readonly connected: () => void;
  /**
   * To be called every few seconds while there is a connection: asks the host whether it is there, for what was missed, and
   * again for what has gone unanswered for long.
   *
   * @returns `false` where the host has sent nothing since the last time: the connection is dead, and another has to be made
   */
  readonly beat: () => boolean;
}

interface Pending {
  readonly message: Extract<SeatMessage, { key: string }>;
  readonly resolve: (answer: Answer) => void;
  /** Its frame has come. */
  isTold: boolean;
  /** The host has answered something that was asked later. */
  isOverdue: boolean;
  answer?: Answer;
}

function keptIn(kept: unknown): { readonly seed: string; readonly commitment: string | null } {
  const { seed = createSeed(), commitment = null } = plainCopy(kept, 'INVALID_SETUP', 'match: kept') as Kept;
  if (commitment === null || isCommitment(commitment)) return { seed: checkSeed(seed), commitment };
  throw new GameError('INVALID_SETUP', `match: commitment: expected ${COMMITMENT}`);
}

/**
 * The seat's end of a connection to {@link serveSeat}. It has no network: whoever has a socket calls `connected` when it
 * is open, gives `receive` what comes in, and sends what goes out.
 *
 * @param seat - whose match it is; `null` for a spectator
 * @param send - carries a message, which is plain JSON, to the host, in order; what is lost with a connection is sent again
 * in the next, and done only once
 * @param kept - what the page has kept, if it is reloaded
 * @throws `GameError` `INVALID_SETUP` for an impossible seed or commitment
 */
export function remoteMatch<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  seat: number | null,
  send: (message: SeatMessage<Action>) => void,
  kept: Kept = {},
): RemoteMatch<View, Action> {
  const rules = gameAtHand(game);
  const { seed, commitment } = keptIn(kept);
  const shares = remoteShares(rules, seat, seed, commitment);
  const listeners = new Set<() => void>();
  const pending = new Map<string, Pending>();
  /** Who waits for the record. */
  const wanting: ((record: GameRecord) => void)[] = [];
  let followed: Followed | undefined;
  let said: SentSeen | undefined;
  let shown: RemoteSeen | null = null;
  let version = 0;
  let hasHeard = false;
  /** The host has sent something impossible. */
  let isRefused = false;
  /** What the host was asked for, because a frame did not follow, and has not sent yet. */
  let missed: 'frames' | 'all' | null = null;

  const checkSeat = (asked: number | null): void => {
    if (asked !== seat)
      throw new GameError('INVALID_ACTION', `match: this is what ${seat ?? 'a spectator'} sees of it`);
  };
  const transmit = (message: SeatMessage): void => send(message as SeatMessage<Action>);
  const watch = (since: number | null): void => transmit({ type: 'watch', since });

  /** Lets go of what is answered, as soon as what came of it has arrived. */
  function settle(): void {
    for (const [key, { answer, resolve }] of pending) {
      if (!answer || (answer.ok && followed && answer.version > followed.version)) continue;
      pending.delete(key);
      resolve(answer);
    }
  }

  function show(): void {
    settle();
    if (!followed || !said) return;
    let { shown: position } = followed;
    for (const { message, isTold } of pending.values()) {
      if (isTold) continue;
      const next = message.type === 'submit' ? foreseen(rules, position, message.action) : undefined;
      if (!next) break;
      position = next;
    }
    const { names } = said;
    const { commitment = said.commitment, seat } = shares;
    const isByLot = followed.shown.shared?.lot !== undefined;
    const fixed = { version: followed.version, commitment, ...(isByLot && { seat }), ...(names && { names }) };
    shown = deepFreeze({ ...fixed, ...position, isPending: pending.size > 0 });
    version++;
    for (const listener of [...listeners]) listener();
    share();
  }

  /** What all wait for. */
  function share(): void {
    const message = shares.due();
    if (message) transmit(message);
  }

  function hear(frame: MatchFrame): void {
    if (!followed || frame.version <= followed.version) return;
    const next = followedBy(rules, followed, frame);
    if (!next) {
      const wanted = frame.version === followed.version + 1 ? 'all' : 'frames';
      // What was refused would be sent again, and refused again, forever; and many may follow one that did not fit.
      if (isRefused || missed === 'all' || missed === wanted) return;
      missed = wanted;
      watch(wanted === 'all' ? null : followed.version);
      return;
    }
    isRefused = true;
    shares.judge(next.shown, followed, frame);
    isRefused = false;
    if (missed === 'frames') missed = null;
    followed = next;
    const own = frame.seat === shares.seat ? [...pending.values()].find(({ isTold }) => !isTold) : undefined;
    if (own?.message.type === 'submit') own.isTold = isOf(rules, frame, own.message.action);
    show();
  }

  async function ask(messageOf: (at: number, key: string) => Pending['message']): Promise<Answer> {
    if (seat === null) throw new GameError('INVALID_ACTION', 'match: a spectator can’t act');
    const ahead = [...pending.values()].filter(({ isTold }) => !isTold).length;
    const message = messageOf((followed?.version ?? 0) + ahead, createSeed());
    return new Promise((resolve) => {
      pending.set(message.key, { message, resolve, isTold: false, isOverdue: false });
      transmit(message);
      show();
    });
  }

  /** The host is there: what it has not answered, and what it has sent in vain, is asked for again. */
  function hearOf(reached: number): void {
    missed = null;
    if (!followed || reached > followed.version) {
      missed = followed ? 'frames' : 'all';
      watch(followed?.version ?? null);
    }
    shares.again();
    share();
    for (const asked of pending.values()) {
      if (asked.isOverdue && !asked.answer) transmit(asked.message);
      asked.isOverdue = true;
    }
  }

  return Object.freeze({
    get version() {
      return version;
    },
    view(asked) {
      checkSeat(asked);
      return shown as RemoteSeen<View> | null;
    },
    subscribe(asked, listener) {
      checkSeat(asked);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    submit: async (action) => {
      const copy = sentAction(rules, action);
      return ask((at, key) => ({ type: 'submit', action: copy, at, key }));
    },
    undo: () => ask((at, key) => ({ type: 'undo', at, key })),
    answer: (asked, accept) => ask((_at, key) => ({ type: 'answer', version: asked, accept, key })),
    resign: () => ask((_at, key) => ({ type: 'resign', key })),
    record: () =>
      new Promise((resolve) => {
        wanting.push(resolve as (record: GameRecord) => void);
        if (wanting.length === 1) transmit({ type: 'record' });
      }),
    receive(message) {
      const told = received(message);
      hasHeard = true;
      if (told.type === 'frame') return hear(told.frame);
      if (told.type === 'pong') return hearOf(told.version);
      if (told.type === 'record') {
        for (const resolve of wanting.splice(0)) resolve(told.record);
        return;
      }
      if (told.type === 'answer') {
        const asked = pending.get(told.key);
        if (asked) asked.answer = deepFreeze(told.answer);
      } else {
        const { seen } = told;
        const before = said ? said.commitment : (commitment ?? seen.commitment);
        if (!seen.shared && before !== seen.commitment) {
          throw new GameError('INVALID_STATE', 'match: the host has committed to other dice than before');
        }
        const next = followedFrom(rules, seen);
        shares.judge(next.shown);
        isRefused = false;
        missed = null;
        followed = next;
        said = seen;
      }
      show();
    },
    connected() {
      hasHeard = true;
      isRefused = false;
      missed = null;
      shares.again();
      watch(followed?.version ?? null);
      share();
      for (const { message, answer } of pending.values()) if (!answer) transmit(message);
      if (wanting.length > 0) transmit({ type: 'record' });
    },
    beat() {
      const isThere = hasHeard;
      hasHeard = false;
      if (isThere) transmit({ type: 'ping' });
      return isThere;
    },
  } satisfies RemoteMatch<View, Action>);
}
