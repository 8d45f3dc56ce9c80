import type { GameResult } from '../../../kernel/types.js';
import { outerFacesOfEach } from '../../../pyramid/score.js';
import { playerColours } from '../../../pyramid/stock.js';
import { decidedBy } from './standing.js';

/** Outer faces of each player's colour, of the 135 of the complete pyramid. (Rule text, introduction.) */
export function facesOfPlayers(board: string, players: number): number[] {
  return outerFacesOfEach(board, playerColours.slice(0, players));
}

/** The outcome of a game for the most outer faces: on edges a die counts double, at the top three times. */
export function mostFaces(board: string, players: number, why = 'The pyramid is complete'): GameResult {
  return decidedBy(facesOfPlayers(board, players), why, 'outer faces');
}
