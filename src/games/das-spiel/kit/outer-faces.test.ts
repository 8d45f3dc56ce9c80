import { describe, expect, it } from 'vitest';
import { at, board } from '../../../../test/helpers/das-spiel.js';
import { randomBoard, spots } from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../kernel/dice/random.js';
import { facesOfPlayers, mostFaces } from './outer-faces.js';

/** A die shows one face for each coordinate that is 0. */
const facesByHand = (laid: string, letter: string): number =>
  spots.reduce((sum, spot, i) => sum + (laid[i] === letter ? spot.filter((part) => part === 0).length : 0), 0);

describe('outer faces', () => {
  it('are counted of red, green and black dice, for the players in their order', () => {
    for (let i = 0; i < 6; i++) {
      const laid = randomBoard(createRng(`faces ${i}`), 165);
      const all = ['r', 'g', 'k'].map((letter) => facesByHand(laid, letter));
      expect(facesOfPlayers(laid, 3)).toEqual(all);
      expect(facesOfPlayers(laid, 2)).toEqual(all.slice(0, 2));
    }
    expect(facesOfPlayers(board({ r: 'a1 e1', g: 'b2', k: '8a1' }), 3)).toEqual([3, 0, 3]);
  });

  it('decide by who has the most of them, who ties shares', () => {
    const whole = [...'r'.repeat(165)];
    whole[at('8a1')] = 'g';
    expect(mostFaces(whole.join(''), 2)).toEqual({
      winners: [0],
      scores: [132, 3],
      reason: 'The pyramid is complete; 132 outer faces are the most.',
    });
    expect(mostFaces(board({ r: 'a1', g: 'i1' }), 3, 'Nobody can go on')).toEqual({
      winners: [0, 1],
      scores: [2, 2, 0],
      reason: 'Nobody can go on; 2 outer faces are the most.',
    });
  });
});
