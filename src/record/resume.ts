import { DICE_VERSION } from '../kernel/dice/dice.js';
import type { AnyAction, AnyGame, Envelope } from '../kernel/types.js';
import { happened } from '../play/happened.js';
import { commit } from './commit.js';
import { readHeader, refuse } from './open.js';
import { recordError } from './record-error.js';
import { diceOf, type Stepped } from './table.js';
import type { RecordFooter, RecordHeader } from './types.js';

/** The seed to go on with, and the header that tells of it. @throws `GameError` `INVALID_RECORD` when they don't fit */
export function seeded(
  header: RecordHeader,
  footer: RecordFooter,
  given: string | undefined,
): { seed?: string; header: RecordHeader } {
  const seed = given ?? footer.seed;
  if (seed === undefined) return { header };
  const commitment = commit(seed);
  if (footer.seed !== undefined && footer.seed !== seed) {
    throw recordError('seed: the record has another seed than the one given', 'seed');
  }
  if (header.commitment !== undefined && header.commitment !== commitment) {
    throw recordError('seed: it is not the one that the commitment was made for', 'seed');
  }
  // Without seed and commitment nothing was drawn so far, and the dice of today go on; else the record says which dice.
  const isNew = footer.seed === undefined && header.commitment === undefined;
  const told = { ...header, ...(isNew && { dice: DICE_VERSION }), commitment };
  return { seed, header: readHeader(told as never, 'record', refuse) as RecordHeader };
}

/** How recorded actions are judged: they must have their outcomes, for none is drawn. @throws `GameError` the error of the step */
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
    // What is wrong without regard to the seed is said first.
    const step = happened(game.step(state, action, undefined, { names }));
    return drawn ? happened(drawn) : step;
  };
}
