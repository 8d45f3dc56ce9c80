import { usualPlayers } from '../../../src/analysis/seats.js';
import { describedBots, madeBots } from '../../../src/analysis/tournament/bots.js';
import { standings } from '../../../src/analysis/tournament/standings.js';
import { tournament } from '../../../src/analysis/tournament/tournament.js';
import { entryFor } from '../../../src/catalogue/entry-for.js';
import { type AnyGame, playout } from '../../../src/index.js';
import { loadModule, readFile } from '../../../src/platform/files.js';
import { type BotPlay, type Contest, isBetter, MOST_BOT_ACTIONS, percentOf, SEED } from '../../lib/pages/play-text.js';
import { winsBySeat } from './random-games.js';

/** A bot, and how many games it plays against the random one. */
export interface Budget {
  readonly bot: string;
  readonly games: number;
}

/** What bots are to play. */
export interface BotPlan {
  readonly contests: readonly Budget[];
  /** A bot at all seats; `null` for none. */
  readonly alike: Budget | null;
}

/** Processor time of this process in seconds since a moment that {@link clock} gave. */
const secondsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};
const clock = (): NodeJS.CpuUsage => process.cpuUsage();

const playersOf = (game: AnyGame): number => {
  const players = usualPlayers(game);
  if (players === undefined) throw new Error(`${game.id}: its default options go with no number of players`);
  return players;
};

const against = (game: AnyGame, { bot, games }: Budget, seed: string) =>
  tournament({
    game,
    bots: [bot, 'random'],
    games,
    players: playersOf(game),
    seed,
    maxActions: MOST_BOT_ACTIONS,
  } as never);

/** The bot's games against the random one. */
async function contestOf(game: AnyGame, budget: Budget): Promise<Contest> {
  const result = await against(game, budget, SEED);
  // The difference of both, since there are games that nobody wins: those count half for each.
  const difference = standings(result).comparisons[0]?.share;
  const share = (value: number): number => percentOf((1 + value) / 2);
  const { unfinished, games } = result;
  if (difference == null) return { ...budget, games, unfinished, share: null };
  const { value, low, high } = difference;
  return { ...budget, games, unfinished, share: { value: share(value), low: share(low), high: share(high) } };
}

/** The bot at all seats. */
async function alikeOf(game: AnyGame, { bot, games }: Budget): Promise<BotPlay['alike']> {
  const players = playersOf(game);
  const options = game.setup({ players }).options as object;
  const [table, tools] = [
    { entry: await entryFor(game), game, options },
    { readFile, loadModule },
  ];
  const [policy] = await madeBots(await describedBots([bot], table, tools), table, tools);
  if (policy === undefined) throw new Error(`${bot} is no bot`);
  const outcomes = Array.from({ length: games }, (_, i) => {
    const seed = `${SEED}/alike/${i}`;
    return playout(game, { players, seed, choose: policy as never, maxActions: MOST_BOT_ACTIONS }).result;
  });
  const winners = outcomes.flatMap((outcome) => (outcome === null ? [] : [outcome.winners]));
  return { bot, games, wins: winsBySeat(players, winners, games) };
}

/** Lets bots play as planned. */
export async function botPlay(game: AnyGame, { contests, alike }: BotPlan): Promise<BotPlay> {
  const played: Contest[] = [];
  for (const budget of contests) played.push(await contestOf(game, budget));
  return {
    players: playersOf(game),
    contests: played,
    alike: alike === null ? null : await alikeOf(game, alike),
  };
}

/** The plan by which bots have played, so that they play the same games again. */
export const planOf = ({ contests, alike }: BotPlay): BotPlan => ({
  contests: contests.map(({ bot, games }) => ({ bot, games })),
  alike: alike === null ? null : { bot: alike.bot, games: alike.games },
});

/** Seconds of processor time that a game's bots may take, as far as a trial of a few games can show. */
const SECONDS = { greedy: 4, mcts: 20, alike: 6, undecided: 90 };

/** So many games, if they can be afforded. */
const numbersOfGames = [40, 20, 12] as const;

const greedyName = 'greedy:limit=1000:samples=20';

/** The least that `mcts` thinks, whatever it takes. */
const least = { iterations: 10, actions: 5, games: 12, seconds: Infinity } as const;

