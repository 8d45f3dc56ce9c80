import { DICE_VERSION } from '../kernel/dice/dice.js';
import { checkSeed } from '../kernel/dice/seed.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { happened } from '../play/happened.js';
import { commitmentFor } from './commit.js';
import { committedTable } from './committed.js';
import { readHeader, refuse } from './open.js';
import { recordError } from './record-error.js';
import { diceOf, type Stepped } from './table.js';
import type { RecordFooter, RecordHeader } from './types.js';

/**
 * The seed to go on with, and the header that says so.
 *
 * @param first - the first state of the recorded game, whose options the commitment is for
 * @throws `GameError` `INVALID_RECORD` when they don't fit
 */
export function seeded(
  header: RecordHeader,
  footer: RecordFooter,
  given: string | undefined,
  first: Envelope,
): { seed?: string; header: RecordHeader } {
  const seed = given ?? footer.seed;
  if (seed === undefined) return { header };
  checkSeed(seed);
  if (footer.seed !== undefined && footer.seed !== seed) {
    throw recordError('seed: the record has another seed than the one given', 'seed');
  }
  const { commitment } = header;
  if (commitment !== undefined) {
    if (committedTable(commitment, seed, header.match, first, header.options)) return { seed, header };
    throw recordError('seed: it is not the one that the commitment was made for', 'seed');
  }
  // Without seed and commitment nothing was drawn so far, and today's dice go on; else the record says which dice.
  const dice = footer.seed === undefined ? DICE_VERSION : header.dice;
  const { match = dice === DICE_VERSION ? '' : undefined } = header;
  const told = { ...header, dice, match };
  const committed = { ...told, commitment: commitmentFor(seed, match, first) };
  return { seed, header: readHeader(committed, 'record', refuse) as RecordHeader };
}

/**
 * How recorded actions are judged: they must have their outcomes, since none is drawn. @throws `GameError` the error of the
 * step
 */
export function judging(
  game: AnyGame,
  header: RecordHeader,
  seed: string | undefined,
): (state: Envelope, action: AnyAction) => Stepped {
  const dice = diceOf(header, seed);
  const { names } = header;
  return (state, action) => {
    const drawn = dice && 'outcome' in action ? game.step(state, action, dice, { names }) : undefined;
    if (drawn?.ok) return drawn;
    // What is wrong whatever the seed is reported first.
    const step = happened(game.step(state, action, undefined, { names }));
    return drawn ? happened(drawn) : step;
  };
}
