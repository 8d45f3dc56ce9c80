import { parentPort } from 'node:worker_threads';
import type { GameRange } from '../analysis/runs.js';
import { type SimulationSetup, simulationChunkPlayer } from '../analysis/simulation/chunk.js';
import { type ChunkSetup, chunkPlayer } from '../analysis/tournament/chunk.js';
import { GameError } from '../kernel/errors.js';
import { loadModule, readFile } from './files.js';
import { SharedPlace, type ThreadMessage, type ThreadStart } from './worker-messages.js';

type Setup = ChunkSetup | SimulationSetup;

const playerOf = async (setup: Setup, watch: SharedPlace) =>
  'bots' in setup ? chunkPlayer(setup, { loadModule, readFile }, watch) : simulationChunkPlayer(setup, { loadModule });

// A thread that plays ranges of games of a tournament or a simulation.
parentPort?.once('message', async ({ setup, port, place }: ThreadStart) => {
  const tell = (message: ThreadMessage): void => port.postMessage(message);
  const watch = new SharedPlace(place);
  const player = await playerOf(setup as Setup, watch).catch((error: unknown) => {
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
