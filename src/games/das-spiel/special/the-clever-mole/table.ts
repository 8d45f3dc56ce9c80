// Who is who at the table, from what a state or a view shows.

interface Table {
  readonly players: number;
  readonly turns: number;
  readonly options: {
    readonly rotateMaster: boolean | null;
    readonly equalRounds: boolean;
    readonly turnLimit: number | null;
  };
}

/** Whether the role of master goes round: as chosen, or else with two players, since only one would ever look (MOL-2). */
export function rotates({ players, options }: Pick<Table, 'players' | 'options'>): boolean {
  return options.rotateMaster ?? players === 2;
}

/** Whether the rounds come in circles in which everybody is the master once (MOL-19). */
export function hasCircles(table: Pick<Table, 'players' | 'options'>): boolean {
  return table.options.equalRounds && rotates(table);
}

/** Who hides the mole in this round (MOL-2). */
export function masterOf(table: Table): number {
  return rotates(table) ? table.turns % table.players : 0;
}

/** In how many of the finished rounds the player was the master (MOL-2). */
export function roundsAsMaster(table: Table, player: number): number {
  const { players, turns } = table;
  if (rotates(table)) return Math.floor((turns - player + players - 1) / players);
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
