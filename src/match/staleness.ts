import type { GameError } from '../kernel/errors.js';
import type { Journal } from './journal.js';
import { type Position, type Rules, toActIn } from './position.js';
import { refusal, type Submission } from './submission.js';

const mayAct = (rules: Rules, position: Position, seat: number): boolean => toActIn(rules, position).includes(seat);

/** Whether nothing since then keeps the sender from acting: others may have acted at the same time. */
async function actedOnlyOthers(rules: Rules, journal: Journal, seat: number, at: number): Promise<boolean> {
  if (!mayAct(rules, journal.position, seat)) return false;
  for await (const { before, entry } of journal.stepsSince(at)) {
    if (before.version === at && !mayAct(rules, before, seat)) return false;
    if (entry.undo !== undefined || [entry.action?.player, entry.announced?.player].includes(seat)) return false;
  }
  return true;
}

/** Why what was sent at a version can't be judged in the position now; `null` where it can. */
export async function staleness(rules: Rules, journal: Journal, { seat, at }: Submission): Promise<GameError | null> {
  const { version, since } = journal.position;
  if (at === undefined) return null;
  if (at > version) return refusal('INVALID_ACTION', `at: expected a version up to ${version}, got ${at}`);
  // A question, or the passing of time, changes nothing for whoever acts.
  if (at >= since) return null;
  if (rules.game.traits.simultaneous && (await actedOnlyOthers(rules, journal, seat, at))) return null;
  return refusal('STALE', `sent at version ${at}, but this is version ${version}`);
}
