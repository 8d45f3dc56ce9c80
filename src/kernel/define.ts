import type { ErasedActionSpec, ErasedDefinition, Migration } from './definition.js';
import type { Chance } from './dice/chance.js';
import type { RandomGenerator } from './dice/random.js';
import { problemsOfEditions } from './editions.js';
import { gameOf } from './engine/engine.js';
import type { Violation } from './errors.js';
import type { Purpose } from './purpose.js';
import type { Part } from './schemas/part.js';
import type { Shape } from './schemas/schema.js';
import type * as z from './schemas/zod.js';
import type {
  AnyAction,
  DeclaredTraits,
  DeepReadonly,
  Envelope,
  Game,
  GameResult,
  PlayerCount,
  Prettify,
} from './types.js';

type Out<S extends Shape> = keyof S extends never ? unknown : z.$InferObjectOutput<S, Record<never, never>>;
type In<S extends Shape> = keyof S extends never ? unknown : z.$InferObjectInput<S, Record<never, never>>;

type StateOf<Id extends string, Op extends Shape, S extends Shape> = Prettify<Envelope<Id, Prettify<Out<Op>>> & Out<S>>;
type ViewOf<State, H extends Shape> = keyof H extends never ? State : Prettify<Omit<State, keyof H> & Out<H>>;

type FieldsAndPlayer<F extends Shape> = DeepReadonly<Out<F>> & { readonly player: number };
/** What `chance` returned, as the outcome that `apply` gets. */
type OutcomeOf<R> = R extends Chance<infer O> ? O : R extends null ? undefined : never;
type KnownOutcome<R> = [OutcomeOf<R>] extends [never] ? unknown : { readonly outcome: DeepReadonly<OutcomeOf<R>> };
/**
 * A random action declares its outcomes. Without `chance` this asks for nothing: TypeScript first looks at what it
 * knows of a definition without its functions, `chance` among them.
 */
type DeclaredOutcome<R> = [R] extends [never]
  ? unknown
  : { readonly outcome: z.$ZodType<Exclude<OutcomeOf<R>, undefined>> };
/** In a game that hides something, an action may be shown with fields missing. */
type Told<F extends Shape, R, H extends Shape> = keyof H extends never
  ? FieldsAndPlayer<F> & KnownOutcome<R>
  : Partial<DeepReadonly<Out<F>> & KnownOutcome<R>> & { readonly player: number };

declare const inferred: unique symbol;
/** An action of a game being defined; made by the `action` of {@link defineGame}. */
export interface ActionDefinition<Fields, Outcome> {
  readonly [inferred]: [Fields, Outcome];
}

/** {@link ActionSpec.numbered} */
interface NumberedFields<F extends Shape, N extends Shape> {
  readonly fields: N;
  of(fields: NoInfer<DeepReadonly<Out<F>>>): NoInfer<DeepReadonly<Out<N>>> | null;
  back(numbers: NoInfer<DeepReadonly<Out<N>>>): NoInfer<DeepReadonly<Out<F>>> | null;
}

/** One action: its fields, who may do it, what is random in it, what it does. */
export interface ActionSpec<
  State,
  View,
  F extends Shape,
  H extends Shape,
  R extends Chance<unknown> | null,
  N extends Shape = Shape,
