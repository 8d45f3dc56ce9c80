import { patterns } from 'dicewright/kiriki';
import type { KirikiSheet } from '../../../src/games/kiriki/patterns.js';

/** What a side has played: a number of moves, and a hash of every game's length and of every line of its sheets. */
export interface Played {
  moves: number;
  checksum: number;
}

export const nothingPlayed = (): Played => ({ moves: 0, checksum: 0x811c9dc5 });

/** One step of FNV-1a on a whole number. */
const mixed = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193) >>> 0;

/** Adds a finished game. Its sheets depend on every die that was rolled and on every line that was chosen. */
export function add(played: Played, moves: number, sheets: readonly KirikiSheet[]): void {
  played.moves += moves;
  let hash = mixed(played.checksum, moves);
  for (const sheet of sheets) for (const pattern of patterns) hash = mixed(hash, sheet[pattern] ?? -1);
  played.checksum = hash;
}

/** Adds a finished game whose state is a text, such as a board. */
export function addText(played: Played, moves: number, text: string): void {
  played.moves += moves;
  let hash = mixed(played.checksum, moves);
  for (let i = 0; i < text.length; i++) hash = mixed(hash, text.charCodeAt(i));
  played.checksum = hash;
}
