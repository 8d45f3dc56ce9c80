import * as fc from 'fast-check';
import { gameAtHand } from '../entry/given-game.js';
import type { RandomGenerator } from '../kernel/dice/random.js';
import { engineOf, gameOf } from '../kernel/engine/engine.js';
import { thaw } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import { playout } from '../play/playout.js';
import { sampleArbitrary } from './game-arbitrary.js';
import type { Sample } from './game-sample.js';
import type { LawSettings } from './law.js';
import { seatsOf } from './seats.js';

const MOST_REMEMBERED = 300;

/** Keeps what is generated first for each state of the random numbers, so that a game is played once for all laws. */
class Remembering extends fc.Arbitrary<Sample> {
  readonly #inner: fc.Arbitrary<Sample>;
  readonly #known = new Map<string, fc.Value<Sample>>();

  constructor(inner: fc.Arbitrary<Sample>) {
    super();
    this.#inner = inner;
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<Sample> {
    const state = random.getState()?.join();
    const known = state === undefined ? undefined : this.#known.get(state);
    if (known) return known;
    const value = this.#inner.generate(random, biasFactor);
    if (state !== undefined && this.#known.size < MOST_REMEMBERED) this.#known.set(state, value);
    return value;
  }

  override canShrinkWithoutContext(value: unknown): value is Sample {
    return this.#inner.canShrinkWithoutContext(value);
  }

  override shrink(value: Sample, context: unknown): fc.Stream<fc.Value<Sample>> {
    return this.#inner.shrink(value, context);
  }
}

/** The games of one variant: beginnings, and whole games, fewer the longer they are. */
export interface Stock {
  readonly beginnings: fc.Arbitrary<Sample>;
  readonly whole: fc.Arbitrary<Sample>;
  /** Share of the runs that are whole games. */
  readonly wholeShare: number;
}

/** This many games show how long they are. */
const PILOTS = 4;
/** How much of the actions goes into whole games, as long as these are not half of all. */
const WHOLE_ACTIONS = 0.75;

/** The game with Chances that draw copies: play freezes what it keeps, and a law has yet to look at what they draw. */
function drawingCopies(game: AnyGame): AnyGame {
  const { definition } = engineOf(game);
  const actions = Object.entries(definition.actions).map(([type, spec]) => {
    const { chance } = spec;
    const copying: typeof chance = (state, action) => {
      const drawn = chance?.(state, action);
      return drawn
        ? Object.create(drawn, { sample: { value: (rng: RandomGenerator) => thaw(drawn.sample(rng)) } })
        : null;
    };
    return [type, chance ? { ...spec, chance: copying } : spec] as const;
  });
  return gameAtHand(gameOf({ ...definition, actions: Object.fromEntries(actions) }));
}

/** How many actions games of the variant take, on average, up to where samples are left unfinished. */
function meanLength({ game, seed, maxActions }: LawSettings, options: object): number {
  const seats = seatsOf(game, { variants: [options] });
  const piloted = drawingCopies(game);
  let actions = 0;
  for (let i = 0; i < PILOTS; i++) {
    const { players } = seats[i % seats.length] as (typeof seats)[number];
    try {
      actions += playout(piloted, { players, options, seed: `length ${seed} ${i}`, maxActions }).actions.length;
    } catch {
      // A broken game: a law will say so.
    }
  }
  return actions / PILOTS;
}

export function stockOf(settings: LawSettings, options: object): Stock {
  const { game, maxActions, meanActions, worth } = settings;
  const games = (length: 'whole' | 'beginning') =>
    new Remembering(sampleArbitrary(game, { variants: [options], maxActions, worth }, length));
  const wholeShare = Math.min(0.5, (WHOLE_ACTIONS * meanActions) / Math.max(1, meanLength(settings, options)));
  return { beginnings: games('beginning'), whole: games('whole'), wholeShare };
}
