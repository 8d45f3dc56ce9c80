/**
 * Rush: everybody acts at once. 2-4 players.
 *
 * There are three rounds. In each, everybody who has not done so yet puts a marker on one of the lines 1 to n + 1 (n:
 * the number of players), at any time; the line must be free (RSH-1), so who comes first gets it: the order of the
 * actions is the order of events. When all have a line, everybody scores its number, and the lines are free again.
 * Most points win.
 */
import type { Envelope, Game } from 'dicewright';
import { defineGame, illegal, natural } from 'dicewright/define';
import * as z from 'zod/mini';

export interface RushState extends Envelope<'rush', Record<never, never>> {
  /** The line of each player in this round, `null` before they have one. */
  readonly lines: readonly (number | null)[];
  readonly points: readonly number[];
  /** Rounds that are over. */
  readonly rounds: number;
}

export interface RushAction {
  readonly type: 'grab';
  readonly player: number;
  /** From 1. */
  readonly line: number;
}

const ROUNDS = 3;

const g = defineGame({
  id: 'rush',
  rules: 1,
  options: {},
  state: {
    lines: z.array(z.nullable(z.int().check(z.minimum(1), z.maximum(5)))).check(z.maxLength(4)),
    points: z.array(natural(5 * ROUNDS)).check(z.maxLength(4)),
    rounds: natural(ROUNDS),
  },
});

const grab = g.action({
  fields: { line: z.int().check(z.minimum(1), z.maximum(5)) },
  *candidates({ players }) {
    for (let line = 1; line <= players + 1; line++) yield { line };
  },
  check({ lines, players }, { line }) {
    if (line > players + 1) return illegal('RSH-1', `there are ${players + 1} lines`);
    return lines.includes(line) ? illegal('RSH-1', 'the line is taken') : undefined;
  },
  apply(draft, { player, line }, _, before) {
    const lines = before.lines.map((one, seat) => (seat === player ? line : one));
    const points = before.points.map((sum, seat) => sum + (lines[seat] ?? 0));
    const isLast = !lines.includes(null);
    draft.lines = isLast ? lines.map(() => null) : lines;
    if (isLast) {
      draft.points = points;
      draft.rounds++;
    }
  },
  describe: (_, { player, line }) => `Player ${player + 1} grabs line ${line}!`,
});

const NOBODY: readonly number[] = Object.freeze([]);

export const rush: Game<RushState, RushAction, Record<never, never>> = g.game({
  title: 'Rush',
  playerCount: { min: 2, max: 4 },
  traits: { simultaneous: true },
  actions: { grab },
  setup: ({ players }) => ({
    lines: Array.from({ length: players }, () => null),
    points: Array.from({ length: players }, () => 0),
    rounds: 0,
  }),
  checkState({ players, lines, points, rounds }) {
    if (lines.length !== players || points.length !== players) return `expected ${players} lines and points`;
    const taken = lines.filter((line) => line !== null);
    if (new Set(taken).size !== taken.length) return 'two players are on one line';
    if (taken.some((line) => line > players + 1)) return `there are ${players + 1} lines`;
    if (taken.length === players) return 'a round in which all have a line is over';
    if (rounds === ROUNDS && taken.length > 0) return 'the game is over';
    return points.every((sum) => sum >= rounds && sum <= rounds * (players + 1)) ? undefined : 'impossible points';
  },
  playersToAct: ({ lines, rounds }) =>
    rounds === ROUNDS ? NOBODY : lines.flatMap((line, player) => (line === null ? [player] : [])),
  result({ rounds, points }) {
    if (rounds < ROUNDS) return null;
    const most = Math.max(...points);
    return {
      winners: points.flatMap((sum, player) => (sum === most ? [player] : [])),
      scores: points,
      reason: `After ${ROUNDS} rounds ${most} is the most.`,
    };
  },
});
