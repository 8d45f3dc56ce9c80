import { DICE_VERSION } from '../kernel/dice/dice.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame, Envelope } from '../kernel/types.js';
import { commitmentFor } from './commit.js';
import { readHeader } from './open.js';
import type { SeedOptions } from './table.js';
import { RECORD_FORMAT, type RecordHeader } from './types.js';

/** Who plays, and how. */
export interface StartOptions<Options = object> extends SeedOptions {
  readonly players: number;
  readonly options?: Options | undefined;
  /** One name per player, at most 100 characters each, used in sentences. */
  readonly names?: readonly string[] | undefined;
}

/**
 * How a recorded game begins: its first state, and what is fixed from then on.
 *
 * @param match - the id of the match, where it is one
 * @throws `GameError` `INVALID_SETUP` for players, options, names or a seed that won't do
 */
export function openingOf(
  game: AnyGame,
  { players, options = {}, names, seed }: Partial<StartOptions>,
  where: string,
  match?: string,
): { readonly header: RecordHeader; readonly first: Envelope } {
  const first = game.setup({ players: players as number, options });
  const tag = seed === undefined ? match : (match ?? '');
  const draft = {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rules,
    players,
    options,
    ...(tag !== undefined && { match: tag }),
    ...(names !== undefined && { names }),
    ...(seed !== undefined && { dice: DICE_VERSION, commitment: commitmentFor(seed, tag, first) }),
  };
  const header = readHeader(draft, where, ({ message, path }) => {
    throw new GameError('INVALID_SETUP', message, { path });
  }) as RecordHeader;
  return { header, first };
}
