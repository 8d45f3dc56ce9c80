import { playout } from 'dicewright';
import { rasanto } from '../../../../src/games/das-spiel/construction/rasanto/rasanto.js';
import { addText, nothingPlayed, type Played } from '../checksum.js';

/** Plays a random game of Rasanto for each seed in place. */
export function playRasanto(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const { state } = playout(rasanto, { players: 2, seed });
    addText(played, 45, state.board);
  }
  return played;
}
