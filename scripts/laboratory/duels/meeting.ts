import type { Bot } from '../../../src/analysis/bots/bot.js';
import { trustedPolicy } from '../../../src/analysis/bots/thinking.js';
import { usualPlayers } from '../../../src/analysis/seats.js';
import { madeBot } from '../../../src/analysis/tournament/bots.js';
import { type GameLuck, gameLuck } from '../../../src/analysis/tournament/game-luck.js';
import { entryFor } from '../../../src/catalogue/entry-for.js';
import { type AnyGame, createRng, playout } from '../../../src/index.js';

/** A game is broken off after this many actions; then it is a tie. */
const MOST_ACTIONS = 2_000;

type AnyBot = Bot<never, never>;

/** A game at which bots meet, with its usual options and the fewest players above one. */
export interface Meeting {
  readonly game: AnyGame;
  readonly players: number;
  /** The bot of a name, made once. */
  readonly bot: (name: string) => Promise<AnyBot>;
  /** What finds the luck in games, made once. */
  readonly luck: () => Promise<GameLuck | null>;
}

export async function meetingOf(game: AnyGame): Promise<Meeting> {
  const table = { entry: await entryFor(game), game, options: {} };
  const players = Math.max(2, usualPlayers(game) ?? 2);
  const made = new Map<string, Promise<AnyBot>>();
  let luck: Promise<GameLuck | null> | undefined;
  return {
    game,
    players,
    bot(name) {
      const bot = made.get(name) ?? (madeBot(name, table) as Promise<unknown> as Promise<AnyBot>);
      made.set(name, bot);
      return bot;
    },
    luck() {
      const head = { players, seed: 'alike', luck: 'removed' } as const;
      const { chance, hiddenInformation } = game.traits;
      luck ??=
        chance || hiddenInformation ? gameLuck(table, head, game.setup({ players }), null) : Promise.resolve(null);
      return luck;
    },
  };
}

const toThousandths = (value: number): number => Math.round(1_000 * value) / 1_000;

/** Turns of each player that are played at random first where nothing else makes one game another one. */
const OPENING = 2;

/** A game with the bots at the seats: nothing but its name changes it. */
async function played({ game, players, bot }: Meeting, names: readonly string[], name: string) {
  const bots = await Promise.all(names.map(bot));
  const policies = bots.map((one) => trustedPolicy(one, game));
  const trusted = !policies.includes(undefined);
  const rngs = bots.map((_, seat) => createRng(`${name}/${seat}`));
  const opening = createRng(`${name}/opening`);
  let random = game.traits.chance ? 0 : OPENING * players;
  const choose = (view: never, player: number) => {
    const drawn = random-- > 0 ? game.sampleAction(view, opening, player) : null;
    const policy = (policies[player] ?? bots[player]) as AnyBot;
    return drawn ?? policy(view, player, rngs[player] as never);
  };
  return playout(game, { players, seed: name, maxActions: MOST_ACTIONS, trusted, choose: choose as never });
}

/**
 * What the first of two bots has won of a pair of games with the same dice and the seats exchanged, from 0 to 1, ties halved, as
 * are games that are broken off. Where nothing is random, both begin with the same random actions.
 */
export async function pairOf(meeting: Meeting, bots: readonly [string, string], index: number): Promise<number> {
  let sum = 0;
  for (const first of [0, 1]) {
    const names = Array.from({ length: meeting.players }, (_, seat) => bots[(seat + first) % 2] as string);
    const { result } = await played(meeting, names, `levels/${index}`);
    const winners = result?.winners ?? [];
    const won = winners.filter((seat) => names[seat] === bots[0]).length;
    sum += winners.length === 0 ? 1 / 2 : won / winners.length;
  }
  return toThousandths(sum / 2);
}

/** What each seat has won of a game. */
interface Alike {
  readonly won: number[];
  /** What the dice did for each; `null` where there are none, or nothing says what a position is worth. */
  readonly luck: number[] | null;
}

/** A game in which the bot sits at all seats. */
export async function alikeOf(meeting: Meeting, name: string, index: number): Promise<Alike> {
  const { players } = meeting;
  const { actions, result } = await played(meeting, new Array<string>(players).fill(name), `alike/${index}`);
  const winners = result?.winners ?? [];
  const share = toThousandths(1 / (winners.length || 1));
  const luck = result ? (await meeting.luck())?.(actions, index) : undefined;
  return {
    won: Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? share : 0)),
    luck: luck?.map(toThousandths) ?? null,
  };
}
