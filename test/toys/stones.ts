/**
 * Stones: an open game of choices and dice. 2-3 players.
 *
 * Six numbered stones lie in a row. A player in turn takes one or two of them (STN-1), which must still lie there
 * (STN-2), or, three times in a game, throws a die (STN-3) and takes the stone of that number, if it lies there.
 * When no stone lies there any more, the game is over; who has most stones wins. With the option `heavy`, stones
 * count their number.
 */
import type { Envelope, Game, Resolved } from 'dicewright';
import { d6, defineGame, illegal, natural, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

export interface StonesOptions {
  /** A stone counts its number. Default `false`. */
  readonly heavy?: boolean | undefined;
}

export interface StonesState extends Envelope<'stones', Resolved<StonesOptions>> {
  /** Numbers of the stones that still lie there, ascending. */
  readonly row: readonly number[];
  /** What each player has, and how often they may still throw. */
  readonly seats: readonly { readonly stones: readonly number[]; readonly throws: number }[];
  readonly toPlay: number | null;
}

export type StonesAction =
  | {
      readonly type: 'take';
      readonly player: number;
      /** One or two numbers. */
      readonly stones: readonly number[];
    }
  | { readonly type: 'throw'; readonly player: number; readonly outcome?: readonly number[] | undefined };

const STONES: readonly number[] = Object.freeze([1, 2, 3, 4, 5, 6]);
const THROWS = 3;

const stone = z.int().check(z.minimum(1), z.maximum(6));

const g = defineGame({
  id: 'stones',
  rules: 1,
  options: { heavy: z._default(z.boolean(), false) },
  state: {
    row: z.array(stone).check(z.maxLength(6)),
    seats: z
      .array(z.strictObject({ stones: z.array(stone).check(z.maxLength(6)), throws: natural(THROWS) }))
      .check(z.maxLength(3)),
    toPlay: z.nullable(natural(2)),
  },
});

const worthOf = (stones: readonly number[], heavy: boolean): number =>
  heavy ? stones.reduce((sum, n) => sum + n, 0) : stones.length;

const take = g.action({
  fields: { stones: z.array(stone).check(z.maxLength(6)) },
  *candidates({ row }) {
    for (const first of row) yield { stones: [first] };
    for (const first of row) for (const second of row) if (second > first) yield { stones: [first, second] };
  },
  check({ row }, { stones }) {
    if (stones.length < 1 || stones.length > 2) return illegal('STN-1', `one or two stones, not ${stones.length}`);
    if (stones[0] === stones[1]) return illegal('STN-1', 'a stone is named twice');
    return stones.every((one) => row.includes(one)) ? undefined : illegal('STN-2', 'the stone is gone');
  },
  apply(draft, { player, stones }, _, before) {
    const row = before.row.filter((one) => !stones.includes(one));
    const mine = [...(before.seats[player]?.stones ?? []), ...stones].sort();
    const seat = draft.seats[player];
    draft.toPlay = row.length === 0 ? null : (player + 1) % before.players;
    draft.row = row;
    if (seat) seat.stones = mine;
  },
  canonical: ({ stones }) => ({ stones: [...stones].sort() }),
  describe: (_, { player, stones }) => `Player ${player + 1} takes ${stones.join(' and ')}.`,
});

const throwDie = g.action({
  check: ({ seats }, { player }) =>
    (seats[player]?.throws ?? 0) > 0 ? undefined : illegal('STN-3', 'all throws are used'),
  outcome: d6(1).schema,
  chance: () => d6(1),
  apply(draft, { player }, [face = 0], before) {
    const lies = before.row.includes(face);
    const row = before.row.filter((one) => one !== face);
    const mine = lies ? [...(before.seats[player]?.stones ?? []), face].sort() : null;
    const seat = draft.seats[player];
    draft.toPlay = row.length === 0 ? null : (player + 1) % before.players;
    draft.row = row;
    if (seat) {
      seat.throws--;
      if (mine) seat.stones = mine;
    }
  },
  describe: (_, { player, outcome }) => `Player ${player + 1} throws a ${outcome[0]}.`,
});

export const stones: Game<StonesState, StonesAction, StonesOptions> = g.game({
  title: 'Stones',
  playerCount: { min: 2, max: 3 },
  variants: [{}, { heavy: true }],
  actions: { take, throw: throwDie },
  setup: ({ players }) => ({
    row: [...STONES],
    seats: Array.from({ length: players }, () => ({ stones: [], throws: THROWS })),
    toPlay: 0,
  }),
  checkState({ row, seats, players, toPlay }) {
    if (seats.length !== players) return `expected ${players} seats`;
    const all = [...row, ...seats.flatMap((seat) => seat.stones)].sort();
    if (all.join() !== STONES.join()) return 'every stone is somewhere, once';
    if (toPlay !== null && toPlay >= players) return 'nobody sits there';
    return (toPlay === null) === (row.length === 0) ? undefined : 'the game is over when the row is empty';
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, seats, options }) {
    if (toPlay !== null) return null;
    const scores = seats.map((seat) => worthOf(seat.stones, options.heavy));
    const most = Math.max(...scores);
    return {
      winners: scores.flatMap((score, player) => (score === most ? [player] : [])),
      scores,
      reason: `The row is empty; ${most} is the most.`,
    };
  },
});
