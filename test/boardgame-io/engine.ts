import { createRequire } from 'node:module';
import type { State } from 'boardgame.io';
import { vi } from 'vitest';

// Node cannot import boardgame.io 0.50 as an ES module.
const require = createRequire(import.meta.url);
export const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
export const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');
export const { Local, SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
export const { RandomBot, Simulate } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');
export const { InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');
export const { Master } = require('boardgame.io/master') as typeof import('boardgame.io/master');
export const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

/** Runs something of which boardgame.io complains on the console, and gives what it says. */
export async function complaints(run: () => unknown): Promise<string> {
  const said: unknown[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(...words));
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  return said.join(' ');
}

/** What a client has been told. */
export function told<G>(client: { getState(): (State<G> & object) | null }): State<G> {
  const state = client.getState();
  if (!state) throw new Error('nothing was told yet');
  return state;
}
