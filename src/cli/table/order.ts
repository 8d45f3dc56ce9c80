/** Which of those who may act is asked next: the next after the last, round the table. */
export function nextToAct(toAct: readonly number[], last: number, players: number): number {
  const distance = (player: number): number => (player - last - 1 + 2 * players) % players;
  return [...toAct].sort((one, other) => distance(one) - distance(other))[0] ?? 0;
}
