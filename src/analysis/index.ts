/**
 * Odds, bots, simulations and tournaments, for every game. What concerns one game only is a part of its entry:
 * `games.kiriki.part('analysis')`. None of it looks at a seed, or at what a player may not see.
 *
 * @module dicewright/analysis
 */
export type { Advisor, OddsQuestion } from '../advice/advice.js';
export type { NamedBot } from '../advice/named-bot.js';
export { thumb } from '../advice/thumb.js';
export type { Bot } from './bots/bot.js';
export { expectimaxBot } from './bots/expectimax-bot.js';
export { greedyBot } from './bots/greedy-bot.js';
export { botLevel } from './bots/levels.js';
export { mctsBot } from './bots/mcts-bot.js';
export { monteCarloBot } from './bots/monte-carlo-bot.js';
export { purposefulBot } from './bots/purposeful-bot.js';
export { randomBot } from './bots/random-bot.js';
export { explore } from './exploration/explore.js';
export { solve } from './exploration/solve.js';
export type { Judge } from './judge/judge.js';
export { judgeOf } from './judge/judge-of.js';
export { learntWorth } from './learning/learnt.js';
export { distribution, type Odds, odds } from './odds.js';
export { reviewRecord } from './review/review.js';
export type { Review } from './review/reviewed.js';
export { mergeSimulations } from './simulation/result.js';
export { simulation } from './simulation/simulation.js';
export { rangePlayer } from './tournament/range-player.js';
export { mergeTournaments, type TournamentResult } from './tournament/result.js';
export { standings } from './tournament/standings.js';
export { tournament } from './tournament/tournament.js';
export { inWorker, type WorkerBot } from './worker/in-worker.js';
