/**
 * Recorded games: read, verify, replay, write.
 *
 * Functions that take a record take its game, too, or the entry of it, and are synchronous. With a catalogue in its place
 * (`games` of `dicewright/games`, or what `catalogueOf` gives), in which the game is found and loaded, they are asynchronous.
 *
 * @module dicewright/record
 */

export type { OlderRules } from '../entry/entry.js';
export { commit } from './commit.js';
export type { FoundLater } from './given.js';
export { actionLines } from './notation/action-lines.js';
export { type Mistake, NotationError } from './notation/notation-error.js';
export { toText } from './notation/to-text.js';
export { type ReadOptions, readRecord } from './read.js';
export { type LogEvent, replay, replayLines, stateAt, viewRecord } from './replay.js';
export { type LoggedGame, resumeLines, type WriteLine } from './resume-lines.js';
export type { RecordPiece, RecordStream, RecordText } from './source.js';
export type { PlayedGame, SeedOptions } from './table.js';
export type { Frame, GameRecord, RecordFooter, RecordHeader } from './types.js';
export {
  type Deviation,
  type DeviationKind,
  type LogVerification,
  type OpenLog,
  type VerificationReport,
  verifyLines,
  verifyRecord,
} from './verify.js';
export { type RecordWriter, recordLines, recordWriter } from './write-lines.js';
