import * as fc from 'fast-check';
import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import type { ErasedState, ErasedWorth } from '../kernel/definition.js';
import { pick, uniformInt } from '../kernel/dice/random.js';
import { engineOf } from '../kernel/engine/engine.js';
import { lazy } from '../kernel/lazy.js';
import { deepFreeze, optionsIn, thaw } from '../kernel/plain.js';
import { headingFor, type Worth } from '../kernel/purpose.js';
import type { AnyAction, AnyGame } from '../kernel/types.js';
import { drawn, firstOf } from './ask.js';
import { choiceRng } from './choices.js';
import type { GameSample, Sample, SampleProblem } from './game-sample.js';
import { ladderOf, type Seat, seatsOf } from './seats.js';
import type { Action, State } from './types.js';

/** See {@link gameArbitrary}. */
export interface GameArbitraryOptions<Options, View = never> {
  /** Numbers of players to draw from; all that the game and the options allow, unless given. */
  readonly players?: number | readonly number[] | undefined;
  /** Option sets to draw from; the game's own `variants` and `editions`, unless given. */
  readonly variants?: readonly Options[] | undefined;
  /** Games are left unfinished after this many actions. Default 400. */
  readonly maxActions?: number | undefined;
  /**
   * What is worth heading for (the part `worth` of its entry): every third game is played with that purpose, so
   * that ends are reached, too. Default: what the game declares, if anything.
   */
  readonly worth?: Worth<View> | undefined;
}

/** Which games are played: to their end, only so far, or now this, now that. */
export type SampleLength = 'whole' | 'beginning' | 'either';

/** The choices of one action: which it is, and how its dice fall. */
interface StepChoices {
  readonly act: readonly number[];
  readonly luck: readonly number[];
}

interface Plan {
  readonly seat: Seat;
  readonly isPurposeful: boolean;
  readonly steps: readonly StepChoices[];
  readonly noise: number;
}

/** Where choices beyond the plan come from. */
interface Source {
  readonly act: () => () => number;
  readonly luck: () => () => number;
}

const zero = () => 0;
const ZEROS: Source = { act: () => zero, luck: () => zero };

/** Listing more than these for one choice would cost more than it finds. */
const LISTED_ACTIONS = 250;

/** An action of a player who may act, with a purpose; the first draw decides whose. */
function headedFor(game: AnyGame, worth: ErasedWorth, state: State, rng: ReturnType<typeof choiceRng>): Action | null {
  const acting = game.playersToAct(game.view(state, null));
  const player = (acting.length > 1 ? acting[uniformInt(rng, 0, acting.length - 1)] : acting[0]) as number;
  const view = game.view(state, player) as ErasedState;
  return headingFor(worth, engineOf(game))(view, rng, player);
}

/** An action of a player who may act; the first draws decide whose, and whether it is sampled or taken from the list. */
function chosen(game: AnyGame, state: State, rng: ReturnType<typeof choiceRng>): Action | null {
  const acting = game.playersToAct(game.view(state, null));
  const first = acting.length > 1 ? uniformInt(rng, 0, acting.length - 1) : 0;
  const fromList = uniformInt(rng, 0, 2) === 2;
  for (let i = 0; i < acting.length; i++) {
    const player = acting[(first + i) % acting.length] as number;
    const view = game.view(state, player);
    if (fromList) {
      const list = firstOf(game.legalActions(view, player), LISTED_ACTIONS);
      // A type first: one with few actions comes up, and is still the same when a shorter game has others.
      const types = [...new Set(list.map(({ type }) => type))];
      const type = pick(rng, types);
      const action = pick(
        rng,
        list.filter((one) => one.type === type),
      );
      if (action) return action;
    } else {
      const action = game.sampleAction(view, rng, player);
      if (action) return action;
    }
  }
  return null;
}

interface Played {
  readonly sample: Sample;
  /** The plan without anything that was not used. */
  readonly plan: Plan;
}

