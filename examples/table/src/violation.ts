import { GameError, type Violation } from 'dicewright';
import { messageOf } from './words.js';

/** What was wrong, as a refusal. */
export function violationOf(error: unknown): Violation {
  if (!(error instanceof GameError)) return { code: 'ILLEGAL', message: messageOf(error) };
  const { code, message, clause } = error;
  return { code, message, ...(clause !== undefined && { clause }) };
}
