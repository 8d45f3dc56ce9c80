/**
 * Recorded games: record, undo, replay, verify, keep as files.
 *
 * Functions that take a record find its game in the catalogue, which loads lazily, so they are asynchronous. With the
 * game passed as last argument (one of one's own must be) they are synchronous.
 *
 * @module dicewright/record
 */
export { commit } from './commit.js';
export type { AsyncLogSource, LogSource } from './log.js';
export { parseRecord, parseRecordText } from './parse.js';
export { type LogReading, readLines } from './read-lines.js';
export type { Recorder, RecorderDice, StartOptions } from './recorder.js';
export { replay, stateAt } from './replay.js';
export { type LogEvent, replayLines } from './replay-lines.js';
export { resumeRecord } from './resume.js';
export { startRecord } from './start.js';
export type { Frame, GameRecord, RecordFooter, RecordHeader } from './types.js';
export { type Deviation, type DeviationKind, type VerificationReport, verifyRecord } from './verify.js';
export { viewRecord } from './view.js';
export { type RecordWriter, recordLines, recordWriter } from './write-lines.js';
