/**
 * Recorded games: replay, verify, keep as files.
 *
 * Functions that take a record find its game in the catalogue, which loads lazily, so they are asynchronous. With the
 * game passed as last argument (one of one's own must be) they are synchronous; an application that always passes it
 * imports them from `dicewright/record/core`, which has no catalogue behind it.
 *
 * @module dicewright/record
 */

export type { OlderRules } from '../entry/entry.js';
export type { GameSource } from './at-hand.js';
export {
  fromText,
  replay,
  replayLines,
  resumeLines,
  stateAt,
  toText,
  verifyLines,
  verifyRecord,
  viewRecord,
} from './by-catalogue.js';
export { commit } from './commit.js';
export type { Deviation, DeviationKind, VerificationReport } from './judge.js';
export type { AsyncLogSource, LogSource } from './log.js';
export { actionLines } from './notation/action-lines.js';
export { type Mistake, NotationError } from './notation/notation-error.js';
export { parseRecord, parseRecordText } from './parse.js';
export { type LogReading, readLines } from './read-lines.js';
export type { LogEvent } from './replay-lines.js';
export type { LoggedGame, WriteLine } from './resume-lines.js';
export type { AtHand, InCatalogue } from './rules.js';
export type { PlayedGame, SeedOptions } from './table.js';
export type { Frame, GameRecord, RecordFooter, RecordHeader } from './types.js';
export type { LogVerification, OpenLog } from './verify-lines.js';
export { type RecordWriter, recordLines, recordWriter } from './write-lines.js';
