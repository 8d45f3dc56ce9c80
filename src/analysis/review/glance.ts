import { createRng } from '../../kernel/dice/random.js';
import { headingFor } from '../../kernel/purpose.js';
import type { Position } from '../bots/trial.js';
import { type Appraiser, bestOf } from '../judge/appraiser.js';
import { bySearch } from '../judge/by-search.js';
import { positionKey } from '../search/position-key.js';
import { leafBy, sharesAt } from '../search/shares.js';

/** Positions that are looked at for what one event may bring, all outcomes together, with an effort of 1. */
const POSITIONS = 4_000;
/** A search with fewer shows no more than the worth alone. */
const LEAST = 40;
/** Games that are played out for what one event may bring, all outcomes together, with an effort of 1. */
const PLAYOUTS = 120;
/** Games from which it is learnt in what a score counts. */
const FITTED = 40;
const LONGEST = 2_000;

/** What positions are worth to everybody, each at the same glance: so that the mean over an event says what was luck in it. */
export type Glance = (position: Position) => readonly number[];

/** The line that leads through the points with the least squares. */
function lineThrough(points: readonly (readonly [x: number, y: number])[]): (x: number) => number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))];
  const variance = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const slope = variance > 0 ? points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / variance : 0;
  return (x) => my + slope * (x - mx);
}

/** What is known of a game of one player, from games that were played. */
interface Trials {
  /** The points that a position comes to, by its worth. */
  readonly inPoints: (worth: number) => number;
  readonly spread: number;
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
}

/** Looks at what events bring, in a game as one knows how to value it. */
export class Glances {
  readonly #appraiser: Appraiser;
  readonly #seed: string;
  readonly #effort: number;
  #tried: Trials | undefined;

  constructor(appraiser: Appraiser, seed: string, effort: number) {
    this.#appraiser = appraiser;
    this.#seed = seed;
    this.#effort = effort;
  }

  /** How to look at each of so many positions. */
  for(count: number): Glance {
    const { game, trial, worth } = this.#appraiser;
    const leaf = leafBy(trial, { worth });
    const atEnd =
      (look: Glance): Glance =>
      (position) => {
        const result = trial.result(position);
        return result ? sharesAt(result, position.players) : look(position);
      };
    if (!worth) return atEnd(this.#byPlaying(Math.max(1, Math.round((PLAYOUTS * this.#effort) / count))));
    const positions = Math.round((POSITIONS * this.#effort) / count);
    return atEnd((position) => {
      if (position.players === 1) return leaf(position, null).map(this.#trials(position).inPoints);
      const player = trial.playersToAct(position)[0];
      if (player === undefined || game.traits.hiddenInformation || positions < LEAST) return leaf(position, null);
      const found = bySearch(game, trial, worth, positions, this.#seed)({ view: position as never, player });
      return found ? bestOf(found.actions, player).values : leaf(position, null);
    });
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

  /** How far the points of a player alone lie apart: four standard deviations, within which nearly all games end. */
  spread(from: Position): number {
    return this.#trials(from).spread;
  }

  /** What is learnt of points from games that are played with the worth as their aim. */
  #trials(from: Position): Trials {
    this.#tried ??= this.#playTrials(from);
    return this.#tried;
  }

  #playTrials(from: Position): Trials {
    const { trial, worth } = this.#appraiser;
    const choose = worth ? headingFor(worth, trial) : trial.rulebook.sampleAction;
    const rng = createRng(`${this.#seed} points`);
    const met: (readonly [worth: number, points: number])[] = [];
    const ends: number[] = [];
    for (let game = 0; game < FITTED; game++) {
      const tried = trial.copyOf(from);
      const worths: number[] = [];
      for (let actions = 0; actions < LONGEST && !trial.result(tried); actions++) {
        const view = trial.seenBy(tried, 0);
        if (worth) worths.push(trial.ask(view, () => worth(view, 0)));
        if (trial.playOn(tried, rng, 1, choose) === 0) break;
      }
      const result = trial.result(tried);
      if (!result) continue;
      const points = sharesAt(result, 1)[0] ?? 0;
      ends.push(points);
      for (const one of worths) met.push([one, points]);
    }
    return { inPoints: met.length > 0 ? lineThrough(met) : (one) => one, spread: 4 * deviationOf(ends) };
  }
}
