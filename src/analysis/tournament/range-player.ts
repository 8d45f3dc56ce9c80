import { builtInEntry } from '../../catalogue/games.js';
import type { NamedGame } from '../../entry/entry.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn, plainCopy } from '../../kernel/plain.js';
import type { AnyAction, Envelope } from '../../kernel/types.js';
import { platformHere } from '../here.js';
import { rangeAsked } from '../pieces.js';
import type { GameRange } from '../runs.js';
import { type BotTable, madeBots, type TournamentBot } from './bots.js';
import type { ChunkSetup } from './chunk.js';
import { noGames, type TournamentHead } from './counts.js';
import { gameLuck, luckTable } from './game-luck.js';
import type { Platform } from './platform.js';
import { playGame } from './play.js';
import { resultOf, type TournamentResult } from './result.js';
import { type AnyTournament, tableOf } from './tournament.js';

/**
 * A tournament whose ranges of games are played in different places: the part of its result that is known beforehand. Rules
 * and names of the bots, where given, are compared with what is here.
 */
export interface TournamentRun extends Partial<Omit<TournamentHead, 'game' | 'seed'>> {
  /** The id of the game. */
  readonly game: string;
  /** Everything in game i depends on this and on i alone. */
  readonly seed: string;
}

/** What a {@link rangePlayer} plays with. */
export interface RangePlayerOptions<State, Action extends AnyAction, Options, View> {
  /** The game, or its entry; without it, the catalogue's. */
  readonly game?: NamedGame<State, Action, Options, View> | undefined;
  /** The bots that play. */
  readonly bots: readonly TournamentBot<NoInfer<Action>, NoInfer<View>>[];
}

/** Plays games from the first number to before the second. @throws TournamentError as {@link tournament} */
export type RangePlayer = (range: GameRange) => TournamentResult;

/** A tournament with what is here to play it, as it is sent to threads. */
export interface KnownRun {
  readonly table: BotTable;
  readonly setup: ChunkSetup;
}

/** What a run is played with here. @throws (all as rejections) as {@link rangePlayer} */
export async function knownRun(
  platform: Platform,
  run: TournamentRun,
  {
    game: given,
    module,
    bots,
  }: {
    readonly game?: AnyTournament['game'] | undefined;
    readonly module?: string | undefined;
    readonly bots: readonly TournamentBot<AnyAction, Envelope>[];
  },
): Promise<KnownRun> {
  const game = given ?? builtInEntry(run.game);
  const { players, options, seed, maxActions, luck } = run;
  const asked = { game, module, bots, players, options, seed, maxActions, luck };
  const known = await tableOf(asked, platform);
  const { table, head, start } = known;
  for (const key of ['game', 'rules', 'bots'] as const) {
    const [here, there] = [JSON.stringify(head[key]), JSON.stringify(run[key])];
    if (there === undefined || here === there) continue;
    throw new GameError('INVALID_SETUP', `the run is of another ${key}: ${there}, here it is ${here}`);
  }
  return { table, setup: { head, module, bots: known.bots, start, luck: await luckTable(known), telling: null } };
}

/** How many values the description of a run may have: a hundred bots have long names. */
const MOST_VALUES = 100_000;

/**
 * What plays ranges of a tournament's games in this thread, in one go each; the bots are made once. For programs that hand
 * out ranges to processes and machines: the merged results of ranges ({@link mergeTournaments}) are the result of {@link
 * tournament} over all of them.
 *
 * @throws (all as rejections) as {@link tournament}, and GameError `INVALID_SETUP` for a run of another game, other rules
 * or other bots
 */
export async function rangePlayer<State, Action extends AnyAction, Options, View>(
  run: TournamentRun,
  input: RangePlayerOptions<State, Action, Options, View>,
): Promise<RangePlayer> {
  const { game, bots } = optionsIn(input, 'range player');
  const copy: unknown = plainCopy(run, 'INVALID_SETUP', 'run', MOST_VALUES);
  const told = optionsIn(copy as TournamentRun, 'run');
  const platform = await platformHere();
  const { table, setup } = await knownRun(platform, told, {
    game: game as AnyTournament['game'] | undefined,
    bots: bots as readonly TournamentBot<AnyAction, Envelope>[],
  });
  const { head } = setup;
  const match = {
    game: table.game,
    head,
    luck: await gameLuck(table, head, setup.start, setup.luck),
    bots: await madeBots(setup.bots, table, platform),
  };
  return (asked) => {
    const range = rangeAsked(asked);
    const counts = noGames(head);
    for (let index = range[0]; index < range[1]; index++) playGame(match, index, counts);
    return resultOf({ head, ranges: range[0] === range[1] ? [] : [range], counts });
  };
}
