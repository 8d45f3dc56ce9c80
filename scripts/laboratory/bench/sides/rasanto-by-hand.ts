import { createRng, uniformInt } from 'dicewright';
import { addText, nothingPlayed, type Played } from '../checksum.js';

const LEVELS = 9;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const places: Place[] = [];
for (let depth = LEVELS - 1; depth >= 0; depth--) {
  for (let z = 0; z <= depth; z++) {
    for (let x = 0; x + z <= depth; x++) places.push({ x, y: depth - x - z, z });
  }
}

const PLATE = 45;
const CELLS = places.length;
const placeOf = ({ x, y, z }: Place): number =>
  places.findIndex((other) => other.x === x && other.y === y && other.z === z);

/** Three cells below each cell, and three above it, one after the other; -1 for none. */
const below = Int16Array.from(
  places.flatMap(({ x, y, z }) => [
    placeOf({ x: x + 1, y, z }),
    placeOf({ x, y: y + 1, z }),
    placeOf({ x, y, z: z + 1 }),
  ]),
);
const above = Int16Array.from(
  places.flatMap(({ x, y, z }) => [
    placeOf({ x: x - 1, y, z }),
    placeOf({ x, y: y - 1, z }),
    placeOf({ x, y, z: z - 1 }),
  ]),
);

/**
 * Plays a game of Rasanto for each seed in a loop written for this game alone, on a Uint8Array: 0 is empty,
 * 1 red, 2 green. No checks, no list of what was played. It draws the random numbers of `playout` in its order.
 */
export function playRasantoByHand(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  const board = new Uint8Array(CELLS);
  const waiting = new Uint8Array(CELLS);
  for (const seed of seeds) {
    const rng = createRng(seed);
    board.fill(0);
    for (let move = 0; move < PLATE; move++) {
      let cell = uniformInt(rng, 0, PLATE - 1);
      while (board[cell] !== 0) cell = uniformInt(rng, 0, PLATE - 1);
      board[cell] = 1 + (move & 1);
      waiting[0] = cell;
      for (let first = 0, last = 1; first < last; first++) {
        const from = (waiting[first] as number) * 3;
        for (let axis = 0; axis < 3; axis++) {
          const funnel = above[from + axis] as number;
          if (funnel < 0 || board[funnel] !== 0) continue;
          const one = board[below[funnel * 3] as number] as number;
          const two = board[below[funnel * 3 + 1] as number] as number;
          const three = board[below[funnel * 3 + 2] as number] as number;
          if (one === 0 || two === 0 || three === 0) continue;
          const sum = one + two + three;
          board[funnel] = sum === 3 || sum === 5 ? 2 : 1;
          waiting[last++] = funnel;
        }
      }
    }
    let text = '';
    for (const die of board) text += die === 1 ? 'r' : 'g';
    addText(played, PLATE, text);
  }
  return played;
}
