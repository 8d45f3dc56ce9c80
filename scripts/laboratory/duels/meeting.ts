import { type Bot, trustedPolicy } from '../../../src/analysis/bots/bot.js';
import { reviewRecord } from '../../../src/analysis/review/review.js';
import { usualPlayers } from '../../../src/analysis/seats.js';
import { madeBot } from '../../../src/analysis/tournament/bots.js';
import { entryFor } from '../../../src/catalogue/entry-for.js';
import { type AnyGame, createRng, playout } from '../../../src/index.js';

/** A game is broken off after so many actions; then it is a tie. */
const MOST_ACTIONS = 2_000;

type AnyBot = Bot<never, never>;

/** A game at which bots meet, with its usual options and the fewest players above one. */
export interface Meeting {
  readonly game: AnyGame;
  readonly players: number;
  /** The bot of a name, made once. */
  readonly bot: (name: string) => Promise<AnyBot>;
}

export async function meetingOf(game: AnyGame): Promise<Meeting> {
  const table = { entry: await entryFor(game), game, options: {} };
  const made = new Map<string, Promise<AnyBot>>();
  return {
    game,
    players: Math.max(2, usualPlayers(game) ?? 2),
    bot(name) {
      const bot = made.get(name) ?? (madeBot(name, table) as Promise<unknown> as Promise<AnyBot>);
      made.set(name, bot);
      return bot;
    },
  };
}

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
  return Math.round(500 * sum) / 1_000;
}

/** A game of the bot at all seats. */
const alike = (meeting: Meeting, name: string, index: number) =>
  played(meeting, new Array<string>(meeting.players).fill(name), `alike/${index}`);

/** What each seat has won of a game in which the bot sits at all of them. */
export async function seatsOf(meeting: Meeting, name: string, index: number): Promise<number[]> {
  const { result } = await alike(meeting, name, index);
  const share = Math.round(1_000 / (result?.winners.length || 1)) / 1_000;
  return Array.from({ length: meeting.players }, (_, seat) => (result?.winners.includes(seat) ? share : 0));
}

/** How hard a review thinks: the worth of the game, and a glance beyond it. */
const EFFORT = 0.02;

/** What the dice did for each seat in such a game, as a review of it tells. */
export async function luckOf(meeting: Meeting, name: string, index: number): Promise<number[]> {
  const { game, players } = meeting;
  const { actions } = await alike(meeting, name, index);
  const record = { format: 'dicewright/1', game: game.id, rules: game.rules, players, options: {}, actions };
  const review = await reviewRecord(record, game as never, { effort: EFFORT });
  return review.players.map(({ luck }) => Math.round(1_000 * luck) / 1_000);
}
