import type { AnyGame } from 'dicewright';
import { NotationError, readRecord } from 'dicewright/record';
import { builtIn } from '../toys.js';

export function gameOf(id: string): AnyGame {
  const game = builtIn.find((one) => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** The error that a text is refused with. */
export function errorOf(text: string, game: AnyGame): NotationError {
  try {
    readRecord(text, game);
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error('the text was read');
}