> {
  /** zod shape of what the action carries besides `type`, `player` and `outcome`. */
  readonly fields?: F;
  /**
   * zod schema of everything that an outcome of `chance` can be, whatever the position; needed where there is `chance`.
   * `CHANCE.schema` where it is always the same.
   */
  readonly outcome?: z.$ZodType;
  /** A superset of the legal choices of `fields`, in canonical form; may be lazy. Left out by an action without fields. */
  candidates?(view: DeepReadonly<View>, player: number): Iterable<DeepReadonly<Out<F>>>;
  /**
   * The one place where legality is written: returns `illegal(clause, message)` or nothing (`null` will do). The fields are valid by
   * their schema, it is the player's turn and the game runs; enumerating is for `candidates`.
   */
  check?(view: DeepReadonly<View>, action: FieldsAndPlayer<F>): Violation | null | undefined;
  /** What is random in it: a Chance, which may be a new one each time, or `null` when this time nothing is. */
  chance?: (state: DeepReadonly<State>, action: FieldsAndPlayer<F>) => R;
  /**
   * The effect, on a draft, after `check` has passed. `before` stays what it was, however deep the draft is written; an effect
   * that does not take it saves playouts the copy. Copy arrays out of `before`, action and outcome. What it returns is ignored.
   */
  apply(
    draft: State,
    action: FieldsAndPlayer<F>,
    outcome: NoInfer<DeepReadonly<OutcomeOf<R>>>,
    before: DeepReadonly<State>,
  ): void;
  /** Whether it shows someone something they did not know, so that it cannot be taken back. */
  readonly reveals?: boolean | ((state: DeepReadonly<State>, action: FieldsAndPlayer<F>) => boolean);
  /** What a viewer may know of the action: the fields to keep, and the outcome or a part of it. Everything, unless given. */
  conceal?(
    action: FieldsAndPlayer<F> & NoInfer<Partial<KnownOutcome<R>>>,
    viewer: number | null,
    state: DeepReadonly<State>,
  ): NoInfer<Partial<DeepReadonly<Out<F>> & KnownOutcome<R>>>;
  /** The fields in the form in which `candidates` lists them. */
  canonical?(fields: DeepReadonly<Out<F>>): DeepReadonly<Out<F>>;
  /**
   * One random legal choice, each as likely as the others, or `null` when there is none; needed where listing all
   * candidates is slow. What is worth heading for is no part of it.
   */
  sample?(view: DeepReadonly<View>, player: number, rng: RandomGenerator): DeepReadonly<Out<F>> | null;
  /**
   * How `sample` is not fair, as one sentence: where there are too many legal choices to be fair among them, or where fair
   * play would be no play. Then `count` says how much it weighs beside other types of action.
   */
  readonly uneven?: string;
  /**
   * How many legal choices the player has, 0 when there is none, where that is quick to find out: with a `sample`, random
   * play need not list them.
   */
  count?(view: DeepReadonly<View>, player: number): number;
  /**
   * Fields of legal actions that go on from what is taken, lazily, first those that differ in what can be pointed at next;
   * needed where the candidates are no superset of the legal choices (`enumerable: false`). `null` among them says that
   * there are others, which aren't listed.
   * @param taken - values of the fields so far; a list may still grow
   */
  completions?(
    view: DeepReadonly<View>,
    player: number,
    taken: Partial<DeepReadonly<Out<F>>>,
  ): Iterable<DeepReadonly<Out<F>> | null>;
  /**
   * What a person reads on a part of the action (`'full house, 25'`); `undefined` for words made from its name.
   * @param field - the field that the part belongs to; `'type'` for the action itself
   */
  label?(view: DeepReadonly<View>, player: number, part: Part, field: string): string | undefined;
  /**
   * Other fields that stand for these, one to one, where programs are to be given numbers for the actions (`space.n`) and the
   * schema of `fields` lets infinitely many values pass, or more than there are safe integers: `of` and `back` undo each
   * other, `null` where there is no such action, or it has no number. All listed actions have one.
   */
  readonly numbered?: NumberedFields<F, N>;
  /**
   * One English sentence, as it would be announced at the table, about nothing but what the views show. Where something is
   * hidden, fields and outcome can be missing: the action comes as the viewer may know it.
   */
  describe?(
    before: DeepReadonly<View>,
    action: NoInfer<Told<F, R, H>>,
    after: DeepReadonly<View>,
    viewer: number | null,
  ): string;
}

type ActionsOf<A> = {
  [K in keyof A]: A[K] extends ActionDefinition<infer F, infer O>
    ? Prettify<
        { readonly type: K; readonly player: number } & DeepReadonly<F> &
          ([O] extends [never] ? unknown : { readonly outcome?: DeepReadonly<O> | undefined })
      >
    : never;
}[keyof A];
type ActionUnion<A> = ActionsOf<A> extends infer X extends AnyAction ? X : never;

/** Who sits down to play what: the number of players, and the options with their defaults filled in. */
export interface GameTable<Options> {
  readonly players: number;
  readonly options: DeepReadonly<Options>;
}

