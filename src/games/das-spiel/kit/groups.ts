import { integer, list, natural, readonlyList } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';
import type { GameResult, PlayerCount } from '../../../kernel/types.js';
import { groupSeats, memberToPlay, type Seat } from '../../../pyramid/groups.js';
import { nextPlayer } from './placing.js';

// Groups in place of players, for the games where the book says so. Players are people: they have seats, turns and names,
// and win. A side is what has a colour: one player, or a group of them. (Rule text, introduction.)

/** The most members of a group; the text names no limit. */
const MOST_MEMBERS = 4;

/** Who plays, and which of them play together. */
export interface GroupsTable {
  readonly players: number;
  readonly options: { readonly groups: readonly number[] };
}

/** What groups add to the state of a game whose players take turns. */
export interface GroupsState extends GroupsTable {
  /** Whose turn it is; `null` when the game is over. */
  readonly toPlay: number | null;
  /** For each group, the member who plays in its present or next turn, from 0; left out where no groups play. */
  readonly members?: readonly number[] | undefined;
}

/** Whose turn it is, and the fields of {@link GroupsState} that say it. */
type Turn = Pick<GroupsState, 'toPlay' | 'members'>;

/** How many members each side has. */
const sizesOf = ({ players, options: { groups } }: GroupsTable): readonly number[] =>
  groups.length > 0 ? groups : Array.from({ length: players }, () => 1);

/** The number of sides. */
export const sideCount = ({ players, options: { groups } }: GroupsTable): number => groups.length || players;

/** The side of a player. */
export function sideOf({ options: { groups } }: GroupsTable, player: number): number {
  return groups.length === 0 ? player : (groupSeats(groups)[player]?.side ?? 0);
}

/** The players of each side. */
export function sidesOf(table: GroupsTable): number[][] {
  const sides: number[][] = sizesOf(table).map(() => []);
  for (let player = 0; player < table.players; player++) sides[sideOf(table, player)]?.push(player);
  return sides;
}

/** A side as a sentence names it: `'Player 1'`, `'Player 1 and Player 4'`. */
export const sideInWords = (table: GroupsTable, side: number): string =>
  (sidesOf(table)[side] ?? []).map((player) => `Player ${player + 1}`).join(' and ');

/** What a game declares for which groups can play in place of players; `min` and `max` are its numbers of sides. */
export function groupsOf({ min, max }: { readonly min: number; readonly max: number }) {
  const withGroups = max * MOST_MEMBERS;
  return {
    playerCount: { min, max, withGroups } satisfies PlayerCount,
    /** The option `groups`: how many members each side has; by default no groups play. */
    option: z._default(readonlyList(integer(1, MOST_MEMBERS), max), [] as readonly number[]),
    /** The state's fields that say whose turn it is; see {@link firstTurn}. */
    turn: {
      toPlay: z.nullable(natural(withGroups - 1)),
      members: z.optional(list(natural(MOST_MEMBERS - 1), max, min)),
    },
    /** Why these groups can't be sides of the game, or not with these players; for `checkSetup`. */
    problem({ players, options: { groups } }: GroupsTable): string | undefined {
      if (groups.length === 0) {
        const such = Array.from({ length: max }, () => 2).join(', ');
        return players > max ? `${players} players are groups, such as { groups: [${such}] }` : undefined;
      }
      const people = groups.reduce((sum, members) => sum + members, 0);
      if (groups.length < min) return `expected the members of at least ${min} groups, got ${groups.length}`;
      return people === players ? undefined : `groups of ${groups.join(', ')} are ${people} players, not ${players}`;
    },
  };
}

/** Player 0 begins; with their group, where there are groups. */
export const firstTurn = ({ options: { groups } }: GroupsTable): { toPlay: number; members?: number[] } =>
  groups.length === 0 ? { toPlay: 0 } : { toPlay: 0, members: groups.map(() => 0) };

/**
 * After the turn of a player the next side is on, and in it the member after the one who had its last turn. A member who
 * can't play is passed over for the next member of the side; a side in which nobody can, for the next side. `toPlay` is
 * `null` when nobody can play.
 */
export function nextTurn(
  state: GroupsTable & Pick<GroupsState, 'members'>,
  player: number,
  canPlay: (player: number) => boolean,
): Turn {
  const { players, members = [], options } = state;
  const { groups } = options;
  if (groups.length === 0) return { toPlay: nextPlayer(players, player, canPlay) };
  const seats = groupSeats(groups);
  const { side, member } = seats[player] as Seat;
  const waiting = members.map((one, at) => (at === side ? memberToPlay(member + 1, groups[at] as number) : one));
  const order = groups.flatMap((_, step) => {
    const at = (side + 1 + step) % groups.length;
    const size = groups[at] as number;
    return Array.from({ length: size }, (_, passed) => ({
      side: at,
      member: memberToPlay((waiting[at] as number) + passed, size),
    }));
  });
  const playerAt = (one: Seat) => seats.findIndex((seat) => seat.side === one.side && seat.member === one.member);
  const next = order.find((one) => canPlay(playerAt(one)));
  if (next === undefined) return { toPlay: null, members: waiting };
  return { toPlay: playerAt(next), members: waiting.map((one, at) => (at === next.side ? next.member : one)) };
}

/** Why whose turn it is does not go with the groups, in a state from outside; for `checkState`. */
export function turnProblem({ members, toPlay, options: { groups }, players }: GroupsState): string | undefined {
  if (toPlay !== null && toPlay >= players) return `expected one of ${players} players, got ${toPlay}`;
  if ((members?.length ?? 0) !== groups.length) return `expected a member of each of ${groups.length} groups`;
  if (members?.some((member, side) => member >= (groups[side] as number))) return 'a group has no such member';
  const { side, member } = (toPlay === null ? undefined : groupSeats(groups)[toPlay]) ?? {};
  return side === undefined || members?.[side] === member ? undefined : 'another member of the group is on';
}

/** An outcome of sides as the one of all their members: each has the score of the side. */
export function forMembers(table: GroupsTable, { winners, scores, reason }: GameResult): GameResult {
  const sides = Array.from({ length: table.players }, (_, player) => sideOf(table, player));
  return {
    winners: [...sides.keys()].filter((player) => winners.includes(sides[player] as number)),
    scores: scores && sides.map((side) => scores[side] as number),
    reason,
  };
}
