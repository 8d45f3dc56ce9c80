import type { Advisor } from '../../advice/advice.js';
import { offersOf } from '../../analysis/offers.js';
import { describedBots, madeBots } from '../../analysis/tournament/bots.js';
import type { Entry } from '../../entry/entry.js';
import { createRng } from '../../kernel/dice/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../../kernel/types.js';
import { platform } from '../../platform/node.js';
import type { CommandIo } from '../io.js';
import { tableOf } from '../offers.js';

/** The bot that is asked where nobody knows what is best. */
const ADVISING_BOT = 'mcts';

type View = DeepReadonly<Envelope>;

export interface Hint {
  readonly action: AnyAction;
  /** In the words of an advisor; without one the action speaks for itself. */
  readonly words?: string;
  readonly from: string;
}

async function adviceOf(advisor: Advisor, view: View, quiet: boolean, io: CommandIo): Promise<Hint | null> {
  const table = await tableOf(advisor, view, { quiet }, io);
  const advice = advisor.advise(table, view);
  if (advice === null) return null;
  const { action, value } = advice;
  return { action, words: advisor.inWords(view, action), from: `worth ${value.toFixed(2)}, which is ${advisor.value}` };
}

/** A hint for a player who is to act: the advisor's of the game, else that of a bot that searches. */
export async function hintFor(
  { entry, game }: { readonly entry: Entry; readonly game: AnyGame },
  view: View,
  player: number,
  io: CommandIo,
): Promise<Hint> {
  const { advisor } = await offersOf(entry);
  const advice = advisor === null ? null : await adviceOf(advisor, view, false, io);
  if (advice) return advice;
  const table = { entry, game, options: view.options as object };
  const [bot] = await madeBots(await describedBots([ADVISING_BOT], table, platform), table, platform);
  if (bot === undefined) throw new TypeError('a bot that was asked for is made');
  return { action: bot(view, player, createRng(`hint ${player}`)), from: `so plays ${ADVISING_BOT}` };
}
