/**
 * Recorded games: record, undo, replay, verify, keep as files.
 *
 * Functions that take a record find its game in the catalogue, which loads lazily, so they are asynchronous. With the
 * game passed as last argument (one of one's own must be) they are synchronous; an application that always passes it
 * imports them from `dicewright/record/core`, which has no catalogue behind it.
 *
 * @module dicewright/record
 */
export { replay, replayLines, resumeRecord, stateAt, verifyRecord, viewRecord } from './by-catalogue.js';
export { commit } from './commit.js';
export type { AsyncLogSource, LogSource } from './log.js';
export { parseRecord, parseRecordText } from './parse.js';
export { type LogReading, readLines } from './read-lines.js';
export type { Recorder, RecorderDice, StartOptions } from './recorder.js';
export type { LogEvent } from './replay-lines.js';
export { startRecord } from './start.js';
export type { Frame, GameRecord, RecordFooter, RecordHeader } from './types.js';
export type { Deviation, DeviationKind, VerificationReport } from './verify.js';
export { type RecordWriter, recordLines, recordWriter } from './write-lines.js';
