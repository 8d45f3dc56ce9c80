import { Tinypool } from 'tinypool';
import type { Range } from '../analysis/runs.js';
import { type ChunkAnswer, type ChunkSetup, chunkPlayer } from '../analysis/tournament/chunk.js';
import { platform } from './node.js';

let player: Promise<(range: Range) => ChunkAnswer> | undefined;

/** What a thread does for a tournament: plays a range of games. */
export async function work(range: Range): Promise<ChunkAnswer> {
  player ??= chunkPlayer(Tinypool.workerData as ChunkSetup, platform);
  return (await player)(range);
}
