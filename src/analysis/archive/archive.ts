import { isModel } from '../../kernel/dice/chance.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { replay, stateAt } from '../../record/replay.js';
import type { GameRecord } from '../../record/types.js';
import type { Review } from '../review/reviewed.js';
import { sharesAt } from '../search/shares.js';
import { boundedMean, count, type Estimate, type Histogram, mean, sampleOf } from '../statistics.js';
import type { State } from '../worlds.js';
import { DiceTally, type DiceTest } from './dice-tally.js';

/** How a player did in the games of an archive. */
export interface ArchivePlayer {
  readonly name: string;
  /** The game that was played alone; `null` for all games with others. */
  readonly alone: string | null;
  /** Games that were over. */
  readonly games: number;
  /** The mean share of the victory, with its interval; alone, the points. `null` where no game was over. */
  readonly result: Estimate | null;
  /** The mean share if all players were alike; `null` alone. */
  readonly equal: number | null;
  /** How many of those were also reviewed. */
  readonly reviewed: number;
  /** What dice brought on average, in the unit of the result. */
  readonly luck: Estimate | null;
  /** What own choices gave away on average, at most 0. */
  readonly choices: Estimate | null;
  /** The result without luck. */
  readonly adjusted: Estimate | null;
  /** In the games that were reviewed. */
  readonly decisions: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** What an archive of recorded games shows. */
export interface ArchiveSummary {
  readonly games: number;
  /** How many of them were not over: their dice count, not their results. */
  readonly unfinished: number;
  readonly players: readonly ArchivePlayer[];
  readonly dice: readonly DiceTest[];
}

class Row {
  readonly results: Histogram = new Map();
  readonly luck: Histogram = new Map();
  readonly choices: Histogram = new Map();
  readonly adjusted: Histogram = new Map();
  equal = 0;
  decisions = 0;
  mistakes = 0;
  blunders = 0;

  constructor(
    readonly name: string,
    readonly alone: string | null,
  ) {}

  told(): ArchivePlayer {
    const { name, alone, decisions, mistakes, blunders } = this;
    const results = sampleOf(this.results);
    const luck = sampleOf(this.luck);
    return {
      name,
      alone,
      games: results.count,
      result: alone === null ? boundedMean(results, 0, 1) : mean(results),
      equal: alone === null && results.count > 0 ? this.equal / results.count : null,
      reviewed: luck.count,
      luck: mean(luck),
      choices: mean(sampleOf(this.choices)),
      adjusted: mean(sampleOf(this.adjusted)),
      decisions,
      mistakes,
      blunders,
    };
  }
}

/** A recorded game that was replayed to its end. */
export interface PlayedAgain {
  readonly game: AnyGame;
  readonly players: number;
  /** One name per player. */
  readonly names: readonly string[];
  /** The last position. */
  readonly last: State;
  /** What fell on the way to it. */
  readonly dice: DiceTally;
}

/** @throws GameError for a record that doesn't hold */
export function playedAgain(record: GameRecord, game: AnyGame, names: readonly string[]): PlayedAgain {
  const dice = new DiceTally();
  let last = stateAt(record, 0, game);
  for (const frame of replay(record, game)) {
    const { outcome, ...action } = frame.action as AnyAction & { readonly outcome?: unknown };
    const chance = outcome === undefined ? null : game.chance(last, action as AnyAction);
    // Nobody knows how skilful people are: what they do with their hands says nothing about the dice.
    if (chance && !isModel(chance))
      dice.add(chance, outcome, `${game.title}: ${action.type}`, names[action.player] ?? '');
    last = frame.state as State;
  }
  return { game, players: record.players, names, last, dice };
}

/** Puts recorded games together: players by name, and dice by kind. */
export class Archive {
  #games = 0;
  #unfinished = 0;
  readonly #rows = new Map<string, Row>();
  readonly #dice = new DiceTally();

  add({ game, players, names, last, dice }: PlayedAgain): void {
    this.#games++;
    this.#dice.addAll(dice);
    const result = game.result(last);
    if (!result) this.#unfinished++;
    else {
      for (const [player, share] of sharesAt(result, players).entries()) {
        const row = this.#row(names[player] ?? '', players > 1 ? null : game.title);
        count(row.results, share);
        row.equal += 1 / players;
      }
    }
  }

  /** Adds the luck in an added game, if it is over and was reviewed to its end. */
  addReview({ game, players, names, last }: PlayedAgain, review: Review): void {
    if (!review.isComplete || !game.result(last)) return;
    for (const { player, luck, skill, adjusted, decisions, mistakes, blunders } of review.players) {
      const row = this.#row(names[player] ?? '', players > 1 ? null : game.title);
      count(row.luck, luck);
      count(row.choices, skill);
      count(row.adjusted, adjusted);
      row.decisions += decisions;
      row.mistakes += mistakes;
      row.blunders += blunders;
    }
  }

  #row(name: string, alone: string | null): Row {
    const key = JSON.stringify([name, alone]);
    const row = this.#rows.get(key) ?? new Row(name, alone);
    this.#rows.set(key, row);
    return row;
  }

  summary(): ArchiveSummary {
    const players = [...this.#rows.values()]
      .map((row) => row.told())
      .sort(
        (one, other) =>
          (one.alone ?? '').localeCompare(other.alone ?? '') ||
          other.games - one.games ||
          one.name.localeCompare(other.name),
      );
    return { games: this.#games, unfinished: this.#unfinished, players, dice: this.#dice.tests() };
  }
}
