export type { GameRecord } from '../record/types.js';
export { resumeGame } from './resume.js';
export type { Session, SessionStep } from './session.js';
export { startGame } from './start.js';
