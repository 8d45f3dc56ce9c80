// Which of up to 16 players may act, as bits, and the list that is given out for them.
const lists = new Map<number, readonly number[]>();

/**
 * What `playersToAct` returns in a game that is played in real time: the players who may act, ascending. Frozen, and the
 * same array for the same players, because it is asked at every action.
 *
 * @param players - how many there are, at most 16
 */
export function playersWho(players: number, mayAct: (player: number) => boolean): readonly number[] {
  let bits = 0;
  for (let player = 0; player < players; player++) if (mayAct(player)) bits |= 1 << player;
  const known = lists.get(bits);
  if (known !== undefined) return known;
  const list = Object.freeze([...Array(players).keys()].filter((player) => (bits & (1 << player)) !== 0));
  lists.set(bits, list);
  return list;
}
