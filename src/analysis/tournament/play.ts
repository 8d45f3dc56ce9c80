import { createRng, type RandomGenerator } from '../../kernel/dice/random.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { type Playout, playout } from '../../play/playout.js';
import type { Bot } from '../bots/bot.js';
import { trustedPolicy } from '../bots/thinking.js';
import { addGame, lineUp, type TournamentCounts, type TournamentHead } from './counts.js';
import { errorText } from './error-text.js';
import type { GameLuck } from './game-luck.js';
import type { Watch } from './watch.js';

/** What is played, and by which bots. */
export interface Match {
  readonly game: AnyGame;
  readonly head: TournamentHead;
  /** In the order of the head's names. */
  readonly bots: readonly Bot<AnyAction, Envelope>[];
  /** Finds luck, where that is asked for, and possible. */
  readonly luck: GameLuck | null;
  readonly watch?: Watch;
}

/** A game that could not be played: a bot threw, gave no legal action, or brought its worker down. */
export class TournamentError extends Error {
  override readonly name = 'TournamentError';
  /** The number of the game. */
  readonly game: number;
  /** The seat that was asked for an action last, from 0. */
  readonly seat: number;
  /** The name of the bot at that seat. */
  readonly bot: string;

  /** @internal */
  constructor(game: number, seat: number, bot: string, cause: unknown) {
    super(`game ${game}: bot ${bot} at seat ${seat}: ${errorText(cause)}`, { cause });
    this.game = game;
    this.seat = seat;
    this.bot = bot;
  }
}

/**
 * Plays a game of the tournament and counts it. It depends only on the seed and its number: game i has the dice of
 * `seededDice` with the seed `<seed>/<i>`, and each seat has a generator of its own.
 *
 * @throws TournamentError when a bot throws, or gives no legal action
 */
export function playGame({ game, head, bots, luck, watch }: Match, index: number, counts: TournamentCounts): void {
  const { players, options, seed, maxActions } = head;
  const seats = lineUp(head, index);
  // Our own bots never write into what they are shown: they think on the game itself. Others are shown a copy.
  const policies = bots.map((bot) => trustedPolicy(bot, game) as Bot<AnyAction, Envelope> | undefined);
  const trusted = !policies.includes(undefined);
  const rngs: (RandomGenerator | undefined)[] = [];
  let asked = 0;
  let actions = 0;
  const choose: Bot<AnyAction, Envelope> = (view, player) => {
    asked = player;
    actions++;
    let rng = rngs[player];
    if (rng === undefined) {
      rng = createRng(`${seed}/${index}/${player}`);
      rngs[player] = rng;
    }
    const bot = seats[player] as number;
    watch?.asking(index, player, bot);
    const action = ((policies[bot] ?? bots[bot]) as Bot<AnyAction, Envelope>)(view, player, rng);
    watch?.resting();
    return action;
  };
  let played: Playout<Envelope, AnyAction>;
  try {
    played = playout(game, { players, options, seed: `${seed}/${index}`, choose, trusted, maxActions });
  } catch (error) {
    throw new TournamentError(index, asked, head.bots[seats[asked] as number] as string, error);
  }
  const { result } = played;
  const round = Math.floor(index / head.bots.length);
  const told = luck && result && { bySeat: luck(played.actions, index), round };
  // Each action was asked for; the actions of the playout would have to be put together first.
  addGame(counts, seats, actions, result, told);
}
