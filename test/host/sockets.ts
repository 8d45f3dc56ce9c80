import { EventEmitter } from 'node:events';
import type { createHost } from 'dicewright/host';
import { expect } from 'vitest';

type Host = ReturnType<typeof createHost>;
export type Said = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The end of a socket that a host has, as ws has them, and what a page does with the other end. */
export class Socket extends EventEmitter {
  readonly heard: Said[] = [];
  closed: number | null = null;
  bufferedAmount = 0;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Said);
    this.emit('heard');
  }
  close(code = 1000): void {
    if (this.closed !== null) return;
    this.closed = code;
    queueMicrotask(() => this.emit('close'));
    this.emit('heard');
  }

  say(message: unknown): void {
    this.emit('message', Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)));
  }

  /** Waits until something that the host says is as wanted: bounded by what it says, not by a clock. */
  async until(isTrue: () => boolean): Promise<void> {
    for (let turns = 0; !isTrue(); turns++) {
      expect(turns, 'things heard').toBeLessThan(5_000);
      await new Promise<void>((resolve) => this.once('heard', () => resolve()));
    }
  }

  async first(type: string): Promise<Said> {
    await this.until(() => this.heard.some((one) => one.type === type));
    return this.heard.find((one) => one.type === type) as Said;
  }
}

/** A socket from an address, which sits down. */
export function seated(host: Host, match: string, secret: string | null, address = '192.0.2.1', more: object = {}) {
  const socket = new Socket();
  host.connect(socket, { socket: { remoteAddress: address } });
  socket.say({ type: 'join', match, secret, ...more });
  return socket;
}

export interface Begun {
  readonly id: string;
  readonly secrets: (string | null)[];
}

export const asking = (body: unknown, method = 'POST', path = '/matches'): Request =>
  new Request(`http://host${path}`, {
    method,
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

export async function begin(host: Host, table: object): Promise<Begun> {
  const answer = await host.fetch(asking({ game: 'kiriki', players: 2, ...table }));
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as Begun;
}

export const roll = (key: string, player = 0) => ({
  type: 'submit',
  action: { type: 'roll', player, dice: [0, 1, 2, 3, 4] },
  at: 0,
  key,
});
