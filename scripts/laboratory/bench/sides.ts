import type { Played } from './checksum.js';
import { playBoardgameIo } from './sides/boardgame-io.js';
import { playByHand } from './sides/by-hand.js';
import { playForeignPolicy, playPolicy, playPolicyAndList, playRandom, playReducer } from './sides/dicewright.js';
import { playLines, playListed } from './sides/env.js';
import { playQuadrulaRasa, playTabulaRasa } from './sides/rasa.js';
import { playRasanto } from './sides/rasanto.js';
import { playRasantoByHand } from './sides/rasanto-by-hand.js';
import { playTournament } from './sides/tournament.js';

/**
 * Something that plays a game for each seed: of Kiriki, or where `games` is D, E or F of Rasanto, Quadrula Rasa or Tabula
 * Rasa. C, G and H are games of Kiriki at random, with other choices.
 */
export interface Side {
  readonly title: string;
  readonly play: (seeds: readonly string[]) => Played | Promise<Played>;
  /** Sides of one letter play the same games with the same dice. */
  readonly games: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';
  /** Games of one measurement, which takes about a tenth of a second. */
  readonly count: number;
}

/** All sides, in the order of the table. */
export const sides = {
  boardgameIo: { title: 'boardgame.io client', play: playBoardgameIo, games: 'A', count: 12 },
  reducer: { title: 'reducer, seededDice', play: playReducer, games: 'A', count: 300 },
  byHand: { title: 'hand-written loop', play: playByHand, games: 'B', count: 2000 },
  policy: { title: 'playout, policy', play: playPolicy, games: 'B', count: 1500 },
  foreign: { title: 'playout, policy not trusted', play: playForeignPolicy, games: 'B', count: 1000 },
  listed: { title: 'playout, policy, actions read', play: playPolicyAndList, games: 'B', count: 1200 },
  random: { title: 'playout, random', play: playRandom, games: 'C', count: 1000 },
  tournament: { title: 'tournament, random', play: playTournament, games: 'G', count: 500 },
  inProcess: { title: 'reducer, actions listed', play: playListed, games: 'H', count: 192 },
  lines: { title: 'lines of JSON, 64 games at once', play: playLines, games: 'H', count: 64 },
  rasantoByHand: { title: 'Rasanto, hand-written loop', play: playRasantoByHand, games: 'D', count: 4000 },
  rasanto: { title: 'Rasanto, playout, random', play: playRasanto, games: 'D', count: 2000 },
  quadrulaRasa: { title: 'Quadrula Rasa, playout, random', play: playQuadrulaRasa, games: 'E', count: 30 },
  tabulaRasa: { title: 'Tabula Rasa, playout, random', play: playTabulaRasa, games: 'F', count: 70 },
} as const satisfies Record<string, Side>;

export type SideName = keyof typeof sides;

/** How many times as many moves a second one side is to make as another. */
export interface Ratio {
  readonly side: SideName;
  readonly against: SideName;
  readonly target?: number;
}

export const ratios: readonly Ratio[] = [
  { side: 'reducer', against: 'boardgameIo', target: 20 },
  { side: 'policy', against: 'byHand', target: 0.7 },
  { side: 'foreign', against: 'byHand', target: 0.45 },
  { side: 'listed', against: 'byHand' },
  { side: 'random', against: 'boardgameIo', target: 100 },
  { side: 'tournament', against: 'random', target: 0.4 },
  // What a program in another language gets: at least 20,000 moves a second where the process plays 133,000.
  { side: 'lines', against: 'inProcess', target: 0.15 },
  { side: 'rasanto', against: 'rasantoByHand', target: 0.4 },
  // Of these games there is no loop: any fixed piece of work will do, so that the speed of the machine does not count.
  { side: 'quadrulaRasa', against: 'rasantoByHand', target: 0.0066 },
  { side: 'tabulaRasa', against: 'rasantoByHand', target: 0.033 },
];

/**
 * A target is missed when the median is further below than this share: by as much do medians of the same code differ from
 * run to run where other programs share the processor's caches.
 */
export const MARGIN = 0.08;

export function isMissed(median: number, { target }: Ratio): boolean {
  return target !== undefined && !(median >= target * (1 - MARGIN));
}

/** The seeds of the first games. */
export const seedsOf = (games: number): readonly string[] => Array.from({ length: games }, (_, i) => `bench ${i}`);
