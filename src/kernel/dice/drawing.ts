import { GameError } from '../errors.js';
import { plainCopy, plainEqual, read } from '../plain.js';
import type { Chance } from './chance.js';
import type { Dice } from './dice.js';

/** Gives the outcome of an event; sees the outcome that was sent along, if any (else `undefined`). */
export type OutcomeSource = (chance: Chance<unknown>, event: number, sent: unknown) => unknown;

/** An outcome was sent along that must not be. */
export const mismatch = (game: string, problem: string): GameError =>
  new GameError('DICE_MISMATCH', `${game}: ${problem}`, { path: ['outcome'] });

/**
 * Outcomes that dice draw; a different one sent along is refused. Without dice, those that were sent.
 *
 * @throws {@link GameError} `INVALID_SETUP` for anything but dice
 */
export function drawnBy(dice: Dice | null | undefined, game: string): OutcomeSource {
  if (dice === undefined) return (_chance, _event, sent) => sent;
  if (!dice || typeof read(() => dice.draw) !== 'function') throw new GameError('INVALID_SETUP', 'expected dice');
  return (chance, event, sent) => {
    const drawn = plainCopy(dice.draw(chance, event), 'INVALID_OUTCOME', `${game}: drawn outcome`);
    if (sent === undefined || plainEqual(sent, drawn)) return drawn;
    throw mismatch(game, `the dice gave another outcome for event ${event}`);
  };
}