/** What is played, and what is worth heading for in it, where that is known. */
interface Table {
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  /** Those that games are shrunk to, in order; only asked for then. */
  readonly ladder: () => readonly Seat[];
  readonly worth: ErasedWorth | undefined;
}

/** Plays a plan; after its last step the source goes on for up to `extra` actions. */
function play({ game, worth }: Table, plan: Plan, source: Source, extra: number): Played {
  const { players, options } = plan.seat;
  const states: State[] = [game.setup({ players, options })];
  const actions: Action[] = [];
  const steps: StepChoices[] = [];
  let problem: SampleProblem<Action> | undefined;
  while (problem === undefined && steps.length < plan.steps.length + extra) {
    const state = states.at(-1) as State;
    const planned = plan.steps[steps.length];
    const act = choiceRng(planned?.act ?? [], source.act());
    const luck = choiceRng(planned?.luck ?? [], source.luck());
    let action: Action | null = null;
    try {
      if (game.playersToAct(game.view(state, null)).length === 0) break;
      action = plan.isPurposeful && worth ? headedFor(game, worth, state, act) : chosen(game, state, act);
      if (action === null) throw new Error('somebody is to act, but nobody has a legal action');
      // Of a copy: what a game hands out is not to be frozen before a law has looked at it.
      action = deepFreeze(thaw(drawn(game, state, action, luck)));
      states.push(game.reduce(state, action));
      actions.push(action);
    } catch (error) {
      problem = { action, error };
    }
    steps.push({ act: [...act.used], luck: [...luck.used] });
  }
  const final = states.at(-1) as State;
  return {
    sample: {
      players,
      options,
      actions: Object.freeze(actions),
      states: Object.freeze(states),
      final,
      noise: plan.noise,
      problem,
    },
    plan: { ...plan, steps },
  };
}

const WORD = 0xffff_ffff;
const PURPOSEFUL = 3;
/** Choices of one event that are all the same come up often: five of a kind is where rules differ. */
const SMALL_CHOICE = 59;

function randomSource(random: fc.Random): Source {
  const word = () => random.nextInt(0, WORD);
  return {
    act: () => word,
    luck() {
      if (random.nextInt(0, 3) > 0) return word;
      const same = random.nextInt(0, SMALL_CHOICE);
      return () => same;
    },
  };
}

/** Lower numbers to try for a choice, the most promising first; small ones stand for the faces of usual dice. */
function lower(choice: number): number[] {
  const tries = [0, 1, 2, 3, 4, 5, 6, 7, choice % 1024, Math.floor(choice / 65_536)];
  return [...new Set(tries)].filter((n) => n < choice);
}

const replaced = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((one, i) => (i === index ? value : one));
const isZero = (choices: readonly number[]) => choices.every((choice) => choice === 0);

/**
 * Simpler plans: shorter games first, at this table or at another, then simpler tables, then earlier actions and lower
 * dice. Each has fewer steps or, with no more steps, is smaller in table or choices and larger in none, so that shrinking
 * ends.
 */
function* simpler(plan: Plan, ladder: readonly Seat[]): Generator<Plan> {
  const { steps } = plan;
  const rung = ladder.indexOf(plan.seat);
  for (let cut = steps.length; cut >= 1; cut = Math.floor(cut / 2)) {
    yield { ...plan, steps: steps.slice(0, steps.length - cut) };
  }
  if (steps.length > 1) {
    for (const seat of ladder) if (seat !== plan.seat) yield { ...plan, seat, steps: steps.slice(0, -1) };
  }
  for (let less = rung; less >= 1; less = Math.floor(less / 2)) yield { ...plan, seat: ladder[rung - less] as Seat };
  for (let size = Math.floor(steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let end = steps.length; end >= size; end -= size) {
      yield { ...plan, steps: [...steps.slice(0, end - size), ...steps.slice(end)] };
    }
  }
  for (const [i, step] of steps.entries()) {
    for (const part of ['act', 'luck'] as const) {
      const choices = step[part];
      if (isZero(choices)) continue;
      yield { ...plan, steps: replaced(steps, i, { ...step, [part]: [] }) };
      for (const [j, choice] of choices.entries()) {
        for (const tried of lower(choice)) {
          yield { ...plan, steps: replaced(steps, i, { ...step, [part]: replaced(choices, j, tried) }) };
        }
      }
    }
  }
}

