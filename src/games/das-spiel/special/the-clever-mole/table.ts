// Who is who at the table, from what a state or a view tells.

interface Table {
  readonly players: number;
  readonly turns: number;
  readonly options: { readonly rotateMaster: boolean; readonly turnLimit: number | null };
}

/** Who hides the mole in this round (MOL-2). */
export function masterOf({ players, turns, options }: Table): number {
  return options.rotateMaster ? turns % players : 0;
}

/** In how many of the finished rounds the player was the master (MOL-2). */
export function roundsAsMaster({ players, turns, options }: Table, player: number): number {
  if (options.rotateMaster) return Math.floor((turns - player + players - 1) / players);
  return player === 0 ? turns : 0;
}

/** Those who had a finished round to look in (MOL-20). */
export function seekersOf(table: Table): number[] {
  return [...Array(table.players).keys()].filter((player) => roundsAsMaster(table, player) < table.turns);
}

/** Whether the player looks for the mole in this round. */
export function isGuesser(table: Table, player: number): boolean {
  return player !== masterOf(table);
}

/** Those who look for the mole in this round. */
export function guessersOf(table: Table): number[] {
  return [...Array(table.players).keys()].filter((player) => isGuesser(table, player));
}

/** How a game ends that comes to its limit (MOL-20). */
export function pointsOfLimit({ turnLimit }: Table['options']): string {
  return `${turnLimit} ${turnLimit === 1 ? 'round is' : 'rounds are'} over`;
}
