/**
 * A host of matches for people elsewhere: begins them, seats whoever has a seat's secret, and serves their sockets. Of the
 * network it needs what every platform has: requests that are answered, and sockets that send and receive text.
 *
 * @module dicewright/host
 */
export { createHost } from './create.js';
