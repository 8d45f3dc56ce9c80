import { usualPlay } from '../analysis/bots/purposeful-bot.js';
import { GameError } from '../kernel/errors.js';
import { createRng } from '../kernel/random.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope } from '../kernel/types.js';
import type { Recorder } from '../record/recorder.js';
import { messageOf, UsageError } from './errors.js';
import type { CommandIo } from './io.js';
import type { Names } from './names.js';
import type { PictureWriter } from './pictures.js';
import { nextToAct } from './table/order.js';
import type { Seat } from './table/seats.js';

type State = DeepReadonly<Envelope>;

/** Who chooses the next action of a game, `null` at its end. */
type Play = (recorder: Recorder) => AnyAction | null;

/** Random legal actions, or those of a game that has a purpose. */
export function randomPlay(game: AnyGame, seed: string): Play {
  const rng = createRng(`choices ${seed}`);
  const next = usualPlay(game);
  return ({ state }) => next(state, rng);
}

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

/** What the bots do in their seats. */
export function seatedPlay(game: AnyGame, seats: readonly Seat[], seed: string): Play {
  return (recorder) => {
    const { state } = recorder;
    if (game.outcome(state)) return null;
    const player = nextToAct(game.playersToAct(state), recorder.lastAction?.player ?? -1, state.players);
    return botsAction(game, recorder, seats[player], player, seed);
  };
}

/** The actions of a game one after another, with the position before each. */
function* actionsOf(recorder: Recorder, play: Play): Generator<{ before: State; after: State; action: AnyAction }> {
  for (let action = play(recorder); action; action = play(recorder)) {
    const before = recorder.state;
    const after = recorder.play(action);
    yield { before, after, action: recorder.lastAction ?? action };
  }
}

/** Digits that number every position; for that the game is played once in silence. */
export function digitsOf(recorder: Recorder, play: Play): number {
  let count = 0;
  for (const _ of actionsOf(recorder, play)) count++;
  return Math.max(3, String(count).length);
}

/** Plays a game to its end, and announces and draws what happens. */
export async function playOut(
  game: AnyGame,
  recorder: Recorder,
  play: Play,
  names: Names,
  io: CommandIo,
  writer: PictureWriter,
): Promise<void> {
  await writer.atStart(recorder.state);
  let index = 0;
  let last: State | undefined;
  for (const { before, after, action } of actionsOf(recorder, play)) {
    await io.stdout.write(`${index + 1}. ${names.inText(game.describe(before, action, after))}\n`);
    await writer.afterAction(after, index++, before);
    last = before;
  }
  await writer.atEnd(recorder.state, last);
}
