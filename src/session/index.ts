export type { StartOptions } from '../record/opening.js';
export type { SeedOptions } from '../record/table.js';
export type { GameRecord } from '../record/types.js';
export { resumeGame } from './resume.js';
export type { Session, SessionStep } from './session.js';
export { startGame } from './start.js';
