/**
 * Flick: skill of the fingers. 1-3 players.
 *
 * Each player in turn flicks a coin up a board of four lanes, three times. He names the angle, 0 to 359 degrees (too
 * many to list: the four quarters stand for all); where the coin comes to rest is what the table reports: a lane and
 * whether it lies on a line (FLK-1). A model for play without a table lets the coin rest in the middle of a lane
 * always, the farther the rarer; that it touches a line can only be reported. A lane counts its number, 0 to 3, and a
 * coin on a line one less, if it counts anything.
 */
import { type Envelope, type Game, uniformInt } from 'dicewright';
import { defineGame, illegal, natural, oneToAct, reported, weighted } from 'dicewright/define';
import * as z from 'zod/mini';

export interface FlickRest {
  /** 0 to 3. */
  readonly lane: number;
  readonly onLine: boolean;
}

export interface FlickState extends Envelope<'flick', Record<never, never>> {
  /** Where the coins of each player lie. */
  readonly coins: readonly (readonly FlickRest[])[];
  readonly toPlay: number | null;
}

export interface FlickAction {
  readonly type: 'flick';
  readonly player: number;
  /** Degrees, 0 to 359. */
  readonly angle: number;
  readonly outcome?: FlickRest | undefined;
}

const COINS = 3;

const isRest = (value: unknown): boolean => {
  const { lane, onLine, ...rest } = (value ?? {}) as Record<string, unknown>;
  const inLane = Number.isInteger(lane) && (lane as number) >= 0 && (lane as number) <= 3;
  return inLane && typeof onLine === 'boolean' && Object.keys(rest).length === 0;
};

const restSchema = z.strictObject({ lane: natural(3), onLine: z.boolean() });

const rest = reported(
  weighted<FlickRest>([0, 1, 2, 3].map((lane) => [{ lane, onLine: false }, 4 - lane])),
  isRest,
  restSchema,
);

const g = defineGame({
  id: 'flick',
  rules: 1,
  options: {},
  state: {
    coins: z.array(z.array(restSchema).check(z.maxLength(COINS))).check(z.maxLength(3)),
    toPlay: z.nullable(natural(2)),
  },
});

const flick = g.action({
  fields: { angle: natural(999) },
  candidates: () => [0, 90, 180, 270].map((angle) => ({ angle })),
  check: (_, { angle }) => (angle < 360 ? undefined : illegal('FLK-1', `${angle} degrees are more than a circle`)),
  outcome: rest.schema,
  chance: () => rest,
  apply(draft, { player }, { lane, onLine }, { players, coins }) {
    const isLast = player === players - 1 && coins[player]?.length === COINS - 1;
    draft.coins[player]?.push({ lane, onLine });
    draft.toPlay = isLast ? null : (player + 1) % players;
  },
  uneven: 'It is fair, but the four angles that are listed are only some of them.',
  sample: (_, __, rng) => ({ angle: uniformInt(rng, 0, 359) }),
  describe: (_, { player, outcome: { lane, onLine } }) =>
    `Player ${player + 1} reaches lane ${lane}${onLine ? ', on a line' : ''}.`,
});

export const flickGame: Game<FlickState, FlickAction, Record<never, never>> = g.game({
  title: 'Flick',
  playerCount: { min: 1, max: 3 },
  traits: { dexterity: true, enumerable: false },
  actions: { flick },
  setup: ({ players }) => ({ coins: Array.from({ length: players }, () => []), toPlay: 0 }),
  checkState({ players, coins, toPlay }) {
    if (coins.length !== players) return `expected the coins of ${players} players`;
    const flicks = coins.reduce((sum, { length }) => sum + length, 0);
    if (coins.some(({ length }, player) => length !== Math.ceil((flicks - player) / players))) return 'out of turn';
    return toPlay === (flicks === COINS * players ? null : flicks % players) ? undefined : 'another one is to flick';
  },
  playersToAct: ({ toPlay }) => oneToAct(toPlay),
  result({ toPlay, coins }) {
    if (toPlay !== null) return null;
    const scores = coins.map((list) =>
      list.reduce((sum, { lane, onLine }) => sum + Math.max(0, lane - (onLine ? 1 : 0)), 0),
    );
    const most = Math.max(...scores);
    return {
      winners: scores.flatMap((score, player) => (score === most ? [player] : [])),
      scores,
      reason: `All coins are flicked; ${most} is the most.`,
    };
  },
});
