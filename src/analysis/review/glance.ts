import { createRng } from '../../kernel/dice/random.js';
import type { Position } from '../bots/trial.js';
import { type Appraiser, bestOf } from '../judge/appraiser.js';
import { bySearch } from '../judge/by-search.js';
import { positionKey } from '../search/position-key.js';
import { sharesAt } from '../search/shares.js';

/** Positions looked at for what one event may bring, all outcomes together, with an effort of 1. */
const POSITIONS = 4_000;
/** A search with fewer shows no more than the worth alone. */
const LEAST = 40;
/** Games played out for what one event may bring, all outcomes together, with an effort of 1. */
const PLAYOUTS = 120;
const LONGEST = 2_000;

/** What positions are worth to everybody, all at the same glance, so that the mean over an event shows the luck in it. */
export type Glance = (position: Position) => readonly number[];

/** Looks at what events bring, by whatever way there is to value a game. */
export class Glances {
  readonly #appraiser: Appraiser;
  readonly #seed: string;
  readonly #effort: number;

  constructor(appraiser: Appraiser, seed: string, effort: number) {
    this.#appraiser = appraiser;
    this.#seed = seed;
    this.#effort = effort;
  }

  /** How to look at each of `count` positions. */
  for(count: number): Glance {
    const { game, trial, experience } = this.#appraiser;
    if (!experience) return this.#byPlaying(Math.max(1, Math.round((PLAYOUTS * this.#effort) / count)));
    const positions = Math.round((POSITIONS * this.#effort) / count);
    const isShort = game.traits.hiddenInformation || positions < LEAST;
    return (position) => {
      const result = trial.result(position);
      const player = trial.playersToAct(position)[0];
      if (result || player === undefined || isShort) return experience.leafAt(position)(position, result);
      const found = bySearch(game, trial, experience, positions, this.#seed)({ view: position, player });
      return found ? bestOf(found.actions, player).values : experience.leafAt(position)(position, null);
    };
  }

  #byPlaying(games: number): Glance {
    const { trial } = this.#appraiser;
    return (position) => {
      const rng = createRng(`${this.#seed} ${positionKey(position)}`);
      const sums = new Array<number>(position.players).fill(0);
      for (let game = 0; game < games; game++) {
        const tried = trial.copyOf(position);
        trial.playOn(tried, rng, LONGEST, trial.rulebook.sampleAction);
        const result = trial.result(tried);
        if (!result) continue;
        for (const [seat, share] of sharesAt(result, position.players).entries())
          sums[seat] = (sums[seat] ?? 0) + share;
      }
      return sums.map((sum) => sum / games);
    };
  }
}
