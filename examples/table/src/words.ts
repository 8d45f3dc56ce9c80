/** `fullHouseOfFive` → `full house of five`, `plate-first` → `plate first` */
export const inWords = (name: string): string =>
  name.replace(/([a-z\d])([A-Z])|[-_]/g, (_, before = '', after = '') => `${before} ${after.toLowerCase()}`);

/** `Ada, Ben and Cleo` */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nobody';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** What a player is called. */
export const nameOf = (player: number, names: readonly string[] | undefined): string =>
  names?.[player]?.trim() || `Player ${player + 1}`;

/** What went wrong, as a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A sentence of a game with names in the place of `Player 1`; those that have none stay as they are. */
export const withNames = (text: string, names: readonly string[]): string =>
  text.replace(/\bPlayer (\d+)\b/g, (words, number: string) => names[Number(number) - 1]?.trim() || words);
