import { Net } from '../../advice/net.js';
import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import type { ErasedState } from '../../kernel/definition.js';
import { createRng, pick, type RandomGenerator } from '../../kernel/dice/random.js';
import type { Worth } from '../../kernel/purpose.js';
import type { AnyAction, AnyGame, DeepReadonly, Envelope, GameResult as Result } from '../../kernel/types.js';
import type { Bot } from '../bots/bot.js';
import { greedyBot } from '../bots/greedy-bot.js';
import { Trial } from '../bots/trial.js';
import { inTurns } from '../exploration/in-turns.js';
import type { RunSignal } from '../pieces.js';
import { countOf } from '../worlds.js';

/** What a game provides so that its positions can be valued by learnt weights. */
export interface Learning<View, Action> {
  readonly players?: number | undefined;
  readonly options?: object | undefined;
  /** Units of the network between input and output. Default 0: weighted sums. */
  readonly hidden?: number | undefined;
  /**
   * What is true of a position, in numbers of about 1, always equally many, for a player who has just acted; `null` where no
   * value is wanted, as in the middle of a turn.
   */
  readonly features: (view: DeepReadonly<View>, player: number) => ArrayLike<number> | null;
  /**
   * What a game brought the player: numbers from 0 to 1, the first of which is their share of the victory. Alone: points.
   * Default: that share, or the score.
   */
  readonly outcomes?: ((result: Result, player: number) => readonly number[]) | undefined;
  /** How many of a lone player's points are already certain: only the others are learnt. Default: none. */
  readonly sure?: ((view: DeepReadonly<View>, player: number) => number) | undefined;
  /** What one of two players' outcomes are for the other; with it positions are learnt from the other's next ones, too. */
  readonly opposite?: ((outcomes: readonly number[]) => readonly number[]) | undefined;
  /** How the learners play. Default: what leads to the best value at once. */
  readonly choose?:
    | ((value: (features: ArrayLike<number>) => readonly number[], worth: Worth<View>) => Bot<Action, View>)
    | undefined;
  /** How far a weight moves towards the result at first; by the end a twentieth of that. Default 0.1. */
  readonly rate?: number | undefined;
  /** How much of what came later counts beside what came next, 0 to 1. Default 0.5. */
  readonly lambda?: number | undefined;
}

/** How long to learn. */
export interface LearnOptions<View, Action> extends Learning<View, Action> {
  readonly games: number;
  /** The same seed gives the same weights. Default `'learn'`. */
  readonly seed?: string | undefined;
  /** Called now and then. */
  readonly onProgress?: ((progress: { readonly games: number }) => void | Promise<void>) | undefined;
  /** Ends it before it is done: it rejects with the signal's reason. */
  readonly signal?: RunSignal | undefined;
}

/** What was learnt. */
export interface Learnt<View> {
  readonly weights: readonly number[];
  /** Values a position by the weights, where features are known; alone in points. */
  readonly worth: Worth<View>;
}

/** A position after someone acted, and what it was taken to be worth. */
interface Visit {
  readonly player: number;
  readonly features: ArrayLike<number>;
  readonly sure: number;
  readonly values: readonly number[];
}

const MOST_ACTIONS = 10_000;

/** Shows how many numbers an outcome has. */
const NOBODY: Result = { winners: [], scores: null, reason: '' };

/** By the end of learning a step is this part of what it was. */
const LAST_STEPS = 0.05;

const usualOutcomes = ({ winners, scores }: Result, player: number): readonly number[] => {
  if (scores?.length === 1) return [scores[0] as number];
  return [winners.includes(player) ? 1 / winners.length : 0];
};

/** The outcomes for whoever has won nothing: as many numbers. */
export const outcomesAtLoss = ({
  outcomes = usualOutcomes,
}: Pick<Learning<never, never>, 'outcomes'>): readonly number[] => outcomes(NOBODY, 0);

/** Values positions that are not the end of a game, by what their features are valued at. */
export function valuing<View>(
  { features, sure, opposite }: Pick<Learning<View, never>, 'features' | 'sure' | 'opposite'>,
  net: (features: ArrayLike<number>) => readonly number[],
): Worth<View> {
  return (view, player) => {
    const own = features(view, player);
    if (own !== null) return (sure?.(view, player) ?? 0) + (net(own)[0] as number);
    const other = opposite ? features(view, 1 - player) : null;
    return other === null || !opposite ? 1 / 2 : (opposite(net(other))[0] as number);
  };
}

/** Learns by playing against itself: a position is worth what the next one is worth, and the last one's worth is known. */
class Learner {
  readonly #trial: Trial;
  readonly #start: object;
  readonly #learning: Learning<unknown, AnyAction>;
  readonly #alone: boolean;
  readonly #outcomes: NonNullable<Learning<unknown, AnyAction>['outcomes']>;
  readonly #choose: Bot<AnyAction, unknown>;
  readonly #valued: Worth<unknown>;
  readonly #rng: RandomGenerator;
  #net: Net | undefined;

