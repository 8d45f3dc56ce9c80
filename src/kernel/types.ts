import type { Chance } from './dice/chance.js';
import type { Dice } from './dice/dice.js';
import type { RandomGenerator } from './dice/random.js';
import type { GameError, Violation } from './errors.js';
import type { Listener } from './naming.js';
import type * as z from './schemas/zod.js';

/** The type with everything in it readonly, arrays and tuples included. */
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** The type, written out. */
export type Prettify<T> = { [K in keyof T]: T[K] } & {};

/** Options with every default filled in, as a state carries them. */
export type Resolved<Options> = { readonly [K in keyof Options]-?: Exclude<Options[K], undefined> };

/** What every state carries besides the game's own fields. */
export interface Envelope<Id extends string = string, Options = unknown> {
  /** The id of the game. */
  readonly game: Id;
  /** The rules version that the state belongs to. */
  readonly rules: number;
  /** The number of players. */
  readonly players: number;
  /** The options, with the defaults filled in. */
  readonly options: Options;
  /** The number of random events so far. */
  readonly events: number;
}

/** What every action has. */
export interface AnyAction {
  readonly type: string;
  /** 0-based index of the player who does it. */
  readonly player: number;
}

/** An action as a player who must not know all of it may know it: fields can be missing. */
export type ViewedAction<Action> = Action extends AnyAction
  ? Prettify<Pick<Action, 'type' | 'player'> & Partial<Omit<Action, 'type' | 'player'>>>
  : never;

/** How a game ended. */
export interface GameResult {
  /** Players who won, ascending; all of a winning side; several for a tie; none when nobody won. */
  readonly winners: readonly number[];
  /** One number per player, or `null` where the game has no score. */
  readonly scores: readonly number[] | null;
  /** Why it ended and what decided, in one English sentence. */
  readonly reason: string;
}

/** Facts by which a host, a test or a bot chooses what it can do with a game. */
export interface Traits {
  /** Something random happens in it (derived). */
  readonly chance: boolean;
  /** A player may know what another does not (derived). */
  readonly hiddenInformation: boolean;
  /** Several players may act at the same moment. */
  readonly simultaneous: boolean;
  /** Physical skill decides something; it is an outcome, reported or drawn from a model. */
  readonly dexterity: boolean;
  /** `legalActions` is complete; otherwise it lists a representative part. */
  readonly enumerable: boolean;
  /**
   * Play that is fair among all legal actions hardly ends, so that `playout` without a policy heads for what is worth most
   * (derived).
   */
  readonly purposeful: boolean;
}

/** The traits that a definition declares; the others follow from it. */
export type DeclaredTraits = Omit<Traits, 'chance' | 'hiddenInformation' | 'purposeful'>;

/** How many can play, all bounds included. */
export interface PlayerCount {
  readonly min: number;
  readonly max: number;
  /** The most people where an option lets groups play in place of players; `max`, unless given. */
  readonly withGroups?: number | undefined;
}

/** The result of {@link Game.step}: what has happened, or why nothing has. */
export type StepResult<State, Action> =
  | {
      readonly ok: true;
      /** The next state. */
      readonly state: DeepReadonly<State>;
      /** The action with its outcome, as records keep it; frozen. */
      readonly action: DeepReadonly<Action>;
      /** One English sentence about it, as {@link Game.describe} gives it. */
      readonly text: string;
    }
  | { readonly ok: false; readonly error: GameError };

/** A zod schema with the methods that most people use; whatever takes a schema of `zod` or `zod/mini` takes it. */
export interface GameSchema<Output, Input = unknown> extends z.$ZodType<Output, Input> {
  /** @throws zod's error, with its `issues` */
  parse(value: unknown, params?: z.ParseContext<z.$ZodIssue>): Output;
  /** The parsed value, or zod's error with its `issues`; never throws for a value. */
  safeParse(value: unknown, params?: z.ParseContext<z.$ZodIssue>): z.util.SafeParseResult<Output>;
}

/**
 * zod schemas, built on first use. `action` is a discriminated union on `type`, states and views of several games are one
 * on `game`.
 *
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import * as z from 'zod/mini';
 *
 * const chat = z.object({ type: z.literal('chat'), text: z.string() });
 * const message = z.discriminatedUnion('type', [kiriki.schemas.action, chat]);
 *
 * console.log(message.parse({ type: 'chat', text: 'Hello.' }).type); // → chat
 * console.log(kiriki.schemas.action.safeParse({ type: 'roll', player: 7 }).error?.issues[0]?.path); // → [ 'player' ]
 * ```
 */
