/** How `describe` counts players: from 1. */
export const nameOf = (player: number | null): string => (player === null ? 'a spectator' : `player ${player + 1}`);

/** Several, or nobody. */
export function namesOf(players: readonly (number | null)[]): string {
  return players.length === 0 ? 'nobody' : players.map(nameOf).join(' and ');
}
