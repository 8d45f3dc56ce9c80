import { GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import { entryNamed, needsModule } from '../entry-named.js';
import type { GameRange } from '../runs.js';
import { type BotTools, type DescribedBot, madeBots } from './bots.js';
import { noGames, type TournamentCounts, type TournamentHead } from './counts.js';
import { errorText } from './error-text.js';
import { gameLuck, type LuckTable } from './game-luck.js';
import { type Match, playGame, TournamentError } from './play.js';
import { timer } from './timer.js';
import type { Watch } from './watch.js';

/** All that a thread has to know about a tournament, as data. */
export interface ChunkSetup {
  readonly head: TournamentHead;
  /** Where the game is, if not in the catalogue. */
  readonly module?: string | undefined;
  readonly bots: readonly DescribedBot[];
  /** The first state of the game, which shows whether it is the one to be played. */
  readonly start: unknown;
  readonly luck: LuckTable;
  /** Milliseconds after which the games so far are reported, though there are more; `null` never. */
  readonly telling: number | null;
}

/** The result of a range of games. */
export type ChunkAnswer =
  | { readonly games: GameRange; readonly counts: TournamentCounts }
  | { readonly failure: { readonly game: number; readonly seat: number; readonly bot: string; readonly why: string } };

/** Plays a range of games; what is reported before its end goes to `part`. */
export type ChunkPlayer = (range: GameRange, part: (answer: ChunkAnswer) => void) => ChunkAnswer;

/**
 * What plays ranges of the tournament's games in a thread of its own.
 *
 * @throws GameError `INVALID_SETUP` (as a rejection) when the game is not that of the catalogue or the module, or a bot can't be made
 */
export async function chunkPlayer(
  { head, module, bots, start, luck, telling }: ChunkSetup,
  tools: BotTools,
  watch: Watch,
): Promise<ChunkPlayer> {
  const { game: id, players, options } = head;
  const entry = await entryNamed(id, module, tools.loadModule);
  const game = await entry.load();
  if (game.rules !== head.rules || !plainEqual(game.setup({ players, options }), start)) {
    const other = module === undefined ? needsModule(entry) : `${id} of ${module} is another game`;
    throw new GameError('INVALID_SETUP', other);
  }
  const table = { entry, game, options };
  const match = {
    game,
    head,
    luck: await gameLuck(table, head, start, luck),
    bots: await madeBots(bots, table, tools, watch),
    watch,
  };
  return (range, part) => {
    try {
      return playRange(match, range, telling, part);
    } catch (error) {
      if (!(error instanceof TournamentError)) throw error;
      const { game, seat, bot, cause } = error;
      return { failure: { game, seat, bot, why: errorText(cause) } };
    }
  };
}

function playRange(
  match: Match,
  [first, to]: GameRange,
  telling: ChunkSetup['telling'],
  part: (answer: ChunkAnswer) => void,
): ChunkAnswer {
  let from = first;
  let counts = noGames(match.head);
  const told = timer();
  for (let game = from; game < to; game++) {
    playGame(match, game, counts);
    if (telling === null || game + 1 === to || told.passed() < telling) continue;
    part({ games: [from, game + 1], counts });
    from = game + 1;
    counts = noGames(match.head);
    told.restart();
  }
  return { games: [from, to], counts };
}
