import { Tinypool } from 'tinypool';
import type { GameRange } from '../analysis/runs.js';
import { type ChunkAnswer, type ChunkSetup, chunkPlayer } from '../analysis/tournament/chunk.js';
import { loadModule, readFile } from './files.js';

let player: Promise<(range: GameRange) => ChunkAnswer> | undefined;

/** What a thread does for a tournament: plays a range of games. */
export async function work(range: GameRange): Promise<ChunkAnswer> {
  player ??= chunkPlayer(Tinypool.workerData as ChunkSetup, { loadModule, readFile });
  return (await player)(range);
}
