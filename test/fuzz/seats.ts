import { createRng, uniformInt } from '../../src/kernel/dice/random.js';
import { GameError } from '../../src/kernel/errors.js';
import type { AnyGame } from '../../src/kernel/types.js';
import { wellFormed } from '../../src/testing/well-formed.js';

/** Who plays, and with which options. */
export interface Seat {
  readonly players: number;
  readonly options: object;
}

/** Every so many rounds the options are made up. */
const MADE_UP = 4;
/** Made-up options can be ones that go with no table. */
const TRIES = 20;

function isPlayable(game: AnyGame, seat: Seat): boolean {
  try {
    game.setup(seat);
    return true;
  } catch (error) {
    if (error instanceof GameError && error.code === 'INVALID_SETUP') return false;
    throw error;
  }
}

function seatsWith(game: AnyGame, options: object): Seat[] {
  const { min, max, withGroups: most = max } = game.playerCount;
  const seats = Array.from({ length: most - min + 1 }, (_, i) => ({ players: min + i, options }));
  return seats.filter((seat) => isPlayable(game, seat));
}

function madeUpSeats(game: AnyGame, seed: string): Seat[] {
  const rng = createRng(`${seed} options`);
  for (let i = 0; i < TRIES; i++) {
    const seats = seatsWith(game, wellFormed(game.schemas.options, rng) as object);
    const seat = seats[seats.length > 1 ? uniformInt(rng, 0, seats.length - 1) : 0];
    if (seat) return [seat];
  }
  return [];
}

/**
 * Where a round plays: all variants with all their numbers of players take turns, from one that the seed decides; now
 * and then the options are made up.
 */
export function seatOf(game: AnyGame, seed: string, round: number): Seat {
  const madeUp = round % MADE_UP === MADE_UP - 1 ? madeUpSeats(game, `${seed}/${round} ${game.id}`) : [];
  const seats = madeUp.length > 0 ? madeUp : game.variants.flatMap((options) => seatsWith(game, options));
  const first = uniformInt(createRng(`${seed} ${game.id}`), 0, 1_000_000);
  // Counted without the rounds that are left out, or some seats would never have their turn.
  const turn = round - Math.floor(round / MADE_UP);
  const seat = seats[(first + turn) % seats.length];
  if (!seat) throw new Error(`${game.id}: no variant goes with any number of players`);
  return seat;
}
