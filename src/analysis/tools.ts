// What the entry offers for all games. Apart from the games' mathematics, so that bundlers can drop either.
export type {
  Advice,
  AdvisedAction,
  Advisor,
  AnswerCell,
  AnswerTable,
  ExactChance,
  Given,
  GivenParameter,
  OddsQuestion,
} from '../advice/advice.js';
export type { BotMaterial, BotParameter, NamedBot } from '../advice/named-bot.js';
export type { Bot } from './bots/bot.js';
export type { Effort } from './bots/effort.js';
export { expectimaxBot } from './bots/expectimax-bot.js';
export { type GreedyBotOptions, greedyBot } from './bots/greedy-bot.js';
export { type BotLevel, type BotLevelOptions, botLevel } from './bots/levels.js';
export { type MctsBotOptions, type MctsBotSettings, mctsBot } from './bots/mcts-bot.js';
export { type MonteCarloBotOptions, monteCarloBot } from './bots/monte-carlo-bot.js';
export { type PurposefulBotOptions, purposefulBot } from './bots/purposeful-bot.js';
export { randomBot } from './bots/random-bot.js';
export { type Reward, type Rollout, usualReward } from './bots/rewards.js';
export { type Explored, explore } from './exploration/explore.js';
export { type Solved, solve } from './exploration/solve.js';
export { type Confidence, type Interval, wilson } from './interval.js';
export { type Judge, type JudgeAdvice, type Judgement, judgeOf } from './judge/judge.js';
export { type Distribution, distribution, type Odds, type OddsOptions, odds, type WeightedValue } from './odds.js';
export type { GamesAsked, RunSignal } from './pieces.js';
export type { GameRange } from './runs.js';
export { mergeSimulations, type SimulationHead, type SimulationResult } from './simulation/result.js';
export { type SimulationOptions, type SimulationProgress, simulation } from './simulation/simulation.js';
export type { Estimate, Sample } from './statistics.js';
export type { BotFunction, BotModule, BotPreparation, PreparationListener, TournamentBot } from './tournament/bots.js';
export { TournamentError } from './tournament/play.js';
export {
  type RangePlayer,
  type RangePlayerOptions,
  rangePlayer,
  type TournamentRun,
} from './tournament/range-player.js';
export {
  mergeTournaments,
  type TournamentBotTally,
  type TournamentPairTally,
  type TournamentResult,
  type TournamentTally,
} from './tournament/result.js';
export { type Comparison, type Standing, type Standings, standings } from './tournament/standings.js';
export {
  type TournamentOptions,
  type TournamentProgress,
  type TournamentSignal,
  tournament,
} from './tournament/tournament.js';
export { inWorker, type WorkerBot, type WorkerBotAsking, type WorkerBotSignal } from './worker/in-worker.js';
