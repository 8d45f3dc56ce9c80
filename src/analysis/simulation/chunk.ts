import { GameError } from '../../kernel/errors.js';
import { entryNamed } from '../entry-named.js';
import type { GameRange } from '../runs.js';
import { errorText } from '../tournament/error-text.js';
import type { Platform } from '../tournament/platform.js';
import type { SimulationHead, SimulationResult } from './result.js';
import { simulationPlayer } from './simulation.js';

/** All that a thread has to know about a simulation, as data. */
export interface SimulationSetup {
  readonly head: SimulationHead;
  /** Where the game is, if not in the catalogue. */
  readonly module: string | undefined;
}

/** The result of a range of games. */
export type SimulationAnswer = { readonly result: SimulationResult } | { readonly why: string };

/**
 * What plays ranges of the simulation's games in a thread of its own.
 *
 * @throws GameError `INVALID_SETUP` (as a rejection) when the game is not that of the catalogue or the module
 */
export async function simulationChunkPlayer(
  { head, module }: SimulationSetup,
  { loadModule }: Pick<Platform, 'loadModule'>,
): Promise<(range: GameRange) => SimulationAnswer> {
  const entry = await entryNamed(head.game, module, loadModule);
  const game = await entry.load();
  if (game.rules !== head.rules) throw new GameError('INVALID_SETUP', `${head.game} has other rules here`);
  const play = await simulationPlayer(entry, head);
  return (range) => {
    try {
      return { result: play(range) };
    } catch (error) {
      return { why: errorText(error) };
    }
  };
}
