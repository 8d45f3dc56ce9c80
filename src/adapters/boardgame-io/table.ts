import { seededDice } from '../../kernel/dice/dice.js';
import { createSeed } from '../../kernel/dice/seed.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyAction, AnyGame, Envelope, GameResult } from '../../kernel/types.js';
import { overRefusal, ownAction } from '../../match/submission.js';
import { type End, resignation } from '../../record/ended.js';
import { openingOf } from '../../record/opening.js';
import { drawnStep } from '../../record/table.js';
import { type GameRecord, NOTED_FORMAT } from '../../record/types.js';

/** `G` where the rules run, on the server or in a client that plays alone: with all secrets. */
export interface Table {
  state: Envelope;
  /**
   * `null` until the first action: boardgame.io sends every client the first state as it is, past `playerView`.
   */
  seed: string | null;
  /** With their outcomes. */
  readonly actions: AnyAction[];
  /** A player has resigned. */
  end?: End;
}

export const tableOf = (game: AnyGame, players: number, options: object | undefined): Table => ({
  state: game.setup({ players, options }),
  seed: null,
  actions: [],
});

/** The seat of a boardgame.io id. @throws `GameError` `INVALID_ACTION` for one without */
export function seatOf(playerID: unknown, players: number): number {
  const seat = typeof playerID === 'string' && /^(0|[1-9]\d?)$/.test(playerID) ? Number(playerID) : players;
  if (seat < players) return seat;
  throw new GameError('INVALID_ACTION', `expected the id of a seat, '0' to '${players - 1}'`);
}

/** Plays an action. @throws `GameError` if it can't be played; then nothing has changed */
export function playAt(table: Table, game: AnyGame, playerID: unknown, input: unknown): void {
  if (table.end) throw overRefusal();
  const before = game.load(table.state);
  const action = ownAction(game, seatOf(playerID, before.players), input);
  const seed = table.seed ?? createSeed();
  const step = drawnStep(game, before, action, seededDice(seed));
  table.state = step.state;
  table.seed = seed;
  table.actions.push(step.action);
}

/** Ends the match, which the seat has lost. @throws `GameError` for an id without a seat; then nothing has changed */
export function resignAt(table: Table, playerID: unknown): void {
  const { players } = table.state;
  table.end = resignation(players, seatOf(playerID, players));
  // Nobody knows dice that were never drawn.
  table.seed ??= createSeed();
}

export const resultOf = ({ state, end }: Pick<Table, 'state' | 'end'>, game: AnyGame): GameResult | null =>
  end?.result ?? game.result(state);

export function recordOf({ state, seed, actions, end }: Table, game: AnyGame): GameRecord | null {
  const { players, options } = state;
  const result = resultOf({ state, ...(end && { end }) }, game);
  if (result === null || seed === null) return null;
  const { header } = openingOf(game, { players, options: options as object, seed }, `${game.id}: record`);
  return { ...header, ...(end && { format: NOTED_FORMAT, ended: end.ended }), actions, result, seed };
}
