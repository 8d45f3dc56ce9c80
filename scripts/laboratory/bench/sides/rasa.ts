import { playout } from 'dicewright';
import { quadrulaRasa } from '../../../../src/games/das-spiel/construction/quadrula-rasa/quadrula-rasa.js';
import { tabulaRasa } from '../../../../src/games/das-spiel/construction/tabula-rasa/tabula-rasa.js';
import { addText, nothingPlayed, type Played } from '../checksum.js';

/** Plays a random game of Quadrula Rasa for two for each seed in place. */
export function playQuadrulaRasa(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const { state, actions } = playout(quadrulaRasa, { players: 2, seed });
    addText(played, actions.length, state.board + state.cubes.join(''));
  }
  return played;
}

/** Plays a random game of Tabula Rasa for three for each seed in place. */
export function playTabulaRasa(seeds: readonly string[]): Played {
  const played = nothingPlayed();
  for (const seed of seeds) {
    const { state, actions } = playout(tabulaRasa, { players: 3, seed });
    addText(played, actions.length, state.board + state.blocks.join(''));
  }
  return played;
}
