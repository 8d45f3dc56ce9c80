/**
 * Matches: the host of one game, for seats that need not trust each other, in any number of processes. No network, no
 * clock: whoever has HTTP, WebSocket or a framework puts it behind that.
 *
 * @module dicewright/match
 */
export { createMatch, type HostedDice, type MatchOptions, type MatchTable, type TableDice } from './create.js';
export { memoryStore } from './memory-store.js';
export type { HostMessage, SeatMessage } from './messages.js';
export { type OpenOptions, openMatch } from './open.js';
export { type RemoteMatch, type RemoteSeen, remoteMatch } from './remote.js';
export { type ServedSeat, serveSeat } from './serve-seat.js';
export type { Surroundings } from './settings.js';
export type {
  ActionEntry,
  Awaitable,
  Entry,
  MatchHeader,
  MatchStore,
  SnapshotData,
  StoredEntry,
  StoredSnapshot,
  UndoEntry,
  Wake,
} from './store.js';
export type { Answer, Frame, FrameListener, Match, Seen, SubmitOptions } from './types.js';
