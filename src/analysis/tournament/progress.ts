import type { RunSignal } from '../pieces.js';
import { type GameRange, joinedRanges, sizeOf } from '../runs.js';
import { addGames, type CountedGames, noGames, type TournamentCounts, type TournamentHead } from './counts.js';
import { resultOf, type TournamentResult, unitedGames } from './result.js';

/** How far a tournament is. */
export interface TournamentProgress {
  /** Games played in this run. */
  readonly done: number;
  /** Games to be played in this run. */
  readonly total: number;
  /** All that has been played so far, with what was resumed: it can be saved, and resumed later. */
  readonly result: () => TournamentResult;
}

/** What an `AbortSignal` is. */
export type TournamentSignal = RunSignal;

/** What a run has to play. */
export interface Course {
  readonly head: TournamentHead;
  /** What is resumed. */
  readonly before: CountedGames | null;
  /** What is to be played. */
  readonly gaps: readonly GameRange[];
}

type Listener = ((progress: TournamentProgress) => void | Promise<void>) | undefined;

/** What has been played so far. */
export class Progress {
  readonly #course: Course;
  readonly #played: GameRange[] = [];
  readonly #counts: TournamentCounts;
  readonly #told: Listener;
  #done = 0;

  constructor(course: Course, told: Listener) {
    this.#course = course;
    this.#counts = noGames(course.head);
    this.#told = told;
  }

  async add(range: GameRange, counts: TournamentCounts): Promise<void> {
    addGames(this.#counts, counts);
    this.#played.push(range);
    this.#done += range[1] - range[0];
    await this.#told?.({ done: this.#done, total: sizeOf(this.#course.gaps), result: () => this.result() });
  }

  result(): TournamentResult {
    const { head, before } = this.#course;
    const { ranges } = joinedRanges(this.#played);
    const games = { head, ranges, counts: this.#counts };
    return resultOf(before === null ? games : unitedGames(before, games));
  }
}