export interface Schemas<State, Action, Options, View = State> {
  readonly options: GameSchema<unknown, Options>;
  readonly state: GameSchema<State> & z.$ZodTypeDiscriminable;
  readonly view: GameSchema<View> & z.$ZodTypeDiscriminable;
  readonly action: GameSchema<Action> & z.$ZodTypeDiscriminable;
}

/**
 * The rules of a game as a value. All members are pure functions that need no `this`; states that come out are
 * deeply frozen, and nothing that goes in is ever changed.
 *
 * @typeParam State - plain JSON; see {@link Envelope} for what all states share
 * @typeParam Action - `{ type, player, ...fields, outcome? }`, a union discriminated by `type`
 * @typeParam Options - as given to `setup`, before defaults
 * @typeParam View - what a player may know of a state; the state itself unless something is hidden
 */
export interface Game<State, Action extends AnyAction, Options, View = State> {
  /** Kebab-case, for instance `'kiriki'`. */
  readonly id: string;
  readonly title: string;
  /** The rules version: an integer from 1, raised whenever the same actions could give another state. */
  readonly rules: number;
  readonly playerCount: PlayerCount;
  readonly traits: Traits;
  /**
   * What a catalogue says about the game, such as its number in a published collection; the kernel gives it no meaning.
   * Empty when the game declares none.
   */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Option sets that tests, docs and fuzzers run through; the first is `{}`, the defaults. */
  readonly variants: readonly Options[];
  /**
   * The options that play each text of the rules, where texts differ, by names such as `'english'` and `'french'`; see
   * `editionOf`. Empty where there is only one text to play.
   */
  readonly editions: Readonly<Record<string, Options>>;
  readonly schemas: Schemas<State, Action, Options, View>;
  /**
   * The first state.
   * @throws {@link GameError} `INVALID_SETUP` for bad options, or options that do not go with the number of players
   */
  setup(table: { readonly players: number; readonly options?: Options | undefined }): DeepReadonly<State>;
  /**
   * The numbers of players that these options allow, ascending; without options, those that the defaults allow, which begin
   * with `playerCount.min`.
   * @throws {@link GameError} `INVALID_SETUP` for bad options
   */
  playersFor(options?: Options): readonly number[];
  /**
   * A state from outside (a save, a message): options that are missing get their defaults, older rules are migrated where
   * possible, all of it is validated, and trusted from then on.
   * @throws {@link GameError} `INVALID_STATE`
   */
  load(value: unknown): DeepReadonly<State>;
  /** A view from outside, as `load` for states. @throws {@link GameError} `INVALID_STATE` */
  loadView(value: unknown): DeepReadonly<View>;
  /** The rules: the next state, or why there is none. A random action must carry its `outcome`. Never throws on bad input. */
  safeReduce(
    state: DeepReadonly<State>,
    action: DeepReadonly<Action>,
  ): { readonly ok: true; readonly state: DeepReadonly<State> } | { readonly ok: false; readonly error: GameError };
  /** {@link Game.safeReduce}, throwing the error. */
  reduce(state: DeepReadonly<State>, action: DeepReadonly<Action>): DeepReadonly<State>;
  /**
   * Carries out an action and describes it: the next state, the action with what was rolled, and the sentence for it; or why
   * it can't be carried out. Never throws on bad input; what the dice themselves throw passes through.
   *
   * @param dice - draw the outcome, if there is one; a different one sent along is refused. Without dice a random action must
   * carry its `outcome`.
   * @param listener - whom the sentence is for, and what the players are called; or the viewer alone. A spectator, unless given.
   */
  step(
    state: DeepReadonly<State>,
    action: DeepReadonly<Action>,
    dice?: Dice,
    listener?: Listener | number | null,
  ): StepResult<State, Action>;
  /** `null` when the action is legal, else why not. Needs no outcome. Never throws. */
  check(view: DeepReadonly<View>, action: DeepReadonly<Action>): Violation | null;
  /**
   * Every legal action of the player (of all who may act), lazily, in canonical form, without outcomes. A host may give
   * a state for the view, here as elsewhere: then each player's actions are listed on what they see.
   * @throws {@link GameError} `INVALID_ACTION` for a player who is not there
   */
  legalActions(view: DeepReadonly<View>, player?: number): Iterable<Action>;
  /**
   * One random legal action of the player (of one of those who may act), `null` when there is none. Each is as likely as
   * the others, except where an action says how it isn't (`uneven`), or where they can't all be listed: then a type is
   * drawn first.
   * @throws {@link GameError} `INVALID_ACTION` for a player who is not there, `INVALID_SETUP` for no generator
   */
  sampleAction(view: DeepReadonly<View>, rng: RandomGenerator, player?: number): Action | null;
  /**
   * The random event that a legal action triggers, or `null`.
   * @throws {@link GameError} when the action is not legal
   */
  chance(state: DeepReadonly<State>, action: DeepReadonly<Action>): Chance<unknown> | null;
  /** The players who may act now; several where play is simultaneous, none when the game is over. */
  playersToAct(view: DeepReadonly<View>): readonly number[];
  /** `null` while the game runs. */
  result(view: DeepReadonly<View>): GameResult | null;
  /**
   * What a player, or a spectator (`null`), may know. The state itself when nothing is hidden.
   * @throws {@link GameError} `INVALID_ACTION` for a player who is not there
   */
  view(state: DeepReadonly<State>, player: number | null): DeepReadonly<View>;
  /** What a player, or a spectator (`null`), may know of an action played in the state, and of its outcome. */
  viewAction(
    state: DeepReadonly<State>,
    action: DeepReadonly<Action>,
    player: number | null,
  ): DeepReadonly<ViewedAction<Action>>;
  /** A random state that the player's view allows; `undefined` for games that hide nothing. */
  complete?(view: DeepReadonly<View>, player: number, rng: RandomGenerator): DeepReadonly<State>;
  /** The action in the form in which `legalActions` lists it, without its outcome. @throws {@link GameError} `INVALID_ACTION` */
  canonical(action: DeepReadonly<Action>): Action;
  /** Whether playing the action shows someone something new, so that it cannot be taken back. */
  reveals(state: DeepReadonly<State>, action: DeepReadonly<Action>): boolean;
  /**
   * One English sentence about an action, as it would be announced at the table. It gives away nothing that the viewer
   * cannot know; without a viewer it is for a spectator. Takes views as well as states. Without the outcome of a
   * random action it says only who does what; {@link Game.step} says what was drawn.
   * @param listener - whom it is for, and what the players are called; or the viewer alone
   * @throws {@link GameError} when the action is not legal, or does not belong between the two
   */
  describe(
    before: DeepReadonly<State | View>,
    action: DeepReadonly<Action | ViewedAction<Action>>,
    after: DeepReadonly<State | View>,
    listener?: Listener | number | null,
  ): string;
}

