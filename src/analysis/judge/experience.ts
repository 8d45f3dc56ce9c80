import type { ErasedState, ErasedWorth } from '../../kernel/definition.js';
import { createRng } from '../../kernel/dice/random.js';
import { headingFor } from '../../kernel/purpose.js';
import type { AnyGame } from '../../kernel/types.js';
import { shareOf } from '../bots/share.js';
import type { Trial } from '../bots/trial.js';
import { type Leaf, type Shares, sharesAt } from '../search/shares.js';
import type { State } from '../worlds.js';

/** Games played, unless together they take too many actions. */
const GAMES = 32;
const ACTIONS = 3_000;
/** Fewer actions would not show the end of any game. */
const LEAST = 600;
/** The least part of all that for someone who wants it quick rather than right. */
const SPARSE = 0.05;
/** The first game may take this many actions, whatever else is asked for: an unfinished game teaches nothing. */
const FIRST = 200;
/** This many positions of a game are looked at, evenly spread. */
const LOOKS = 12;
/** With this slope a tenth more of the whole range of a worth turns an even chance into 73 %. */
const USUAL = 10;
/** How much that counts: as little as one informative game, so that it is forgotten when there are some. */
const PRIOR = 0.2;
/** A slope of less decides no game. */
const FLATTEST = 0.01;
/** A slope of more decides every game. */
const STEEPEST = 400;

/** A position that was met: what it is worth to each, and what it led to in the end. */
interface Met {
  readonly worths: readonly number[];
  readonly shares: Shares;
}

/** What is known about a table, from games played there. */
interface Known {
  /** What worths amount to: shares of the victory; alone, points. */
  readonly sharesBy: (worths: readonly number[]) => number[];
  /** How far a lone player's points spread: four standard deviations, within which nearly all games end. */
  readonly spread: number;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function softmax(worths: readonly number[], slope: number): number[] {
  const most = Math.max(...worths);
  const odds = worths.map((worth) => Math.exp(slope * (worth - most)));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

/**
 * The slope at which worths best predict who won: by golden sections of its logarithm, since the likelihood has one maximum.
 * All of a few games may have been won by whoever was ahead, or behind: so the usual slope counts, too, the less the more is
 * known.
 */
function slopeOf(met: readonly Met[]): number {
  const likelihood = (log: number): number =>
    met.reduce(
      (sum, { worths, shares }) => {
        const told = softmax(worths, Math.exp(log));
        return sum + shares.reduce((part, share, seat) => part + share * Math.log((told[seat] ?? 0) + 1e-9), 0);
      },
      -PRIOR * (log - Math.log(USUAL)) ** 2,
    );
  const section = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(FLATTEST), Math.log(STEEPEST)];
  while (high - low > 1e-3) {
    const [left, right] = [high - section * (high - low), low + section * (high - low)];
    if (likelihood(left) < likelihood(right)) low = left;
    else high = right;
  }
  return Math.exp((low + high) / 2);
}

/** The line of least squares from worths to points. */
function lineOf(met: readonly Met[]): (worth: number) => number {
  const points = met.map(({ worths, shares }) => [worths[0] ?? 0, shares[0] ?? 0] as const);
  const [mx, my] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))];
  const variance = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const slope = variance > 0 ? points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / variance : 0;
  return (x) => my + slope * (x - mx);
}

function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
}

/**
 * What worths amount to: a worth says which position is better, not how much of the victory it is. That is learnt from a few
 * games that are played with it as their aim, from the table's start and always the same ones.
 */
export class Experience {
  readonly #game: AnyGame;
  readonly #trial: Trial;
  readonly #worth: ErasedWorth;
  readonly #seed: string;
  readonly #thrift: number;
  readonly #known = new Map<string, Known>();

  /** @param thrift - the part of the usual games to learn from; 1 for all */
  constructor(game: AnyGame, trial: Trial, worth: ErasedWorth, seed: string, thrift = 1) {
    this.#game = game;
    this.#trial = trial;
    this.#worth = worth;
    this.#seed = seed;
    this.#thrift = thrift;
  }

  /** Values positions of the table by the worth: as shares of the victory; alone, as points. */
  leafAt(table: object): Leaf {
    const { sharesBy } = this.#knownOf(table as State);
    return (position, result) =>
      result ? sharesAt(result, position.players) : sharesBy(this.#worthsOf(position, position.players));
  }

  /** How far a lone player's points spread. */
  spread(table: object): number {
    return this.#knownOf(table as State).spread;
  }

  #worthsOf(position: ErasedState, players: number): number[] {
    const trial = this.#trial;
    return Array.from({ length: players }, (_, player) => {
      const view = trial.seenBy(position, player);
      return trial.ask(view, () => this.#worth(view, player));
    });
  }

  #knownOf({ players, options }: State): Known {
    const table = `${players} ${JSON.stringify(options)}`;
    const known = this.#known.get(table) ?? this.#learn(players, options as object);
    this.#known.set(table, known);
    return known;
  }

  #learn(players: number, options: object): Known {
    const trial = this.#trial;
    const choose = headingFor(this.#worth, trial);
    const rng = createRng(`${this.#seed} ${players}`);
    const start = trial.copyOf(this.#game.setup({ players, options }));
    const met: Met[] = [];
    const points: number[] = [];
    const most = Math.max(LEAST, ACTIONS * shareOf(this.#game)) * Math.max(this.#thrift, SPARSE);
    let actions = 0;
    const isEnough = (): boolean => actions >= (points.length === 0 ? Math.max(most, FIRST) : most);
    for (let game = 0; game < GAMES && !isEnough(); game++) {
      const position = trial.copyOf(start);
      const seen: number[][] = [];
      const from = actions;
      while (!trial.result(position) && !isEnough()) {
        seen.push(this.#worthsOf(position, players));
        if (trial.playOn(position, rng, 1, choose) === 0) break;
        actions++;
      }
      const result = trial.result(position);
      if (!result) continue;
      const shares = sharesAt(result, players);
      points.push(shares[0] ?? 0);
      const every = Math.max(1, Math.floor((actions - from) / LOOKS));
      for (let at = 0; at < seen.length; at += every) met.push({ worths: seen[at] as number[], shares });
    }
    const line = lineOf(met);
    const slope = players > 1 ? slopeOf(met) : 0;
    return {
      sharesBy: (worths) => (players > 1 ? softmax(worths, slope) : worths.map(line)),
      spread: 4 * deviationOf(points),
    };
  }
}
