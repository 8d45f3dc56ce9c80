/**
 * What every game must keep, and random games to try it on. Needs fast-check.
 *
 * @module dicewright/testing
 */
export type { Invariant } from '../kernel/types.js';
export { type ActionKind, actionArbitrary, actionKinds, type TaggedAction } from './action-arbitrary.js';
export type { Law, LawReport } from './battery.js';
export {
  type BotLawsOptions,
  type BotSecrets,
  botLaws,
  type LawfulBot,
  replayBotCounterexample,
} from './bot-laws.js';
export { type Counterexample, LawError, type PlainAction } from './counterexample.js';
export { type GameArbitraryOptions, gameArbitrary } from './game-arbitrary.js';
export { type GameLawsOptions, gameLaws, replayCounterexample } from './game-laws.js';
export type { GameSample, SampleProblem } from './game-sample.js';
export { type Golden, type GoldenSave, type RecordGoldenOptions, recordGolden } from './golden.js';
export { type HostileValue, hostileValues } from './hostile.js';
export { type StoreLaw, storeLaws } from './store-laws.js';