class SampleArbitrary extends fc.Arbitrary<Sample> {
  readonly #table: Table;
  readonly #maxActions: number;
  readonly #length: SampleLength;

  constructor(game: AnyGame, options: GameArbitraryOptions<object>, length: SampleLength) {
    super();
    this.#length = length;
    const worth = (options.worth as ErasedWorth | undefined) ?? engineOf(game).definition.purpose?.worth;
    const seats = seatsOf(game, options);
    this.#table = {
      game,
      seats,
      ladder: lazy(() => (length === 'either' ? seats : ladderOf(game, options, seats))),
      worth,
    };
    this.#maxActions = options.maxActions ?? 400;
  }

  override generate(random: fc.Random): fc.Value<Sample> {
    const { seats, worth } = this.#table;
    const isPurposeful = worth !== undefined && random.nextInt(1, PURPOSEFUL) === 1;
    const seat = seats[random.nextInt(0, seats.length - 1)] as Seat;
    const plan = { seat, isPurposeful, steps: [], noise: random.nextInt(0, WORD) };
    const whole = this.#length === 'either' ? random.nextInt(0, 1) === 0 : this.#length === 'whole';
    const limit = whole ? this.#maxActions : Math.min(this.#maxActions, random.nextInt(0, 2 ** random.nextInt(0, 7)));
    return this.#value(play(this.#table, plan, randomSource(random), limit));
  }

  override canShrinkWithoutContext(_value: unknown): _value is Sample {
    return false;
  }

  override shrink(_value: Sample, context: unknown): fc.Stream<fc.Value<Sample>> {
    return fc.stream(this.#shrinks(context as Plan));
  }

  *#shrinks(plan: Plan): Generator<fc.Value<Sample>> {
    for (const simple of simpler(plan, this.#table.ladder())) yield this.#value(play(this.#table, simple, ZEROS, 0));
  }

  #value({ sample, plan }: Played): fc.Value<Sample> {
    return new fc.Value(Object.freeze(sample), plan);
  }
}

/**
 * Random games of a game, whole ones and beginnings, with everything random in them: numbers of players, options,
 * actions, outcomes.
 *
 * Shrinking makes a game shorter (the end first, also under other variants, then pieces out of the middle), then its table
 * smaller and its options fewer, then takes earlier actions and lower faces: every shrunk game is a legal one. Half of
 * them are whole ones.
 *
 * @throws GameError `INVALID_SETUP` when no option set, or one of those given, allows none of the numbers of players
 */
export function gameArbitrary<State, Action extends AnyAction, Options, View>(
  game: GivenGame<State, Action, Options, View>,
  options: GameArbitraryOptions<Options, NoInfer<View>> = {},
): fc.Arbitrary<GameSample<State, Action, Options>> {
  const erased = new SampleArbitrary(
    gameAtHand(game),
    optionsIn(options as GameArbitraryOptions<object>, 'samples'),
    'either',
  );
  // Its samples are of the game, whose types these are.
  return erased as unknown as fc.Arbitrary<GameSample<State, Action, Options>>;
}

/**
 * {@link gameArbitrary} for a game of unknown types, which shrinks games to other options, too: fewer of them, or another
 * variant under which a shorter game will do.
 */
export function sampleArbitrary(
  game: AnyGame,
  options: GameArbitraryOptions<object>,
  length: SampleLength,
): fc.Arbitrary<Sample> {
  return new SampleArbitrary(game, options, length);
}
