import { createHash } from 'node:crypto';
import { simulatedGame, simulationHead } from '../../../src/analysis/simulation/simulated-game.js';
import { type AnyGame, playout } from '../../../src/index.js';
import { stateHash } from '../../lib/games/golden.js';
import { percentOf, type RandomPlay, SEED, type Wins } from '../../lib/pages/play-text.js';

/** Random games at each table. */
export const RANDOM_GAMES = 200;
/** How many ways in which games end are told apart; rarer ones are taken together. */
const ENDS = 5;

/** What one game came to. */
interface PlayedGame {
  readonly actions: number;
  /** `null` when it was broken off. */
  readonly end: { readonly winners: readonly number[]; readonly reason: string } | null;
  readonly state: object;
}

/** Random game i of the table: that of `dicewright simulate` with the same seed. */
function playedGame(game: AnyGame, players: number, i: number): PlayedGame {
  const played = simulatedGame(game, simulationHead(game, { players, seed: SEED }), i);
  return { actions: played.actions.length, end: played.result, state: played.state };
}

/** With how many players random games are played: the fewest, and the fewest above two. */
export function tablesOf(game: AnyGame): number[] {
  const counts = game.playersFor();
  const [fewest] = counts;
  if (fewest === undefined) throw new Error(`${game.id}: its default options go with no number of players`);
  const more = counts.find((players) => players > 2);
  return more === undefined || more === fewest ? [fewest] : [fewest, more];
}

/** The reason of an end without the numbers and cells of the one game: `'3 dice are the most.'` → `'n dice …'`. */
export const generalReason = (reason: string): string =>
  reason
    .replace(/\b\d?[a-i]\d\b/g, 'a cell')
    .replace(/\b(?:no|one|\d+) (?:die|dice)\b/g, 'n dice')
    .replace(/\b(?:no|one|\d+) (second|point)s?\b/g, 'n $1s')
    .replace(/\d+/g, 'n')
    .replace(/\.$/, '');

/** Victories by seat in percent of the games, each one's winners given. */
export function winsBySeat(players: number, winners: readonly (readonly number[])[], games: number): Wins {
  return Array.from({ length: players }, (_, seat) => {
    const parts = winners.filter((won) => won.includes(seat)).map(({ length }) => 1 / length);
    return percentOf(parts.reduce((sum, part) => sum + part, 0) / games);
  });
}

/** Plays random games at the table. */
export function randomPlay(game: AnyGame, players: number, games = RANDOM_GAMES): RandomPlay {
  const played = Array.from({ length: games }, (_, i) => playedGame(game, players, i));
  const lengths = played.map(({ actions }) => actions).sort((a, b) => a - b);
  const at = (place: number): number => lengths[place] ?? Number.NaN;
  const ended = played.flatMap(({ end }) => end ?? []);
  const reasons = new Map<string, number>();
  for (const end of ended) {
    const reason = generalReason(end.reason);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const sorted = [...reasons].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1));
  const winners = ended.map((end) => end.winners);
  const shareOf = (count: number): number => percentOf(count / games);
  const isAlone = players === 1;
  return {
    players,
    isPurposeful: game.traits.purposeful,
    games,
    actions: {
      least: at(0),
      median: (at(Math.floor((games - 1) / 2)) + at(Math.floor(games / 2))) / 2,
      most: at(games - 1),
    },
    wins: isAlone ? [] : winsBySeat(players, winners, games),
    shared: isAlone ? 0 : shareOf(winners.filter(({ length }) => length > 1).length),
    nobody: isAlone ? 0 : shareOf(winners.filter(({ length }) => length === 0).length),
    ends: sorted.slice(0, ENDS).map(([reason, count]) => ({ reason, share: shareOf(count) })),
    otherwise: shareOf(sorted.slice(ENDS).reduce((sum, [, count]) => sum + count, 0)),
    unfinished: shareOf(games - ended.length),
  };
}

/** Whether a random game of the table ever gave a player a choice. */
function isChoiceMet(game: AnyGame, players: number, i: number): boolean {
  let isMet = false;
  playout(game, {
    players,
    seed: `${SEED}/${i}`,
    choose(view, player, rng) {
      if (!isMet) {
        const actions = game.legalActions(view, player)[Symbol.iterator]();
        actions.next();
        isMet = actions.next().done !== true;
      }
      return game.sampleAction(view, rng, player) as never;
    },
  });
  return isMet;
}

/** Whether there is anything to decide: in ten random games a player had more than one legal action. */
export const hasChoices = (game: AnyGame, players: number): boolean =>
  Array.from({ length: 10 }, (_, i) => i).some((i) => isChoiceMet(game, players, i));

/** Games that the seal is made from, at each table; where they are long, only as many as fit into a number of actions. */
const SEALED_GAMES = 10;
const SEALED_ACTIONS = 5_000;

/**
 * Ties a list to the games that it was made of: a hash of its text and of the first random games of each table, which are
 * quickly replayed. It changes when someone has changed the list, or when the game plays differently now.
 */
export function sealOf(game: AnyGame, tables: readonly number[], text: string): string {
  const hash = createHash('sha256').update(text);
  for (const players of tables) {
    let actions = 0;
    for (let i = 0; i < SEALED_GAMES && actions < SEALED_ACTIONS; i++) {
      const played = playedGame(game, players, i);
      actions += played.actions;
      const { winners, reason } = played.end ?? {};
      hash.update(JSON.stringify([players, i, played.actions, winners, reason, stateHash(played.state)]));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
