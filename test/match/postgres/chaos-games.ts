import type { AnyGame } from 'dicewright';
import { kiriki } from 'dicewright/kiriki';
import { counter } from '../../toys/counter.js';
import { rush } from '../../toys/rush.js';
import { sealed } from '../../toys/sealed.js';

/** What is played by how many: turns that can be taken back, dice, everybody at once, secrets. */
export const chaosGames: Readonly<Record<string, { readonly game: AnyGame; readonly players: number }>> = {
  counter: { game: counter, players: 2 },
  kiriki: { game: kiriki, players: 3 },
  rush: { game: rush, players: 4 },
  sealed: { game: sealed, players: 3 },
};

/** Of a match: `'kiriki 1 7'` is the seventh of its game at a table. */
export function gameOf(id: string): { readonly game: AnyGame; readonly players: number } {
  const found = chaosGames[id.split(' ')[0] ?? ''];
  if (!found) throw new Error(`no game of ${id}`);
  return found;
}
