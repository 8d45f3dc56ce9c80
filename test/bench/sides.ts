import type { Played } from './checksum.js';
import { playBoardgameIo } from './sides/boardgame-io.js';
import { playByHand } from './sides/by-hand.js';
import { playForeignPolicy, playPolicy, playPolicyAndList, playRandom, playReducer } from './sides/dicewright.js';
import { playQuadrulaRasa, playTabulaRasa } from './sides/rasa.js';
import { playRasanto } from './sides/rasanto.js';
import { playRasantoByHand } from './sides/rasanto-by-hand.js';

/**
 * Somebody who plays a game for each seed: of Kiriki, or where `games` is D, E or F of Rasanto, Quadrula Rasa or Tabula
 * Rasa.
 */
export interface Side {
  readonly title: string;
  readonly play: (seeds: readonly string[]) => Played;
  /** Sides of one letter play the same games with the same dice. */
  readonly games: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  /** Games for each game of the slowest side, so that every measurement is long enough to be one. */
  readonly times: number;
}

/** All sides, in the order of the table. */
export const sides = {
  boardgameIo: { title: 'boardgame.io client', play: playBoardgameIo, games: 'A', times: 1 },
  reducer: { title: 'reducer, seededDice', play: playReducer, games: 'A', times: 1 },
  byHand: { title: 'hand-written loop', play: playByHand, games: 'B', times: 20 },
  policy: { title: 'playout, policy', play: playPolicy, games: 'B', times: 20 },
  foreign: { title: 'playout, policy not trusted', play: playForeignPolicy, games: 'B', times: 20 },
  listed: { title: 'playout, policy, actions read', play: playPolicyAndList, games: 'B', times: 20 },
  random: { title: 'playout, random', play: playRandom, games: 'C', times: 20 },
  rasantoByHand: { title: 'Rasanto, hand-written loop', play: playRasantoByHand, games: 'D', times: 40 },
  rasanto: { title: 'Rasanto, playout, random', play: playRasanto, games: 'D', times: 40 },
  quadrulaRasa: { title: 'Quadrula Rasa, playout, random', play: playQuadrulaRasa, games: 'E', times: 1 },
  tabulaRasa: { title: 'Tabula Rasa, playout, random', play: playTabulaRasa, games: 'F', times: 1 },
} as const satisfies Record<string, Side>;

export type SideName = keyof typeof sides;

/** How many times as many moves a second one side is to make as another. */
export interface Ratio {
  readonly side: SideName;
  readonly against: SideName;
  readonly target?: number;
}

export const ratios: readonly Ratio[] = [
  { side: 'reducer', against: 'boardgameIo', target: 16 },
  { side: 'policy', against: 'byHand', target: 0.7 },
  { side: 'foreign', against: 'byHand', target: 0.45 },
  { side: 'listed', against: 'byHand' },
  { side: 'random', against: 'boardgameIo', target: 100 },
  { side: 'rasanto', against: 'rasantoByHand', target: 0.4 },
];

/** How many whole games a second, at least, one side is to play. */
export interface Pace {
  readonly side: SideName;
  readonly target: number;
}

export const paces: readonly Pace[] = [
  { side: 'quadrulaRasa', target: 400 },
  { side: 'tabulaRasa', target: 1200 },
];

/** The seeds of the first games. */
export const seedsOf = (games: number): readonly string[] => Array.from({ length: games }, (_, i) => `bench ${i}`);
