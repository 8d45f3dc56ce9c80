import { type VerificationReport, verifyRecord } from 'dicewright/record';
import type { GameSession } from './game-session.js';

export const verified = ({ record, game }: GameSession): VerificationReport => verifyRecord(record, game);
