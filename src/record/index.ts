/**
 * Recorded games: read, verify, replay, write.
 *
 * Functions that take a record take its game, too, or the entry of it, and are synchronous. With a catalogue in its place
 * (`games` of `dicewright/games`, or what `catalogueOf` gives), in which the game is found and loaded, they are asynchronous.
 *
 * @module dicewright/record
 */

export { commit } from './commit.js';
export { actionLines } from './notation/action-lines.js';
export { NotationError } from './notation/notation-error.js';
export { toText } from './notation/to-text.js';
export { positionId } from './position-id.js';
export { readRecord } from './read.js';
export { type LogEvent, replay, replayLines, stateAt, viewRecord } from './replay.js';
export { type LoggedGame, resumeLines } from './resume-lines.js';
export type { Frame, GameRecord } from './types.js';
export { type VerificationReport, verifyLines, verifyRecord } from './verify.js';
export { type RecordWriter, recordLines, recordWriter } from './write-lines.js';
