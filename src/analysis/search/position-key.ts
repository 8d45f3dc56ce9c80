/** What tells positions of one table apart: all of the state but what every state of it has, and how many events there were. */
export function positionKey(position: object): string {
  return JSON.stringify({
    ...position,
    game: undefined,
    rules: undefined,
    players: undefined,
    options: undefined,
    events: undefined,
  });
}
