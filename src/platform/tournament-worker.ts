import { parentPort } from 'node:worker_threads';
import type { GameRange } from '../analysis/runs.js';
import { type ChunkSetup, chunkPlayer } from '../analysis/tournament/chunk.js';
import { GameError } from '../kernel/errors.js';
import { loadModule, readFile } from './files.js';
import { SharedPlace, type ThreadMessage, type ThreadStart } from './worker-messages.js';

// A thread that plays ranges of a tournament's games.
parentPort?.once('message', async ({ setup, port, place }: ThreadStart) => {
  const tell = (message: ThreadMessage): void => port.postMessage(message);
  const watch = new SharedPlace(place);
  const player = await chunkPlayer(setup as ChunkSetup, { loadModule, readFile }, watch).catch((error: unknown) => {
    if (error instanceof GameError) tell({ kind: 'refused', message: error.message });
    else throw error;
  });
  if (player === undefined) return;
  port.on('message', (range: GameRange) => {
    const answer = player(range, (part) => tell({ kind: 'part', answer: part }));
    tell({ kind: 'done', answer });
  });
  tell({ kind: 'ready' });
});
