/**
 * Counter: a game without end. 1-2 players.
 *
 * The players in turn say the next number (CNT-1), up to a limit, an option; without limit, which is the default, for
 * ever. Who says the limit wins.
 */
import type { Envelope, Game, Resolved } from 'dicewright';
import { defineGame, illegal, natural, oneToAct } from 'dicewright/define';
import * as z from 'zod/mini';

export interface CounterOptions {
  /** The last number, 1 to 1000, or `null` for none. Default `null`. */
  readonly limit?: number | null | undefined;
}

export interface CounterState extends Envelope<'counter', Resolved<CounterOptions>> {
  /** The last number said. */
  readonly count: number;
}

export interface CounterAction {
  readonly type: 'say';
  readonly player: number;
  readonly number: number;
}

const g = defineGame({
  id: 'counter',
  rules: 1,
  options: { limit: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1000))), null) },
  state: { count: natural(2 ** 40) },
});

const say = g.action({
  fields: { number: natural() },
  candidates: ({ count }) => [{ number: count + 1 }],
  check: ({ count }, { number }) =>
    number === count + 1 ? undefined : illegal('CNT-1', `after ${count} comes ${count + 1}, not ${number}`),
  apply(draft, { number }) {
    draft.count = number;
  },
  describe: (_, { player, number }) => `Player ${player + 1} says ${number}.`,
});

export const counter: Game<CounterState, CounterAction, CounterOptions> = g.game({
  title: 'Counter',
  playerCount: { min: 1, max: 2 },
  variants: [{}, { limit: 5 }],
  actions: { say },
  setup: () => ({ count: 0 }),
  checkState: ({ count, options: { limit } }) => (limit !== null && count > limit ? 'beyond the limit' : undefined),
  playersToAct: ({ count, players, options: { limit } }) => oneToAct(count === limit ? null : count % players),
  result: ({ count, players, options: { limit } }) =>
    count === limit ? { winners: [(count - 1) % players], scores: null, reason: `${count} is the limit.` } : null,
});
