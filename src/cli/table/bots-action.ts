import { createRng } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Session } from '../../session/session.js';
import { messageOf, UsageError } from '../errors.js';
import type { Seat } from './seats.js';

/** What the bot in a seat does. @throws UsageError for a bot that can't go on */
export function botsAction(session: Session, seat: Seat | undefined, player: number, seed: string): AnyAction {
  try {
    const action = seat?.bot?.(
      session.view(player),
      player,
      createRng(`bot ${player} ${session.steps.length} ${seed}`),
    );
    if (action === undefined) throw new TypeError('a bot acts for itself');
    const refused = session.check(action);
    if (refused) throw new UsageError(`bot ${seat?.name}: ${messageOf(refused)}`);
    return action;
  } catch (error) {
    throw error instanceof GameError
      ? new UsageError(`bot ${seat?.name}: ${messageOf(error)}`, { cause: error })
      : error;
  }
}