/** The parts of a game that concern the whole of it. */
export interface GameSpec<State, View, ResolvedOptions, OptionsInput, A> {
  readonly title: string;
  readonly playerCount: PlayerCount;
  /** By default neither simultaneous nor of dexterity, and enumerable. */
  readonly traits?: Partial<DeclaredTraits>;
  /** What a catalogue says about the game: `{ number: 23, family: 'construction' }`. None by default. */
  readonly facts?: Readonly<Record<string, string | number>>;
  /** Option sets that tests, docs and fuzzers run through, `{}` first. */
  readonly variants?: readonly OptionsInput[];
  /**
   * Where texts of the rules differ: the options that play each, by a name for it (`english`, `french`), see `editionOf`.
   * Name all options in which the texts differ, defaults too, so that an edition stays what it is when a default changes.
   * None by default.
   */
  readonly editions?: Readonly<Record<string, OptionsInput>>;
  /** The actions by type, in the order in which `legalActions` lists them. */
  readonly actions: A;
  /** The game's own fields of the first state. */
  setup(table: GameTable<ResolvedOptions>): Omit<State, keyof Envelope>;
  /** Why these options do not go together or with this number of players; `undefined` when they do. */
  checkSetup?(table: GameTable<ResolvedOptions>): string | null | undefined;
  /**
   * What is true of every state and the schema cannot say: `illegal` with the clause that is broken, a string where it is
   * none of the rules (lengths that don't agree), or `undefined`. The schema has passed. `load` asks it of what comes from
   * outside, the laws of every state. That those who may act sit at the table is checked as well.
   */
  checkState?(state: DeepReadonly<State>): Violation | string | null | undefined;
  /** Who may act, nobody when the game is over; asked at every action, so return constants (`oneToAct`). */
  playersToAct(view: DeepReadonly<View>): readonly number[];
  /** `null` as long as someone can act. */
  result(view: DeepReadonly<View>): GameResult | null;
  /** What a player or a spectator (`null`) knows; needed where something is hidden. */
  view?(state: DeepReadonly<State>, player: number | null): DeepReadonly<View>;
  /** A random state that the view allows; needed where something is hidden. */
  complete?(view: DeepReadonly<View>, player: number, rng: RandomGenerator): DeepReadonly<State>;
  /**
   * How play without a policy goes on where fair play among all legal actions hardly ends: `purposeful(worth)`. Fair play,
   * unless given.
   */
  readonly purpose?: Purpose<View>;
  /**
   * For states of older rules: entry *n* turns a state of rules *n* into one of rules *n* + 1. Options that rules *n* did
   * not have are there with their defaults.
   */
  readonly migrations?: Readonly<Record<number, Migration>>;
  /**
   * For records of older rules: entry *n* has the defaults that were different under rules *n*, `{}` if none was. What was
   * recorded under rules *n* is replayed by today's rules with them; where an entry is missing, it is refused. A function
   * where they depended on the number of players.
   */
  readonly olderDefaults?: Readonly<
    Record<number, Partial<OptionsInput> | ((players: number) => Partial<OptionsInput>)>
  >;
}

/** What {@link defineGame} starts with: zod shapes. */
export interface GameShapes<Id extends string, Op extends Shape, S extends Shape, H extends Shape> {
  /** Kebab-case. */
  readonly id: Id;
  /** The rules version, an integer from 1. */
  readonly rules: number;
  /** Options, each with a default (`z._default`). */
  readonly options: Op;
  /** The state's fields besides the {@link Envelope}; plain JSON, every array bounded. */
  readonly state: S;
  /** What a view shows in place of fields of the state that not everybody may know. */
  readonly hidden?: H;
}

/** A game in the making: `action` for each action, then `game`. */
export interface GameBuilder<Id extends string, Op extends Shape, S extends Shape, H extends Shape> {
  /** Defines an action; its type is the name under which it is passed to `game`. */
  readonly action: <
    F extends Shape = Record<never, never>,
    R extends Chance<unknown> | null = never,
    N extends Shape = Record<never, never>,
  >(
    spec: ActionSpec<StateOf<Id, Op, S>, ViewOf<StateOf<Id, Op, S>, H>, F, H, R, N> & NoInfer<DeclaredOutcome<R>>,
  ) => ActionDefinition<Out<F>, Exclude<OutcomeOf<R>, undefined>>;
  /**
   * Makes the game.
   * @throws TypeError for a definition that lacks something or uses a name that is taken; not looked for where
   * `NODE_ENV` is `production`, nor where there is no `process`
   */
  readonly game: <A extends Readonly<Record<string, ActionDefinition<unknown, unknown>>>>(
    spec: GameSpec<StateOf<Id, Op, S>, ViewOf<StateOf<Id, Op, S>, H>, Prettify<Out<Op>>, Prettify<In<Op>>, A>,
  ) => Game<StateOf<Id, Op, S>, ActionUnion<A>, Prettify<In<Op>>, ViewOf<StateOf<Id, Op, S>, H>>;
}

const ENVELOPE = ['game', 'rules', 'players', 'options', 'events'];
const ACTION_FRAME = ['type', 'player', 'outcome'];

