/** A member of a group that plays as one side. */
export interface Seat {
  /** The side, from 0. */
  readonly side: number;
  /** The member within the group, from 0. */
  readonly member: number;
}

/** Which member of a group plays its side's turn number `turn` (both from 0). (Rule text, introduction.) */
export function memberToPlay(turn: number, members: number): number {
  if (!Number.isSafeInteger(turn) || turn < 0) throw new RangeError(`a turn is numbered from 0, not ${turn}`);
  if (!Number.isSafeInteger(members) || members < 1) throw new RangeError(`a group has members, not ${members}`);
  return turn % members;
}

/**
 * Who plays, turn by turn, when groups play in place of players: A1 B1 A2 B2 …, each group beginning anew with its first
 * member when all its members have had a turn. Where sides can be passed over, count each side's turns instead: see {@link
 * memberToPlay}. (Rule text, introduction.)
 *
 * `[0, 1, 2, 3].map((turn) => seatToPlay(turn, [2, 2]))` → sides 0 1 0 1, members 0 0 1 1.
 *
 * @param turn - number of the turn in the game, from 0
 * @param members - how many members each side has
 */
export function seatToPlay(turn: number, members: readonly number[]): Seat {
  const side = memberToPlay(turn, members.length);
  return { side, member: memberToPlay(Math.floor(turn / members.length), members[side] as number) };
}

/**
 * The people of all groups in the order of their first turns, A1 B1 A2 B2 …: the order in which they are numbered as
 * players, and sit round the table, sides alternating. (Rule text, introduction and 32.)
 *
 * `groupSeats([2, 3])` → A1 B1 A2 B2 B3, as sides 0 1 0 1 1, members 0 0 1 1 2.
 *
 * @param members - how many members each side has
 */
export function groupSeats(members: readonly number[]): Seat[] {
  const turns = Math.max(0, ...members) * members.length;
  const all = Array.from({ length: turns }, (_, turn) => seatToPlay(turn, members));
  // A smaller group begins anew before a larger one is through.
  return all.filter(({ member }, turn) => member === Math.floor(turn / members.length));
}
