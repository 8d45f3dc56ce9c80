import type { AnyAction } from 'dicewright';
import { isSameChoice } from '../advised.js';
import { type OpenPosition, openPosition } from '../open-position.js';

/** A position in which one action is clearly best. */
export interface Puzzle {
  readonly id: string;
  /** The game, by its id. */
  readonly game: string;
  /** What was played up to the position, in notation. */
  readonly record: string;
  /** The best actions; if there are several, they come to the same. */
  readonly best: readonly AnyAction[];
  /** The first of them in words. */
  readonly text: string;
  /** What the second best gives away of the victory. */
  readonly loss: number;
}

/** A puzzle that is set up. */
export type OpenPuzzle = OpenPosition;

/** All puzzles, loaded when the first is wanted. */
export const loadPuzzles = async (): Promise<readonly Puzzle[]> => (await import('../../puzzles.json')).default;

/** @throws Error (as a rejection) where the puzzle does not hold */
export const openPuzzle = ({ game, record }: Puzzle): Promise<OpenPuzzle> => openPosition(game, record);

/** Whether the action is one that the puzzle asks for. */
export const isBest = ({ best }: Puzzle, action: AnyAction): boolean => best.some((one) => isSameChoice(one, action));
