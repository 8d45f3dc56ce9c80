/**
 * Tiles: a game whose set-up is random. 2 players.
 *
 * Tiles numbered 1 to n (4 to 8, an option) are shuffled and laid in a row, which is an action of the first player
 * (TLS-1). Then the players in turn, the second first, take the tile at the left or the right end (TLS-2). When the row
 * is empty the higher sum wins.
 */
import type { Envelope, Game, Resolved } from 'dicewright';
import { type Chance, defineGame, illegal, natural, oneToAct, shuffled } from 'dicewright/define';
import * as z from 'zod/mini';

export interface TilesOptions {
  /** How many tiles, 4 to 8. Default 6. */
  readonly tiles?: number | undefined;
}

export interface TilesState extends Envelope<'tiles', Resolved<TilesOptions>> {
  /** From left to right; `null` before the tiles are laid. */
  readonly row: readonly number[] | null;
  readonly sums: readonly number[];
  readonly toPlay: number | null;
}

export type TilesAction =
  | { readonly type: 'lay'; readonly player: number; readonly outcome?: readonly number[] | undefined }
  | { readonly type: 'pick'; readonly player: number; readonly end: 'left' | 'right' };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const rows: readonly Chance<number[]>[] = numbers(8).map((count) => shuffled(numbers(count)));

const tile = z.int().check(z.minimum(1), z.maximum(8));

const g = defineGame({
  id: 'tiles',
  rules: 1,
  options: { tiles: z._default(z.int().check(z.minimum(4), z.maximum(8)), 6) },
  state: {
    row: z.nullable(z.array(tile).check(z.maxLength(8))),
    sums: z.array(natural(36)).check(z.length(2)),
    toPlay: z.nullable(natural(1)),
  },
});

const lay = g.action({
  check: ({ row }) => (row === null ? undefined : illegal('TLS-1', 'the tiles are laid')),
  outcome: z.array(tile).check(z.maxLength(8)),
  chance: ({ options }) => rows[options.tiles - 1] as Chance<number[]>,
  apply(draft, _, row) {
    draft.row = [...row];
    draft.toPlay = 1;
  },
  describe: (_, { outcome }) => `The row is ${outcome.join(' ')}.`,
});

const pickTile = g.action({
  fields: { end: z.enum(['left', 'right']) },
  candidates: ({ row }) => (row === null ? [] : [{ end: 'left' as const }, { end: 'right' as const }]),
  check: ({ row }) => (row === null ? illegal('TLS-2', 'no tiles are laid yet') : undefined),
  apply(draft, { player, end }, _, before) {
    const row = before.row ?? [];
    const value = (end === 'left' ? row[0] : row[row.length - 1]) ?? 0;
    const sums = before.sums.map((sum, seat) => (seat === player ? sum + value : sum));
    draft.toPlay = row.length === 1 ? null : 1 - player;
    draft.row = end === 'left' ? row.slice(1) : row.slice(0, -1);
    draft.sums = sums;
  },
  describe: (_, { player, end }) => `Player ${player + 1} takes from the ${end}.`,
});

export const tiles: Game<TilesState, TilesAction, TilesOptions> = g.game({
  title: 'Tiles',
  playerCount: { min: 2, max: 2 },
  variants: [{}, { tiles: 4 }, { tiles: 8 }],
  actions: { lay, pick: pickTile },
  setup: () => ({ row: null, sums: [0, 0], toPlay: 0 }),
  checkState({ row, sums, toPlay, options }) {
    const all = numbers(options.tiles);
    const left = row ?? all;
    if (new Set(left).size !== left.length || left.some((one) => !all.includes(one))) return 'the tiles are other ones';
    const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
    if (sum(sums) !== sum(all) - sum(left)) return 'the sums are not those of the tiles taken';
    if (row === null) return toPlay === 0 ? undefined : 'the first player lays the tiles';
    return (toPlay === null) === (row.length === 0) ? undefined : 'the game is over when the row is empty';
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, sums }) {
    if (toPlay !== null) return null;
    const most = Math.max(...sums);
    return {
      winners: sums.flatMap((sum, player) => (sum === most ? [player] : [])),
      scores: sums,
      reason: `The row is empty; ${most} is the higher sum.`,
    };
  },
});
