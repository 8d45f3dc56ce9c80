import type { Chance } from './chance.js';
import type { Dice } from './dice.js';
import { GameError } from './errors.js';
import { plainCopy, plainEqual, read } from './plain.js';

/** Gives the outcome of an event; sees the outcome that was sent along, if any (else `undefined`). */
export type OutcomeSource = (chance: Chance<unknown>, event: number, sent: unknown) => unknown;

/** Nothing is drawn: whoever sends an action sends its outcome. */
export const asSent: OutcomeSource = (_chance, _event, sent) => sent;

/**
 * Outcomes that dice draw.
 *
 * @param outcomes - what becomes of one that was sent along: `'verify'` refuses another than the dice give, `'refuse'` any
 * @throws {@link GameError} `INVALID_SETUP` for what are no dice
 */
export function drawnBy(dice: Dice, game: string, outcomes: 'verify' | 'refuse'): OutcomeSource {
  if (typeof read(() => dice.draw) !== 'function') {
    throw new GameError('INVALID_SETUP', 'expected dice, as seededDice gives them');
  }
  const mismatch = (problem: string): GameError =>
    new GameError('DICE_MISMATCH', `${game}: ${problem}`, { path: ['outcome'] });
  return (chance, event, sent) => {
    if (sent !== undefined && outcomes === 'refuse') throw mismatch('outcomes are drawn here, none may be sent');
    const drawn = plainCopy(dice.draw(chance, event), 'INVALID_OUTCOME', `${game}: drawn outcome`);
    if (sent === undefined || plainEqual(sent, drawn)) return drawn;
    throw mismatch(`the dice gave another outcome for event ${event}`);
  };
}
