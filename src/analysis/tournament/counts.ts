import type { GameResult } from '../../kernel/types.js';
import type { GameRange } from '../runs.js';
import { addAll, count, type Histogram } from '../statistics.js';
import { addLuck, countLuck, type LuckCounts, noLuck } from './luckless.js';

/** What is played. Only games of the same tournament can be put together. */
export interface TournamentHead {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  /** Of the game, with the defaults filled in. */
  readonly options: object;
  /** The names of the bots. `lineUp` says who sits where. */
  readonly bots: readonly string[];
  /** Everything in game i depends on this and on i alone. */
  readonly seed: string;
  /** A game is broken off after this many actions. */
  readonly maxActions: number;
  /** Whether luck is counted, and can be taken from the results; left out where it wasn't asked for. */
  readonly luck?: 'removed' | undefined;
}

/** What is counted for a bot, or for the difference between two. */
export interface Counts {
  /** Of the victory, by game. */
  readonly shares: Histogram;
  readonly scores: Histogram;
  /** The same with the luck in it; `null` where it isn't asked for. */
  readonly luck: LuckCounts | null;
}

/** What is counted in a tournament: integers alone, so that the parts add up to the whole in any order. */
export interface TournamentCounts {
  /** How many actions the games took. */
  readonly actions: Histogram;
  readonly bots: readonly (Counts & { unfinished: number })[];
  /** By {@link pairIndex}. */
  readonly pairs: readonly Counts[];
  unfinished: number;
}

/** The pairs of bots: 0 and 1, 0 and 2, 1 and 2, 0 and 3 and so on. */
export const pairIndex = (one: number, other: number): number => (other * (other - 1)) / 2 + one;

/** The pairs of that many bots, in the order of {@link pairIndex}. */
export function pairsOf(bots: number): (readonly [one: number, other: number])[] {
  return Array.from({ length: bots }, (_, other) =>
    Array.from({ length: other }, (_, one) => [one, other] as const),
  ).flat();
}

const noCounts = (hasLuck: boolean): Counts => ({
  shares: new Map(),
  scores: new Map(),
  luck: hasLuck ? noLuck() : null,
});

export function noGames({ bots: { length }, luck }: Pick<TournamentHead, 'bots' | 'luck'>): TournamentCounts {
  const hasLuck = luck !== undefined;
  return {
    actions: new Map(),
    bots: Array.from({ length }, () => ({ ...noCounts(hasLuck), unfinished: 0 })),
    pairs: pairsOf(length).map(() => noCounts(hasLuck)),
    unfinished: 0,
  };
}

/**
 * Which bots the seats have in this round, counted from the first seat's: a different arrangement every round, until all
 * have had their turn. A bot has several seats only where there are too few bots.
 */
function stepsOf(round: number, bots: number, players: number): number[] {
  if (bots < players) return Array.from({ length: players }, (_, seat) => seat);
  const others = Array.from({ length: bots - 1 }, (_, i) => i + 1);
  const steps = [0];
  for (let rest = round; steps.length < players; ) {
    const count = others.length;
    steps.push(...others.splice(rest % count, 1));
    rest = Math.floor(rest / count);
  }
  return steps;
}

/**
 * The bots of a game, by seat. A round is as many games as there are bots: in each round every bot has each seat once. The
 * first round has bot (i + s) modulo their number at seat s of game i; over all rounds everybody meets everybody in every
 * order.
 */
export function lineUp({ players, bots }: Pick<TournamentHead, 'players' | 'bots'>, game: number): number[] {
  const steps = stepsOf(Math.floor(game / bots.length), bots.length, players);
  return steps.map((step) => (game + step) % bots.length);
}

/** The luck in the game for every seat, and the round of the tournament in which it was played. */
export interface LuckInGame {
  readonly bySeat: readonly number[];
  readonly round: number;
}

/** Adds the result of a game. A bot at several seats has the sum of their shares, and the mean of their scores. */
export function addGame(
  counts: TournamentCounts,
  seats: readonly number[],
  actions: number,
  result: GameResult | null,
  luck: LuckInGame | null = null,
): void {
  count(counts.actions, actions);
  const playing = [...new Set(seats)].sort((a, b) => a - b);
  if (result === null) {
    counts.unfinished++;
    for (const bot of playing) (counts.bots[bot] as { unfinished: number }).unfinished++;
    return;
  }
  const { winners, scores } = result;
  const shares = playing.map((bot) => {
    const wins = winners.filter((seat) => seats[seat] === bot).length;
    return wins === 0 ? 0 : wins / winners.length;
  });
  const means = playing.map((bot) => {
    if (scores === null) return null;
    const own = scores.filter((_, seat) => seats[seat] === bot);
    return own.reduce((sum, score) => sum + score, 0) / own.length;
  });
  const lucks = playing.map((bot) =>
    (luck?.bySeat ?? []).reduce((sum, own, seat) => sum + (seats[seat] === bot ? own : 0), 0),
  );
  const round = luck?.round ?? 0;
  for (const [place, bot] of playing.entries()) {
    const own = lucks[place] as number;
    addValues(counts.bots[bot] as Counts, shares[place] as number, means[place] as number | null, own, round);
    for (let before = 0; before < place; before++) {
      const pair = counts.pairs[pairIndex(playing[before] as number, bot)] as Counts;
      const [mean, other] = [means[before] as number | null, means[place] as number | null];
      const difference = mean === null || other === null ? null : mean - other;
      addValues(
        pair,
        (shares[before] as number) - (shares[place] as number),
        difference,
        (lucks[before] as number) - own,
        round,
      );
    }
  }
}

function addValues(
  { shares, scores, luck }: Counts,
  share: number,
  score: number | null,
  own: number,
  round: number,
): void {
  count(shares, share);
  if (score !== null) count(scores, score);
  if (luck) countLuck(luck, round, share, score, own);
}

function addCounts(counts: Counts, others: Counts): void {
  addAll(counts.shares, others.shares);
  addAll(counts.scores, others.scores);
  if (counts.luck && others.luck) addLuck(counts.luck, others.luck);
}

/** Adds what was counted in other games. */
export function addGames(counts: TournamentCounts, others: TournamentCounts): void {
  addAll(counts.actions, others.actions);
  for (const [bot, own] of counts.bots.entries()) {
    const other = others.bots[bot] as TournamentCounts['bots'][number];
    addCounts(own, other);
    own.unfinished += other.unfinished;
  }
  for (const [pair, own] of counts.pairs.entries()) addCounts(own, others.pairs[pair] as Counts);
  counts.unfinished += others.unfinished;
}

/** Games of a tournament, and their results. */
export interface CountedGames {
  readonly head: TournamentHead;
  readonly ranges: readonly GameRange[];
  readonly counts: TournamentCounts;
}
