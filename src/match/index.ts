/**
 * Matches: the host of one game, for seats that need not trust each other, in any number of processes. No network, no
 * clock: whoever has HTTP, WebSocket or a framework puts it behind that.
 *
 * @module dicewright/match
 */
export { createMatch } from './create.js';
export { memoryStore } from './memory-store.js';
export type { HostMessage, SeatMessage } from './messages.js';
export { openMatch } from './open.js';
export { type RemoteMatch, remoteMatch } from './remote.js';
export { type ServedSeat, serveSeat } from './serve-seat.js';
export type { MatchStore } from './store.js';
export type { Answer, Match, MatchFrame } from './types.js';
