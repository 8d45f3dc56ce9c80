import { GameError } from '../errors.js';
import { deepFreeze, isInteger, plainCopy, read } from '../plain.js';
import type { Chance } from './chance.js';
import { DiceStream, wordsOf } from './dice-stream.js';

/** Where outcomes come from when an action does not bring its own. */
export interface Dice {
  /** The outcome of random event number `event` (from 0) of a game. The same call gives the same outcome. */
  readonly draw: <Outcome>(chance: Chance<Outcome>, event: number) => Outcome;
}

function checkEvent(chance: Chance<unknown>, event: number): void {
  if (typeof read(() => chance.sample) !== 'function')
    throw new GameError('INVALID_OUTCOME', 'expected a Chance to draw from');
  if (!isInteger(event, 0)) {
    throw new GameError('INVALID_OUTCOME', 'expected the number of a random event, an integer from 0');
  }
}

/** Versions of seeded dice, which records of seeded games name: the same seed gives other dice under another version. */
export type DiceVersion = 2 | 3;

/** The version of the dice that {@link seededDice} throws. */
export const DICE_VERSION = 3 satisfies DiceVersion;

/**
 * Dice that a seed determines: event *n* draws from a stream of its own, the key stream of ChaCha20 with *n* as its nonce,
 * so no roll depends on an earlier one, and no amount of what has been seen gives anything of the rest away. The key is
 * the SHA-256 of the seed; docs/reference/dice-and-fairness.md has it byte by byte. `playout` with the same seed throws the same dice.
 *
 * The same seed gives the same game until the game's `rules` number or the major version of this package changes: a new
 * game needs a new seed, or whoever sits at one table knows the dice at the other.
 * Where it matters that nobody guesses the seed, it needs 128 random bits, as {@link createSeed} gives them.
 *
 * @param seed - a string of at most 20,000 characters, without lone surrogates
 * @throws {@link GameError} `INVALID_SETUP` for another seed
 */
export function seededDice(seed: string): Dice {
  const words = wordsOf(seed);
  return Object.freeze({
    draw<Outcome>(chance: Chance<Outcome>, event: number): Outcome {
      checkEvent(chance, event);
      return chance.sample(new DiceStream(words, event));
    },
  });
}

/** Outcomes allowed in a script. */
const MAX_SCRIPT = 100_000;

/**
 * Dice that show what a script says: each random event that asks takes the next entry, and gets it again when it asks
 * again.
 *
 * @param script - outcomes
 * @param firstEvent - the number of the event to which the first entry belongs, the second to the next, and so on;
 * without it, entries go in the order in which events ask, so that a game may begin anywhere
 * @throws {@link GameError} `INVALID_SETUP` for anything but a list of plain JSON values; `INVALID_OUTCOME`, when
 * drawn, for an event without entry or an entry that could not have happened
 */
export function scriptedDice(
  script: readonly unknown[],
  firstEvent?: number,
): Dice & {
  /** How many outcomes of the script no event has asked for. */
  readonly unused: () => number;
  /** @throws {@link GameError} `INVALID_OUTCOME` when a part of the script was never drawn */
  readonly assertUsedUp: () => void;
} {
  const length = read(() => (Array.isArray(script) ? (script.length as unknown) : undefined));
  const first = firstEvent === undefined ? 0 : firstEvent;
  if (!isInteger(length, 0, MAX_SCRIPT) || !isInteger(first, 0)) {
    const expected = `an array of at most ${MAX_SCRIPT} outcomes and the number of its first event`;
    throw new GameError('INVALID_SETUP', `scriptedDice: expected ${expected}`);
  }
  const entries: unknown[] = [];
  for (let i = 0; i < length; i++) {
    const entry = read((): unknown => script[i]);
    entries.push(deepFreeze(plainCopy(entry, 'INVALID_SETUP', `script: ${i}`)));
  }
  /** The entry that each event has shown. */
  const used = new Map<number, number>();
  const unused = () => entries.length - used.size;
  return Object.freeze({
    draw<Outcome>(chance: Chance<Outcome>, event: number): Outcome {
      checkEvent(chance, event);
      const entry = firstEvent === undefined ? (used.get(event) ?? used.size) : event - firstEvent;
      if (entry < 0 || entry >= entries.length) {
        throw new GameError('INVALID_OUTCOME', `the script has no outcome for random event ${event}`);
      }
      const outcome: unknown = entries[entry];
      if (!chance.includes(outcome)) {
        throw new GameError(
          'INVALID_OUTCOME',
          `the script's outcome for random event ${event} could not have happened`,
        );
      }
      used.set(event, entry);
      return outcome;
    },
    unused,
    assertUsedUp() {
      if (unused() > 0) throw new GameError('INVALID_OUTCOME', `${unused()} outcomes of the script were not used`);
    },
  });
}
