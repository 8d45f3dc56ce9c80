import type { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import type { Journal } from './journal.js';
import type { Position } from './position.js';
import { refusal, type Submission } from './submission.js';

const mayAct = (game: AnyGame, { state }: Position, seat: number): boolean => game.playersToAct(state).includes(seat);

/** Whether nothing has come between that takes the sender's action away from him: others may have acted beside him. */
async function actedOnlyOthers(game: AnyGame, journal: Journal, seat: number, at: number): Promise<boolean> {
  if (!mayAct(game, journal.position, seat)) return false;
  for await (const { before, entry } of journal.stepsSince(at)) {
    if (entry.undo !== undefined || entry.seat === seat) return false;
    if (before.version === at && !mayAct(game, before, seat)) return false;
  }
  return true;
}

/** Why what was sent at a version can't be judged in the position now; `null` where it can. */
export async function staleness(game: AnyGame, journal: Journal, { seat, at }: Submission): Promise<GameError | null> {
  const { version } = journal.position;
  if (at === undefined || at === version) return null;
  if (at > version) return refusal('INVALID_ACTION', `at: expected a version up to ${version}, got ${at}`);
  if (game.traits.simultaneous && (await actedOnlyOthers(game, journal, seat, at))) return null;
  return refusal('STALE', `sent at version ${at}, but this is version ${version}`);
}