/** How hard `mcts` thinks, the hardest first: as hard as can be afforded. */
const efforts = [
  { iterations: 100, actions: 10, games: 40, seconds: SECONDS.mcts },
  { iterations: 50, actions: 10, games: 40, seconds: SECONDS.mcts },
  { iterations: 20, actions: 5, games: 40, seconds: SECONDS.mcts },
  { iterations: 20, actions: 5, games: 20, seconds: SECONDS.mcts },
  // Twelve games seldom decide anything: more are worth twice the time.
  { iterations: 10, actions: 5, games: 20, seconds: 2 * SECONDS.mcts },
  least,
] as const;

/** Where the games that `mcts` tries out are longer than that, it breaks them off. */
const LONG = 500;

const mctsName = (iterations: number, actions: number, length: number): string =>
  `mcts:iterations=${iterations}:actions=${actions}${length > LONG ? ':maxActions=100' : ''}`;

/** What a trial has shown, in seconds. */
export interface Trial {
  /** Of `greedy`, for a game. */
  readonly greedy: number;
  /** Of `mcts`, for a game and an iteration. */
  readonly mcts: number;
}

/** Seconds that a game of the bot against the random one takes. They are other games than those that count. */
async function secondsOf(game: AnyGame, bot: string, patience: number): Promise<number> {
  const start = clock();
  let games = 0;
  // The first games are slow, until the engine has optimised what they need.
  while (games < 2 || (games < 10 && secondsSince(start) < patience)) {
    games += 2;
    await against(game, { bot, games: 2 }, `${SEED}/trial/${games}`);
  }
  return secondsSince(start) / games;
}

/**
 * Tries how long bots take.
 *
 * @param length - how long the games are that `mcts` tries out
 * @param patience - seconds after which a bot that has played two games plays no more
 */
export async function trialOf(game: AnyGame, length: number, patience = 1): Promise<Trial> {
  const { iterations, actions } = least;
  return {
    greedy: await secondsOf(game, greedyName, patience),
    mcts: (await secondsOf(game, mctsName(iterations, actions, length), patience)) / iterations,
  };
}

/** As much play of bots as there is time for. */
export function planWithin({ greedy, mcts }: Trial, players: number, length: number): BotPlan {
  const greedyGames = numbersOfGames.find((games) => games * greedy <= SECONDS.greedy) ?? least.games;
  const { iterations, actions, games } =
    efforts.find((effort) => effort.games * effort.iterations * mcts <= effort.seconds) ?? least;
  const bot = mctsName(iterations, actions, length);
  // Against the random one about half of the seats think.
  const alike = numbersOfGames.slice(0, 2).find((count) => count * iterations * mcts * 2 <= SECONDS.alike);
  return {
    contests: [
      { bot: greedyName, games: greedyGames },
      { bot, games },
    ],
    alike: alike === undefined || players === 1 ? null : { bot, games: alike },
  };
}

/** What `mcts` is to play where that has decided nothing; `null` when there is no time for more. */
export function moreWithin({ mcts }: Trial, { contests }: BotPlan, length: number): Budget | null {
  const effort = efforts.find(({ games, iterations }) => games * iterations * mcts <= SECONDS.undecided);
  if (effort === undefined) return null;
  const more = { bot: mctsName(effort.iterations, effort.actions, length), games: effort.games };
  return contests.some(({ bot, games }) => bot === more.bot && games === more.games) ? null : more;
}

/**
 * Lets bots play as much as there is time for, by what a trial has shown: so it is more or less on another machine, and the
 * list on the page says how much it was. Where no bot turns out to be better than the random one, `mcts` gets more time.
 *
 * @param length - how long the games are that `mcts` tries out
 */
export async function fittingBotPlay(game: AnyGame, trial: Trial, length: number): Promise<BotPlay> {
  const plan = planWithin(trial, playersOf(game), length);
  const played = await botPlay(game, plan);
  const more = played.contests.some(isBetter) ? null : moreWithin(trial, plan, length);
  if (more === null) return played;
  const [first] = played.contests;
  return { ...played, contests: [...(first === undefined ? [] : [first]), await contestOf(game, more)] };
}
