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
