import type { Cursor } from './lines.js';
import { fail } from './mistakes.js';
import { isKeyword, isNumber, isWord, plainWord, quoted } from './words.js';

/** Who plays, as far as it has been read. */
export interface Seats {
  readonly players?: number | undefined;
  readonly names?: readonly string[] | undefined;
}

/** Seats that a message names. */
const MOST_NAMED = 12;

function expectedSeat({ players = 1, names = [] }: Seats): readonly string[] {
  const numbers = players === 1 ? '1' : `a number from 1 to ${players}`;
  return names.length > 0 ? [...names.slice(0, MOST_NAMED).map(nameText), numbers] : [`a player, ${numbers}`];
}

/** A name in the list of names: as a word, where it is one. */
export const nameText = (name: string): string => (isWord(name) && plainWord(name) === name ? name : quoted(name));

/** What stands for each player at the beginning of a line: the name, if nobody else has it, else the number of the seat. */
export function seatTexts({ players = 0, names = [] }: Seats): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from({ length: players }, (_, player) => {
    const name = names[player];
    if (name === undefined || counts.get(name) !== 1) return String(player + 1);
    return isKeyword(name) ? quoted(name) : nameText(name);
  });
}

/** The player the line begins with. Before it is known who plays, it can be anybody. @throws Unreadable */
export function readSeat(cursor: Cursor, seats: Seats): number {
  const { players, names = [] } = seats;
  const expected = expectedSeat(seats);
  const token = cursor.text(...expected);
  if (token.kind === 'word' && isNumber(token.value)) {
    const seat = Number(token.value);
    const isSeat = Number.isSafeInteger(seat) && seat >= 1 && seat <= (players ?? seat);
    return isSeat && !/[.e]/i.test(token.value) ? seat - 1 : fail(token, ...expected);
  }
  if (players === undefined) return 0;
  const player = names.indexOf(token.value);
  if (player < 0) return fail(token, ...expected);
  const other = names.indexOf(token.value, player + 1);
  if (other < 0) return player;
  return fail(token, `the number of a player, such as ${player + 1} or ${other + 1}, since several are called so`);
}
