import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { type FindGame, withGame } from './game-of.js';
import type { OpenRecord } from './open.js';
import { stepsOf } from './step.js';
import type { GameRecord } from './types.js';

/** A record as a player, or a spectator (`null`), may keep it. */
export function viewOf(record: OpenRecord, game: AnyGame, player: number | null): GameRecord {
  const { header, footer } = record;
  const isPlayer = Number.isInteger(player) && (player as number) >= 0 && (player as number) < header.players;
  if (player !== null && !isPlayer) {
    const message = `record: expected a player from 0 to ${header.players - 1}, or null for a spectator`;
    throw new GameError('INVALID_ACTION', message);
  }
  const actions: AnyAction[] = [];
  const steps = stepsOf(record, game);
  let step = steps.next();
  for (; !step.done; step = steps.next()) actions.push(game.viewAction(step.value.before, step.value.action, player));
  const { seed, ...result } = footer;
  return { ...header, actions, ...result, ...(game.result(step.value) && seed !== undefined && { seed }) };
}

/** {@link viewRecord}, synchronous where the game is at hand. */
export function viewUsing(find: FindGame, record: unknown, player: number | null): unknown {
  return withGame(find, record, (open, rules) => viewOf(open, rules, player));
}
