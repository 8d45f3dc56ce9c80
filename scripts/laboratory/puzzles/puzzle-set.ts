import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyAction } from '../../../src/index.js';

/** A puzzle of the set that comes with the site, as `examples/table/puzzles.json` lists them. */
export interface SetPuzzle {
  /** The game and a number: `race-2`. */
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  /** A record in notation, `dicewright/2`, that ends where the puzzle begins: whoever is to act then is asked. */
  readonly record: string;
  /** What is best, without outcomes. Where there are several, they come to the same: each is right. */
  readonly best: readonly AnyAction[];
  /** The first of them in words. */
  readonly text: string;
  /** What the second best gives away: a share of the victory. */
  readonly loss: number;
}

/** Where the set lies. */
export const puzzlesFile = fileURLToPath(new URL('../../../examples/table/puzzles.json', import.meta.url));

/** The set. */
export const puzzleSet = (): readonly SetPuzzle[] => JSON.parse(readFileSync(puzzlesFile, 'utf8')) as SetPuzzle[];

/** What is in the set gives away at least that. */
export const LEAD = 0.05;
