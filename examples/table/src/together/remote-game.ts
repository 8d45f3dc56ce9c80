import type { AnyGame } from 'dicewright';
import { type HostMessage, type RemoteMatch, remoteMatch, type SeatMessage } from 'dicewright/match';
import type { PlayedSession, Step } from '../game-session.js';
import type { PlayedGame } from '../played-game.js';
import { nameOf } from '../words.js';
import { keptOf } from './fair-promise.js';
import { MatchLog } from './match-log.js';

/** What whoever sits here wants to be called. */
export interface NameMessage {
  readonly type: 'name';
  readonly name: string;
}

/** What people say that they are called, by seat. */
type Names = Readonly<Record<number, string>>;

/**
 * What everybody is called: as the match was begun, and as people say who have no name there.
 *
 * @returns empty where nobody has one
 */
export function namesTogether(told: readonly string[], heard: Names, players: number): readonly string[] {
  const names = Array.from({ length: players }, (_, seat) => {
    const name = told[seat]?.trim() ?? '';
    return name === '' || name === nameOf(seat, []) ? (heard[seat] ?? '') : name;
  });
  return names.some((name) => name !== '') ? names : [];
}

/** A match elsewhere, for the parts of the table a session like another: as one seat sees it, with all that was done. */
export class RemoteGame implements PlayedSession {
  readonly remote: RemoteMatch;
  readonly record = null;
  readonly #log: MatchLog;
  readonly #listeners = new Set<() => void>();
  readonly #send: (message: SeatMessage | NameMessage) => void;
  #heard: Names = {};
  /** Another array when somebody is called something else. */
  #names: readonly string[] = [];

  /** @param send - carries a message to the host; what is lost is sent again by {@link RemoteGame.connected} */
  constructor(
    readonly played: PlayedGame,
    readonly match: string,
    readonly seat: number | null,
    send: (message: SeatMessage | NameMessage) => void,
  ) {
    this.#send = send;
    this.#log = new MatchLog(played.game, seat);
    this.remote = remoteMatch(played.game, seat, send, keptOf(match, seat));
  }

  get game(): AnyGame {
    return this.played.game;
  }

  get steps(): readonly Step[] {
    return this.#log.steps;
  }

  /** How many things were done before the first step that is known. */
  get left(): number {
    return this.#log.left;
  }

  /** Who has played the last action that stands. */
  get lastActor(): number | null {
    return this.#log.lastActor;
  }

  get version(): number {
    return this.#log.version;
  }

  get names(): readonly string[] {
    const seen = this.remote.view(this.seat);
    const now = namesTogether(seen?.names ?? [], this.#heard, seen?.view.players ?? 0);
    if (now.join('\n') !== this.#names.join('\n')) this.#names = now;
    return this.#names;
  }

  /** Whether whoever sits here has no name but the one that they say. */
  get isNameless(): boolean {
    const { seat } = this;
    return seat !== null && !namesTogether(this.remote.view(seat)?.names ?? [], {}, seat + 1)[seat];
  }

  /** Hears what others are called. */
  meet(heard: Names): void {
    const before = this.names;
    this.#heard = heard;
    if (this.names === before) return;
    this.#log.steps = [...this.#log.steps];
    for (const listener of this.#listeners) listener();
  }

  /** Says what whoever sits here wants to be called; all who are here are told. */
  introduce(name: string): void {
    this.#send({ type: 'name', name });
  }

  /** Calls the listener after each step. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what the host has said. @throws `GameError` for what no host says */
  receive(message: HostMessage): void {
    this.remote.receive(message);
    // Many frames come in parts, of which the second tells how far the match is.
    if (message.type === 'seen' || message.type === 'pong') this.#askForMissed();
    const isNew = message.type === 'frame' && this.#log.hear(message.frame);
    if (isNew) for (const listener of this.#listeners) listener();
  }

  /** There is a connection: what was missed is asked for. */
  connected(): void {
    this.remote.connected();
    this.#askForMissed();
  }

  /** The log is asked for from where it ends: what the host tells then it tells as well of all that comes. */
  #askForMissed(): void {
    const seen = this.remote.view(this.seat);
    const since = seen && this.#log.begin(seen.version, seen.view);
    if (since !== null) this.#send({ type: 'watch', since });
  }
}