  constructor(game: AnyGame, learning: Learning<unknown, AnyAction>, rng: RandomGenerator) {
    const { players = game.playerCount.min, options } = learning;
    this.#learning = learning;
    this.#alone = players === 1;
    this.#trial = new Trial(game);
    this.#start = game.setup({ players, options });
    this.#outcomes = learning.outcomes ?? usualOutcomes;
    this.#rng = rng;
    this.#valued = valuing(learning, this.valueOf);
    this.#choose =
      learning.choose?.(this.valueOf, this.worth) ??
      (greedyBot(game, { value: this.worth as Worth<Envelope> }) as Bot<AnyAction, unknown>);
  }

  get weights(): readonly number[] {
    return this.#net?.rounded() ?? [];
  }

  /** A network for as many numbers as a position has. */
  #netFor(inputs: number): Net {
    if (this.#net) return this.#net;
    const { hidden = 0 } = this.#learning;
    const outputs = outcomesAtLoss(this.#learning).length;
    this.#net = new Net({ inputs, hidden, outputs, gives: this.#alone ? 'points' : 'shares' });
    this.#net.begin(this.#rng);
    return this.#net;
  }

  readonly valueOf = (features: ArrayLike<number>): readonly number[] => this.#netFor(features.length).of(features);

  readonly worth: Worth<unknown> = (view, player) => {
    const end = this.#trial.definition.result(view as ErasedState);
    return end ? (this.#outcomes(end, player)[0] as number) : this.#valued(view, player);
  };

  /** Plays a game, and learns from it, the last position first. */
  play(rng: RandomGenerator, rate: number): void {
    const trial = this.#trial;
    const { features, sure } = this.#learning;
    const position = trial.copyOf(this.#start);
    const visits: Visit[] = [];
    for (let actions = 0; ; actions++) {
      const acting = trial.playersToAct(position);
      const player = acting.length > 1 ? pick(rng, acting) : acting[0];
      if (player === undefined) break;
      if (actions === MOST_ACTIONS) return;
      const view = trial.seenBy(position, player);
      const action = trial.ask(view, () => this.#choose(view, player, rng));
      trial.play(position, action, trial.drawn(position, action, rng));
      const seen = trial.seenBy(position, player);
      const inputs = trial.ask(seen, () => features(seen, player));
      if (inputs === null) continue;
      visits.push({ player, features: inputs, sure: sure?.(seen, player) ?? 0, values: this.valueOf(inputs) });
    }
    this.#learn(visits, trial.result(position) as Result, rate);
  }

  #learn(visits: readonly Visit[], result: Result, rate: number): void {
    const { opposite, lambda = 1 / 2 } = this.#learning;
    /** What came after the visit being looked at, for each player, as they see it: its value, and what that led to. */
    const after = new Map<number, { readonly values: readonly number[]; readonly came: readonly number[] }>();
    for (const { player, features, sure, values } of [...visits].reverse()) {
      const next = after.get(player);
      const came = next
        ? next.values.map((value, i) => value + lambda * ((next.came[i] as number) - value))
        : this.#outcomes(result, player);
      const wanted = came.map((value) => value - sure);
      this.#net?.learn(features, wanted, rate);
      const told = { values: values.map((value) => value + sure), came };
      after.set(player, told);
      if (opposite) after.set(1 - player, { values: opposite(told.values), came: opposite(came) });
    }
  }
}

/**
 * Learns what positions are worth, by temporal differences: the game is played against itself, and what a position was taken
 * to be worth moves a step towards what it led to. Weights are rounded to three digits.
 *
 * @throws RangeError for bad options; the reason of the signal
 */
export async function learn<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  options: LearnOptions<NoInfer<View>, NoInfer<Action>>,
): Promise<Learnt<View>> {
  const { games, seed = 'learn', rate = 0.1, onProgress, signal } = options;
  countOf('games', games, 1);
  const rules = gameAtHand(game);
  const learner = new Learner(rules, options as Learning<unknown, AnyAction>, createRng(`${seed}/weights`));
  let done = 0;
  const next = (): IteratorResult<void, void> => {
    if (done === games) return { done: true, value: undefined };
    learner.play(createRng(`${seed}/${done}`), rate * (1 - (1 - LAST_STEPS) * (done / games)));
    done++;
    return { done: false, value: undefined };
  };
  await inTurns(next, { what: 'learning', signal, onTurn: () => onProgress?.({ games: done }) });
  return { weights: learner.weights, worth: learner.worth };
}