function* problemsOfAction(type: string, spec: ErasedActionSpec): Iterable<string> {
  const fields = Object.keys(spec.fields ?? {});
  if (typeof spec.apply !== 'function') yield `the action ${type} needs apply`;
  if (fields.length > 0 && !spec.candidates) yield `the action ${type} has fields, so it needs candidates`;
  if (spec.chance && !spec.outcome)
    yield `the action ${type} has chance, so it needs outcome, the schema of its outcomes`;
  if (spec.outcome && !spec.chance) yield `the action ${type} has outcome, so it needs chance`;
  if (spec.count && !spec.sample) yield `the action ${type} has count, so it needs sample`;
  for (const field of fields) {
    if (ACTION_FRAME.includes(field)) yield `the action ${type} cannot have a field of its own named ${field}`;
  }
}

/** Node's, or what a bundler writes in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string | undefined } };

/** What a definition written without the help of types lacks. */
function* problemsOf(definition: ErasedDefinition): Iterable<string> {
  const { rules, playerCount, options, editions, olderDefaults, state, hidden, actions } = definition;
  const { min, max, withGroups = max } = playerCount ?? {};
  if (!Number.isInteger(rules) || rules < 1) yield 'rules must be an integer from 1';
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 1 || max < min) {
    yield 'playerCount must have integers 1 <= min <= max';
  } else if (!Number.isInteger(withGroups) || withGroups < max) {
    yield 'playerCount.withGroups must be an integer from max on';
  }
  for (const member of ['setup', 'playersToAct', 'result'] as const) {
    if (typeof definition[member] !== 'function') yield `a game needs the function ${member}`;
  }
  for (const [name, schema] of Object.entries(options)) {
    if (schema._zod.def.type !== 'default') yield `the option ${name} needs a default (z._default)`;
  }
  yield* problemsOfEditions(editions ?? {}, options);
  for (const [number, defaults] of Object.entries(olderDefaults ?? {})) {
    if (!(Number(number) >= 1 && Number(number) < rules)) yield `olderDefaults: there were no rules ${number} before`;
    for (const name of typeof defaults === 'function' ? [] : Object.keys(defaults)) {
      if (!Object.hasOwn(options, name)) yield `olderDefaults: ${number}: ${name} is no option`;
    }
  }
  for (const field of Object.keys({ ...state, ...hidden })) {
    if (ENVELOPE.includes(field)) yield `every state has a field ${field} already`;
  }
  if (Object.keys(hidden).length > 0 && !(definition.view && definition.complete)) {
    yield 'a game with hidden parts needs view and complete';
  }
  if (Object.keys(actions).length === 0) yield 'a game needs an action';
  for (const [type, spec] of Object.entries(actions)) yield* problemsOfAction(type, spec);
}

function assertDefinition(definition: ErasedDefinition): void {
  const { id } = definition;
  if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new TypeError('the id of a game must be kebab-case');
  }
  for (const problem of problemsOf(definition)) throw new TypeError(`${id}: ${problem}`);
}

/** The prototype of definitions and actions: else a polluted `Object.prototype` would fill in what they leave out. */
const nothing: object = /* @__PURE__ */ Object.create(null);
const ownMembers = (...parts: object[]): object => Object.assign(Object.create(nothing), ...parts);

/**
 * Starts the definition of a game: the shapes of its options, its state and what is hidden in it. The result's
 * `action` defines an action, its `game` makes the game.
 *
 * @throws TypeError (from `game`) for a definition that lacks something or uses a name that is taken; not looked for
 * where `NODE_ENV` is `production`, nor where there is no `process`
 */
export function defineGame<
  const Id extends string,
  const Op extends Shape,
  const S extends Shape,
  const H extends Shape = Record<never, never>,
>(shapes: GameShapes<Id, Op, S, H>): GameBuilder<Id, Op, S, H> {
  const builder = {
    action: (spec: object) => ownMembers(spec),
    game(spec: object) {
      const definition = ownMembers(shapes, { hidden: shapes.hidden ?? {} }, spec) as ErasedDefinition;
      // Bundlers know this phrase, as immer uses it too: in production the check costs a page nothing. Where there is no
      // process there is no bundler either.
      if (typeof process === 'object' && process.env.NODE_ENV !== 'production') assertDefinition(definition);
      return gameOf(definition);
    },
  };
  // The types of all that is written here end at the engine: it gives functions only what has passed these very schemas.
  return builder as unknown as GameBuilder<Id, Op, S, H>;
}
