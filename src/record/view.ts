import { GameError } from '../kernel/errors.js';
import type { AnyAction, AnyGame, Game, ViewedAction } from '../kernel/types.js';
import { withGame } from './game-of.js';
import type { OpenRecord } from './open.js';
import { stepsOf } from './step.js';
import type { GameRecord } from './types.js';

function viewOf(record: OpenRecord, game: AnyGame, player: number | null): GameRecord {
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
  return { ...header, actions, ...result, ...(game.outcome(step.value) && seed !== undefined && { seed }) };
}

/**
 * A record as a player may keep it: every action as the game's `viewAction` tells it to him, and no seed while the
 * game runs. In a game that hides something the result does not replay, because fields of its actions are missing.
 * The game is loaded from the catalogue.
 *
 * @param record - a {@link GameRecord}, from anywhere
 * @param player - 0-based index, or `null` for a spectator
 * @throws `GameError` as {@link replay} does; `INVALID_ACTION` for a player whom the game does not have
 */
export function viewRecord(record: unknown, player: number | null): Promise<GameRecord>;
/**
 * A record as a player may keep it, with the game at hand.
 *
 * @param game - the game of the record; it need not be in the catalogue
 */
export function viewRecord<State, Action extends AnyAction, Options, View>(
  record: unknown,
  player: number | null,
  game: Game<State, Action, Options, View>,
): GameRecord<ViewedAction<Action>, Options>;
export function viewRecord(record: unknown, player: number | null, game?: unknown): unknown {
  return withGame(record, game, (open, rules) => viewOf(open, rules, player));
}