/**
 * Something true of every step from one state of a game to the next, or of every state but too slow for `load`, or
 * computed a second way; data in a game's `*.invariants.ts`, never part of the game object. What `load` asks of a state
 * is in `checkState`, from which the laws take it.
 */
export interface Invariant<State, Action> {
  /** What holds, as a short statement: `'no box bears more than two marks'`. */
  readonly name: string;
  /** The clause of the rules page that it guards. */
  readonly clause: string;
  /** Whether it holds for the state and, unless the state is the first, for the step that led to it. */
  holds(
    state: DeepReadonly<State>,
    step?: { readonly before: DeepReadonly<State>; readonly action: DeepReadonly<Action> },
  ): boolean;
}

/**
 * The game made by what `defineGame` returns: the types of its states are known before its actions, which need them,
 * are written.
 */
type MadeBy<G> = G extends { game(spec: never): infer Made } ? Made : G;

/**
 * The states of a game, as `setup` and `reduce` give them: `StateOf<typeof farkle>`, so that no interface need be written
 * beside its schemas. Also for what `defineGame` returns, for functions that the game itself uses.
 *
 * @example
 * ```ts
 * import type { ActionOf, OptionsOf, StateOf, ViewOf } from 'dicewright';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const options: OptionsOf<typeof kiriki> = {};
 * const state: StateOf<typeof kiriki> = kiriki.setup({ players: 2, options });
 * const roll: ActionOf<typeof kiriki> = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4] };
 * const view: ViewOf<typeof kiriki> = state;
 * console.log(kiriki.check(view, roll)); // → null
 * ```
 */
export type StateOf<G> =
  MadeBy<G> extends Game<infer State, infer _Action, infer _Options, infer _View> ? DeepReadonly<State> : never;
/** The actions of a game. */
export type ActionOf<G> =
  G extends Game<infer _State, infer Action, infer _Options, infer _View> ? DeepReadonly<Action> : never;
/** The options of a game, or of what `defineGame` returns, as `setup` takes them. */
export type OptionsOf<G> =
  MadeBy<G> extends Game<infer _State, infer _Action, infer Options, infer _View> ? Options : never;
/**
 * What a player or a spectator of a game, or of what `defineGame` returns, sees; the state, where nothing is hidden.
 */
export type ViewOf<G> =
  MadeBy<G> extends Game<infer _State, infer _Action, infer _Options, infer View> ? DeepReadonly<View> : never;

/** A game whose types are not known, for code that serves every game: what it is given is validated anyway. */
export type AnyGame = Game<Envelope, AnyAction, object>;
