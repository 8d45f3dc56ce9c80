import { GameError } from '../../kernel/errors.js';
import { createRng } from '../../kernel/random.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import type { Recorder } from '../../record/recorder.js';
import { messageOf, UsageError } from '../errors.js';
import type { Seat } from './seats.js';

/** What the bot in a seat does. @throws UsageError for a bot that can't go on */
export function botsAction(
  game: AnyGame,
  { state, length }: Recorder,
  seat: Seat | undefined,
  player: number,
  seed: string,
): AnyAction {
  try {
    const action = seat?.bot?.(game.view(state, player), player, createRng(`bot ${player} ${length} ${seed}`));
    if (action === undefined) throw new TypeError('a bot acts for itself');
    const refused = game.check(game.view(state, player), action);
    if (refused) throw new UsageError(`bot ${seat?.name}: ${messageOf(refused)}`);
    return action;
  } catch (error) {
    throw error instanceof GameError
      ? new UsageError(`bot ${seat?.name}: ${messageOf(error)}`, { cause: error })
      : error;
  }
}
