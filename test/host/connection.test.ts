import { EventEmitter } from 'node:events';
import { kiriki } from 'dicewright/kiriki';
import { createMatch, type Match } from 'dicewright/match';
import { expect, it } from 'vitest';
import { serveSocket } from '../../src/host/connection.js';
import { limitsOf } from '../../src/host/limits.js';
import { presenceOf } from '../../src/host/presence.js';

/** A socket that tells what becomes of it; what is sent waits to be read. */
class Socket extends EventEmitter {
  isEnded = false;
  readonly sent: string[] = [];

  constructor(readonly bufferedAmount: number) {
    super();
  }

  send = (text: string): void => void this.sent.push(text);
  terminate = (): void => {
    this.isEnded = true;
  };
  pause = (): void => undefined;
  resume = (): void => undefined;
}

async function served(bufferedAmount: number) {
  const match = (await createMatch(kiriki, { id: 'm', players: 2 })) as unknown as Match;
  const socket = new Socket(bufferedAmount);
  let holders = 0;
  const matches = {
    async hold() {
      holders++;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return match;
    },
    release: () => void holders--,
  };
  const secrets = { find: () => 0 };
  const surroundings = { matches, secrets, presence: presenceOf(), pace: async () => true, limits: limitsOf() };
  const connection = serveSocket(socket as never, surroundings);
  socket.emit('message', JSON.stringify({ type: 'join', match: 'm', secret: 'his' }));
  return { socket, connection, holders: () => holders };
}

it('tells whoever joins where they sit', async () => {
  const { socket } = await served(0);
  await expect.poll(() => socket.sent).toEqual(['{"type":"joined","game":"kiriki","seat":0}']);
  expect(socket.isEnded).toBe(false);
});

it('ends the connection of a client that does not read what it asks for', async () => {
  const { socket } = await served(5_000_000);
  await expect.poll(() => socket.isEnded).toBe(true);
  expect(socket.sent).toEqual([]);
});

it('lets go of the match when somebody leaves, also while sitting down', async () => {
  const { socket, holders } = await served(0);
  await expect.poll(holders).toBe(1);
  socket.emit('close');
  await expect.poll(holders).toBe(0);
});
