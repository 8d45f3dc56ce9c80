import type { AnyAction } from 'dicewright';
import { readRecord } from 'dicewright/record';
import { isSameChoice } from '../advised.js';
import type { GameSession } from '../game-session.js';
import { openSession } from '../open-session.js';
import { loadPlayedGame, type PlayedGame } from '../played-game.js';

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
export interface OpenPuzzle extends PlayedGame {
  readonly session: GameSession;
  /** Whose choice it is. */
  readonly player: number;
}

/** All puzzles, loaded when the first is wanted. */
export const loadPuzzles = async (): Promise<readonly Puzzle[]> => (await import('../../puzzles.json')).default;

/** @throws Error (as a rejection) where the puzzle does not hold */
export async function openPuzzle({ game: id, record }: Puzzle): Promise<OpenPuzzle> {
  const played = await loadPlayedGame(id, null);
  const session = openSession(played.game, readRecord(record, played.game));
  const [player] = played.game.playersToAct(session.state);
  if (player === undefined) throw new Error('Nobody is to act in this puzzle.');
  return { ...played, session, player };
}

/** Whether the action is one that the puzzle asks for. */
export const isBest = ({ best }: Puzzle, action: AnyAction): boolean => best.some((one) => isSameChoice(one, action));
